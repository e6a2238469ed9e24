import type { Settings } from '#kernel/settings.ts';

/** What is entered for an org of Salesforce. */
export interface SalesforceSettings {
  /** The origin of My Domain, or of whatever address was entered. */
  origin: URL;
  clientId: string;
  clientSecret: string;
  username: string;
  password: string;
  securityToken: string;
  /** `57.0` */
  apiVersion: string;
  /** API names of the objects that are listed alone; empty for all that hold records or are people's own. */
  objects: readonly string[];
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

export function readSalesforceSettings(given: Settings): SalesforceSettings {
  const text = (name: string): string => String(given[name] ?? '');
  const ca = text('trustedAuthority').trim();
  const version = text('apiVersion').trim();
  return {
    origin: originOf(given),
    clientId: text('clientId').trim(),
    clientSecret: text('clientSecret').trim(),
    username: text('username').trim(),
    password: text('password'),
    securityToken: text('securityToken').trim(),
    apiVersion: /^\d{2,3}\.0$/.test(version) ? version : '57.0',
    objects: Array.isArray(given.objects) ? given.objects.map((name) => String(name).trim()) : [],
    ...(ca === '' ? {} : { ca }),
  };
}

/** Where it is: the path of the address, people copy it with one, says nothing. */
export function originOf({ instanceUrl }: Settings): URL {
  const text = String(instanceUrl ?? '').trim();
  const url = URL.canParse(text) ? new URL(text) : new URL('https://invalid.invalid');
  return new URL(url.origin);
}

/** Domains of which Salesforce alone hands out hosts. */
const ownDomains = ['salesforce.com', 'salesforce.mil', 'sfcrmproducts.cn'];

/** An answer to a sign-in named a server that is neither the one that was entered nor one of Salesforce's. */
export class ForeignInstance extends Error {
  override name = 'ForeignInstance';
}

/**
 * Where calls go after a sign-in: the origin that was entered, or a host below a domain of Salesforce's own by HTTPS. Nothing else that an
 * answer names is called, because the token would go there.
 */
export function instanceOf(named: unknown, entered: URL): URL {
  if (typeof named !== 'string' || named === '') return entered;
  const url = URL.canParse(named) ? new URL(named) : null;
  if (url?.origin === entered.origin) return entered;
  const isOwn =
    url?.protocol === 'https:' &&
    url.port === '' &&
    ownDomains.some((domain) => url.hostname.endsWith(`.${domain}`));
  if (!url || !isOwn) throw new ForeignInstance('The sign-in named a server of somebody else.');
  return new URL(url.origin);
}
