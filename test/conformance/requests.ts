import type { ConformanceRequest } from './request.ts';
import { accessRequests } from './requests/access.ts';
import { coreRequests } from './requests/core.ts';
import { leaseRequests } from './requests/leases.ts';
import { policyRequests } from './requests/policies.ts';
import { webhookRequests } from './requests/webhooks.ts';

/**
 * One story, in this order, of every call that the action makes and every way in which an API server says no. It begins on a
 * server that has the namespace `conformance` and none of the other objects.
 */
export const conformanceRequests: readonly ConformanceRequest[] = [
  ...accessRequests,
  ...coreRequests,
  ...leaseRequests,
  ...policyRequests,
  ...webhookRequests,
];
