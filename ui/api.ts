import {
  type BodyInputOf,
  type CallName,
  type EndpointDefinition,
  type EndpointNamed,
  type EndpointTable,
  fillPath,
  type PathParams,
  type QueryInputOf,
  type ResponseOf,
} from '#kernel/endpoint.ts';
import { errorOfResponse } from './http-error.ts';

type Part<Key extends string, Value> = undefined extends Value
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a call takes: its path parameters, query and body, each only where the contract has one. */
export type CallOptions<E extends EndpointDefinition> = Part<'params', PathParams<E['path']>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>> & { signal?: AbortSignal };

export type NameIn<T extends EndpointTable> = { [Key in keyof T]: CallName<T[Key]> }[keyof T];

export type ArgumentsOf<Options> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options];

export type Api<T extends EndpointTable> = <Name extends NameIn<T>>(
  name: Name,
  ...options: ArgumentsOf<CallOptions<EndpointNamed<T, Name>>>
) => Promise<ResponseOf<EndpointNamed<T, Name>>>;

/** The parts of a call as they travel, without the types of one contract. */
export interface LooseOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Path and query string of a call. Absent query values are left out. */
export function addressOf(path: string, options: LooseOptions = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return fillPath(path, options.params) + (text === '' ? '' : `?${text}`);
}

/** One request with cookies; JSON content type only with a body. Throws HttpError when the answer is not OK. */
export async function request(
  method: string,
  address: string,
  options: LooseOptions = {},
): Promise<Response> {
  const hasBody = options.body !== undefined;
  const response = await fetch(address, {
    method,
    credentials: 'include',
    ...(hasBody && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  });
  if (!response.ok) throw await errorOfResponse(response);
  return response;
}

/**
 * The typed client of one contract: `api('POST /api/chat/sessions/{id}/messages', { params, body })`.
 * The contract is a type argument only, so no schema reaches the bundle.
 */
export function createApi<T extends EndpointTable>(): Api<T> {
  const call = async (name: string, options: LooseOptions = {}): Promise<unknown> => {
    const [method = 'GET', path = ''] = name.split(' ');
    const response = await request(method, addressOf(path, options), options);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  return call as Api<T>;
}
