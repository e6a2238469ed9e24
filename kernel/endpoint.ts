import type { z } from 'zod';

/**
 * Who may call: anybody, a signed-in account within its own workspace (the default wherever data is), or one that administers the
 * whole installation.
 */
export type Access = 'public' | 'account' | 'administrator';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call is, said once. The server's handler table, the browser's client, OpenAPI and the router tests follow from it. */
export interface EndpointDefinition {
  method: Method;
  /** Path with parameters in braces: `/api/chat/sessions/{id}/messages`. */
  path: `/${string}`;
  access: Access;
  /** One line for the OpenAPI description. */
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Shape of the JSON answer; absent where the answer is a redirect, a page or a file. */
  response?: z.ZodType;
  /** Status of a successful JSON answer; 200 when absent. */
  status?: 200 | 201 | 202 | 204;
  /** The body is `multipart/form-data` with one field `file` of at most this size in bytes. */
  uploadLimitBytes?: number;
  /** The answer may also be streamed as `text/event-stream` when the caller accepts it. */
  canStream?: boolean;
  /** Values in all lists and objects of the JSON body, where it may hold more than most. */
  bodyValues?: number;
  /** Calls allowed for one account (or one address, when public) within a minute. */
  callsPerMinute?: number;
}

export type EndpointTable = Record<string, EndpointDefinition>;

/** Declares an endpoint, keeping the literal types of its method and path. */
export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The path parameters of a path, each a string. */
export type PathParams<Path extends string> = { [Name in ParamNames<Path>]: string };

export type QueryOf<E extends EndpointDefinition> = E['query'] extends z.ZodType
  ? z.output<E['query']>
  : undefined;
export type BodyOf<E extends EndpointDefinition> = E['body'] extends z.ZodType
  ? z.output<E['body']>
  : undefined;
/** What a caller writes: defaults may be left out. */
export type QueryInputOf<E extends EndpointDefinition> = E['query'] extends z.ZodType
  ? z.input<E['query']>
  : undefined;
export type BodyInputOf<E extends EndpointDefinition> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined;
export type ResponseOf<E extends EndpointDefinition> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined;

/** `GET /api/data-sources`: how the typed client names a call. Types only, so no schema reaches the browser bundle. */
export type CallName<E extends EndpointDefinition> = `${E['method']} ${E['path']}`;

export type EndpointOf<T extends EndpointTable> = T[keyof T];
export type EndpointNamed<T extends EndpointTable, Name extends string> = Extract<
  { [Key in keyof T]: CallName<T[Key]> extends Name ? T[Key] : never }[keyof T],
  EndpointDefinition
>;

/** Fills the braces of a path. Throws when a parameter is missing, so that no half path is ever called. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path parameter ${name} of ${path} is missing.`);
    return encodeURIComponent(String(value));
  });
}
