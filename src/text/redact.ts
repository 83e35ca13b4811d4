/** What stands in place of a secret: the same mask that the Actions runner prints. */
const mask = '***';

const shortestSecret = 6;

interface Pattern {
  readonly form: RegExp;
  readonly replacement: string;
}

/** Secrets that are known by their own form, wherever they stand. */
const forms: readonly RegExp[] = [
  // Key blocks; a cut-off one is hidden to its end.
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----.*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|$)/gs,
  // GitHub: classic and fine-grained tokens, and installation tokens of the form ghs_<app id>_<JWT>.
  /gh[pousr]_\w{8,}(?:[.-][\w-]+)*/g,
  /github_pat_\w{16,}/g,
  // AWS access key ids, and the EKS bearer token (a presigned URL in base64).
  /(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16,}/g,
  /k8s-aws-v1\.[\w=-]+/g,
  // Google access tokens and API keys; GitLab, npm, Docker and Slack tokens.
  /ya29\.[\w-]{8,}/g,
  /AIza[\w-]{35}/g,
  /(?:glpat-|npm_|dckr_pat_|xox[abeprs]-)[\w-]{10,}/g,
];

/** Secrets that are known by the name in front of them; the name stays. */
const named: readonly RegExp[] = [
  /(authorization\\?["']?\s*[:=]\s*)\\?["']?(?:[\w-]+\s+)?[^\s"',;\\]+/gi,
  /(bearer\s+)[\w.~+/=-]{8,}/gi,
  /((?:client[-_]?key[-_]?data|client[-_]?secret|pass(?:word|wd)|secret[-_]?access[-_]?key)\\?["']?\s*[:=]\s*)(?:(\\?["']).*?(?:\2|$)|[^\s"',;}&\\]+)/gis,
  /((?:token|api[-_]?key)\\?["']?\s*[:=]\s*)(?:\\?["'])?[\w.~+/=:-]{8,}/gi,
  // The basic credential of a registry in a Docker configuration file.
  /("auth\\?"\s*:\s*)\\?"[^"\\]+/g,
  // What makes a presigned URL a credential.
  /([?&](?:X-Amz-(?:Signature|Security-Token|Credential)|X-Goog-Signature|sig|code)=)[^&\s"']+/gi,
  // user:password@ and token@ in a URL.
  /(:\/\/)[^\s/?#"'<>]+(?=@)/g,
];

const patterns: readonly Pattern[] = [
  ...forms.map((form) => ({ form, replacement: mask })),
  ...named.map((form) => ({ form, replacement: `$1${mask}` })),
];

const webToken = /eyJ[\w-]{8}/;

/**
 * JSON Web Tokens, service account tokens of Kubernetes among them: `eyJ…` and at least one more part, to the end of the
 * word. By hand and not by one pattern, which would look through a long word again from each place in it.
 */
function withoutWebTokens(text: string): string {
  return text.replace(/[\w.-]{16,}/g, (word) => {
    const parts = word.split('.');
    const index = parts.findIndex((part, at) => webToken.test(part) && (parts[at + 1] ?? '').length >= 4);
    const part = parts[index];
    return part === undefined
      ? word
      : [...parts.slice(0, index), `${part.slice(0, part.search(webToken))}${mask}`].join('.');
  });
}

function formsOf(secret: string): readonly string[] {
  const whole = secret.toWellFormed();
  const lines = whole.split(/[\r\n]+/).map((line) => line.trim());
  const folded = lines.join(' ').trim();
  return [whole, folded, ...lines, encodeURIComponent(whole), Buffer.from(whole).toString('base64')];
}

/**
 * The known secrets in every form in which they may be printed (whole, folded to one line, each line, percent-encoded,
 * base64), longest first. Values under 6 characters are left out: hiding them everywhere would hide ordinary words.
 */
function known(secrets: readonly string[]): readonly string[] {
  const all = new Set(secrets.flatMap(formsOf).filter((form) => form.length >= shortestSecret));
  return [...all].sort((one, other) => other.length - one.length);
}

/**
 * Hides secrets by pattern (GitHub, JWT, PEM private keys, kubeconfig and `Authorization` values, cloud and registry
 * credentials, credentials in URLs) and by known value. Works on one line; in doubt it hides too much.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const withoutKnown = known(secrets).reduce((rest, secret) => rest.replaceAll(secret, mask), text);
  return withoutWebTokens(
    patterns.reduce((rest, { form, replacement }) => rest.replace(form, replacement), withoutKnown),
  );
}
