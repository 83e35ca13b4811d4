import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Call } from '../../src/cluster/transport.ts';
import { going, serve, tls, transportTo } from './server.ts';

const get: Call = { method: 'GET', path: '/x', timeoutMs: 30_000, signal: going };

describe('the transport', () => {
  it('sends what it was asked to, with the credentials of the kubeconfig', async () => {
    const seen: unknown[] = [];
    const { url } = await serve(async (request, response) => {
      const { authorization, 'content-type': type, accept } = request.headers;
      seen.push([request.method, request.url, authorization, type, accept, await text(request)]);
      response.writeHead(201).end('{}');
    });
    const query = { dryRun: 'All', fieldManager: 'a/b c' };
    const call: Call = {
      ...get,
      method: 'PATCH',
      query,
      body: [{ ü: '✓' }],
      contentType: 'application/json-patch+json',
    };
    expect(await transportTo(`${url}/prefix/`).send(call)).toMatchObject({ kind: 'ok', status: 201, body: {} });
    expect(seen).toEqual([
      [
        'PATCH',
        '/prefix/x?dryRun=All&fieldManager=a%2Fb+c',
        'Bearer t0ken',
        'application/json-patch+json',
        'application/json',
        '[{"ü":"✓"}]',
      ],
    ]);
  });

  it('hands on a text as it is where one was asked for, but no failure as one', async () => {
    const { url } = await serve((request, response) => {
      if (request.headers.accept === '*/*')
        response.writeHead(request.url === '/x' ? 200 : 403).end('{"message":"no"}');
    });
    const transport = transportTo(url);
    expect(await transport.send({ ...get, plainText: true })).toMatchObject({ kind: 'ok', body: '{"message":"no"}' });
    const failed = await transport.send({ ...get, path: '/y', plainText: true });
    expect(failed).toMatchObject({ kind: 'status', status: 403, message: 'no' });
  });

  it('sends no body and no type of it where there is none', async () => {
    let type: unknown = 'not asked';
    const { url } = await serve((request, response) => {
      type = request.headers['content-type'];
      response.end('{}');
    });
    await transportTo(url).send(get);
    expect(type).toBeUndefined();
  });

  it('keeps one connection for calls one after the other, also after an error', async () => {
    let count = 0;
    const server = await serve((_, response) => response.writeHead(++count === 2 ? 404 : 200).end('{}'));
    const transport = transportTo(server.url);
    const kinds = [await transport.send(get), await transport.send(get), await transport.send(get)].map(
      ({ kind }) => kind,
    );
    expect([kinds, server.connections()]).toEqual([['ok', 'status', 'ok'], 1]);
  });

  it('hands on a Status with the time to wait', async () => {
    const { url } = await serve((_, response) =>
      response.writeHead(429, { 'retry-after': '3' }).end('{"message":"busy"}'),
    );
    expect(await transportTo(url).send(get)).toMatchObject({
      kind: 'status',
      status: 429,
      message: 'busy',
      retryAfterSeconds: 3,
    });
  });

  it('follows no redirect', async () => {
    const paths: (string | undefined)[] = [];
    const { url } = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: '/y' }).end('{}');
    });
    expect(await transportTo(url).send(get)).toMatchObject({ kind: 'status', status: 302 });
    expect(paths).toEqual(['/x']);
  });

  it('reads a body that comes in pieces, cut within a letter', async () => {
    const body = Buffer.from('{"a":"✓"}');
    const { url } = await serve((_, response) => {
      response.write(body.subarray(0, 7));
      setImmediate(() => response.end(body.subarray(7)));
    });
    expect(await transportTo(url).send(get)).toMatchObject({ kind: 'ok', body: { a: '✓' } });
  });
});

