import fc from 'fast-check';

const pieces = [
  '\u001b[31m',
  '\u001b]8;;https://x.example\u0007',
  '\u001b',
  '\u009b',
  '\u0000',
  '\r',
  '\n',
  '\u2028',
  '\u0085',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u{e0041}',
  '\ufe0f',
  '\ud800',
  '😀',
  '::error::',
  '##[error]',
  '##',
  '[',
  '::',
  '`',
  '```',
  '|',
  '\\',
  '$',
  '*',
  '_',
  '~~',
  '<img src=x>',
  '<!-- -->',
  '&lt;',
  '@octocat',
  '#12',
  'GH-123',
  'o/r#1',
  'deadbeef',
  ':tada:',
  'https://x.example/p',
  'www.x.example',
  'a@x.example',
  '[t](javascript:x)',
  '![i](x)',
  '- ',
  '1. ',
  '/merge',
  'token: ',
  'password: ',
  '"',
  "'",
  'bearer ',
  'authorization: ',
  '://',
  '@',
  '***',
  '-----BEGIN PRIVATE KEY-----',
  '-----END PRIVATE KEY-----',
  ' ',
  '    ',
  '\t',
  '$(id)',
  ';',
];

/** Text as an attacker writes it: every fragment that means something somewhere, mixed with any Unicode. */
export const hostileText = fc
  .array(
    fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 }), fc.string({ maxLength: 8 })),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''));

const letters = (length: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.constantFrom(...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'),
    minLength: length,
    maxLength: length,
  });

/** Made-up credentials in the forms that this action meets; none of them was ever valid. */
export const secretText = fc.oneof(
  letters(36).map((body) => `ghp_${body}`),
  fc
    .tuple(letters(8), letters(30), letters(43))
    .map(([app, payload, sign]) => `ghs_${app}_eyJ${payload}.eyJ${payload}.${sign}`),
  letters(60).map((body) => `github_pat_${body}`),
  fc.tuple(letters(20), letters(40), letters(40)).map(([head, body, sign]) => `eyJ${head}.${body}.${sign}`),
  letters(16).map((body) => `AKIA${body.toUpperCase()}`),
);
