/** One step of a glob; `any` is `*` and `**` alike, as Kyverno gives no separators. */
type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'any' | 'single' }
  | { readonly kind: 'class'; readonly not: boolean; readonly has: (character: string) => boolean }
  | { readonly kind: 'either'; readonly branches: readonly (readonly Node[])[] };

/** Tells whether a text matches as a whole. */
export type Glob = (text: string) => boolean;

/** Reads a glob as gobwas/glob v0.2.3 does (`syntax/lexer`, `syntax/ast`). */
class Reader {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
  }

  /** Everything up to the end or, in a group, up to the comma or brace that ends this branch. */
  nodes(inGroup: boolean): readonly Node[] | undefined {
    const nodes: Node[] = [];
    for (let next = this.#characters[this.#at]; next !== undefined; next = this.#characters[this.#at]) {
      if (inGroup && (next === ',' || next === '}')) break;
      const node = this.#node(next, inGroup);
      if (node === undefined) return undefined;
      nodes.push(node);
    }
    return nodes;
  }

  #node(next: string, inGroup: boolean): Node | undefined {
    if (next === '*' || next === '?') {
      this.#at += 1;
      return { kind: next === '*' ? 'any' : 'single' };
    }
    if (next === '[') return this.#class();
    if (next === '{') return this.#group();
    return { kind: 'text', text: this.#text(inGroup ? '?*[{},' : '?*[{') };
  }

  /** Characters up to one that ends a text; a backslash makes the next one literal, and is nothing at the end. */
  #text(ends: string): string {
    let text = '';
    for (let next = this.#characters[this.#at]; next !== undefined && !ends.includes(next); ) {
      text += next === '\\' ? (this.#characters[this.#at + 1] ?? '') : next;
      this.#at += next === '\\' ? 2 : 1;
      next = this.#characters[this.#at];
    }
    return text;
  }

  #group(): Node | undefined {
    const branches: (readonly Node[])[] = [];
    for (let next: string | undefined = ','; next === ','; next = this.#characters[this.#at]) {
      this.#at += 1;
      const branch = this.nodes(true);
      if (branch === undefined) return undefined;
      branches.push(branch);
    }
    // gobwas takes some groups without an end and panics at others.
    if (this.#characters[this.#at] !== '}') return undefined;
    this.#at += 1;
    return { kind: 'either', branches };
  }

  /** `[a-z]` is one range and nothing else; `[abc]` a list. */
  #class(): Node | undefined {
    this.#at += 1;
    const not = this.#characters[this.#at] === '!';
    if (not) this.#at += 1;
    const [low, dash, high] = this.#characters.slice(this.#at, this.#at + 3);
    const isRange = dash === '-';
    if (isRange) this.#at += 3;
    const list = isRange ? '' : this.#text(']');
    if (this.#characters[this.#at] !== ']') return undefined;
    this.#at += 1;
    if (!isRange) return list === '' ? undefined : { kind: 'class', not, has: (one) => [...list].includes(one) };
    if (low === undefined || high === undefined || high < low) return undefined;
    return { kind: 'class', not, has: (one) => low <= one && one <= high };
  }
}

type Ends = ReadonlySet<number>;

/** Where a node can end in the text when it can begin at these places: no backtracking, whatever the glob. */
function stepped(node: Node, text: readonly string[], starts: Ends): Ends {
  const one = (fits: (character: string) => boolean): Ends =>
    new Set([...starts].filter((at) => at < text.length && fits(text[at] ?? '')).map((at) => at + 1));
  switch (node.kind) {
    case 'any': {
      const first = Math.min(...starts);
      return new Set(Array.from({ length: Math.max(0, text.length + 1 - first) }, (_, offset) => first + offset));
    }
    case 'single':
      return one(() => true);
    case 'class':
      return one((character) => node.has(character) !== node.not);
    case 'text':
      return [...node.text].reduce<Ends>((ends, character) => stepped(literal(character), text, ends), starts);
    case 'either':
      return new Set(node.branches.flatMap((branch) => [...walked(branch, text, starts)]));
  }
}

function literal(character: string): Node {
  return { kind: 'class', not: false, has: (one) => one === character };
}

function walked(nodes: readonly Node[], text: readonly string[], starts: Ends): Ends {
  return nodes.reduce<Ends>((ends, node) => (ends.size === 0 ? ends : stepped(node, text, ends)), starts);
}

/**
 * Compiles a glob of `matchImageReferences` as Kyverno does (gobwas/glob v0.2.3 without separators): `*` crosses `/`,
 * and there are `?`, `[abc]`, `[!a-z]`, `{a,b}` and `\` before a literal. `undefined`: Kyverno rejects it,
 * or it is a group without an end.
 */
export function compileGlob(pattern: string): Glob | undefined {
  const nodes = new Reader(pattern).nodes(false);
  if (nodes === undefined) return undefined;
  return (text) => {
    const characters = [...text];
    return walked(nodes, characters, new Set([0])).has(characters.length);
  };
}
