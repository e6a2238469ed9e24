import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { PracticeBadge } from '#features/sources/web/index.tsx';
import { practiceSignInPath } from '#kernel/practice.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import type { OAuthConfiguration } from '../contract.ts';
import { oauthSetupStrings as setupStrings } from '../setup-strings.ts';
import { oauthStrings as strings } from '../strings.ts';
import { ProviderConnection } from './ProviderConnection.tsx';
import { ProviderForm } from './ProviderForm.tsx';

interface ProviderCardProps {
  id: OAuthProvider;
  configuration: OAuthConfiguration | null;
}

/** The form of one provider and what is known of it. */
export function ProviderCard({ id, configuration }: ProviderCardProps) {
  return (
    <Card
      title={oauthProviders[id].name}
      subtitle={subtitleOf(configuration)}
      actions={
        <span className="flex flex-wrap gap-2">
          {configuration?.authUrl.includes(practiceSignInPath) && <PracticeBadge />}
          <SavedBadge configuration={configuration} />
        </span>
      }
    >
      {configuration && <ProviderConnection configuration={configuration} />}
      <ProviderForm id={id} configuration={configuration} />
    </Card>
  );
}

function SavedBadge({ configuration }: { configuration: OAuthConfiguration | null }) {
  if (!configuration) return <Badge icon={CircleDashed}>{setupStrings.notSaved}</Badge>;
  const isComplete = configuration.missing.length === 0 && !configuration.isUnreadable;
  return (
    <Badge tone={isComplete ? 'success' : 'warning'} icon={isComplete ? CircleCheck : TriangleAlert}>
      {setupStrings.saved}
    </Badge>
  );
}

function subtitleOf(configuration: OAuthConfiguration | null): string | undefined {
  if (configuration?.isUnreadable) return strings.unreadable;
  if (configuration && configuration.missing.length > 0) return strings.incomplete(configuration.missing);
  return undefined;
}
