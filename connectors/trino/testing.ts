import type { Settings } from '#kernel/settings.ts';
import { httpRogues, type Misbehaviour, slowHttpRogue } from '../testing-rogue.ts';

/** Settings that would lead to a Trino on this machine. */
export function trinoSettings(port: number): Settings {
  return {
    host: '127.0.0.1',
    port,
    database: 'c',
    username: 'u',
    password: 'canary-of-rogues',
    useTls: false,
  };
}

/** What a server that speaks HTTP, and Trino's protocol over it, well enough may do. */
export const trinoRogues: Misbehaviour[] = [
  ...httpRogues,
  slowHttpRogue,
  { name: 'answers as a page', serve: answeringEach(() => '<html><title>Sign in</title></html>') },
  { name: 'has a version that is a page', serve: answeringEach(() => info('<h1>476</h1>'.repeat(100))) },
  {
    name: 'has an error whose name is a page',
    serve: answeringEach((path) =>
      path === '/v1/info' ? info('476') : '{"error":{"errorName":"<b>canary-of-servers","errorType":"X"}}',
    ),
  },
  {
    name: 'names a page that is no page',
    serve: answeringEach((path) =>
      path === '/v1/info' ? info('476') : '{"nextUri":"http://169.254.169.254/latest/meta-data"}',
    ),
  },
  {
    name: 'names one page after the other without an end',
    isSlow: true,
    serve: answeringEach((path) =>
      path === '/v1/info' ? info('476') : `{"nextUri":"http://x/v1/statement/${Math.random()}"}`,
    ),
  },
];

function info(version: string): string {
  return JSON.stringify({ nodeVersion: { version }, starting: false });
}

/** One answer for each connection, by the path that is asked for. */
function answeringEach(bodyOf: (path: string) => string): Misbehaviour['serve'] {
  return (socket) =>
    void socket.once('data', (sent: Buffer) => {
      const body = bodyOf(sent.toString('latin1').split(' ')[1] ?? '');
      socket
        .resume()
        .end(
          `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        );
    });
}
