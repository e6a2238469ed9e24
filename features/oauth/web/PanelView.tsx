import { CircleCheck, CircleMinus, KeyRound, RotateCw } from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import type { OAuthConfiguration, SystemStatus } from '../contract.ts';
import { oauthStrings as strings } from '../strings.ts';
import { ApiActivity } from './ApiActivity.tsx';
import { CopyableValue } from './CopyableValue.tsx';
import { ownRedirectUri } from './own-redirect-uri.ts';
import { useRefreshToken } from './use-refresh-token.ts';
import { useSignIn } from './use-sign-in.ts';

interface PanelViewProps {
  status: Record<string, SystemStatus>;
  configuration: OAuthConfiguration | null;
}

export function PanelView({ status, configuration }: PanelViewProps) {
  const signIn = useSignIn('datasphere');
  const refresh = useRefreshToken('datasphere');
  return (
    <div className="flex flex-1 flex-col gap-4">
      <ul>
        {Object.entries(status).map(([system, state]) => (
          <SystemRow key={system} name={strings.systems[system] ?? system} state={state} />
        ))}
      </ul>
      <ClientDetails configuration={configuration} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" isPending={signIn.isPending} onClick={signIn.begin}>
          <KeyRound aria-hidden="true" className="size-4" />
          {signIn.isPending ? strings.configuring : strings.configure}
        </Button>
        <Button
          disabled={!status.datasphere?.connected}
          isPending={refresh.isPending}
          onClick={() => refresh.mutate()}
        >
          <RotateCw aria-hidden="true" className="size-4" />
          {refresh.isPending ? strings.refreshing : strings.refreshToken}
        </Button>
      </div>
      {signIn.failure && (
        <p role="alert" className="text-danger">
          {signIn.failure}
        </p>
      )}
      {signIn.blockedUrl && (
        <p role="alert">
          {strings.popupBlocked}{' '}
          <a href={signIn.blockedUrl} className="rounded-control font-medium text-accent hover:underline">
            {strings.popupLink}
          </a>
        </p>
      )}
      <ApiActivity />
    </div>
  );
}

function SystemRow({ name, state }: { name: string; state: SystemStatus }) {
  return (
    <li className="border-line border-t py-2.5 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{name}</span>
        {state.connected ? (
          <Badge tone="success" icon={CircleCheck}>
            {strings.connected}
          </Badge>
        ) : (
          <Badge icon={CircleMinus}>{strings.disconnected}</Badge>
        )}
      </p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-2 text-muted text-xs">
        <span>
          {strings.tokenStatus}: {state.connected ? strings.active : strings.inactive}
        </span>
        <span>{state.connected ? strings.expiresIn(state.expiresIn) : strings.notAuthenticated}</span>
      </p>
    </li>
  );
}

function ClientDetails({ configuration }: { configuration: OAuthConfiguration | null }) {
  if (!configuration) {
    return (
      <p className="text-muted">
        {strings.notConfigured}{' '}
        <Link
          href="/oauth-setup?tab=datasphere"
          className="rounded-control font-medium text-accent hover:underline"
        >
          {strings.setUp}
        </Link>
      </p>
    );
  }
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <CopyableValue label={strings.authUrl} value={configuration.authUrl} />
      <CopyableValue label={strings.clientId} value={configuration.clientId} />
      <CopyableValue label={strings.redirectUri} value={configuration.redirectUri || ownRedirectUri()} />
    </dl>
  );
}