describe('a call without an answer', () => {
  it('is cut off by its signal, before the head and in the middle of the body', async () => {
    for (const head of [false, true]) {
      const controller = new AbortController();
      const { url } = await serve((_, response) => {
        if (head) response.writeHead(200).write('{"a":');
        setImmediate(() => controller.abort());
      });
      const answer = await transportTo(url).send({ ...get, signal: controller.signal });
      expect(answer).toMatchObject({ kind: 'no-answer', cause: 'aborted' });
    }
  });

  it('is not even begun under a signal that is aborted', async () => {
    const server = await serve((_, response) => response.end('{}'));
    expect(await transportTo(server.url).send({ ...get, signal: AbortSignal.abort() })).toMatchObject({
      cause: 'aborted',
    });
    expect(server.connections()).toBe(0);
  });

  it('ends at its own time limit, before the head and in the middle of the body', async () => {
    for (const head of [false, true]) {
      const { url } = await serve((_, response) => {
        if (head) response.writeHead(200).write('{"a":');
      });
      expect(await transportTo(url).send({ ...get, timeoutMs: 40 })).toMatchObject({
        kind: 'no-answer',
        cause: 'timeout',
      });
    }
  });

  it.each([
    ['the connection breaks before the head', (response: ServerResponse) => response.destroy()],
    [
      'the body is cut short',
      (response: ServerResponse) => {
        response
          .writeHead(200, { 'content-length': '100' })
          .write('{"a":1}', () => setImmediate(() => response.destroy()));
      },
    ],
  ])('is unreachable when %s', async (_, end) => {
    const { url } = await serve((_request, response) => {
      end(response);
    });
    const unreachable = { kind: 'no-answer', cause: 'unreachable', message: expect.stringMatching(/./) };
    expect(await transportTo(url).send(get)).toMatchObject(unreachable);
  });

  it('is unreadable when a success is no JSON', async () => {
    const { url } = await serve((_, response) => response.end('<html>log in</html>'));
    expect(await transportTo(url).send(get)).toMatchObject({ kind: 'no-answer', cause: 'unreadable' });
  });

  it.each(['127.0.0.1', 'localhost'])('is unreachable, and says how, where nobody listens on %s', async (host) => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const address = closed.address();
    await new Promise((resolve) => closed.close(resolve));
    const port = typeof address === 'object' ? address?.port : undefined;
    const answer = await transportTo(`https://${host}:${port}`).send(get);
    expect(answer).toMatchObject({
      kind: 'no-answer',
      cause: 'unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it.each([
    ['signs itself', tls.own],
    ['is of no known authority', tls.signed],
  ])('is a matter of trust when the certificate %s', async (_, pair) => {
    const { url } = await serve((_request, response) => response.end('{}'), pair);
    expect(await transportTo(url, { ca: '' }).send(get)).toMatchObject({ kind: 'no-answer', cause: 'tls' });
  });

  it('has no such matter when the authority is the one that the kubeconfig names', async () => {
    const { url } = await serve((_, response) => response.end('{}'), tls.signed);
    expect(await transportTo(url).send(get)).toMatchObject({ kind: 'ok' });
  });

  it('is a matter of trust when the certificate is of another name', async () => {
    const { port } = await serve((_, response) => response.end('{}'));
    const answer = await transportTo(`https://localhost:${port}`).send(get);
    expect(answer).toMatchObject({ kind: 'no-answer', cause: 'tls' });
  });

  it('is a matter of trust when the server does not speak TLS', async () => {
    const plain = createServer((_, response) => response.end('{}'));
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void plain.close());
    const address = plain.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    expect(await transportTo(`https://127.0.0.1:${port}`).send(get)).toMatchObject({ kind: 'no-answer', cause: 'tls' });
  });

  it('is a matter of credentials when the kubeconfig’s plugin is not there', async () => {
    const server = await serve((_, response) => response.end('{}'));
    const user =
      'exec: { apiVersion: client.authentication.k8s.io/v1, command: no-such-plugin-anywhere, interactiveMode: Never }';
    expect(await transportTo(server.url, { user }).send(get)).toMatchObject({
      kind: 'no-answer',
      cause: 'credentials',
    });
    expect(server.connections()).toBe(0);
  });
});
