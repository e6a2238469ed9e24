import type { HttpClient } from '../http/http-client.ts';

/** A destination of the subaccount, or of the instance of the service, that may be a service of OData. */
export interface Destination {
  name: string;
  /** Of the service; ends in a slash. */
  url: URL;
  /** Of every call: `sap-client`, and what the destination names as `URL.queries.…`. */
  query: Readonly<Record<string, string>>;
  /** What the destination names as `URL.headers.…`. */
  headers: Readonly<Record<string, string>>;
  /** Nobody signs in. */
  isOpen: boolean;
}

export interface DestinationList {
  destinations: Destination[];
  /** How many lie behind a Cloud Connector. */
  onPremise: number;
  /** How many are of another kind, or act for a person. */
  others: number;
}

/** By which a program is let in without a person. `NoAuthentication` among them. */
const usable = new Set([
  'NoAuthentication',
  'BasicAuthentication',
  'OAuth2ClientCredentials',
  'OAuth2Password',
  'OAuth2RefreshToken',
]);

/** Those of an instance come first: one of the same name takes the place of that of the subaccount. */
const lists = ['instanceDestinations', 'subaccountDestinations'];

/** More are not looked at. */
const mostDestinations = 300;

/** @param http whose base is the destination service */
export async function listDestinations(http: HttpClient): Promise<DestinationList> {
  const found = new Map<string, Record<string, unknown>>();
  for (const list of lists) {
    const answer = await http.json(http.resolve(list));
    for (const one of Array.isArray(answer) ? answer.slice(0, mostDestinations) : []) {
      const record = recordOf(one);
      const name = textOf(record.Name);
      if (name !== '' && !found.has(name)) found.set(name, record);
    }
  }
  const list: DestinationList = { destinations: [], onPremise: 0, others: 0 };
  for (const record of found.values()) {
    const destination = destinationOf(record);
    if (textOf(record.ProxyType) === 'OnPremise') list.onPremise += 1;
    else if (destination) list.destinations.push(destination);
    else list.others += 1;
  }
  return list;
}

/** Headers that let a call in, as the service has them ready; null where it could get none. */
export async function credentialsOf(http: HttpClient, name: string): Promise<Record<string, string> | null> {
  const { authTokens } = recordOf(await http.json(http.resolve(`destinations/${encodeURIComponent(name)}`)));
  const [first] = Array.isArray(authTokens) ? authTokens : [];
  const { error, http_header: header } = recordOf(first);
  const { key, value } = recordOf(header);
  if (textOf(error) !== '' || !/^authorization$/i.test(textOf(key))) return null;
  const text = typeof value === 'string' ? value : '';
  return /^[\u0020-\u007e]{1,16000}$/.test(text) ? { authorization: text } : null;
}

function destinationOf(record: Record<string, unknown>): Destination | null {
  const name = textOf(record.Name);
  const address = textOf(record.URL);
  const authentication = textOf(record.Authentication) || 'NoAuthentication';
  const isHttp = textOf(record.Type) === 'HTTP' && ['', 'Internet'].includes(textOf(record.ProxyType));
  if (!isHttp || !usable.has(authentication) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return null;
  url.search = '';
  url.hash = '';
  url.pathname = url.pathname.replace(/\/?(\$metadata)?\/*$/, '/');
  const client = textOf(record['sap-client']);
  return {
    name,
    url,
    query: { ...(client === '' ? {} : { 'sap-client': client }), ...named(record, 'URL.queries.') },
    headers: named(record, 'URL.headers.'),
    isOpen: authentication === 'NoAuthentication',
  };
}

/** Properties whose names begin so, by what stands behind; nothing that would take the place of credentials. */
function named(record: Record<string, unknown>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const name = key.startsWith(prefix) ? key.slice(prefix.length) : '';
      const text = textOf(value);
      const isSound = /^[\w-]{1,100}$/.test(name) && /^[\u0020-\u007e]{1,1000}$/.test(text);
      return isSound && !/^(authorization|cookie|host|content-|transfer-)/i.test(name) ? [[name, text]] : [];
    }),
  );
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
