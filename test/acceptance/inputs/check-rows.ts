import { expect } from 'vitest';
import { podText, policyText } from '../../steps/checking.ts';
import type { Row } from './row.ts';

const check = { outsideQueue: true, writes: [] } as const;
const files = {
  'policies/a.yaml': policyText({ failurePolicy: '  failurePolicy: Ignore' }),
  'policies/b.yaml': policyText({ timeout: '  webhookConfiguration: {timeoutSeconds: 20}' }),
  'deploy/web.yaml': podText('r.example/a:1'),
};
const inputs = { mode: 'check', 'kyverno-version': '1.19.1' };
const nothingAsked: Row['look'] = ({ requests, github }) => {
  expect(requests).toEqual([]);
  expect(github.requests).toEqual([]);
};

/** Inputs of mode `check`. */
export const checkRows: Readonly<Record<string, readonly Row[]>> = {
  'check-paths': [
    {
      ...check,
      says: 'names what is judged, and nothing is asked of anybody',
      inputs: { ...inputs, 'check-paths': 'policies/a.yaml\ndeploy' },
      files,
      code: 'policy-fail-open',
      look: (seen) => {
        nothingAsked(seen);
        expect(seen.run.main.annotations).toMatchObject([
          { type: 'error', file: 'policies/a.yaml', line: 5, column: 18, title: 'Admission Gate: Policy fails open' },
        ]);
      },
    },
    {
      ...check,
      says: 'that lead to nothing are refused',
      inputs: { ...inputs, 'check-paths': 'nowhere/*.yaml' },
      files,
      code: 'bad-input',
      look: nothingAsked,
    },
    {
      ...check,
      says: 'are needed in mode check',
      inputs,
      code: 'bad-input',
    },
  ],
};

/** The rows of mode `check` for inputs that other modes have too. */
export const checkShared: Readonly<Record<string, readonly Row[]>> = {
  'fail-on': ['warning', 'never'].map((failOn) => ({
    ...check,
    says: `${failOn} of mode check ${failOn === 'never' ? 'lets errors pass' : 'fails for a warning'}`,
    inputs: {
      ...inputs,
      'check-paths': failOn === 'never' ? 'policies/a.yaml' : 'policies/b.yaml',
      'fail-on': failOn,
    },
    files,
    code: failOn === 'never' ? 'policy-fail-open' : 'timeout-short',
    ...(failOn === 'never' ? { verdict: 'proceed' as const } : {}),
    errors: failOn === 'never' ? 1 : 0,
  })),
  'kyverno-version': ['1.18.2', '1.19.1'].map((version) => ({
    ...check,
    says: `${version} is what mode check judges by`,
    inputs: { ...inputs, 'check-paths': 'policies', 'kyverno-version': version, 'fail-on': 'never' },
    files: { 'policies/a.yaml': policyText(), 'policies/b.yaml': policyText({ metadata: 'metadata: {name: b}' }) },
    code: version === '1.18.2' ? 'two-policies-one-pod' : 'checked',
    errors: version === '1.18.2' ? 1 : 0,
    verdict: 'proceed',
  })),
  'webhook-timeout-seconds': [
    {
      ...check,
      says: 'is what mode check wants',
      inputs: { ...inputs, 'check-paths': 'policies/b.yaml', 'webhook-timeout-seconds': '20' },
      files,
      code: 'checked',
      verdict: 'proceed',
    },
  ],
};
