import type { Settings } from '#kernel/settings.ts';
import { httpRogues, type Misbehaviour, slowHttpRogue } from '../testing-rogue.ts';

/** Settings that would lead to a BW on this machine. */
export function bwSettings(port: number): Settings {
  return {
    client: '100',
    host: '127.0.0.1',
    port,
    username: 'u',
    password: 'canary-of-rogues',
    language: 'EN',
  };
}

const open =
  '<?xml version="1.0"?><e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><DiscoverResponse><return>';
const whole = (content: string): string =>
  `${open}<root>${content}</root></return></DiscoverResponse></e:Body></e:Envelope>`;
const sources = whole('<row><DataSourceName>x</DataSourceName></row>');

/** What a server that speaks HTTP, and XML for Analysis over it, well enough may do. */
export const bwRogues: Misbehaviour[] = [
  ...httpRogues,
  slowHttpRogue,
  {
    name: 'answers by a page to sign in',
    serve: answeringEach('<title>Sign in</title>canary', { type: 'text/html' }),
  },
  {
    name: 'has a title that is a page',
    serve: answeringEach('<title>&lt;b&gt;canary&lt;/b&gt;</title>', { type: 'text/html' }),
  },
  {
    name: 'refuses with a page',
    serve: answeringEach('<h1>canary</h1>'.repeat(99), { type: 'text/html', status: 403 }),
  },
  {
    name: 'leads elsewhere',
    serve: answeringEach('', { status: 302, more: 'location: http://169.254.169.254/\r\n' }),
  },
  { name: 'declares entities', serve: answeringEach(`<!DOCTYPE a [<!ENTITY b "canary">]>${sources}`) },
  { name: 'uses an entity that there is not', serve: answeringEach(whole('<row><A>&canary;</A></row>')) },
  { name: 'nests without an end', serve: answeringEach(`${open}${'<a>'.repeat(100_000)}`) },
  { name: 'sends a name without an end', serve: answeringEach(`${open}<${'a'.repeat(500_000)}`) },
  { name: 'ends in the middle', serve: answeringEach(sources.slice(0, 200)) },
  {
    name: 'has a fault that is a page',
    serve: answeringEach(
      `${open.slice(0, -26)}<Fault><faultstring>&lt;b&gt;canary&lt;/b&gt;</faultstring></Fault></e:Body></e:Envelope>`,
      { status: 500 },
    ),
  },
  { name: 'is another XML', serve: answeringEach('<?xml version="1.0"?><html>canary</html>') },
  { name: 'is no XML at all', serve: answeringEach('canary') },
];

/** One answer for each connection. */
function answeringEach(
  body: string,
  { status = 200, type = 'text/xml', more = '' } = {},
): Misbehaviour['serve'] {
  return (socket) =>
    void socket.once('data', () => {
      socket
        .resume()
        .end(
          `HTTP/1.1 ${status} X\r\ncontent-type: ${type}\r\n${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
    });
}
