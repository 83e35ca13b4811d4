import { type ClientRequest, request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';

/** A workflow run, and the API that knows it. */
export interface RunName {
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly runId: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Cancels a workflow run (GitHub REST, `POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel`; needs `actions: write`)
 * and returns one line about how that went. It goes through `node:https` and not through Octokit, whose fetch needs
 * WebAssembly and more memory than the keeper may use; the proxy variables of the environment are kept to.
 */
export async function cancelRun({ apiUrl, repository, runId }: RunName, token: string): Promise<string> {
  const what = `run ${runId} of ${repository}`;
  if (token === '') return `Could not cancel ${what}: there is no token.`;
  const url = new URL(`${apiUrl.replace(/\/+$/, '')}/repos/${repository}/actions/runs/${runId}/cancel`);
  try {
    const status = await post(url, token);
    if (status === 202) return `Cancelled ${what}.`;
    if (status === 409) return `GitHub says that ${what} cannot be cancelled any more (HTTP 409).`;
    return `Could not cancel ${what}: HTTP ${status}; the token needs actions: write.`;
  } catch (error) {
    return `Could not cancel ${what}: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

function open(url: URL, headers: Readonly<Record<string, string>>): ClientRequest {
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  return url.protocol === 'http:'
    ? httpRequest(url, options)
    : httpsRequest(url, { ...options, agent: new Agent({ proxyEnv: process.env }) });
}

function post(url: URL, token: string): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/vnd.github+json',
    'user-agent': 'admission-gate',
    'content-length': '0',
  };
  return new Promise((resolve, reject) => {
    const sent = open(url, headers);
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.end();
  });
}
