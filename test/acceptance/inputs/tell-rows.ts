import { expect } from 'vitest';
import { notEnforced } from '../../../sandbox/scenarios/outages.ts';
import { patched, probe, provedWrites, type Row, taken } from './row.ts';

/** A refusal that comes late: a forged image is admitted. */
const refused = {
  scenario: { kyverno: notEnforced.kyverno },
  code: 'not-enforced',
  writes: [taken, probe(201), probe(201), patched],
} as const;

/** The same, but the job goes on; a finding of this code says why. */
const goesOn = (row: Pick<Row, 'says' | 'inputs'>, code: string): Row => ({
  ...refused,
  ...row,
  exitCode: 0,
  look: ({ run }) => {
    expect(run.report.findings.map((found) => found.code)).toContain(code);
    expect(run.job.conclusion).toBe('success');
  },
});

/** Inputs about who is told what, and whether the step fails. */
export const tellRows: Readonly<Record<string, readonly Row[]>> = {
  enforcement: [goesOn({ says: 'warn lets the job go on', inputs: { enforcement: 'warn' } }, 'enforcement-warn')],
  'break-glass-reason': [
    goesOn({ says: 'lets the job go on, loudly', inputs: { 'break-glass-reason': 'the site is down' } }, 'break-glass'),
  ],
  comment: [
    { ...refused, says: 'never leaves the pull request alone', inputs: { comment: 'never' }, comments: 0 },
    {
      says: 'always tells of a proceed too',
      inputs: { comment: 'always' },
      code: 'proved',
      writes: provedWrites,
      comments: 1,
    },
  ],
  'pull-request': [
    {
      ...refused,
      says: 'is commented on outside the merge queue',
      inputs: { 'pull-request': '23' },
      outsideQueue: true,
      comments: 1,
      look: ({ github }) => expect(github.repository.comments.map(({ issue }) => issue)).toEqual([23]),
    },
  ],
};
