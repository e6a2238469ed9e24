import { CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import type { SystemStatus } from '../contract.ts';
import { oauthStrings as strings } from '../strings.ts';

/** Whether a system is connected, whether it has a token, and until when nobody has to sign in. */
export function StatusLine({ name, state }: { name: string; state: SystemStatus }) {
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{name}</span>
        {state.connected ? (
          <Badge tone="success" icon={CircleCheck}>
            {strings.connected}
          </Badge>
        ) : (
          <Badge
            tone={state.end === 'signInAgain' ? 'warning' : undefined}
            icon={state.end === 'signInAgain' ? TriangleAlert : CircleMinus}
          >
            {strings.disconnected}
          </Badge>
        )}
      </p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-2 text-muted text-xs">
        <span>
          {strings.tokenStatus}: {state.connected ? strings.active : strings.inactive}
        </span>
        <span>{endOf(state)}</span>
      </p>
    </>
  );
}

function endOf({ connected, expiresIn, end }: SystemStatus): string {
  if (end === 'signInAgain') return strings.signInAgain;
  if (end === 'renewed') return strings.renewed;
  return connected ? strings.expiresIn(expiresIn) : strings.notAuthenticated;
}
