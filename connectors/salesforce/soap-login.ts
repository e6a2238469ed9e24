import { SaxesParser } from 'saxes';
import { beginningOf, titleOf } from '../http/answer-text.ts';
import { HttpFailure } from '../http/http-failure.ts';
import type { IssuedToken } from '../oauth/request-token.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SalesforceSettings } from './settings.ts';

/** The sign-in by SOAP answered, and refused. */
export class SoapRefused extends Error {
  override name = 'SoapRefused';
  /** `INVALID_LOGIN`, `LOGIN_MUST_USE_SECURITY_TOKEN` …; empty where it named none. */
  readonly code: string;

  constructor(code: string) {
    super(`The sign-in by SOAP was refused: ${code}`);
    this.code = code;
  }
}

/** A document of a sign-in has ten levels. */
const mostLevels = 32;

/**
 * `login()` of the partner API: the way that Salesforce has announced to end, and the only one of an org that has neither a connected app nor an
 * external client app. Its session is used as a bearer token by the other APIs.
 */
export async function soapLogin(
  { reach, signal }: Pick<SystemTools, 'reach' | 'signal'>,
  { origin, apiVersion, username, password, securityToken, ca }: SalesforceSettings,
): Promise<IssuedToken> {
  const answer = await reach.fetch(new URL(`/services/Soap/u/${apiVersion}`, origin), {
    method: 'POST',
    signal,
    redirect: 'manual',
    headers: {
      accept: 'text/xml',
      'accept-language': 'en',
      'content-type': 'text/xml; charset=utf-8',
      soapaction: 'login',
    },
    body: `<?xml version="1.0" encoding="utf-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body><login xmlns="urn:partner.soap.sforce.com"><username>${escaped(username)}</username><password>${escaped(password + securityToken)}</password></login></env:Body></env:Envelope>`,
    ...(ca === undefined ? {} : { ca }),
  });
  const text = await beginningOf(answer);
  const fields = soapFields(text);
  // A fault comes with 500.
  if (fields?.has('faultcode')) {
    const code = fields.get('exceptionCode') ?? fields.get('faultcode')?.replace(/^\w+:/, '') ?? '';
    throw new SoapRefused(/^[A-Z_]{1,60}$/.test(code) ? code : '');
  }
  const value = fields?.get('sessionId') ?? '';
  if (!answer.ok || !fields || value === '')
    throw new HttpFailure(answer.status, { text, headers: answer.headers, title: titleOf(text) });
  if (fields.get('passwordExpired') === 'true') throw new SoapRefused('PASSWORD_EXPIRED');
  const seconds = Number(fields.get('sessionSecondsValid'));
  const serverUrl = fields.get('serverUrl') ?? '';
  return {
    value,
    expiresInMs: Number.isSafeInteger(seconds) && seconds > 0 ? seconds * 1000 : null,
    refreshToken: null,
    scope: null,
    places: serverUrl === '' ? {} : { instance_url: serverUrl },
    answer: {},
  };
}

/** The text of each element, by its name without prefix, the first one of each; null where it is no envelope. */
function soapFields(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  const path: string[] = [];
  let open = '';
  const parser = new SaxesParser({ xmlns: false });
  const refuse = (): never => {
    throw new Error('The answer is no envelope.');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name }) => {
    path.push(name.replace(/^.*:/, ''));
    if (path.length > mostLevels || path[0] !== 'Envelope') refuse();
    open = '';
  });
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (part) => {
      open += part;
    });
  parser.on('closetag', () => {
    const name = path.pop() ?? '';
    if (!fields.has(name)) fields.set(name, open.trim());
    open = '';
  });
  try {
    parser.write(text).close();
    return fields;
  } catch {
    return null;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
