import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CopyBox } from '#ui/CopyBox.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate, formatDateTime } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { AccessToken } from '../contract.ts';
import { accessStrings as strings } from '../strings.ts';
import { useAccessRead } from './api.ts';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { ownMcpAddress } from './own-mcp-address.ts';
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx';

/** The address of the MCP server, and the tokens that open it. */
export function AccessCard() {
  const tokens = useAccessRead('GET /api/tokens');
  const [isCreating, setCreating] = useState(false);
  return (
    <Card
      title={strings.title}
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {strings.create}
        </Button>
      }
    >
      <p className="mb-4 text-muted">{strings.subtitle}</p>
      <CopyBox label={strings.address} copyLabel={strings.copyAddress} value={ownMcpAddress()} />
      <div className="mt-4">
        {tokens.isPending ? (
          <SkeletonList count={1} className="h-10" />
        ) : tokens.isError ? (
          <ErrorState error={tokens.error} title={strings.readFailed} onRetry={() => void tokens.refetch()} />
        ) : tokens.data.length === 0 ? (
          <p className="text-muted">{strings.empty}</p>
        ) : (
          <ul className="divide-y divide-line">
            {tokens.data.map((token) => (
              <TokenRow key={token.id} token={token} />
            ))}
          </ul>
        )}
      </div>
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
    </Card>
  );
}

function TokenRow({ token }: { token: AccessToken }) {
  const [isRevoking, setRevoking] = useState(false);
  const { name, ending, expiresAt, isExpired, lastUsedAt } = token;
  const validity = isExpired
    ? strings.expired
    : expiresAt
      ? strings.expires(formatDate(expiresAt))
      : strings.noExpiry;
  const use = lastUsedAt ? strings.lastUsed(formatDateTime(lastUsedAt)) : strings.neverUsed;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="wrap-anywhere text-muted text-xs">
          {[strings.ending(ending), validity, use].join(' · ')}
        </p>
      </div>
      <Button size="icon" look="quiet" aria-label={strings.revoke(name)} onClick={() => setRevoking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
      {isRevoking && <RevokeTokenDialog token={token} onClose={() => setRevoking(false)} />}
    </li>
  );
}
