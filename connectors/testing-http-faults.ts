import {
  createServer,
  type IncomingHttpHeaders,
  type ServerResponse,
  request as startRequest,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Settings } from '#kernel/settings.ts';

/** A server of HTTP in front of another, which spoils one answer of many: what a connector does then has to be right for each. For tests alone. */

export interface FrontCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** What the server behind has answered. */
export interface FrontAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Which answers hold rows of a table, and how they are written. */
export interface HttpPages {
  /** Of the server, which speaks plain HTTP there. */
  port: number;
  isPage(call: FrontCall): boolean;
  /** The page with a link to this address in place of its own. */
  leadingTo(body: string, address: string): string;
  /** The page without a row, and without a link to a next one. */
  emptied(body: string): string;
  /** The page whose rows have no such property. */
  without(body: string, property: string): string;
  /** How somebody gets in by a token; the connector asks for that. */
  tokens?: { first: string; renewed: string; client?: Settings };
  /** Why a fault cannot happen there. */
  absent: Partial<Record<HttpFaultId, string>>;
  /** A fault that does no harm there, and why. */
  harmless?: Partial<Record<HttpFaultId, string>>;
}

interface HttpFault {
  /** Behind "it": what the connector does. */
  shows: string;
  /** Whether every row is there in the end, or the reading fails with a sentence. */
  leadsTo: 'all rows' | 'a failure' | 'a failure that passes';
  /** Which page is spoilt, from one on; each further one too where it is not mended. */
  page: number;
  isLasting?: boolean;
  spoil(answer: FrontAnswer, response: ServerResponse, place: FaultPlace): void;
}

interface FaultPlace {
  pages: HttpPages;
  /** A server that nobody should call. */
  elsewhere: string;
  /** The page before this one. */
  earlier: FrontAnswer | null;
}

const plain = { 'content-type': 'application/json' };
const bombBytes = 200_000_000;

/** One for each case. */
export const httpFaults = {
  throttledForSeconds: {
    shows: 'waits as long as it is told to',
    leadsTo: 'all rows',
    page: 2,
    spoil: (_, response) => void response.writeHead(429, { 'retry-after': '1' }).end(),
  },
  throttledUntil: {
    shows: 'waits until the moment that it is told',
    leadsTo: 'all rows',
    page: 2,
    spoil: (_, response) =>
      void response.writeHead(503, { 'retry-after': new Date(Date.now() + 1000).toUTCString() }).end(),
  },
  failedOnce: {
    shows: 'asks once more after an error of the server',
    leadsTo: 'all rows',
    page: 2,
    spoil: (_, response) => void response.writeHead(500, plain).end('{"error":{"code":"X"}}'),
  },
  refusedToken: {
    shows: 'renews a token that is refused in the middle, once',
    leadsTo: 'all rows',
    page: 3,
    spoil: (_, response) => void response.writeHead(401).end(),
  },
  cutBody: {
    shows: 'tells an answer that ends in the middle',
    leadsTo: 'a failure that passes',
    page: 2,
    isLasting: true,
    spoil: ({ body }, response) =>
      // The end of the connection is that of the body: it looks whole.
      void response
        .writeHead(200, { ...plain, connection: 'close' })
        .end(body.slice(0, Math.floor(body.length / 2))),
  },
  pageOfHtml: {
    shows: 'takes a page to sign in for no rows',
    leadsTo: 'a failure',
    page: 2,
    isLasting: true,
    spoil: (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><title>Log on</title><body>canary</body></html>'),
  },
  redirect: {
    shows: 'follows no redirect',
    leadsTo: 'a failure',
    page: 2,
    isLasting: true,
    spoil: (_, response, { elsewhere }) => void response.writeHead(302, { location: elsewhere }).end(),
  },
  linkElsewhere: {
    shows: 'follows no link to another server',
    leadsTo: 'a failure',
    page: 1,
    isLasting: true,
    spoil: ({ body }, response, { pages, elsewhere }) =>
      void response.writeHead(200, plain).end(pages.leadingTo(body, elsewhere)),
  },
  doubledPage: {
    shows: 'notices a page that comes twice',
    leadsTo: 'a failure',
    page: 2,
    isLasting: true,
    spoil: (answer, response, { earlier }) =>
      void response.writeHead(200, plain).end((earlier ?? answer).body),
  },
  missingPage: {
    shows: 'notices a page that is missing',
    leadsTo: 'a failure',
    page: 3,
    isLasting: true,
    spoil: ({ body }, response, { pages }) => void response.writeHead(200, plain).end(pages.emptied(body)),
  },
  appearingField: {
    shows: 'takes no property for empty that is missing in a page',
    leadsTo: 'a failure',
    page: 1,
    spoil: ({ body }, response, { pages }) =>
      void response.writeHead(200, plain).end(pages.without(body, 'note')),
  },
  bomb: {
    shows: 'unpacks no more than an answer may hold',
    leadsTo: 'a failure',
    page: 2,
    isLasting: true,
    spoil: (_, response) =>
      void response
        .writeHead(200, { ...plain, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(bombBytes, ' '), { level: 1 })),
  },
} as const satisfies Record<string, HttpFault>;
export type HttpFaultId = keyof typeof httpFaults;

export interface FaultFront extends AsyncDisposable {
  port: number;
  /** Calls with their headers. */
  heard: FrontCall[];
  /** How often the fault was in an answer. */
  spoilt(): number;
}

/** Stands in front of the server from now on, with one fault. */
export async function startFaultFront(
  fault: HttpFault,
  pages: HttpPages,
  elsewhere: string,
): Promise<FaultFront> {
  const heard: FrontCall[] = [];
  let [seen, spoilt] = [0, 0];
  let earlier: FrontAnswer | null = null;
  const server = createServer((request, response) => {
    const call = { method: request.method ?? 'GET', path: request.url ?? '/', headers: request.headers };
    heard.push(call);
    const behind = startRequest(
      {
        host: '127.0.0.1',
        port: pages.port,
        method: call.method,
        path: call.path,
        headers: plainHeaders(call),
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts).toString('utf8');
          pass({ status: answer.statusCode ?? 502, headers: answer.headers, body }, call, response);
        });
      },
    );
    behind.on('error', () => response.destroy());
    request.pipe(behind);
  });

  function pass(answer: FrontAnswer, call: FrontCall, response: ServerResponse): void {
    if (pages.isPage(call)) {
      seen += 1;
      if (seen === fault.page || (fault.isLasting && seen > fault.page)) {
        spoilt += 1;
        return void fault.spoil(answer, response, { pages, elsewhere, earlier });
      }
      earlier = answer;
    }
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
    response.writeHead(answer.status, headers).end(answer.body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    spoilt: () => spoilt,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the server behind packs could not be looked into. */
function plainHeaders({ headers }: FrontCall): IncomingHttpHeaders {
  return { ...headers, 'accept-encoding': 'identity' };
}
