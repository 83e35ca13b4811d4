import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withManagers } from '../../sandbox/api/fields.ts';
import { jsonPatch, mergePatch } from '../../sandbox/api/patch.ts';
import { resources } from '../../sandbox/api/resource.ts';
import { Refusal } from '../../sandbox/api/status.ts';
import { Store } from '../../sandbox/api/store.ts';
import { microTimeProblem } from '../../sandbox/api/time.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt, toJson } from '../../sandbox/json.ts';

const name = fc.constantFrom('a', 'b', 'c');
const write = fc.record({ name, value: fc.nat(3), gone: fc.boolean() });

function played(writes: readonly { name: string; value: number; gone: boolean }[]): Store {
  const store = new Store();
  for (const { name: own, value, gone } of writes) {
    const before = store.get(resources.leases, 'n', own);
    if (!gone) store.put(resources.leases, { metadata: { name: own, namespace: 'n' }, value });
    else if (before !== undefined) store.remove(resources.leases, before);
  }
  return store;
}

describe('the store', () => {
  test('what a list shows and what happened since come to what is there now', () => {
    fc.assert(
      fc.property(fc.array(write), fc.nat(), (writes, chance) => {
        const store = played(writes);
        const from = 100 + (chance % (writes.length + 1));
        const state = new Map(
          store.list(resources.leases, '', from).map((object) => [textAt(object, 'metadata', 'name'), object]),
        );
        for (const { type, object } of store.since(resources.leases, from)) {
          if (type === 'DELETED') state.delete(textAt(object, 'metadata', 'name'));
          else state.set(textAt(object, 'metadata', 'name'), object);
        }
        const now = store.list(resources.leases, 'n');
        expect([...state.values()].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual(
          now.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
        );
      }),
    );
  });

  test('every change has a revision of its own, and they only rise', () => {
    fc.assert(
      fc.property(fc.array(write), (writes) => {
        const revisions = played(writes)
          .since(resources.leases, 0)
          .map(({ revision }) => revision);
        expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
      }),
    );
  });
});

const key = fc.constantFrom('a', 'b', 'c');
const tree = fc.letrec<{ node: JsonObject }>((tie) => ({
  node: fc.dictionary(key, fc.oneof({ maxDepth: 3 }, fc.nat(2), fc.constant('x'), tie('node')), { maxKeys: 3 }),
})).node;

describe('patches', () => {
  test('a merge patch changes what it names and keeps all else', () => {
    fc.assert(
      fc.property(tree, tree, (target, patch) => {
        const result = mergePatch(target, patch);
        expect(mergePatch(result, patch)).toEqual(result);
        for (const kept of Object.keys(target).filter((one) => !Object.hasOwn(patch, one))) {
          expect(objectAt(result)[kept]).toEqual(target[kept]);
        }
      }),
    );
  });

  test('a JSON patch is done as a whole or not at all, and only if its tests hold', () => {
    fc.assert(
      fc.property(tree, key, fc.nat(2), fc.nat(2), (target, path, tested, value) => {
        const before = structuredClone(target);
        const operations = toJson([
          { op: 'test', path: `/${path}`, value: tested },
          { op: 'replace', path: `/${path}`, value },
        ]);
        const holds = target[path] === tested;
        if (holds) expect(jsonPatch(target, operations)).toEqual({ ...target, [path]: value });
        else expect(() => jsonPatch(target, operations)).toThrow(Refusal);
        expect(target).toEqual(before);
      }),
    );
  });
});

test('after any writes, the field managers together own exactly the fields that are there, each field once', () => {
  const spec = fc.dictionary(key, fc.nat(2), { maxKeys: 3 });
  const managers = fc.constantFrom('team', 'gate', 'argocd');
  fc.assert(
    fc.property(fc.array(fc.tuple(managers, spec), { minLength: 1 }), (writes) => {
      let object: JsonObject | undefined;
      for (const [manager, fields] of writes) {
        object = withManagers(
          resources.leases,
          object,
          { metadata: objectAt(object, 'metadata'), spec: fields },
          {
            manager,
            time: '2026-11-30T00:00:00Z',
          },
        );
      }
      const owned = listAt(object, 'metadata', 'managedFields')
        .filter(isObject)
        .flatMap((entry) => Object.keys(objectAt(entry, 'fieldsV1', 'f:spec')));
      const there = Object.keys(writes.at(-1)?.[1] ?? {}).map((field) => `f:${field}`);
      expect(owned.sort()).toEqual(there.sort());
    }),
  );
});

test('a MicroTime has exactly six digits after the second', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2999-01-01T00:00:00Z'), noInvalidDate: true }),
      fc.string({ unit: fc.constantFrom('0', '5'), maxLength: 9 }),
      (date, digits) => {
        const text = `${date.toISOString().slice(0, 19)}${digits === '' ? '' : `.${digits}`}Z`;
        expect(microTimeProblem(text) === undefined).toBe(digits.length === 6);
      },
    ),
  );
});
