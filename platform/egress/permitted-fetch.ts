import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { familyOf } from './address-kind.ts';
import type { CalledPlace, Egress } from './egress.ts';

/** Of http and https. */
const webPorts = [80, 443] as const;

/** What a call sent: for a log of what leaves. */
export interface SentRequest {
  host: string;
  bytes: number;
}

/**
 * `fetch` through the door: the host is decided on for each call, and what was decided on is what is dialled, under the
 * name that was meant. Redirects are handed back, never followed. Takes texts as bodies only.
 * Throws a TypeError whose message is the door's sentence where it stays shut.
 */
export function createPermittedFetch(
  egress: Egress,
  onSent: (sent: SentRequest) => void = () => {},
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { body, signal } = init;
    if (body !== undefined && body !== null && typeof body !== 'string')
      throw new TypeError('Only texts are sent.');
    const never = new AbortController().signal;
    const target = await egress.resolve(placeOf(url), signal ?? never);
    if (!target.ok) throw new TypeError(target.message);
    const bytes = Buffer.byteLength(body ?? '');
    onSent({ host: url.host, bytes });
    const response = await send(url, target.address, {
      method: init.method ?? 'GET',
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'content-length': String(bytes) },
      body: body ?? '',
      signal: signal ?? never,
    });
    return new Response(hasBody(response) ? (Readable.toWeb(response) as ReadableStream) : null, {
      status: response.statusCode ?? 502,
      headers: headersOf(response),
    });
  };
}

function placeOf({ hostname, port, protocol }: URL): CalledPlace {
  const [plain, secure] = webPorts;
  return {
    host: hostname,
    port: Number(port) || (protocol === 'http:' ? plain : secure),
    standardPorts: webPorts,
  };
}

interface Sending {
  method: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

function send(url: URL, address: string, { body, ...options }: Sending): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = start(url, {
      ...options,
      agent: false,
      lookup: (_host, asked, answer) => {
        const family = familyOf(address) === 'ipv4' ? 4 : 6;
        if (asked.all) answer(null, [{ address, family }]);
        else answer(null, address, family);
      },
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

function hasBody({ statusCode = 200 }: IncomingMessage): boolean {
  return statusCode !== 204 && statusCode !== 304 && statusCode >= 200;
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  return headers;
}
