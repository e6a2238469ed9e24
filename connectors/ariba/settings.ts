import type { Settings } from '#kernel/settings.ts';

/** What is entered for a realm of SAP Ariba; key, realm and who signs in are those of OAuth Setup. */
export interface AribaSettings {
  /** The origin of the data centre's interfaces: `https://openapi.ariba.com`. */
  origin: URL;
  /** Names of the view templates that are read; empty for all, as long as they are few. */
  viewTemplates: readonly string[];
  /** `2024-01-01`: what lies before is not read. */
  firstDay: string;
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

export function readAribaSettings(given: Settings): AribaSettings {
  const ca = String(given.trustedAuthority ?? '').trim();
  const names = Array.isArray(given.viewTemplates) ? given.viewTemplates : [];
  return {
    origin: originOfAriba(given),
    viewTemplates: names.map((name) => String(name).trim()).filter((name) => name !== ''),
    firstDay: String(given.firstDay ?? '').trim(),
    ...(ca === '' ? {} : { ca }),
  };
}

/** Where it is: the path of the address says nothing. */
export function originOfAriba({ serverUrl }: Settings): URL {
  const text = String(serverUrl ?? '').trim();
  return new URL(URL.canParse(text) ? new URL(text).origin : 'https://invalid.invalid');
}
