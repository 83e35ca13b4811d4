import * as v from 'valibot';
import * as schema from './input-schemas.ts';
import { shared, sharedInputs } from './shared-inputs.ts';

export const diagnoseEntries = {
  ...shared,
  'probe-namespace': schema.namespaceName,
  'kyverno-namespace': schema.namespaceName,
  'kyverno-version': schema.kyvernoVersion,
  'diagnose-kinds': schema.kinds,
  'warn-days': schema.wholeNumber(0, 3650),
  'fail-on': schema.failOn,
  save: schema.optionalText,
  from: schema.optionalText,
};

export const diagnoseSchema = v.pipe(
  v.object(diagnoseEntries),
  v.forward(
    v.partialCheck(
      [['save'], ['from']],
      (given) => given.save === '' || given.from === '',
      'nothing beside from: what was saved before is only judged',
    ),
    ['save'],
  ),
  v.transform((raw) => ({
    ...sharedInputs(raw),
    mode: 'diagnose' as const,
    probeNamespace: raw['probe-namespace'],
    kyvernoNamespace: raw['kyverno-namespace'],
    kyvernoVersion: raw['kyverno-version'],
    kinds: raw['diagnose-kinds'],
    warnDays: raw['warn-days'],
    failOn: raw['fail-on'],
    save: raw.save,
    from: raw.from,
  })),
);
