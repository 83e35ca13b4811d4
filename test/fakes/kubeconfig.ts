import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A kubeconfig with one context `main`, as text. */
export function kubeconfigText(server = 'https://cluster.example', user = 'token: kube-token'): string {
  return `apiVersion: v1
kind: Config
current-context: main
clusters:
  - name: c
    cluster: { server: "${server}" }
users:
  - name: u
    user: { ${user} }
contexts:
  - name: main
    context: { cluster: c, user: u }
`;
}

/** Writes a file that lives as long as the test. */
export function temporaryFile(text: string, name = 'config'): string {
  const folder = mkdtempSync(join(tmpdir(), 'admission-gate-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
