import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCertificateAuthority } from '#connectors/testing-certificate.ts';
import { answering, httpRogues, type Misbehaviour, startRogue } from '#connectors/testing-rogue.ts';
import { AnswerBoundError } from './bounded-body.ts';
import { createEgress } from './egress.ts';
import { createPermittedFetch } from './permitted-fetch.ts';

/** What this process reads of the web itself (identity providers, language models) breaks a bound long before it costs anything. */

const bounds = { bodyBytes: 1e6, headerBytes: 16_384, totalMs: 700 };
const fetch = createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' }), { bounds });
/** What the kernel holds of a connection on loopback. */
const kernelBufferBytes = 16e6;

/** Reads an answer to its end, or to its error. */
async function read(misbehaviour: Misbehaviour, scheme = 'http') {
  await using rogue = await startRogue(misbehaviour);
  const began = performance.now();
  const outcome = await fetch(`${scheme}://127.0.0.1:${rogue.port}/`)
    .then((answer) => answer.text())
    .then(
      (text) => ({ text, error: null }),
      (error: Error) => ({ text: null, error }),
    );
  expect(performance.now() - began).toBeLessThan(3000);
  await expect.poll(() => rogue.connections().open).toBe(0);
  expect(rogue.sentBytes()).toBeLessThan(kernelBufferBytes);
  return outcome;
}

function boundOf(error: Error | null): AnswerBoundError | null {
  const found = error instanceof AnswerBoundError ? error : error?.cause;
  return found instanceof AnswerBoundError ? found : null;
}

describe('F15 an answer of the web', () => {
  it.each(httpRogues)('that is $name', async (rogue) => {
    const { error } = await read(rogue);
    expect(error).toBeInstanceOf(Error);
    const sentence = boundOf(error)?.message;
    if (rogue.bound === 'body')
      expect(sentence).toBe('The server answered with more than 1 MB, which is not read.');
    if (rogue.bound === 'headers')
      expect(sentence).toBe('The server answered with more headers than are read.');
    if (rogue.bound === 'encoding')
      expect(sentence).toBe('The server packed its answer in a way that is not read.');
  });

  it('that never comes, told as late', async () => {
    const { error } = await read({ name: 'silence', serve: (socket) => void socket.resume() });
    expect(boundOf(error)?.message).toBe('The server did not end its answer in time.');
  });

  it('F19 in the clear where TLS is asked for, and in TLS where it is not', async () => {
    const plain = answering('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    expect((await read({ name: 'plain', serve: plain })).text).toBe('ok');
    expect((await read({ name: 'plain', serve: plain }, 'https')).error).toBeInstanceOf(Error);
    const tls = createCertificateAuthority().issue({ host: '127.0.0.1' });
    expect((await read({ name: 'tls', tls, serve: plain })).error).toBeInstanceOf(Error);
    const untrusted = await read({ name: 'tls', tls, serve: plain }, 'https');
    expect(untrusted.error).toMatchObject({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' });
  });

  it('frees its connection when it is dropped unread', async () => {
    await using rogue = await startRogue(
      httpRogues.find(({ name }) => name === 'a body without an end') as Misbehaviour,
    );
    const answer = await fetch(`http://127.0.0.1:${rogue.port}/`);
    await answer.body?.cancel();
    await expect.poll(() => rogue.connections().open).toBe(0);
  });

  it('frees its connection in the end when nobody cancels it', async () => {
    await using rogue = await startRogue(
      httpRogues.find(({ name }) => name === 'a body without an end') as Misbehaviour,
    );
    await fetch(`http://127.0.0.1:${rogue.port}/`);
    await expect.poll(() => rogue.connections().open).toBe(0);
    expect(rogue.sentBytes()).toBeLessThan(kernelBufferBytes);
  });
});

it.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('unpacks %s, and names the headers as they are for what it hands on', async (encoding, pack) => {
  const text = 'an answer '.repeat(1000);
  const server = createServer((request, response) => {
    expect(request.headers['accept-encoding']).toBe(encoding);
    const body = pack(text);
    response.writeHead(200, { 'content-encoding': encoding, 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': encoding } });
  expect(await answer.text()).toBe(text);
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
    null,
    null,
  ]);
  server.close();
});

it('sends forms as forms', async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (chunk: Buffer) => parts.push(chunk));
    request.on('end', () => {
      seen.push(request.headers['content-type'], Buffer.concat(parts).toString());
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: new URLSearchParams({ a: 'é &' }) });
  expect(seen).toEqual(['application/x-www-form-urlencoded;charset=UTF-8', 'a=%C3%A9+%26']);
  server.close();
});

it('F04 calls no other scheme', async () => {
  for (const address of ['ftp://127.0.0.1/', 'file:///etc/passwd', 'data:text/plain,x'])
    await expect(fetch(address)).rejects.toThrow('https://');
});
