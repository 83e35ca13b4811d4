import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request, read to its end. */
export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The client's port and the server's, by which the client's process can be found. */
  readonly connection: `${number}-${number}`;
}

/** What to send back. `break` closes the connection without a word. */
export type HttpAnswer =
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly text: string }
  | 'break';

export interface HttpServer {
  /** Loopback, with the free port that the system chose. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves on 127.0.0.1. An error of the handler breaks the connection and is told to `onError`. */
export async function serve(
  handle: (request: HttpRequest) => Promise<HttpAnswer>,
  onError: (error: unknown) => void,
): Promise<HttpServer> {
  let url = '';
  const server = createServer((incoming, response) => {
    readRequest(incoming, url)
      .then(handle)
      .then((answer) => send(answer, response))
      .catch((error: unknown) => {
        onError(error);
        send('break', response);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage, base: string): Promise<HttpRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '/', base),
    headers: Object.fromEntries(headers),
    text: Buffer.concat(chunks).toString('utf8'),
    connection: `${incoming.socket.remotePort ?? 0}-${incoming.socket.localPort ?? 0}`,
  };
}

function send(answer: HttpAnswer, response: ServerResponse): void {
  if (answer === 'break') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(answer.status, answer.headers);
  response.end(answer.text);
}
