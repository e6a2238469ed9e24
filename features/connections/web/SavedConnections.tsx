import { CircleCheck, CircleMinus, Database, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { PracticeBadge } from '#features/sources/web/index.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Connection } from '../contract.ts';
import { connectionsStrings as strings } from '../strings.ts';
import type { Family } from './families.ts';
import { RemoveConnectionDialog } from './RemoveConnectionDialog.tsx';

interface SavedConnectionsProps {
  family: Family;
  system: string;
  connections: readonly Connection[];
  editedId: string | null;
  onEdit: (id: string | null) => void;
}

export function SavedConnections({ family, system, connections, editedId, onEdit }: SavedConnectionsProps) {
  const [removed, setRemoved] = useState<Connection | null>(null);
  return (
    <Card title={strings.saved}>
      {connections.length === 0 ? (
        <p className="text-muted">{strings.noneSaved(system)}</p>
      ) : (
        <ul className="-mx-4 -mb-4">
          {connections.map((connection) => (
            <li
              key={connection.id}
              className={classNames(
                'border-line border-t px-4 py-3',
                connection.id === editedId && 'bg-accent-surface',
              )}
            >
              <ConnectionState connection={connection} />
              <div className="mt-1.5 -ml-2 flex flex-wrap gap-1">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`${strings.edit}: ${connection.name}`}
                  onClick={() => onEdit(connection.id)}
                >
                  <Pencil aria-hidden="true" className="size-3.5" />
                  {strings.edit}
                </Button>
                {connection.dataSourceId && (
                  <Button asChild look="quiet" size="small">
                    <Link
                      href={`/data-sources?source=${connection.dataSourceId}`}
                      aria-label={`${strings.dataSource}: ${connection.name}`}
                    >
                      <Database aria-hidden="true" className="size-3.5" />
                      {strings.dataSource}
                    </Link>
                  </Button>
                )}
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`${strings.remove}: ${connection.name}`}
                  onClick={() => setRemoved(connection)}
                >
                  <Trash2 aria-hidden="true" className="size-3.5" />
                  {strings.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <RemoveConnectionDialog
          family={family}
          connection={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => onEdit(editedId === removed.id ? null : editedId)}
        />
      )}
    </Card>
  );
}

function ConnectionState({ connection }: { connection: Connection }) {
  return (
    <>
      <p className="flex items-start justify-between gap-2">
        <span className="min-w-0 break-words font-medium">{connection.name}</span>
        <span className="flex flex-wrap justify-end gap-1.5">
          {connection.isPractice && <PracticeBadge />}
          {connection.isActive ? (
            <Badge tone="success" icon={CircleCheck}>
              {strings.active}
            </Badge>
          ) : (
            <Badge icon={CircleMinus}>{strings.inactive}</Badge>
          )}
        </span>
      </p>
      <p className="text-muted text-xs">{describeState(connection)}</p>
    </>
  );
}

function describeState(connection: Connection): string {
  if (connection.isUnreadable) return strings.unreadable;
  return connection.missing.length > 0 ? strings.incomplete(connection.missing) : strings.complete;
}
