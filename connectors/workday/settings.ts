import type { Settings } from '#kernel/settings.ts';

/** What is entered for a tenant of Workday. */
export interface WorkdaySettings {
  origin: URL;
  tenant: string;
  /** Without the tenant behind it. */
  username: string;
  password: string;
  /** `v38.0` */
  apiVersion: string;
  /** Web services whose operations are read: `Human_Resources`. */
  services: readonly string[];
  /** Custom reports, each as `owner/report`. */
  reports: readonly string[];
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

/** No host has this name. */
const nowhere = 'https://invalid.invalid/ccx/service/none';

export function readWorkdaySettings(given: Settings): WorkdaySettings {
  const text = (name: string): string => String(given[name] ?? '').trim();
  const url = new URL(URL.canParse(text('tenantUrl')) ? text('tenantUrl') : nowhere);
  const tenant = tenantOf(url);
  const ca = text('trustedAuthority');
  const username = text('username');
  const version = text('apiVersion');
  const suffix = `@${tenant}`;
  return {
    origin: new URL(url.origin),
    tenant,
    username: username.endsWith(suffix) ? username.slice(0, -suffix.length) : username,
    password: String(given.password ?? ''),
    apiVersion: /^v\d{2}\.\d$/.test(version) ? version : 'v38.0',
    services: namesOf(given.services),
    reports: namesOf(given.reports),
    ...(ca === '' ? {} : { ca }),
  };
}

export function originOfWorkday(given: Settings): URL {
  return readWorkdaySettings(given).origin;
}

/** People copy the address with the path of a service, or with that of the tenant alone. */
function tenantOf({ pathname }: URL): string {
  const [, named] = /^\/ccx\/service\/(?:customreport2\/)?([^/]+)/.exec(pathname) ?? [];
  return decodeURIComponent(named ?? pathname.split('/').findLast((part) => part !== '') ?? '');
}

function namesOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map((name) => String(name).trim()).filter((name) => name !== '') : [];
}
