import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '../practice-accounts.ts';

/** A client that the practice provider knows. */
export interface PracticeClient {
  id: string;
  secret: string;
  grants: readonly ('authorization_code' | 'client_credentials')[];
}

export interface TokenReply {
  status: number;
  body: Record<string, unknown>;
}

export interface PracticeOAuthOptions {
  clientOf(id: string): PracticeClient | undefined;
  /** Signs codes: whoever has it hands them out (`authorizationOf`), whoever serves tokens takes them. */
  key?: Buffer;
  /** Of an access token. */
  lifetimeSeconds?: number;
  now?: () => number;
}

/** Why a person cannot be sent back with a code: shown to that person, since the address to go back to is not trusted. */
export class BadAuthorization extends Error {
  override name = 'BadAuthorization';
}

/** What a code says, signed, so that it need not be kept before it is used. */
interface Code {
  client: string;
  redirect: string;
  challenge: string;
  until: number;
  nonce: string;
}

const codeLifetimeMs = 60_000;
/** What nobody fetches is forgotten in the order in which it came. */
const mostKept = 10_000;

/**
 * Where a person who agreed goes back to, with a code that `PracticeOAuth` of the same key takes.
 * @param redirectUri the only place to which people are sent back
 * Throws `BadAuthorization` for another client, another place, or a request without a challenge (RFC 7636).
 */
export function authorizationOf(
  asked: URLSearchParams,
  { key, clientId, redirectUri, now }: { key: Buffer; clientId: string; redirectUri: string; now: number },
): URL {
  if (asked.get('client_id') !== clientId)
    throw new BadAuthorization('The practice system does not know this Client ID.');
  if (asked.get('redirect_uri') !== redirectUri)
    throw new BadAuthorization('The practice system sends nobody back to this redirect URL.');
  if (asked.get('response_type') !== 'code') throw new BadAuthorization('A code has to be asked for.');
  const challenge = asked.get('code_challenge') ?? '';
  if (asked.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    throw new BadAuthorization('A code challenge (S256) is missing.');
  const nonce = randomBytes(12).toString('base64url');
  const code: Code = {
    client: clientId,
    redirect: redirectUri,
    challenge,
    until: now + codeLifetimeMs,
    nonce,
  };
  const text = Buffer.from(JSON.stringify(code)).toString('base64url');
  const back = new URL(redirectUri);
  back.searchParams.set('code', `${text}.${signatureOf(key, text)}`);
  const state = asked.get('state');
  if (state !== null) back.searchParams.set('state', state);
  return back;
}

function signatureOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(`code ${text}`).digest('base64url');
}

/**
 * A provider of OAuth 2 for practice systems: codes with PKCE (RFC 7636, S256 alone), refresh tokens that are used once (a second use ends the
 * whole sign-in), client credentials. Secrets in the header or among the parameters.
 */
export class PracticeOAuth {
  readonly #options: PracticeOAuthOptions;
  /** Nonces of codes that were used. */
  readonly #used = new Map<string, true>();
  /** Access tokens, and until when. */
  readonly #access = new Map<string, { clientId: string; signIn: string; until: number }>();
  readonly #refresh = new Map<string, { clientId: string; signIn: string; isUsed: boolean }>();

  constructor(options: PracticeOAuthOptions) {
    this.#options = options;
  }

  /** @param authorization the header, where the client puts its secret there */
  token(asked: URLSearchParams, authorization: string | undefined): TokenReply {
    const client = this.#signedIn(asked, authorization);
    if (!client) return refused(401, 'invalid_client');
    switch (asked.get('grant_type')) {
      case 'client_credentials':
        if (!client.grants.includes('client_credentials')) return refused(400, 'unauthorized_client');
        return this.#issue(client, randomBytes(9).toString('hex'), false);
      case 'authorization_code':
        return this.#exchange(client, asked);
      case 'refresh_token':
        return this.#renew(client, asked.get('refresh_token') ?? '');
      default:
        return refused(400, 'unsupported_grant_type');
    }
  }

  /** The client that a token was issued to; null where it is none, or has ended. */
  holder(token: string): string | null {
    const found = this.#access.get(token);
    return found && found.until > this.#now() ? found.clientId : null;
  }

  #exchange(client: PracticeClient, asked: URLSearchParams): TokenReply {
    const code = this.#codeIn(asked.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      code?.client === client.id &&
      code.redirect === asked.get('redirect_uri') &&
      code.challenge === challenge &&
      code.until > this.#now() &&
      !this.#used.has(code.nonce);
    if (!isRight) return refused(400, 'invalid_grant');
    keep(this.#used, code.nonce, true);
    return this.#issue(client, randomBytes(9).toString('hex'), true);
  }

  /** Null where its signature is not ours. */
  #codeIn(text: string): Code | null {
    const { key } = this.#options;
    const [payload = '', signature = ''] = text.split('.', 2);
    if (!key || !isSameText(signatureOf(key, payload), signature)) return null;
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Code;
  }

  #renew(client: PracticeClient, token: string): TokenReply {
    const found = this.#refresh.get(token);
    if (found?.clientId !== client.id) return refused(400, 'invalid_grant');
    if (found.isUsed) {
      // Somebody else has it: nothing of this sign-in is good any more.
      for (const tokens of [this.#access, this.#refresh])
        for (const [other, { signIn }] of tokens) if (signIn === found.signIn) tokens.delete(other);
      return refused(400, 'invalid_grant');
    }
    found.isUsed = true;
    return this.#issue(client, found.signIn, true);
  }

  #issue({ id }: PracticeClient, signIn: string, isRenewable: boolean): TokenReply {
    const { lifetimeSeconds = 3600 } = this.#options;
    const access = `practice-${randomBytes(24).toString('base64url')}`;
    keep(this.#access, access, { clientId: id, signIn, until: this.#now() + lifetimeSeconds * 1000 });
    const body: Record<string, unknown> = {
      access_token: access,
      token_type: 'bearer',
      expires_in: lifetimeSeconds,
    };
    if (isRenewable) {
      const refresh = `practice-${randomBytes(24).toString('base64url')}`;
      keep(this.#refresh, refresh, { clientId: id, signIn, isUsed: false });
      body.refresh_token = refresh;
    }
    return { status: 200, body };
  }

  #signedIn(asked: URLSearchParams, authorization: string | undefined): PracticeClient | null {
    const [, encoded] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
    const [id = '', secret = ''] =
      encoded === undefined
        ? [asked.get('client_id') ?? '', asked.get('client_secret') ?? '']
        : Buffer.from(encoded, 'base64')
            .toString()
            .split(':', 2)
            // RFC 6749 §2.3.1: both are encoded as in a form.
            .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    const client = this.#options.clientOf(id);
    return client && isSameText(client.secret, secret) ? client : null;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}

function refused(status: number, error: string): TokenReply {
  return { status, body: { error, error_description: 'The practice system refuses it.' } };
}

function keep<Value>(kept: Map<string, Value>, name: string, value: Value): void {
  kept.set(name, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) return;
    kept.delete(oldest);
  }
}
