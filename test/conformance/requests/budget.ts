import { type ConformanceRequest, namespace } from '../request.ts';

/** What the webhooks of this request go by, so that no other one meets them. */
export const budgetLabels = { 'conformance.example/budget': 'spent' } as const;

/** Asked beside the others, since it takes 34 s: its webhooks may take longer together, and do. */
export const budgetRequest: ConformanceRequest = {
  name: 'a write whose webhooks take longer than any request may',
  method: 'POST',
  path: `/api/v1/namespaces/${namespace}/configmaps?dryRun=All`,
  body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'slow', labels: budgetLabels } },
};
