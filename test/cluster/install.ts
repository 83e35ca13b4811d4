import { fileURLToPath } from 'node:url';
import { installMissing } from './install/debian.ts';
import { buildGoTool, type GoTool } from './install/go-tool.ts';
import { type Crd, kyvernoCrds, kyvernoSources } from './install/kyverno-crds.ts';
import { type KyvernoVersion, kubernetesVersion } from './versions.ts';

/** Everything a cluster of one Kyverno version is made of; all paths are absolute. */
export interface Tools {
  readonly etcd: string;
  readonly jq: string;
  readonly openssl: string;
  readonly kubeApiserver: string;
  readonly kubectl: string;
  readonly kyverno: string;
  readonly kyvernoCrds: readonly Crd[];
}

/**
 * Makes sure that all tools are there and returns where. Installs Debian packages and builds Go tools only when they are
 * missing: the first call takes some 20 minutes on two cores, later ones milliseconds.
 */
export async function install(version: KyvernoVersion): Promise<Tools> {
  const pathOf = await installMissing({ etcd: 'etcd-server', jq: 'jq', openssl: 'openssl' });
  // One after the other: the linker of a single build already needs 2.5 GiB.
  const kubeApiserver = await buildGoTool(kubernetesTool('kube-apiserver'));
  const kubectl = await buildGoTool(kubernetesTool('kubectl'));
  const kyverno = await buildGoTool(kyvernoTool(version));
  return {
    etcd: pathOf('etcd'),
    jq: pathOf('jq'),
    openssl: pathOf('openssl'),
    kubeApiserver,
    kubectl,
    kyverno,
    kyvernoCrds: await kyvernoCrds(version, moduleFolder(`kyverno-${version}`)),
  };
}

/** Where the sources of that Kyverno are; nothing is built. */
export function sourcesOf(version: KyvernoVersion): Promise<string> {
  return kyvernoSources(moduleFolder(`kyverno-${version}`));
}

// Without the version in its variables, kube-apiserver reports v0.0.0 and clients that parse its version fail.
function kubernetesTool(name: 'kube-apiserver' | 'kubectl'): GoTool {
  const [major, minor] = kubernetesVersion.split('.');
  const variables = { gitVersion: `v${kubernetesVersion}`, gitMajor: `${major}`, gitMinor: `${minor}` };
  return {
    name: `${name}-${kubernetesVersion}`,
    moduleFolder: moduleFolder(`kubernetes-${kubernetesVersion}`),
    package: `k8s.io/kubernetes/cmd/${name}`,
    ldflags: [
      '-s',
      '-w',
      ...Object.entries(variables).map(([key, value]) => `-X k8s.io/component-base/version.${key}=${value}`),
    ].join(' '),
  };
}

function kyvernoTool(version: KyvernoVersion): GoTool {
  return {
    name: `kyverno-${version}`,
    moduleFolder: moduleFolder(`kyverno-${version}`),
    package: 'github.com/kyverno/kyverno/cmd/kyverno',
    ldflags: `-s -w -X github.com/kyverno/kyverno/pkg/version.BuildVersion=v${version}`,
  };
}

function moduleFolder(name: string): string {
  return fileURLToPath(new URL(`tools/${name}`, import.meta.url));
}
