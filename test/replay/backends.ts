import type * as v from 'valibot';
import type { Observed } from '../../src/health/backend.ts';
import {
  budgetSchema,
  deploymentSchema,
  namespaceSchema,
  parsed,
  podSchema,
  type Seen,
  serviceSchema,
  sliceSchema,
} from '../../src/health/objects.ts';
import { readWebhooks } from '../../src/health/webhook.ts';
import type { Folder } from './folder.ts';

/** The newest observation of one kind; what has no file was not seen. */
function lastOf(folder: Folder, stem: string): readonly unknown[] | undefined {
  const name = folder.observations(stem).at(-1);
  return name === undefined ? undefined : folder.objects(name);
}

function seen<S extends v.GenericSchema>(folder: Folder, stem: string, schema: S): Seen<v.InferOutput<S>> | undefined {
  const items = lastOf(folder, stem);
  return items && { in: 'all', items: parsed(schema, items) };
}

/** What a folder shows of webhooks and the backends behind them. */
export function seenIn(folder: Folder): Observed {
  const kinds = [['mutate', 'mutating'] as const, ['validate', 'validating'] as const];
  const webhooks = kinds.flatMap(([verb, stem]) =>
    (lastOf(folder, stem) ?? []).flatMap((object) => readWebhooks(verb, object).webhooks),
  );
  return {
    webhooks,
    services: seen(folder, 'services', serviceSchema),
    slices: seen(folder, 'endpointslices', sliceSchema),
    pods: seen(folder, 'pods', podSchema),
    deployments: seen(folder, 'deployments', deploymentSchema),
    budgets: seen(folder, 'poddisruptionbudgets', budgetSchema),
    namespaces: seen(folder, 'namespaces', namespaceSchema)?.items,
  };
}
