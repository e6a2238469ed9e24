import { KeyRound, RotateCw } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import type { OAuthConfiguration, SystemStatus } from '../contract.ts';
import { oauthStrings as strings } from '../strings.ts';
import { ApiActivity } from './ApiActivity.tsx';
import { CopyableValue } from './CopyableValue.tsx';
import { ownRedirectUri } from './own-redirect-uri.ts';
import { SignInProblem } from './SignInProblem.tsx';
import { StatusLine } from './StatusLine.tsx';
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
          <li key={system} className="border-line border-t py-2.5 first:border-t-0 first:pt-0">
            <StatusLine name={strings.systems[system] ?? system} state={state} />
          </li>
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
      <SignInProblem {...signIn} />
      <ApiActivity />
    </div>
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
