import { Link } from 'wouter';
import { useOAuthRead } from '#features/oauth/web/index.tsx';
import type { SourceType } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';

/** Which OAuth client signs this source in: those are kept on one page, once for each system. */
export function OAuthClientNote({ type }: { type: SourceType }) {
  const clients = useOAuthRead('GET /api/oauth/configurations');
  return (
    <p role="status" className="min-h-11 rounded-card bg-info-surface px-4 py-3 text-info">
      {!clients.isPending && `${describe()} `}
      <Link href={`/oauth-setup?tab=${type}`} className="rounded-control font-medium underline">
        {strings.openOAuthSetup}
      </Link>
    </p>
  );

  function describe(): string {
    const system = strings.types[type];
    if (!clients.data) return strings.oauthUnknown;
    const client = clients.data.find(({ provider }) => provider === type);
    if (!client) return strings.oauthMissing(system);
    return client.missing.length > 0
      ? strings.oauthIncomplete(system, client.missing)
      : strings.oauthSaved(system);
  }
}
