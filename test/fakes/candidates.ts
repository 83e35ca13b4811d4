import type { Policy } from '../../src/kyverno/policy.ts';
import { podRule, policyOf } from './policies.ts';

/** Holds for all images only when it holds for each: wider globs take nothing away. */
export const eachSigned =
  'images.containers.map(image, verifyImageSignatures(image, [attestors.release])).all(e, e > 0)';

/** A spec with something in every list, so that there is something to take away. */
export const wholeSpec = {
  matchConstraints: { resourceRules: [podRule] },
  matchImageReferences: [{ glob: 'registry.example/apps/*' }],
  attestors: [
    { name: 'release', cosign: { key: { data: 'one' } } },
    { name: 'builder', cosign: { key: { data: 'two' } } },
  ],
  attestations: [{ name: 'sbom', intoto: { type: 'https://example.com/sbom' } }],
  validations: [{ expression: eachSigned, message: 'not signed' }],
} as const;

/** The policy `verify` with the whole spec but for what is given. */
export function whole(spec: object = {}): Policy {
  return policyOf('verify', { ...wholeSpec, ...spec });
}
