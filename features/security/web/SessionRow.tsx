import { LogOut } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format.ts';
import type { Session } from '../contract.ts';
import { securityStrings as strings } from '../strings.ts';

interface SessionRowProps {
  session: Session;
  isCurrent: boolean;
  isPending: boolean;
  onEnd: () => void;
}

/** One place where somebody is signed in. The current one is ended by signing out. */
export function SessionRow({ session, isCurrent, isPending, onEnd }: SessionRowProps) {
  const device = session.device || strings.unknownDevice;
  const address = session.address || strings.unknownAddress;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isCurrent && <Badge tone="accent">{strings.thisSession}</Badge>}
        </p>
        <p className="wrap-anywhere text-muted text-xs">
          {[
            address,
            strings.lastSeen(formatDateTime(session.lastSeenAt)),
            strings.signedIn(formatDateTime(session.createdAt)),
          ].join(' · ')}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="icon"
          look="quiet"
          aria-label={strings.endOne(device, address)}
          title={strings.endOne(device, address)}
          isPending={isPending}
          onClick={onEnd}
        >
          <LogOut aria-hidden="true" className="size-4" />
        </Button>
      )}
    </li>
  );
}
