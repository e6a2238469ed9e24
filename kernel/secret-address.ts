/**
 * Addresses that carry a secret: a user name and password in front of the host, or a key among the parameters. They are refused where a person types
 * one, and hidden wherever an address is told: in an answer, an error or the log.
 */

/** As a word of a parameter's name: `api-key`, `accessToken`, `sig`. */
const secretWords = new Set([
  'auth',
  'authorization',
  'credential',
  'credentials',
  'key',
  'apikey',
  'accesskey',
  'passphrase',
  'passwd',
  'password',
  'pwd',
  'secret',
  'sig',
  'signature',
  'token',
]);
/** Names that are one as a whole: what some services call the key in their addresses. */
const secretNames = new Set(['code', 'pass', 'sas']);

export const hiddenSecret = '[redacted]';

/** Whether a parameter of this name is likely to hold a secret. `key_id` and `token_type` tell of one, and are none. */
export function isSecretParameter(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return secretNames.has(words.join('')) || secretWords.has(words.at(-1) ?? '');
}

/** Names of the parameters of an address that are likely to hold a secret. */
export function secretParametersOf(address: string): string[] {
  return [...address.matchAll(parameter)].flatMap(([, , name = '']) =>
    isSecretParameter(decoded(name)) ? [decoded(name)] : [],
  );
}

/** `name=value` behind what begins or parts parameters, in a query, a fragment or a connection string. */
const parameter = /(^|[?&;#])\s*([^=?&;#\s]+)\s*=([^&;#]*)/g;
/** What stands between the scheme and the last `@` before the path. */
const userInfo = /([a-z][a-z0-9+.-]*:\/\/)[^/?#\s]*@/gi;

/** An address, or a connection string, without its secrets; everything else in it stays. */
export function redactAddress(address: string): string {
  return address
    .replace(userInfo, `$1${hiddenSecret}@`)
    .replace(parameter, (whole: string, before: string, name: string) =>
      isSecretParameter(decoded(name)) ? `${before}${name}=${hiddenSecret}` : whole,
    );
}

/** A text, such as the message of an error, whose addresses are without their secrets. */
export function redactAddressesIn(text: string): string {
  return text.replace(/[a-z][a-z0-9+.-]*:\/\/[^\s"'<>`]+/gi, (address) => redactAddress(address));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
