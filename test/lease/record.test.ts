import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyJournal, journalAnnotation } from '../../src/lease/journal.ts';
import { claimBody, microTime, readLease, releaseBody } from '../../src/lease/record.ts';
import { leaseName, leaseObject, leaseRecord, ourClaim, ourHolder } from '../fakes/leases.ts';

const now = new Date('2026-09-10T12:00:00.007Z');
const shownTime = '2026-09-10T12:00:00.007000Z';

describe('a Lease', () => {
  it('is read with its holder, its times as they are written, and what is not ours', () => {
    const change = { labels: { team: 'a' }, annotations: { 'vendor.example/note': 'kept' } };
    expect(leaseRecord(change)).toMatchObject({
      uid: 'lease-uid',
      resourceVersion: '100',
      holder: 'gh:5001.1:gate:00000001',
      durationSeconds: 60,
      acquireTime: '2026-09-10T11:50:00.000000Z',
      renewTime: '2026-09-10T11:59:50.000000Z',
      transitions: 4,
      link: 'https://git.example/runs/5001',
      labels: { team: 'a' },
      annotations: { 'admission-gate/link': 'https://git.example/runs/5001', 'vendor.example/note': 'kept' },
    });
  });

  it.each([
    ['its holder is empty', { metadata: { uid: 'u', resourceVersion: '1' }, spec: { holderIdentity: '' } }],
    ['it has no holder', { metadata: { uid: 'u', resourceVersion: '1' }, spec: {} }],
    ['it has no spec', { metadata: { uid: 'u', resourceVersion: '1' } }],
  ])('is free when %s', (_, object) => {
    expect(readLease(object)).toMatchObject({ kind: 'record', record: { holder: '', transitions: 0, link: '' } });
  });

  const held = (spec: object) => ({
    metadata: { uid: 'u', resourceVersion: '1' },
    spec: { holderIdentity: 'someone', leaseDurationSeconds: 60, renewTime: shownTime, ...spec },
  });

  it.each([
    ['no renewTime', held({ renewTime: undefined }), 'it names holder someone, but no renewTime'],
    ['an empty renewTime', held({ renewTime: '' }), 'it names holder someone, but no renewTime'],
    ['no duration', held({ leaseDurationSeconds: undefined }), 'it names holder someone, but no leaseDurationSeconds'],
    [
      'neither',
      held({ leaseDurationSeconds: undefined, renewTime: undefined }),
      'it names holder someone, but no leaseDurationSeconds and no renewTime',
    ],
  ])('is malformed when it has a holder and %s', (_, object, problem) => {
    expect(readLease(object)).toEqual({ kind: 'malformed', problem });
  });

  it.each([
    [held({ leaseDurationSeconds: 0 }), 'spec.leaseDurationSeconds'],
    [held({ leaseDurationSeconds: 1.5 }), 'spec.leaseDurationSeconds'],
    [held({ holderIdentity: 7 }), 'spec.holderIdentity'],
    [{ metadata: { resourceVersion: '1' }, spec: {} }, 'metadata.uid'],
    [{}, 'metadata'],
    ['text', 'object'],
    [undefined, 'object'],
  ])('is malformed as %j, and %s is named', (object, path) => {
    const reading = readLease(object);
    expect(reading.kind === 'malformed' && reading.problem.split(': ')[0]).toBe(path);
  });
});

describe('a time for Kubernetes', () => {
  it('has exactly six fractional digits and says the same moment', () => {
    const date = fc.date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (one) => {
        expect(microTime(one)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
        expect(new Date(microTime(one)).getTime()).toBe(one.getTime());
      }),
    );
  });
});

describe('the body of a claim', () => {
  it('is a new Lease where there is none', () => {
    expect(claimBody(leaseName, ourClaim, now)).toEqual({
      apiVersion: 'coordination.k8s.io/v1',
      kind: 'Lease',
      metadata: {
        name: 'deploy',
        namespace: 'admission-gate',
        annotations: {
          [journalAnnotation]: emptyJournal,
          'admission-gate/repository': 'git.example/shop/app',
          'admission-gate/repository-id': '42',
          'admission-gate/job-id': '',
          'admission-gate/runner-name': 'runner 1',
          'admission-gate/head-sha': 'ab'.repeat(20),
          'admission-gate/link': 'https://git.example/runs/5002',
        },
      },
      spec: {
        holderIdentity: ourHolder,
        leaseDurationSeconds: 60,
        acquireTime: shownTime,
        renewTime: shownTime,
        leaseTransitions: 0,
      },
    });
  });

  it('replaces exactly the free Lease that was seen, and keeps what is not ours', () => {
    const free = leaseRecord({ holder: '', labels: { team: 'a' }, annotations: { 'vendor.example/note': 'kept' } });
    expect(claimBody(leaseName, ourClaim, now, free)).toMatchObject({
      metadata: {
        resourceVersion: '100',
        uid: 'lease-uid',
        labels: { team: 'a' },
        annotations: { 'vendor.example/note': 'kept', 'admission-gate/link': 'https://git.example/runs/5002' },
      },
      spec: { holderIdentity: ourHolder, leaseTransitions: 5, acquireTime: shownTime },
    });
  });
});

it('frees exactly the Lease that was seen, and leaves what it says about its last holder', () => {
  const seen = leaseRecord({ labels: { team: 'a' }, durationSeconds: 90 });
  expect(releaseBody(leaseName, seen, now)).toEqual({
    apiVersion: 'coordination.k8s.io/v1',
    kind: 'Lease',
    metadata: {
      name: 'deploy',
      namespace: 'admission-gate',
      uid: 'lease-uid',
      resourceVersion: '100',
      labels: { team: 'a' },
      annotations: { 'admission-gate/link': 'https://git.example/runs/5001' },
    },
    spec: { holderIdentity: '', leaseDurationSeconds: 90, renewTime: shownTime, leaseTransitions: 4 },
  });
});

it('writes no other Lease than one that it can read again', () => {
  const reread = (body: object) => readLease({ ...body, metadata: { uid: 'u', resourceVersion: '1' } });
  expect(reread(claimBody(leaseName, ourClaim, now))).toMatchObject({ kind: 'record', record: { holder: ourHolder } });
  expect(reread(releaseBody(leaseName, leaseRecord(), now))).toMatchObject({ kind: 'record', record: { holder: '' } });
  expect(readLease(leaseObject())).toMatchObject({ kind: 'record' });
});
