import type { Settings } from '#kernel/settings.ts';
import { httpRogues, type Misbehaviour, slowHttpRogue } from '../testing-rogue.ts';

/** Settings that would lead to a SAP S/4HANA on this machine. */
export function s4Settings(port: number): Settings {
  return {
    serverUrl: `http://127.0.0.1:${port}`,
    client: '100',
    username: 'U',
    password: 'canary-of-rogues',
    useSSL: false,
  };
}

/** What a server that speaks HTTP, and OData over it, well enough may do. */
export const s4Rogues: Misbehaviour[] = [
  ...httpRogues,
  slowHttpRogue,
  { name: 'answers as a page', serve: answering('text/html', '<html><title>Sign in</title></html>') },
  {
    name: 'has an error that is a page',
    serve: answering('application/json', '{"error":{"code":"<b>canary-of-servers</b>"}}', 500),
  },
  {
    name: 'nests its answer without an end',
    serve: answering('application/json', '{"d":'.repeat(100_000)),
  },
];

/** One answer for each connection, whatever is asked for. */
function answering(type: string, body: string, status = 200): Misbehaviour['serve'] {
  return (socket) =>
    void socket.once('data', () => {
      socket
        .resume()
        .end(
          `HTTP/1.1 ${status} X\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
        );
    });
}
