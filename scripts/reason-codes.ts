import { type CatalogueEntry, catalogue, type ReasonCode } from '../src/findings/catalogue.ts';
import { wordsOf } from '../src/findings/words.ts';

const head = `# Reason codes

<!-- Made of src/findings/catalogue by npm run docs. -->

Output \`reason-code\`, \`code\` in \`report.json\` and the end of the log name the finding that decided. Words in CAPITALS stand for what
the message says in their place. Again: may the same commit pass later, with no change to it, to a policy or to access?

A code is never changed or removed within a major version; new ones may come.
`;

/** Each fact as its own name in capitals, which is also a word of the shell. */
function factsOf({ what, advice, commands }: CatalogueEntry): Readonly<Record<string, string>> {
  const names = [what, ...advice, ...commands].flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)]);
  return Object.fromEntries(names.map(([, name = '']) => [name, capitals(name)]));
}

function capitals(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

/** What a reader of Markdown sees as it stands. */
function escaped(text: string): string {
  return text.replaceAll(/[<|]/g, '\\$&');
}

function section(code: ReasonCode, entry: CatalogueEntry): string {
  const words = wordsOf({ code, severity: 'error', subject: '', facts: factsOf(entry), evidence: [] });
  const lines = [
    `## ${code}`,
    `**${words.title}.** ${escaped(words.what)}`,
    [`- Cause class: \`${words.causeClass}\``, `- Whose it is: ${words.owner}`, `- Again? ${words.again}`].join('\n'),
    words.advice.map(escaped).join(' '),
    words.commands.length === 0 ? '' : ['```sh', ...words.commands, '```'].join('\n'),
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}

/** The page with every reason code, in alphabetical order. */
export function reasonCodesPage(): string {
  const codes = Object.keys(catalogue).filter((code): code is ReasonCode => code in catalogue);
  const sections = codes.sort().map((code) => section(code, catalogue[code]));
  return `${[head.trimEnd(), ...sections].join('\n\n')}\n`;
}
