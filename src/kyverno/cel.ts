import { CelScalar, celEnv, isCelError, parse, plan } from '@bufbuild/cel';
import { strings } from '@bufbuild/cel/ext';

/** What an expression is, as far as it can be told without Kyverno. */
export type Syntax =
  | { readonly kind: 'ok' }
  /** No CEL: Kyverno refuses the policy. Line and column begin at 1. */
  | { readonly kind: 'invalid'; readonly problem: string; readonly line: number; readonly column: number }
  /** It uses what this parser does not know; a whole sentence on what that is. */
  | { readonly kind: 'unknown'; readonly why: string };

/** Tells whether a reference matches; `undefined` where only Kyverno can tell. */
export type ReferenceMatch = (reference: string) => boolean | undefined;

type Expr = ReturnType<typeof parse>['expr'];

/** Longer ones are left to Kyverno: with these limits an evaluation has an end, whoever wrote the expression. */
const MAX_CHARACTERS = 1000;

/**
 * What means the same here and in cel-go with the libraries of Kyverno's environment (kyverno `pkg/cel/compiler/env.go`,
 * NewMatchImageEnv), and never gives more than it was given: `replace` and `join` can multiply a text.
 */
const understood: ReadonlySet<string> = new Set([
  ...['_&&_', '_||_', '!_', '_?_:_', '_==_', '_!=_', '_<_', '_<=_', '_>_', '_>=_', '_+_', '_-_', '_[_]', '@in', '-_'],
  '@not_strictly_false',
  ...['contains', 'endsWith', 'matches', 'size', 'startsWith'],
  ...['charAt', 'indexOf', 'lastIndexOf', 'lowerAscii', 'split', 'substring', 'trim', 'upperAscii'],
]);

