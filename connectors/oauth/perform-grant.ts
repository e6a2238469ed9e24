import { AppError } from '#kernel/errors.ts';
import type { Settings } from '#kernel/settings.ts';
import { explainHttp } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { oauthProviders } from '../manifests.ts';
import type { SystemTools } from '../system-connector.ts';
import type { GrantedToken, GrantJob, GrantOutcome, ProviderGrant, RefusedPart } from './grant.ts';
import { defaultScope } from './manifest.ts';
import { providerGrants } from './provider-grants.ts';
import { type IssuedToken, requestToken, TokenRefused, type TokenRequest } from './request-token.ts';
import { revokeToken } from './revoke-token.ts';
import { oauthGrantStrings as strings } from './strings.ts';
import { nonceIn, refreshEndIn } from './token-answer.ts';

type Tools = Pick<SystemTools, 'reach' | 'signal'>;

/** Of the right form, and no provider's. */
const noCode = 'plumbline-configuration-test';
const noVerifier = 'plumbline-configuration-test-of-43-signs-and-more';

/** Asks a provider once. Does not throw: what went wrong is the outcome, as a sentence. */
export async function performGrant(tools: Tools, job: GrantJob, now = new Date()): Promise<GrantOutcome> {
  const { name } = oauthProviders[job.provider];
  const provider = providerGrants[job.provider];
  const given = new URL(job.tokenUrl);
  const tokenUrl = provider.addressOf?.(given, job.settings) ?? given;
  try {
    if (job.work.kind === 'revoke') {
      await revokeToken(tools, { ...clientOf(provider, job.settings), ...job.work });
      return { outcome: 'done' };
    }
    const issued = await requestToken(tools, requestOf(provider, job, tokenUrl, now));
    if (job.work.kind === 'code' && job.work.nonce !== null) {
      const nonce = nonceIn(issued.answer);
      if (nonce !== null && nonce !== job.work.nonce)
        return { outcome: 'refused', part: 'grant', message: strings.nonce(name) };
    }
    return { outcome: 'issued', token: grantedOf(issued, now) };
  } catch (error) {
    return outcomeOf(error, job, tokenUrl);
  }
}

function requestOf(provider: ProviderGrant, job: GrantJob, tokenUrl: URL, now: Date): TokenRequest {
  const { settings, work } = job;
  const client = { tokenUrl, ...clientOf(provider, settings) };
  const encoding = provider.encoding ?? 'form';
  switch (work.kind) {
    case 'code':
    case 'probe': {
      const { code, verifier } = work.kind === 'code' ? work : { code: noCode, verifier: noVerifier };
      const parameters = { code, redirect_uri: work.redirectUri, code_verifier: verifier };
      return { ...client, encoding, grant: 'authorization_code', parameters };
    }
    case 'refresh':
      return {
        ...client,
        encoding,
        grant: 'refresh_token',
        parameters: { refresh_token: work.refreshToken },
      };
    default: {
      if (!provider.ownGrant) throw new Error(`${job.provider} hands out tokens to people alone.`);
      const scope = scopeOf(settings);
      return {
        ...client,
        encoding,
        ...provider.ownGrant(settings, { tokenUrl, now, scope: scope === null ? {} : { scope } }),
      };
    }
  }
}

function clientOf(
  { secretIn }: ProviderGrant,
  { clientId, clientSecret }: Settings,
): Pick<TokenRequest, 'clientId' | 'clientSecret' | 'secretIn'> {
  const secret = typeof clientSecret === 'string' && secretIn !== 'nowhere' ? clientSecret : null;
  return {
    clientId: String(clientId),
    clientSecret: secret,
    secretIn: secretIn === 'header' ? 'header' : 'body',
  };
}

/** The scope to ask for; null for none. The product's own default is a scope of no provider. */
export function scopeOf({ scope }: Settings): string | null {
  return typeof scope === 'string' && scope !== '' && scope !== defaultScope ? scope : null;
}

function grantedOf(
  { value, expiresInMs, refreshToken, places, answer }: IssuedToken,
  now: Date,
): GrantedToken {
  const end = refreshToken === null ? null : refreshEndIn(answer, now);
  return {
    ...{ value, expiresInMs, refreshToken, places: boundPlaces(places) },
    refreshExpiresInMs: end === null ? null : Math.max(0, end.getTime() - now.getTime()),
  };
}

/** What a provider tells beyond reason is left out. */
function boundPlaces(places: IssuedToken['places']): Record<string, string> {
  const usual = Object.entries(places).filter(([name, place]) => name.length <= 100 && place.length <= 2000);
  return Object.fromEntries(usual.slice(0, 20));
}

function outcomeOf(error: unknown, job: GrantJob, tokenUrl: URL): GrantOutcome {
  const { name, grant } = oauthProviders[job.provider];
  const isAssertion = grant === 'saml-bearer';
  if (error instanceof TokenRefused) return refusalOf(error, job);
  // SuccessFactors refuses in words of its own.
  if (isAssertion && error instanceof HttpFailure && [400, 401, 403].includes(error.status) && error.json)
    return { outcome: 'refused', part: 'client', message: strings.assertion(name) };
  // AS ABAP shows a page for a wrong secret.
  if (error instanceof HttpFailure && error.status === 401)
    return { outcome: 'refused', part: 'client', message: strings.client(name) };
  if (error instanceof AppError) return { outcome: 'refused', part: 'request', message: error.message };
  if (error instanceof HttpFailure && isOfAnotherPlace(error))
    return {
      ...{ outcome: 'failed', message: strings.wrongAddress(name) },
      ...{ isPassing: false, isUnreached: true },
    };
  if (isUnusableAnswer(error))
    return {
      ...{ outcome: 'failed', message: strings.noToken(name) },
      ...{ isPassing: false, isUnreached: true },
    };
  const { message, isPassing, isUnreached } = explainHttp(error, { name, base: tokenUrl, stage: 'login' });
  return { outcome: 'failed', message, isPassing, isUnreached };
}

/** No token endpoint answers so: a redirect, a page, an address that is none. */
function isOfAnotherPlace({ status }: HttpFailure): boolean {
  return status < 400 || status === 404 || status === 405 || status === 410;
}

/** What the library says of an answer that is none of OAuth. */
function isUnusableAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'OperationProcessingError';
}

const clientCodes = new Set(['invalid_client', 'unauthorized_client', 'unauthorized']);

function refusalOf({ code, status }: TokenRefused, { provider, work }: GrantJob): GrantOutcome {
  const { name, grant } = oauthProviders[provider];
  const refused = (part: RefusedPart, message: string): GrantOutcome => ({
    outcome: 'refused',
    part,
    message,
  });
  if (clientCodes.has(code) || (status === 401 && code !== 'invalid_grant'))
    return refused('client', grant === 'saml-bearer' ? strings.assertion(name) : strings.client(name));
  if (code === 'invalid_grant') {
    if (work.kind === 'probe') return { outcome: 'done' };
    if (work.kind === 'own')
      return refused('client', grant === 'saml-bearer' ? strings.assertion(name) : strings.client(name));
    return refused('grant', work.kind === 'refresh' ? strings.refreshToken(name) : strings.code(name));
  }
  if (code === 'invalid_scope') return refused('request', strings.scope(name));
  if (code === 'unsupported_grant_type') return refused('request', strings.grantType(name));
  return refused('request', strings.request(name));
}
