import { asWarning, type Finding, finding } from '../findings/finding.ts';
import type { Kyverno } from '../kyverno/expected.ts';
import { defaultSettings, type KyvernoSettings, readConfigMap } from '../kyverno/settings.ts';
import {
  type AdmissionController,
  admissionControllers,
  isProved,
  parseVersion,
  rulesOf,
  versionOfImage,
} from '../kyverno/version.ts';
import { failure, reading, unreadable } from './calls.ts';
import { type Context, go, refuse, type Step, say } from './context.ts';

/** Name that Kyverno's chart gives its ConfigMap. */
const CONFIG_MAP = 'kyverno';

type ConfigMapSettings = NonNullable<ReturnType<typeof readConfigMap>>;

export interface Installation extends Kyverno {
  readonly warnings: readonly Finding[];
}

/** The admission controller's Deployment, or none where there is none to be read. */
export async function controllerOf(
  context: Context,
  namespace: string,
): Promise<Step<AdmissionController | undefined>> {
  const call = { verb: 'list', resource: 'deployments.apps', namespace };
  const answer = await reading(context, (signal) => context.cluster.listDeployments(namespace, signal));
  if (context.scope.ended !== undefined) return refuse(context.scope.ended);
  if (answer.kind !== 'ok') return refuse(failure(call, answer));
  const found = admissionControllers(answer.body);
  if (found === undefined) return refuse(unreadable(call, 'not a list of Deployments'));
  const images = new Set(found.map(({ image }) => image));
  if (images.size < 2) return go(found[0]);
  const facts = { namespace, problem: `it has several admission controllers (${[...images].join(', ')})` };
  return refuse(finding('kyverno-version-unknown', `namespace ${namespace}`, facts));
}

/** The ConfigMap of Kyverno's selectors; absent is without any. */
async function configMapOf(context: Context, namespace: string): Promise<Step<ConfigMapSettings>> {
  const call = { verb: 'get', resource: `configmaps/${CONFIG_MAP}`, namespace };
  const answer = await reading(context, (signal) =>
    context.cluster.read({ group: '', version: 'v1', resource: 'configmaps', namespace, name: CONFIG_MAP }, signal),
  );
  const isAbsent = answer.kind === 'status' && answer.status === 404;
  if (answer.kind !== 'ok' && !isAbsent) return refuse(failure(call, answer));
  const read = readConfigMap(answer.kind === 'ok' ? answer.body : {});
  return read === undefined ? refuse(unreadable(call, 'not a ConfigMap')) : go(read);
}

/** Without the Deployment Kyverno is taken to have no flags; without its ConfigMap selectors are not compared. */
function settingsOf(
  context: Context,
  controller: AdmissionController | undefined,
  configMap: Step<ConfigMapSettings>,
): KyvernoSettings {
  if (controller === undefined) say(context, 'The flags of Kyverno cannot be read; it is taken to have none.');
  const isOther = controller !== undefined && controller.configMap !== CONFIG_MAP;
  const read = configMap.kind === 'go' && !isOther ? configMap.value : { selectors: undefined };
  return { ...defaultSettings, ...controller?.flags, ...read };
}

/**
 * What is installed: the version from the Deployment's image, else as the input says, where unknown is a refusal; flags
 * and selectors from Deployment and ConfigMap.
 */
export async function installation(context: Context, namespace: string, given: string): Promise<Step<Installation>> {
  const [controller, configMap] = await Promise.all([
    controllerOf(context, namespace),
    configMapOf(context, namespace),
  ]);
  if (controller.kind === 'refuse' && (given === '' || context.scope.ended !== undefined)) return controller;
  const found = controller.kind === 'go' ? controller.value : undefined;
  const version = (found === undefined ? undefined : versionOfImage(found.image)) ?? parseVersion(given);
  if (version === undefined) {
    const problem =
      found === undefined ? 'it has no admission controller' : `image ${found.image} has no version as tag`;
    return refuse(finding('kyverno-version-unknown', `namespace ${namespace}`, { namespace, problem }));
  }
  say(context, `Kyverno ${version.text} in namespace ${namespace}`);
  const facts = { version: version.text, rules: rulesOf(version) };
  const unproved = asWarning(finding('kyverno-line-unproved', `Kyverno ${version.text}`, facts));
  const settings = settingsOf(context, found, configMap);
  const unread = configMap.kind === 'refuse' ? configMap.findings.map(asWarning) : [];
  return go({ version, settings, warnings: [...(isProved(version) ? [] : [unproved]), ...unread] });
}