/** Optional fields and entries, and fields in backticks, which the parser here does not read. */
const unreadHere = /\.\?|\[\?|\{\s*\?|`/;

const environment = celEnv({ variables: { ref: CelScalar.STRING }, funcs: strings });

/** A comment ends with its line, whose end this parser wants to see. */
function parsed(expression: string): ReturnType<typeof parse> {
  return parse(expression.includes('//') ? `${expression}\n` : expression);
}

/** Texts and comments, in which brackets are none. */
const noCode = /"{3}[\s\S]*?"{3}|'{3}[\s\S]*?'{3}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/.*/g;
/** Of cel-go (`parser/options.go`, maxRecursionDepth). */
const MOST_LEVELS = 250;
/** So many are surely read, whatever they are. */
const SURE_LEVELS = 100;

/** The first bracket that is within more than cel-go reads; the parser here would end with its stack. */
function tooDeep(expression: string): Syntax | undefined {
  const code = expression.replace(noCode, (text) => ' '.repeat(text.length));
  let level = 0;
  for (const { 0: bracket, index } of code.matchAll(/[()[\]{}]/g)) {
    level += '([{'.includes(bracket) ? 1 : -1;
    if (level < MOST_LEVELS) continue;
    const lines = expression.slice(0, index).split('\n');
    const problem = `expression recursion limit exceeded: ${MOST_LEVELS}`;
    return { kind: 'invalid', problem, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
  return undefined;
}

function innerOf({ exprKind: { case: kind, value } }: Expr): readonly (Expr | undefined)[] {
  switch (kind) {
    case 'selectExpr':
      return [value.operand];
    case 'callExpr':
      return [value.target, ...value.args];
    case 'listExpr':
      return value.elements;
    case 'structExpr':
      return value.entries.flatMap((entry) => [
        entry.keyKind.case === 'mapKey' ? entry.keyKind.value : undefined,
        entry.value,
      ]);
    case 'comprehensionExpr':
      return [value.iterRange, value.accuInit, value.loopCondition, value.loopStep, value.result];
    default:
      return [];
  }
}

/** Chains of these are balanced by cel-go (`parser/parser.go`, balancer). */
const balanced: readonly string[] = ['_&&_', '_||_'];

/** Does cel-go take so many steps down that it may refuse them? How many it counts hangs on more than this tree. */
function isLong(expr: Expr): boolean {
  const left: [Expr, number][] = [[expr, 0]];
  for (const [one, level] of left) {
    if (level > SURE_LEVELS) return true;
    const { case: kind, value } = one.exprKind;
    const next = kind === 'callExpr' && balanced.includes(value.function) ? level : level + 1;
    for (const inner of innerOf(one)) if (inner !== undefined) left.push([inner, next]);
  }
  return false;
}

function syntaxBy(expression: string): Syntax {
  try {
    const isDoubtful = isLong(parsed(expression).expr);
    return isDoubtful ? { kind: 'unknown', why: `it is a chain of more than ${SURE_LEVELS} steps` } : { kind: 'ok' };
  } catch (error) {
    return syntaxError(error);
  }
}

/** cel-go allows blanks between signs; the parser here does not. Each part keeps its place. */
function withSignsTogether(expression: string): string {
  return expression.replace(/(?:-\s+)+(?=-)|(?:!\s+)+(?=!)/g, (signs) => {
    const together = signs.replace(/\s/g, '');
    return signs.replace(/[-!]/g, ' ').slice(together.length) + together;
  });
}

/** Is this CEL? Names and types are not looked at: Kyverno's libraries are not here. */
export function syntaxOf(expression: string): Syntax {
  const deep = tooDeep(expression);
  if (deep !== undefined) return deep;
  if (unreadHere.test(expression)) return { kind: 'unknown', why: 'it has optional fields or fields in backticks' };
  const syntax = syntaxBy(expression);
  return syntax.kind === 'invalid' && syntaxBy(withSignsTogether(expression)).kind === 'ok' ? { kind: 'ok' } : syntax;
}

/** Whether it is true whatever is asked, for it names nothing; `false` also where that cannot be told here. */
export function isAlwaysTrue(expression: string): boolean {
  return compileReference(expression)?.('') === true && !/\bref\b/.test(expression);
}

function syntaxError(error: unknown): Syntax {
  const text = error instanceof Error ? error.message : '';
  const [, line, column, problem] = /^<input>:(\d+):(\d+): (.+)$/s.exec(text) ?? [];
  if (problem === undefined) return { kind: 'unknown', why: 'it is more than the parser here can read' };
  return { kind: 'invalid', problem, line: Number(line), column: Number(column) };
}

/** The parts that an expression is made of; `undefined`: there is something in it that is not understood here. */
function partsOf({ exprKind: { case: kind, value } }: Expr): readonly Expr[] | undefined {
  switch (kind) {
    case 'constExpr':
    case 'identExpr':
      return [];
    case 'listExpr':
      return value.elements;
    case 'callExpr':
      // With a limit, `split` drops the rest here and keeps it in cel-go.
      if (!understood.has(value.function) || (value.function === 'split' && value.args.length !== 1)) return undefined;
      return value.target === undefined ? value.args : [value.target, ...value.args];
    case 'comprehensionExpr': {
      const { iterRange, accuInit, loopCondition, loopStep, result } = value;
      // One loop over a list that is written out has an end that can be seen.
      if (iterRange?.exprKind.case !== 'listExpr' || hasLoop(loopStep)) return undefined;
      return [iterRange, accuInit, loopCondition, loopStep, result].filter((part) => part !== undefined);
    }
    default:
      return undefined;
  }
}

function hasLoop(expr: Expr | undefined): boolean {
  if (expr === undefined) return false;
  return expr.exprKind.case === 'comprehensionExpr' || (partsOf(expr) ?? []).some(hasLoop);
}

function isUnderstood(expr: Expr): boolean {
  const parts = partsOf(expr);
  return parts?.every(isUnderstood) === true;
}

/**
 * Reads an expression of `matchImageReferences`, which is CEL over the text `ref`, and evaluates it as Kyverno does.
 * `undefined`: it cannot be evaluated here.
 */
export function compileReference(expression: string): ReferenceMatch | undefined {
  if (expression.length > MAX_CHARACTERS || tooDeep(expression) !== undefined) return undefined;
  if (unreadHere.test(expression) || syntaxBy(expression).kind !== 'ok') return undefined;
  const read = parsed(expression);
  if (!isUnderstood(read.expr)) return undefined;
  const evaluate = plan(environment, read);
  return (ref) => {
    const value = evaluate({ ref });
    return typeof value === 'boolean' && !isCelError(value) ? value : undefined;
  };
}
