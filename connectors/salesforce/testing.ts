import type { Settings } from '#kernel/settings.ts';
import { httpRogues, type Misbehaviour } from '../testing-rogue.ts';

/** Settings that would lead to an org on this machine, by the client alone. */
export function salesforceSettings(port: number): Settings {
  return {
    instanceUrl: `http://127.0.0.1:${port}`,
    clientId: 'u',
    clientSecret: 'canary-of-rogues',
    apiVersion: '57.0',
  };
}

/** By SOAP alone. */
const soapOnly = (): Settings => ({
  clientId: '',
  clientSecret: '',
  username: 'u',
  password: 'canary-of-rogues',
});

const token = JSON.stringify({ access_token: 'canary-token', token_type: 'Bearer' });
const fault = (content: string): string =>
  `<?xml version="1.0"?><e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>${content}</e:Body></e:Envelope>`;
const html = { type: 'text/html' };

/** What a server that speaks HTTP, and Salesforce's ways to sign in over it, well enough may do. */
export const salesforceRogues: (Misbehaviour & { settings?: Settings })[] = [
  ...httpRogues,
  {
    name: 'says one byte a second',
    isSlow: true,
    serve: (socket) => {
      const bytes = [...'HTTP/1.1 200 OK\r\n'];
      socket.resume();
      const timer = setInterval(() => socket.write(bytes.shift() ?? 'x'), 1000);
      socket.on('close', () => clearInterval(timer));
    },
  },
  { name: 'answers by a page to sign in', serve: answering('<title>Sign in</title>canary', html) },
  { name: 'has a title that is a page', serve: answering('<title>&lt;b&gt;canary&lt;/b&gt;</title>', html) },
  { name: 'refuses with a page', serve: answering('<h1>canary</h1>'.repeat(99), { ...html, status: 403 }) },
  {
    name: 'leads elsewhere',
    serve: answering('', { status: 302, more: 'location: http://169.254.169.254/\r\n' }),
  },
  {
    name: 'refuses with a code that is a page',
    serve: answering('{"error":"<b>canary</b>","error_description":"canary"}', { status: 400 }),
  },
  {
    name: 'names an instance of somebody else',
    serve: answering(
      JSON.stringify({ ...JSON.parse(token), instance_url: 'https://salesforce.com.evil.test' }),
    ),
  },
  {
    name: 'names an instance that is no address',
    serve: answering('{"access_token":"canary","instance_url":"canary"}'),
  },
  { name: 'sends a token without its value', serve: answering('{"access_token":{"canary":1}}') },
  { name: 'nests without an end', serve: answering('[{"a":'.repeat(100_000)) },
  { name: 'says a token to every question', serve: answering(token) },
  { name: 'lets in, and then sends what is no answer', serve: answering('["canary"]', { toToken: token }) },
  {
    name: 'lets in, and then errs with a page as its code',
    serve: answering('[{"errorCode":"<b>canary</b>","message":"canary"}]', { toToken: token, status: 403 }),
  },
  {
    name: 'lets in, and then leads elsewhere',
    serve: answering('', { toToken: token, status: 302, more: 'location: http://169.254.169.254/\r\n' }),
  },
  {
    name: 'declares entities',
    settings: soapOnly(),
    serve: answering(`<!DOCTYPE a [<!ENTITY b "canary">]>${fault('<sessionId>&b;</sessionId>')}`),
  },
  {
    name: 'has a fault that is a page',
    settings: soapOnly(),
    serve: answering(fault('<e:Fault><faultcode>&lt;b&gt;canary&lt;/b&gt;</faultcode></e:Fault>'), {
      status: 500,
    }),
  },
  {
    name: 'nests an envelope without an end',
    settings: soapOnly(),
    serve: answering(`${fault('').slice(0, -22)}${'<a>'.repeat(100_000)}`),
  },
  {
    name: 'leads the sign-in by SOAP elsewhere',
    settings: soapOnly(),
    serve: answering(fault('<sessionId>canary</sessionId><serverUrl>http://169.254.169.254/</serverUrl>')),
  },
];

interface Answering {
  status?: number;
  type?: string;
  more?: string;
  /** What a sign-in is answered by instead, which goes well. */
  toToken?: string;
}

/** One answer for each connection. */
function answering(
  body: string,
  { status = 200, type = 'application/json', more = '', toToken }: Answering = {},
): Misbehaviour['serve'] {
  return (socket) =>
    void socket.once('data', (request: Buffer) => {
      const isSignIn =
        toToken !== undefined && /^POST \/services\/oauth2\/token /.test(request.toString('latin1'));
      const [code, headers, text] = isSignIn ? [200, '', toToken] : [status, more, body];
      socket
        .resume()
        .end(
          `HTTP/1.1 ${code} X\r\ncontent-type: ${type}\r\n${headers}connection: close\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
        );
    });
}
