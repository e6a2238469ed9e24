import { CircleMinus, KeyRound } from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { oauthStrings as strings } from '../strings.ts';

/** The systems that sign in by OAuth. None can be connected yet, and none is shown as if it were. */
export function OAuthPanel() {
  return (
    <Card title={strings.panelTitle}>
      <ul>
        {Object.entries(strings.systems).map(([system, name]) => (
          <li key={system} className="border-line border-t py-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">{name}</span>
              <Badge icon={CircleMinus}>{strings.disconnected}</Badge>
            </p>
            <p className="mt-1 flex justify-between gap-2 text-muted text-xs">
              <span>
                {strings.tokenStatus}: {strings.inactive}
              </span>
              <span>{strings.notAuthenticated}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="my-auto py-4 text-center text-muted">{strings.panelNote}</p>
      <Button asChild className="w-full">
        <Link href="/oauth-setup">
          <KeyRound aria-hidden="true" className="size-4" />
          {strings.configure}
        </Link>
      </Button>
    </Card>
  );
}
