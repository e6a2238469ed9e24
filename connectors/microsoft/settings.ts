import type { Settings } from '#kernel/settings.ts';
import { SystemFailure } from '../system-session.ts';
import { microsoftStrings as strings } from './strings.ts';

/** What is entered for an environment of Dataverse. */
export interface MicrosoftSettings {
  base: URL;
  /** The path of the Web API, which ends in a slash. */
  service: string;
  version: string;
  tokenUrl: URL;
  clientId: string;
  clientSecret: string;
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

/** Throws SystemFailure where an address is plain, or one of another product. */
export function readMicrosoftSettings(given: Settings): MicrosoftSettings {
  const base = new URL('/', String(given.environmentUrl));
  requireTls(base, 'Environment URL');
  if (isFinance(base)) throw new SystemFailure('address', strings.isFinance);
  const tokenUrl = tokenUrlOf(given, base);
  requireTls(tokenUrl, 'Token URL');
  const version = `v${String(given.apiVersion ?? '9.2')}`;
  const ca = String(given.trustedAuthority ?? '').trim();
  return {
    ...{ base, version, tokenUrl, service: `/api/data/${version}/` },
    clientId: String(given.clientId).trim(),
    clientSecret: String(given.clientSecret ?? ''),
    ...(ca === '' ? {} : { ca }),
  };
}

/** Where it is, as people write it. */
export function placeOfMicrosoft({ environmentUrl }: Settings): string {
  const text = String(environmentUrl);
  return URL.canParse(text) ? new URL(text).host : text;
}

/** Clouds of their own have their own directory. */
const directories: readonly [environment: RegExp, host: string][] = [
  [/\.(microsoftdynamics|appsplatform)\.us$/, 'login.microsoftonline.us'],
  [/\.dynamics\.cn$/, 'login.chinacloudapi.cn'],
];

function tokenUrlOf({ tokenUrl, tenantId }: Settings, { hostname }: URL): URL {
  const entered = String(tokenUrl ?? '').trim();
  if (entered !== '') return new URL(entered);
  const [, host = 'login.microsoftonline.com'] = directories.find(([own]) => own.test(hostname)) ?? [];
  return new URL(`https://${host}/${encodeURIComponent(String(tenantId).trim())}/oauth2/v2.0/token`);
}

/** Plain HTTP may be spoken on this machine alone, where nobody else listens. */
function requireTls({ protocol, hostname }: URL, label: string): void {
  if (protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return;
  throw new SystemFailure('tls', strings.plainAddress(label));
}

/** Finance and Operations: `myorg.operations.dynamics.com`, and sandboxes of it. */
function isFinance({ hostname }: URL): boolean {
  return /\.((sandbox\.)?operations(\.\w+)?\.dynamics\.com|axcloud\.dynamics\.com|cloudax\.dynamics\.com)$/.test(
    hostname,
  );
}
