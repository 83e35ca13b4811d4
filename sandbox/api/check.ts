import { isObject, type Json, type JsonObject, listAt, objectAt, textAt, valueAt } from '../json.ts';
import type { Resource } from './resource.ts';
import { type Cause, invalid } from './status.ts';
import { microTimeProblem } from './time.ts';

function invalidValue(field: string, value: Json, why: string): Cause {
  return { reason: 'FieldValueInvalid', message: `Invalid value: ${JSON.stringify(value)}: ${why}`, field };
}

function required(field: string, why = ''): Cause {
  return { reason: 'FieldValueRequired', message: `Required value${why === '' ? '' : `: ${why}`}`, field };
}

/**
 * Why a body cannot be read as its kind, in the words of Go's decoders, or nothing. Only the fields that a gate writes are
 * looked at.
 */
export function unreadable({ kind }: Resource, object: JsonObject): string | undefined {
  if (kind === 'Lease') return leaseProblem(objectAt(object, 'spec'));
  if (kind !== 'Pod') return undefined;
  const [container] = listAt(object, 'spec', 'containers');
  return isObject(container)
    ? wrongType('Container.spec.containers.image', container['image'], 'string', 'string')
    : undefined;
}

function leaseProblem(spec: JsonObject): string | undefined {
  for (const field of ['acquireTime', 'renewTime']) {
    const problem = typeof spec[field] === 'string' ? microTimeProblem(textAt(spec, field)) : undefined;
    if (problem !== undefined) return problem;
  }
  for (const field of ['leaseDurationSeconds', 'leaseTransitions']) {
    const problem = wrongType(`LeaseSpec.spec.${field}`, spec[field], 'number', 'int32');
    if (problem !== undefined) return problem;
  }
  return wrongType('LeaseSpec.spec.holderIdentity', spec['holderIdentity'], 'string', 'string');
}

function wrongType(field: string, value: Json | undefined, wanted: string, goType: string): string | undefined {
  const { type } = { type: Array.isArray(value) ? 'array' : typeof value };
  if (value === undefined || value === null || type === wanted) return undefined;
  return `json: cannot unmarshal ${type === 'boolean' ? 'bool' : type} into Go struct field ${field} of type ${goType}`;
}

/** Throws the refusal of an object that can be read but is not valid. */
export function validate(resource: Resource, object: JsonObject): void {
  const [first, ...more] = [...nameCauses(object), ...kindCauses(resource, object)];
  if (first !== undefined) throw invalid(resource, textAt(object, 'metadata', 'name'), [first, ...more]);
}

function nameCauses(object: JsonObject): readonly Cause[] {
  const isNamed = textAt(object, 'metadata', 'name') !== '';
  return isNamed ? [] : [required('metadata.name', 'name or generateName is required')];
}

function kindCauses({ kind }: Resource, object: JsonObject): readonly Cause[] {
  switch (kind) {
    case 'Lease':
      return leaseCauses(objectAt(object, 'spec'));
    case 'Pod':
      return podCauses(objectAt(object, 'spec'));
    case 'ImageValidatingPolicy':
    case 'NamespacedImageValidatingPolicy':
      return policyCauses(object);
    default:
      return kind.endsWith('WebhookConfiguration') ? webhookCauses(object) : [];
  }
}

/** Source: kubernetes `pkg/apis/coordination/validation/validation.go`. */
function leaseCauses({ leaseDurationSeconds, leaseTransitions }: JsonObject): readonly Cause[] {
  const duration =
    typeof leaseDurationSeconds === 'number' && leaseDurationSeconds <= 0
      ? [invalidValue('spec.leaseDurationSeconds', leaseDurationSeconds, 'must be greater than 0')]
      : [];
  const transitions =
    typeof leaseTransitions === 'number' && leaseTransitions < 0
      ? [invalidValue('spec.leaseTransitions', leaseTransitions, 'must be greater than or equal to 0')]
      : [];
  return [...duration, ...transitions];
}

/** Source: kubernetes `pkg/apis/core/validation/validation.go`. */
function podCauses(spec: JsonObject): readonly Cause[] {
  const containers = listAt(spec, 'containers');
  if (containers.length === 0) return [required('spec.containers')];
  return containers.flatMap((container, index) =>
    textAt(container, 'image') === '' ? [required(`spec.containers[${index}].image`)] : [],
  );
}

/** The one field that a gate writes; the CRD's schema asks for an integer and bounds it by nothing. */
function policyCauses(object: JsonObject): readonly Cause[] {
  const field = 'spec.webhookConfiguration.timeoutSeconds';
  const value = valueAt(object, 'spec', 'webhookConfiguration', 'timeoutSeconds');
  if (value === undefined || typeof value === 'number') return [];
  const type = value === null ? 'null' : typeof value;
  const why = `${field} in body must be of type integer: "${type}"`;
  return [{ reason: 'FieldValueTypeInvalid', message: `Invalid value: "${type}": ${why}`, field }];
}

/** Source: kubernetes `pkg/apis/admissionregistration/validation/validation.go`. */
function webhookCauses(object: JsonObject): readonly Cause[] {
  return listAt(object, 'webhooks').flatMap((webhook, index) => {
    const seconds = valueAt(webhook, 'timeoutSeconds');
    const isBounded = typeof seconds !== 'number' || (seconds >= 1 && seconds <= 30);
    const field = `webhooks[${index}].timeoutSeconds`;
    return isBounded ? [] : [invalidValue(field, seconds, 'the timeout value must be between 1 and 30 seconds')];
  });
}
