import type { Settings } from '#kernel/settings.ts';
import { httpRogues, type Misbehaviour, slowHttpRogue } from '../testing-rogue.ts';

/** Settings that would lead to an Ariba on this machine. */
export function aribaSettings(port: number): Settings {
  return { serverUrl: `http://127.0.0.1:${port}`, firstDay: '2024-01-01' };
}

/** What a server that speaks HTTP, and JSON over it, well enough may do. */
export const aribaRogues: Misbehaviour[] = [
  ...httpRogues,
  slowHttpRogue,
  { name: 'answers as a page', serve: answering('text/html', '<html><title>Sign in</title></html>') },
  {
    name: 'has an error that is a page',
    serve: answering(
      'application/json',
      '{"error":{"code":"<i>","message":"<b>canary-of-servers</b>"}}',
      500,
    ),
  },
  { name: 'lists what is no list', serve: answering('application/json', '{"viewTemplates":"canary"}') },
  {
    name: 'allows nothing for a day',
    serve: answering('application/json', '{}', 429, 'x-ratelimit-remaining-day: 0\r\n'),
  },
  { name: 'nests its answer without an end', serve: answering('application/json', '['.repeat(100_000)) },
];

/** One answer for each connection, whatever is asked for. */
function answering(type: string, body: string, status = 200, more = ''): Misbehaviour['serve'] {
  return (socket) =>
    void socket.once('data', () => {
      socket
        .resume()
        .end(
          `HTTP/1.1 ${status} X\r\ncontent-type: ${type}\r\n${more}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
        );
    });
}
