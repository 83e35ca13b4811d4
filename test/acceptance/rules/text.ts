import type { Witness } from '../rules.ts';

/** What no terminal and no log should be sent; a tab is harmless. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** Text from outside can command nothing, and no credential is shown. */
export function brokenByText({ sandbox, github, run: { main, post } }: Witness): readonly string[] {
  const raw = [...main.raw, ...post.raw].map(({ line }) => line);
  const secrets = [sandbox.tokenOf('admin'), github.token];
  const shown = [...raw.filter((line) => !line.startsWith('::add-mask::')), main.summary];
  const commanded = [...main.annotations, ...post.annotations].some(({ message }) => message === 'injected');
  return [
    ...raw.filter((line) => control.test(line)).map((line) => `printed ${JSON.stringify(line)}`),
    ...(secrets.some((secret) => shown.some((text) => text.includes(secret))) ? ['a token was shown'] : []),
    ...(commanded ? ['text from outside gave a command'] : []),
  ];
}
