import { describe, expect, it } from 'vitest';
import { readConfigMap, readFlags } from '../../src/kyverno/settings.ts';

const none = new Map<string, string>();
const ignoring = new Map([['FLAG_FORCE_FAILURE_POLICY_IGNORE', 'true']]);

describe('the flags of Kyverno', () => {
  it.each([
    [['--autoUpdateWebhooks=false'], none, { autoUpdateWebhooks: false }],
    [['-autoUpdateWebhooks=F'], none, { autoUpdateWebhooks: false }],
    [['--autoUpdateWebhooks=false', '--autoUpdateWebhooks'], none, { autoUpdateWebhooks: true }],
    [['--autoUpdateWebhooks=perhaps'], none, { autoUpdateWebhooks: true }],
    [['--noautoUpdateWebhooks=false', 'autoUpdateWebhooks=false'], none, { autoUpdateWebhooks: true }],
    [['--forceFailurePolicyIgnore'], none, { forceFailurePolicyIgnore: true }],
    [[], ignoring, { forceFailurePolicyIgnore: true }],
    [['--forceFailurePolicyIgnore=false'], ignoring, { forceFailurePolicyIgnore: false }],
    [['--excludeBootstrapResources=1'], none, { excludeBootstrapResources: true }],
    [[], none, { autoUpdateWebhooks: true, forceFailurePolicyIgnore: false, excludeBootstrapResources: false }],
  ] as const)('are read from %j', (args, environment, expected) => {
    expect(readFlags(args, environment)).toMatchObject(expected);
  });
});

const selectors = { namespaceSelector: undefined, objectSelector: undefined };
const everything = { matchLabels: {}, matchExpressions: [] };
const labels = { matchLabels: { a: 'b' }, matchExpressions: [] };

describe('the ConfigMap of Kyverno', () => {
  it.each([
    [{}, { selectors, defaultRegistry: 'docker.io' }],
    [
      { webhooks: '{"objectSelector":{"matchLabels":{"a":"b"}}}' },
      { selectors: { ...selectors, objectSelector: labels } },
    ],
    [{ webhooks: '{"namespaceSelector":{}}' }, { selectors: { ...selectors, namespaceSelector: everything } }],
    [{ webhooks: '[{"namespaceSelector":{}}]' }, { selectors }],
    [{ webhooks: '{oops' }, { selectors }],
    [{ defaultRegistry: 'registry.example' }, { defaultRegistry: 'registry.example' }],
    [{ enableDefaultRegistryMutation: 'false' }, { defaultRegistry: undefined }],
  ])('is read from %j', (data, expected) => {
    expect(readConfigMap({ data })).toMatchObject(expected);
  });

  it('is unreadable where it is none', () => {
    expect(readConfigMap({ data: 7 })).toBeUndefined();
  });
});
