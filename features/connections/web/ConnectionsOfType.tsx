import { useSearchParams } from 'wouter';
import type { ConnectorManifest } from '#connectors/connector.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
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
  const edit = (id: string | null) => setSearch(id ? { tab: type, edit: id } : { tab: type });
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
          key={edited?.id ?? 'new'}
          family={family}
          type={type}
          manifest={manifest}
          edited={edited}
          onSaved={(connection) => edit(connection.id)}
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
