import { CelScalar, celEnv, isCelError, parse, plan } from '@bufbuild/cel';
import { strings } from '@bufbuild/cel/ext';

/** What an expression is, as far as it can be told without Kyverno. */
export type Syntax =
  | { readonly kind: 'ok' }
  /** No CEL: Kyverno refuses the policy. Line and column begin at 1. */
  | { readonly kind: 'invalid'; readonly problem: string; readonly line: number; readonly column: number }
  /** It may use what this parser does not know. */
  | { readonly kind: 'unknown' };

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

/** Is this CEL? Names and types are not looked at: Kyverno's libraries are not here. */
export function syntaxOf(expression: string): Syntax {
  if (unreadHere.test(expression)) return { kind: 'unknown' };
  try {
    parsed(expression);
    return { kind: 'ok' };
  } catch (error) {
    return syntaxError(error);
  }
}

function syntaxError(error: unknown): Syntax {
  const text = error instanceof Error ? error.message : '';
  const [, line, column, problem] = /^<input>:(\d+):(\d+): (.+)$/s.exec(text) ?? [];
  if (problem === undefined) return { kind: 'unknown' };
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
  if (expression.length > MAX_CHARACTERS || syntaxOf(expression).kind !== 'ok') return undefined;
  const read = parsed(expression);
  if (!isUnderstood(read.expr)) return undefined;
  const evaluate = plan(environment, read);
  return (ref) => {
    const value = evaluate({ ref });
    return typeof value === 'boolean' && !isCelError(value) ? value : undefined;
  };
}
