/** What a provider may tell beside the access token. Nothing is proved by it: the answer came from the token endpoint itself. */

/** Seconds above this are a moment, not a time from now. */
const momentSeconds = 1e9;

/** When the refresh token ends, where the answer tells it: by itself, or in a token that can be read. */
export function refreshEndIn(answer: Readonly<Record<string, unknown>>, now: Date): Date | null {
  const told = Number(answer.refresh_expires_in ?? answer.refresh_token_expires_in ?? Number.NaN);
  if (Number.isFinite(told) && told > 0) {
    const atMs = told > momentSeconds ? told * 1000 : now.getTime() + told * 1000;
    return dateOf(atMs);
  }
  const end = claimsOf(answer.refresh_token)?.exp;
  return typeof end === 'number' ? dateOf(end * 1000) : null;
}

/** The nonce of the ID token; null where there is none. */
export function nonceIn(answer: Readonly<Record<string, unknown>>): string | null {
  const claims = claimsOf(answer.id_token);
  if (claims === null) return null;
  return typeof claims.nonce === 'string' ? claims.nonce : '';
}

function claimsOf(token: unknown): Record<string, unknown> | null {
  if (typeof token !== 'string') return null;
  const [, claims, ...rest] = token.split('.');
  if (claims === undefined || rest.length !== 1) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function dateOf(milliseconds: number): Date | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date;
}
