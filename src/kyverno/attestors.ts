import * as v from 'valibot';

/** What of an attestor decides about Kyverno's known defects. */
export interface Attestor {
  readonly name: string;
  /** Keyless identities that it names; Kyverno hands all of them to cosign at once. */
  readonly identities: number;
  /** A key or a certificate instead of keyless identities. */
  readonly isKeyed: boolean;
  readonly ignoresTlog: boolean;
  /** It has a `ctlog` block, and that has no url. */
  readonly lacksLogUrl: boolean;
}

const cosignSchema = v.object({
  key: v.optional(v.unknown()),
  certificate: v.optional(v.unknown()),
  keyless: v.optional(v.object({ identities: v.optional(v.array(v.unknown()), []) })),
  ctlog: v.optional(v.object({ url: v.optional(v.string(), ''), insecureIgnoreTlog: v.optional(v.boolean(), false) })),
});

/** `spec.attestors`. */
export const attestorsSchema = v.optional(
  v.array(v.object({ name: v.string(), cosign: v.optional(cosignSchema) })),
  [],
);

export function toAttestor({ name, cosign }: v.InferOutput<typeof attestorsSchema>[number]): Attestor {
  return {
    name,
    identities: cosign?.keyless?.identities.length ?? 0,
    isKeyed: cosign?.key !== undefined || cosign?.certificate !== undefined,
    ignoresTlog: cosign?.ctlog?.insecureIgnoreTlog === true,
    lacksLogUrl: cosign?.ctlog !== undefined && cosign.ctlog.url === '',
  };
}
