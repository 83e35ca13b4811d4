import type { Row } from './texts.ts';

/** Answers of the API server itself about a Pod, before or beside all webhooks; mostly 403. */
export const forbiddenRows: readonly Row[] = [
  // apiserver `plugin/webhook/matchconditions/matcher.go`; of several, the list is in brackets.
  {
    pattern:
      /is forbidden: (?:\[?expression .* resulted in error|.*(?:cost budget|actual cost limit exceeded|converting to MatchCondition))/s,
    code: 'match-condition-error',
    again: false,
  },
  { pattern: /is forbidden: User "/, code: 'api-forbidden', again: false },
  // The API server has just started.
  { pattern: /not yet ready to handle request/, code: 'api-answer', again: true },
  { pattern: /exceeded quota|failed quota|insufficient quota/, code: 'quota-exceeded', again: false },
  {
    pattern: /violates PodSecurity|unable to validate against any pod security policy/,
    code: 'pod-security',
    again: false,
  },
  {
    pattern: /error looking up service account|serviceaccount "[^"]*" not found|no API token found for service account/,
    code: 'service-account-missing',
    again: false,
  },
  { pattern: /./s, code: 'other-admission', again: false },
];

/** The API server's own time for one request, 34 s over all webhooks (apiserver `pkg/endpoints/handlers/rest.go`). */
const budgetText = /request did not complete within|unable to return a response in the time allotted/;

const statusRows: Readonly<Record<number, Pick<Row, 'code' | 'again'>>> = {
  401: { code: 'api-unauthorized', again: false },
  404: { code: 'probe-namespace-missing', again: false },
  409: { code: 'api-answer', again: true },
  422: { code: 'probe-invalid', again: false },
  429: { code: 'api-answer', again: true },
};

/** What is left to go by where the text names no webhook and no plugin. */
export function statusRow(status: number, message: string): Pick<Row, 'code' | 'again'> {
  if (status >= 500 && budgetText.test(message)) return { code: 'request-budget', again: true };
  return statusRows[status] ?? { code: 'probe-unanswered', again: status >= 500 };
}
