import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { oauthStrings as strings } from '../strings.ts';
import { useOAuthRead } from './api.ts';
import { PanelForm } from './PanelForm.tsx';
import { PanelView } from './PanelView.tsx';

/** The systems that sign in by OAuth, and the client of the data warehouse: shown, or being edited. */
export function OAuthPanel() {
  const status = useOAuthRead('GET /api/oauth/status');
  const configurations = useOAuthRead('GET /api/oauth/configurations');
  const [isEditing, setEditing] = useState(false);
  const error = status.error ?? configurations.error;
  const configuration = configurations.data?.find(({ provider }) => provider === 'datasphere') ?? null;
  const toggleLabel = isEditing ? strings.closeEdit : strings.edit;
  return (
    <Card
      title={strings.panelTitle}
      actions={
        <Button
          look="quiet"
          size="smallIcon"
          aria-label={toggleLabel}
          title={toggleLabel}
          disabled={!configurations.data}
          onClick={() => setEditing(!isEditing)}
        >
          {isEditing ? (
            <X aria-hidden="true" className="size-4" />
          ) : (
            <Pencil aria-hidden="true" className="size-4" />
          )}
        </Button>
      }
    >
      {error ? (
        <ErrorState
          error={error}
          title={strings.statusFailed}
          onRetry={() => void Promise.all([status.refetch(), configurations.refetch()])}
        />
      ) : !status.data || !configurations.data ? (
        <SkeletonList count={5} className="h-14" />
      ) : isEditing ? (
        <PanelForm configuration={configuration} onClose={() => setEditing(false)} />
      ) : (
        <PanelView status={status.data} configuration={configuration} />
      )}
    </Card>
  );
}
