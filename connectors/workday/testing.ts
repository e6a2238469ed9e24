import type { Settings } from '#kernel/settings.ts';
import { httpRogues, type Misbehaviour, slowHttpRogue } from '../testing-rogue.ts';

/** Settings that would lead to a tenant on this machine. */
export function workdaySettings(port: number): Settings {
  return {
    tenantUrl: `http://127.0.0.1:${port}/ccx/service/acme`,
    username: 'u',
    password: 'canary-of-rogues',
    services: ['Human_Resources'],
  };
}

/** What a server that speaks HTTP, and SOAP over it, well enough may do. */
export const workdayRogues: Misbehaviour[] = [
  ...httpRogues,
  slowHttpRogue,
  { name: 'answers by a page to sign in', serve: answering('<title>Sign in</title>canary', 'text/html') },
  { name: 'answers by another document', serve: answering('<canary/>') },
  {
    name: 'declares entities',
    serve: answering('<!DOCTYPE a [<!ENTITY b "canary">]><Envelope>&b;</Envelope>'),
  },
  { name: 'nests an envelope without an end', serve: answering(`<Envelope>${'<a>'.repeat(100_000)}`) },
  { name: 'counts no rows', serve: answering('<Envelope><Body>canary</Body></Envelope>') },
  {
    name: 'has a fault whose code is a page',
    serve: answering(
      '<Envelope><Body><Fault><faultcode>&lt;b&gt;canary</faultcode></Fault></Body></Envelope>',
    ),
  },
];

/** One answer for each connection. */
function answering(body: string, type = 'text/xml'): Misbehaviour['serve'] {
  return (socket) =>
    void socket.once('data', () => {
      socket
        .resume()
        .end(
          `HTTP/1.1 200 X\r\ncontent-type: ${type}\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
    });
}
