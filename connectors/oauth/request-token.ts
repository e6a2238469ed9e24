import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  ClientSecretPost,
  customFetch,
  genericTokenEndpointRequest,
  None,
  processGenericTokenEndpointResponse,
} from 'oauth4webapi';
import { beginningOf, titleOf } from '../http/answer-text.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { retryAfterMs } from '../http/retry.ts';
import type { SystemTools } from '../system-connector.ts';

export interface TokenRequest {
  tokenUrl: URL;
  clientId: string;
  /** Null for a client without one. */
  clientSecret: string | null;
  /** Where the provider looks for the secret: in the header (RFC 6749 §2.3.1), or among the parameters. */
  secretIn: 'header' | 'body';
  /** `client_credentials`, `refresh_token`, `authorization_code`, `password`, or the name of an extension. */
  grant: string;
  /** Besides the grant and the client. */
  parameters: Readonly<Record<string, string>>;
  /** Some providers take the parameters as JSON alone. */
  encoding?: 'form' | 'json';
  headers?: Readonly<Record<string, string>>;
  ca?: string | undefined;
}

export interface IssuedToken {
  value: string;
  /** Lifetime that the provider tells; null where it tells none. */
  expiresInMs: number | null;
  refreshToken: string | null;
  scope: string | null;
  /** Absolute addresses among what came with it, by the provider's own names. */
  places: Readonly<Record<string, string>>;
  /** The whole answer, for what only one provider sends. */
  answer: Readonly<Record<string, unknown>>;
}

/** The provider answered, and refused. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
  /** `invalid_client`, `invalid_grant` … by RFC 6749 §5.2; empty where it named none. */
  readonly code: string;
  readonly status: number;
  /** The number in `AADSTS7000215` and its like; null without one. */
  readonly vendorCode: number | null;

  constructor(code: string, status: number, vendorCode: number | null) {
    super(`The token endpoint refused: ${code || status}`);
    this.code = code;
    this.status = status;
    this.vendorCode = vendorCode;
  }
}

/**
 * Asks a token endpoint once. Follows no redirect: it would take the secret along. Throws `TokenRefused` where the provider says
 * no, `HttpFailure` where the answer is none of OAuth, and errors of the network as `reach.fetch` does.
 */
export async function requestToken(
  { reach, signal }: Pick<SystemTools, 'reach' | 'signal'>,
  request: TokenRequest,
): Promise<IssuedToken> {
  const server: AuthorizationServer = {
    issuer: request.tokenUrl.origin,
    token_endpoint: request.tokenUrl.href,
  };
  const client: Client = { client_id: request.clientId };
  const { ca, encoding = 'form' } = request;
  const answer = await genericTokenEndpointRequest(
    server,
    client,
    authenticationOf(request),
    request.grant,
    request.parameters,
    {
      signal,
      headers: { 'accept-language': 'en', ...request.headers },
      // Whether plain HTTP may be spoken there is the policy's to say, and the form's.
      [allowInsecureRequests]: true,
      [customFetch]: (url, { method, headers, body }) =>
        reach.fetch(url, {
          method,
          signal,
          redirect: 'manual',
          ...(encoding === 'form' || !(body instanceof URLSearchParams)
            ? { headers, body: body as URLSearchParams }
            : {
                headers: { ...headers, 'content-type': 'application/json' },
                body: JSON.stringify(Object.fromEntries(body)),
              }),
          ...(ca === undefined ? {} : { ca }),
        }),
    },
  );
  if (!answer.ok) throw await refusalOf(answer);
  const text = await answer.text();
  const fields = fieldsOf(text);
  if (fields === null)
    throw new HttpFailure(answer.status, { text: text.slice(0, 64_000), title: titleOf(text) });
  // Who somebody is, is not asked here; a provider that tells it all the same is not judged by it.
  const { id_token: _, ...rest } = fields;
  const issued = await processGenericTokenEndpointResponse(
    server,
    client,
    new Response(JSON.stringify({ token_type: 'bearer', ...rest, ...seconds(rest) }), {
      headers: { 'content-type': 'application/json' },
    }),
  );
  return {
    value: issued.access_token,
    expiresInMs: issued.expires_in === undefined ? null : issued.expires_in * 1000,
    refreshToken: issued.refresh_token ?? null,
    scope: issued.scope ?? null,
    places: placesIn(fields),
    answer: fields,
  };
}

/** How a client proves itself at any endpoint of its provider. */
export function authenticationOf({
  clientSecret,
  secretIn,
}: Pick<TokenRequest, 'clientSecret' | 'secretIn'>): ClientAuth {
  if (clientSecret === null) return None();
  return secretIn === 'header' ? secretInHeader(clientSecret) : ClientSecretPost(clientSecret);
}

/**
 * Encoded as forms are (RFC 6749 §2.3.1), and no more than that: a server that does not decode, as many do, knows an identifier with hyphens all the same.
 */
function secretInHeader(clientSecret: string): ClientAuth {
  const encoded = (text: string): string => new URLSearchParams({ text }).toString().slice('text='.length);
  return (_, { client_id: clientId }, __, headers) => {
    const pair = `${encoded(clientId)}:${encoded(clientSecret)}`;
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  };
}

/** Some providers write numbers as texts. */
function seconds(fields: Record<string, unknown>): { expires_in?: number } {
  const value = fields.expires_in;
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? { expires_in: Number(value) } : {};
}

async function refusalOf(answer: Response): Promise<TokenRefused | HttpFailure> {
  const text = await beginningOf(answer);
  const { status, headers } = answer;
  const { error, error_description: description } = fieldsOf(text) ?? {};
  const isOAuth = status >= 400 && status < 500 && status !== 429 && typeof error === 'string';
  if (!isOAuth)
    return new HttpFailure(status, {
      text,
      headers,
      title: titleOf(text),
      retryAfterMs: retryAfterMs(headers, Date.now()),
    });
  const [, number] = /\bAADSTS(\d{4,10})\b/.exec(typeof description === 'string' ? description : '') ?? [];
  const code = /^[a-z_]{1,60}$/.test(error) ? error : '';
  return new TokenRefused(code, status, number === undefined ? null : Number(number));
}

function fieldsOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function placesIn(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && /^https?:\/\//.test(entry[1]) && URL.canParse(entry[1]),
    ),
  );
}
