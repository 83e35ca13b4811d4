/**
 * Made by scripts/policy-schema.ts of the CRDs in Kyverno's Go modules 1.18.2 and 1.19.1: each field of an image policy's
 * spec with its type, and what the API server demands of it. Both kinds and all versions of a release have the same.
 */
export const policySchema = `
spec object
spec.attestations array
spec.attestations[] object
spec.attestations[].intoto object
spec.attestations[].intoto.type string required
spec.attestations[].name string required
spec.attestations[].referrer object
spec.attestations[].referrer.type string required
spec.attestors array required
spec.attestors[] object one=cosign|notary
spec.attestors[].cosign object
spec.attestors[].cosign.annotations object
spec.attestors[].cosign.annotations{} string
spec.attestors[].cosign.certificate object
spec.attestors[].cosign.certificate.cert object one=value|expression
spec.attestors[].cosign.certificate.cert.expression string
spec.attestors[].cosign.certificate.cert.value string
spec.attestors[].cosign.certificate.certChain object one=value|expression
spec.attestors[].cosign.certificate.certChain.expression string
spec.attestors[].cosign.certificate.certChain.value string
spec.attestors[].cosign.ctlog object
spec.attestors[].cosign.ctlog.ctLogPubKey string
spec.attestors[].cosign.ctlog.insecureIgnoreSCT boolean
spec.attestors[].cosign.ctlog.insecureIgnoreTlog boolean
spec.attestors[].cosign.ctlog.rekorPubKey string
spec.attestors[].cosign.ctlog.tsaCertChain string
spec.attestors[].cosign.ctlog.url string
spec.attestors[].cosign.key object
spec.attestors[].cosign.key.data string
spec.attestors[].cosign.key.expression string
spec.attestors[].cosign.key.hashAlgorithm string
spec.attestors[].cosign.key.kms string
spec.attestors[].cosign.keyless object
spec.attestors[].cosign.keyless.additionalExtensions object since=1.19
spec.attestors[].cosign.keyless.additionalExtensions{} string since=1.19
spec.attestors[].cosign.keyless.identities array required
spec.attestors[].cosign.keyless.identities[] object
spec.attestors[].cosign.keyless.identities[].issuer string
spec.attestors[].cosign.keyless.identities[].issuerRegExp string
spec.attestors[].cosign.keyless.identities[].subject string
spec.attestors[].cosign.keyless.identities[].subjectExpression string since=1.19
spec.attestors[].cosign.keyless.identities[].subjectRegExp string
spec.attestors[].cosign.keyless.roots string
spec.attestors[].cosign.source object
spec.attestors[].cosign.source.PullSecrets array
spec.attestors[].cosign.source.PullSecrets[] object
spec.attestors[].cosign.source.PullSecrets[].name string
spec.attestors[].cosign.source.repository string
spec.attestors[].cosign.source.tagPrefix string
spec.attestors[].cosign.trustedRoot object one=value|expression since=1.19
spec.attestors[].cosign.trustedRoot.expression string since=1.19
spec.attestors[].cosign.trustedRoot.value string since=1.19
spec.attestors[].cosign.tuf object
spec.attestors[].cosign.tuf.mirror string
spec.attestors[].cosign.tuf.root object
spec.attestors[].cosign.tuf.root.data string
spec.attestors[].cosign.tuf.root.path string
spec.attestors[].name string required
spec.attestors[].notary object
spec.attestors[].notary.certs object one=value|expression
spec.attestors[].notary.certs.expression string
spec.attestors[].notary.certs.value string
spec.attestors[].notary.tsaCerts object one=value|expression
spec.attestors[].notary.tsaCerts.expression string
spec.attestors[].notary.tsaCerts.value string
spec.auditAnnotations array
spec.auditAnnotations[] object
spec.auditAnnotations[].key string required
spec.auditAnnotations[].valueExpression string required
spec.autogen object
spec.autogen.podControllers object
spec.autogen.podControllers.controllers array
spec.autogen.podControllers.controllers[] string
spec.credentials object
spec.credentials.allowInsecureRegistry boolean
spec.credentials.providers array
spec.credentials.providers[] string enum=default|amazon|azure|google|github
spec.credentials.secrets array
spec.credentials.secrets[] string
spec.evaluation object
spec.evaluation.admission object
spec.evaluation.admission.enabled boolean
spec.evaluation.background object
spec.evaluation.background.enabled boolean
spec.evaluation.mode string
spec.failurePolicy string enum=Ignore|Fail
spec.images array
spec.images[] object
spec.images[].expression string required
spec.images[].name string required
spec.matchConditions array
spec.matchConditions[] object
spec.matchConditions[].expression string required
spec.matchConditions[].name string required
spec.matchConstraints object
spec.matchConstraints.excludeResourceRules array
spec.matchConstraints.excludeResourceRules[] object
spec.matchConstraints.excludeResourceRules[].apiGroups array
spec.matchConstraints.excludeResourceRules[].apiGroups[] string
spec.matchConstraints.excludeResourceRules[].apiVersions array
spec.matchConstraints.excludeResourceRules[].apiVersions[] string
spec.matchConstraints.excludeResourceRules[].operations array
spec.matchConstraints.excludeResourceRules[].operations[] string
spec.matchConstraints.excludeResourceRules[].resourceNames array
spec.matchConstraints.excludeResourceRules[].resourceNames[] string
spec.matchConstraints.excludeResourceRules[].resources array
spec.matchConstraints.excludeResourceRules[].resources[] string
spec.matchConstraints.excludeResourceRules[].scope string
spec.matchConstraints.matchPolicy string
spec.matchConstraints.namespaceSelector object
spec.matchConstraints.namespaceSelector.matchExpressions array
spec.matchConstraints.namespaceSelector.matchExpressions[] object
spec.matchConstraints.namespaceSelector.matchExpressions[].key string required
spec.matchConstraints.namespaceSelector.matchExpressions[].operator string required
spec.matchConstraints.namespaceSelector.matchExpressions[].values array
spec.matchConstraints.namespaceSelector.matchExpressions[].values[] string
spec.matchConstraints.namespaceSelector.matchLabels object
spec.matchConstraints.namespaceSelector.matchLabels{} string
spec.matchConstraints.objectSelector object
spec.matchConstraints.objectSelector.matchExpressions array
spec.matchConstraints.objectSelector.matchExpressions[] object
spec.matchConstraints.objectSelector.matchExpressions[].key string required
spec.matchConstraints.objectSelector.matchExpressions[].operator string required
spec.matchConstraints.objectSelector.matchExpressions[].values array
spec.matchConstraints.objectSelector.matchExpressions[].values[] string
spec.matchConstraints.objectSelector.matchLabels object
spec.matchConstraints.objectSelector.matchLabels{} string
spec.matchConstraints.resourceRules array
spec.matchConstraints.resourceRules[] object
spec.matchConstraints.resourceRules[].apiGroups array
spec.matchConstraints.resourceRules[].apiGroups[] string
spec.matchConstraints.resourceRules[].apiVersions array
spec.matchConstraints.resourceRules[].apiVersions[] string
spec.matchConstraints.resourceRules[].operations array
spec.matchConstraints.resourceRules[].operations[] string
spec.matchConstraints.resourceRules[].resourceNames array
spec.matchConstraints.resourceRules[].resourceNames[] string
spec.matchConstraints.resourceRules[].resources array
spec.matchConstraints.resourceRules[].resources[] string
spec.matchConstraints.resourceRules[].scope string
spec.matchImageReferences array
spec.matchImageReferences[] object one=glob|expression
spec.matchImageReferences[].expression string
spec.matchImageReferences[].glob string
spec.validationActions array set
spec.validationActions[] string enum=Deny|Audit|Warn
spec.validationConfigurations object
spec.validationConfigurations.mutateDigest boolean
spec.validationConfigurations.required boolean
spec.validationConfigurations.verifyDigest boolean
spec.validations array required
spec.validations[] object
spec.validations[].expression string required
spec.validations[].message string
spec.validations[].messageExpression string
spec.validations[].reason string
spec.variables array
spec.variables[] object
spec.variables[].expression string required
spec.variables[].name string required
spec.webhookConfiguration object
spec.webhookConfiguration.timeoutSeconds integer
`;
