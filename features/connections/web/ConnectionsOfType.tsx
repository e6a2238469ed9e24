import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { ConnectorManifest } from '#connectors/connector.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Connection } from '../contract.ts';
import { connectionsStrings as strings } from '../strings.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import type { Family } from './families.ts';
import { SavedConnections } from './SavedConnections.tsx';

interface ConnectionsOfTypeProps {
  family: Family;
  type: string;
  manifest: ConnectorManifest;
}

/** The form of one system beside its saved connections. Which one is being edited stands in the address. */
export function ConnectionsOfType({ family, type, manifest }: ConnectionsOfTypeProps) {
  const connections = family.useConnections();
  const [search, setSearch] = useSearchParams();
  const saved = connections.data?.filter((connection) => connection.type === type);
  const edited = saved?.find((connection) => connection.id === search.get('edit')) ?? null;
  // A new connection keeps its form, and the focus in it, when it is saved for the first time.
  const [firstSaved, setFirstSaved] = useState<string | null>(null);
  const [formNumber, setFormNumber] = useState(0);
  const formKey = `${formNumber}:${edited && edited.id !== firstSaved ? edited.id : 'new'}`;
  const edit = (id: string | null) => {
    setFormNumber(formNumber + 1);
    setSearch(id ? { tab: type, edit: id } : { tab: type });
  };
  const keepSaved = ({ id }: Connection) => {
    if (!edited) setFirstSaved(id);
    setSearch({ tab: type, edit: id }, { replace: true });
  };
  if (connections.isPending) return <SkeletonList count={4} className="h-16" />;
  if (!saved) {
    return (
      <ErrorState
        error={connections.error}
        title={strings.savedFailed}
        onRetry={() => void connections.refetch()}
      />
    );
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card title={edited ? strings.editing(edited.name) : strings.newConnection} subtitle={manifest.note}>
        <ConnectionForm
          key={formKey}
          family={family}
          type={type}
          manifest={manifest}
          edited={edited}
          onSaved={keepSaved}
          onCancel={() => edit(null)}
        />
      </Card>
      <SavedConnections
        family={family}
        system={manifest.name}
        connections={saved}
        editedId={edited?.id ?? null}
        onEdit={edit}
      />
    </div>
  );
}
