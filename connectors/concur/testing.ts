import type { Settings } from '#kernel/settings.ts';
import { httpRogues, type Misbehaviour, slowHttpRogue } from '../testing-rogue.ts';

/** Settings that would lead to a Concur on this machine. */
export function concurSettings(port: number): Settings {
  return { serverUrl: `http://127.0.0.1:${port}` };
}

/** What a server that speaks HTTP, and JSON over it, well enough may do. */
export const concurRogues: Misbehaviour[] = [
  ...httpRogues,
  slowHttpRogue,
  { name: 'answers as a page', serve: answering('text/html', '<html><title>Sign in</title></html>') },
  {
    name: 'has an error that is a page',
    serve: answering('application/json', '{"Message":"<b>canary-of-servers</b>","errorCode":"<i>"}', 500),
  },
  {
    name: 'refuses with an identifier that is a page',
    serve: answering('application/json', '{}', 401, 'concur-correlationid: <b>canary</b>\r\n'),
  },
  {
    name: 'leads the next page elsewhere',
    serve: answering('application/json', '{"Items":[{"ID":"1"}],"NextPage":"http://169.254.169.254/"}'),
  },
  {
    name: 'nests its answer without an end',
    serve: answering('application/json', '{"Items":'.repeat(100_000)),
  },
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
