import { Link } from 'wouter';
import type { SourceType } from '../contract.ts';
import { authTypesOf } from '../manifest.ts';
import { sourcesStrings as strings } from '../strings.ts';

/** Why the other tabs are closed for this type (spec §4), and where its sign-in is instead. */
export function TabsReason({ id, type }: { id: string; type: SourceType }) {
  const methods = authTypesOf(type);
  return (
    <p id={id} className="text-muted text-xs">
      {strings.tabsReason} {methods.includes('basic') && strings.signsInHere}
      {methods.includes('oauth') && (
        <Link href={`/oauth-setup?tab=${type}`} className="rounded-control text-accent underline">
          {strings.signsInByOAuth}
        </Link>
      )}
    </p>
  );
}
