import * as v from 'valibot';

const label = '[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?';
const dnsLabel = new RegExp(`^${label}$`);
const dnsSubdomain = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`);
const longestImage = 1000;

/** An issue's message is what the input allows, as the catalogue's sentence for `bad-input` goes on after its name. */
type Allowed = string;

function matching(pattern: RegExp, allowed: Allowed) {
  return v.pipe(v.string(), v.regex(pattern, allowed));
}

/** Plain decimal digits within the bounds; nothing is clamped, trimmed or read in another base. */
export function wholeNumber(min: number, max: number) {
  const allowed: Allowed = `a whole number from ${min} to ${max}, in digits only`;
  return v.pipe(
    matching(/^(?:0|[1-9]\d{0,8})$/, allowed),
    v.transform(Number),
    v.minValue(min, allowed),
    v.maxValue(max, allowed),
  );
}

/** A text on one line, or nothing. */
export const optionalText = matching(/^\P{Cc}*$/u, 'a text without line breaks and control characters');

/** A text on one line. */
export const requiredText = matching(
  /^\P{Cc}+$/u,
  'needed in mode release, where it is the exact holder to be freed, without line breaks and control characters',
);

/** What happens when the Lease is lost during the deploy. */
export const onLeaseLoss = v.picklist(['fail', 'cancel'], 'fail or cancel');

/** Whether a refusal fails the step. */
export const enforcement = v.picklist(['enforce', 'warn'], 'enforce or warn');

/** Why a refusal must not fail this one run, or nothing. */
export const breakGlassReason = matching(
  /^(?:(?=.*\S)\P{Cc}{1,500})?$/u,
  'a reason in words, on one line and of at most 500 characters, or nothing',
);

/** When the pull request is commented on. */
export const comment = v.picklist(['on-refusal', 'always', 'never'], 'on-refusal, always or never');

/** The number of a pull request; `undefined` for nothing. */
export const pullRequest = v.pipe(
  matching(/^(?:[1-9]\d{0,8})?$/, 'the number of a pull request, in digits only, or nothing'),
  v.transform((text) => (text === '' ? undefined : Number(text))),
);

/** A script of any number of lines, or nothing. */
export const script = v.string();

/** An input that belongs to mode release. */
export const nothingInGate = v.literal('', 'only in mode release, where it is the exact holder to be freed');

/** Name of a namespace (RFC 1123 label). */
export const namespaceName = matching(dnsLabel, 'a namespace name (RFC 1123 label, at most 63 characters)');

/** `namespace/name` of the Lease. */
export const leaseName = v.pipe(
  v.string(),
  v.transform((text) => text.split('/')),
  v.check(
    ([namespace = '', name = '', ...rest]) => dnsLabel.test(namespace) && dnsSubdomain.test(name) && rest.length === 0,
    'namespace/name, both as Kubernetes names objects (RFC 1123)',
  ),
  v.transform(([namespace = '', name = '']) => ({ namespace, name })),
);

/** `1.19.1` or `v1.19.1`, read as `1.19.1`; or nothing. */
export const kyvernoVersion = v.pipe(
  matching(
    /^(?:v?(?:0|[1-9]\d{0,3})(?:\.(?:0|[1-9]\d{0,3})){2})?$/,
    'a Kyverno release such as 1.19.1 or v1.19.1, or nothing',
  ),
  v.transform((text) => text.replace(/^v/, '')),
);

/** The numeric id that GitHub gave the job, or nothing. */
export const jobId = matching(/^(?:[1-9]\d{0,19})?$/, 'the numeric id of the job, or nothing');

/** `job.status` as the runner words it, or nothing. Only post decides by it. */
export const jobStatus = matching(/^\w*$/, 'the status of the job, or nothing');

/** `true` or `false`. */
export const yesOrNo = v.pipe(
  matching(/^(?:true|false)$/, 'true or false'),
  v.transform((text) => text === 'true'),
);

/** What can stand in an HTTP header, or nothing. */
export const token = matching(/^[\x21-\x7e]*$/, 'a token of printable ASCII characters without spaces, or nothing');

/** A YAML block ends with one line break; every other empty line is an entry that somebody meant to fill. */
function entries(text: string, separator: RegExp): string[] {
  const body = text.replace(/\n$/, '');
  return body === '' ? [] : body.split(separator);
}

function unique(list: string[]): readonly string[] {
  return [...new Set(list)];
}

/** Names of cluster objects, one per line or separated by commas with spaces around them, each kept once. */
export const policyNames = v.pipe(
  v.string(),
  v.transform((text) => entries(text, /[,\n]/).map((name) => name.replaceAll(/^[ \t]+|[ \t]+$/g, ''))),
  v.array(
    matching(
      dnsSubdomain,
      'policy names (RFC 1123 subdomain), one per line or separated by commas, none of them empty',
    ),
  ),
  v.transform(unique),
);

/** Digests of changes, as findings name them, each kept once. */
export const digests = v.pipe(
  v.string(),
  v.transform((text) => entries(text, /\n/)),
  v.array(matching(/^sha256:[0-9a-f]{64}$/, 'digests of changes as a refusal names them (sha256:…), one per line')),
  v.transform(unique),
);

const imagesAllowed: Allowed = `images, one per line, each of at most ${longestImage} characters, without blank lines, spaces and control characters`;

/** Image references, one per line, each kept once. Their grammar is not looked at here. */
export const images = v.pipe(
  v.string(),
  v.transform((text) => entries(text, /\n/)),
  v.array(matching(new RegExp(`^[^\\s\\p{C}]{1,${longestImage}}$`, 'u'), imagesAllowed)),
  v.transform(unique),
);

/** Files, folders and globs below the workspace, one per line, each kept once. Whether they are there is not looked at here. */
export const paths = v.pipe(
  v.string(),
  v.transform((text) => entries(text, /\n/)),
  v.array(matching(/^(?!\s)[^\p{C}]{1,1000}(?<!\s)$/u, 'files, folders or globs, one per line, none of them empty')),
  v.transform(unique),
);

/** The same, where nothing would be of no use. */
export const neededPaths = v.pipe(
  paths,
  v.minLength(1, 'needed in mode check, where it names files, folders or globs, one per line'),
);

/** The kinds that mode diagnose can try to create, by server dry-run. */
const kindNames = ['Pod', 'Service', 'ConfigMap', 'Secret', 'ServiceAccount', 'Deployment', 'Job', 'Lease'] as const;

const kindsAllowed: Allowed = `one or more of ${kindNames.join(', ')}, one per line or separated by commas`;

/** Kinds, each kept once; an empty list tries none. */
export const kinds = v.pipe(
  v.string(),
  v.transform((text) => unique(entries(text, /[,\n]/).map((name) => name.trim()))),
  v.array(v.picklist(kindNames, kindsAllowed)),
);

/** For which findings a run fails. */
export const failOn = v.picklist(['error', 'warning', 'never'], 'error, warning or never');
