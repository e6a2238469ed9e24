import { Database, KeyRound, RotateCw } from 'lucide-react';
import { Link } from 'wouter';
import { isReadableSystem, type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import type { OAuthConfiguration } from '../contract.ts';
import { oauthSetupStrings as setupStrings } from '../setup-strings.ts';
import { oauthStrings as strings } from '../strings.ts';
import { useOAuthRead } from './api.ts';
import { Disconnect } from './Disconnect.tsx';
import type { NamedProvider } from './named-provider.ts';
import { SignInProblem } from './SignInProblem.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useConnect, useRefreshToken } from './use-refresh-token.ts';
import { useSignIn } from './use-sign-in.ts';

/** What can be done with a saved client: sign in, or have a token fetched where nobody signs in; renew it, and end it. */
export function ProviderConnection({ configuration }: { configuration: OAuthConfiguration }) {
  const id = configuration.provider;
  const status = useOAuthRead('GET /api/oauth/status');
  const state = status.data?.[id];
  if (status.error)
    return (
      <ErrorState error={status.error} title={strings.statusFailed} onRetry={() => void status.refetch()} />
    );
  if (!state) return null;
  const provider: NamedProvider = { id, name: oauthProviders[id].name };
  const isReady = configuration.missing.length === 0 && !configuration.isUnreadable && configuration.isActive;
  return (
    <section aria-label={strings.tokenStatus} className="mb-5 border-line border-b pb-4">
      <StatusLine name={strings.systems[id] ?? id} state={state} />
      <div className="mt-3 flex flex-wrap gap-2">
        {oauthProviders[id].grant === 'authorization-code' ? (
          <SignInButton system={id} isReady={isReady} />
        ) : (
          !state.connected && <ConnectButton provider={provider} isReady={isReady} />
        )}
        {state.connected && <RefreshButton system={id} />}
        {state.connected && <Disconnect provider={provider} />}
        {state.connected && isReadableSystem(id) && (
          <Button asChild look="quiet">
            <Link href={`/data-sources?add=true&type=${id}`}>
              <Database aria-hidden="true" className="size-4" />
              {setupStrings.addSource}
            </Link>
          </Button>
        )}
      </div>
    </section>
  );
}

function SignInButton({ system, isReady }: { system: OAuthProvider; isReady: boolean }) {
  const signIn = useSignIn(system);
  return (
    <>
      <Button disabled={!isReady} isPending={signIn.isPending} onClick={signIn.begin}>
        <KeyRound aria-hidden="true" className="size-4" />
        {signIn.isPending ? strings.configuring : strings.signIn}
      </Button>
      <SignInProblem {...signIn} />
    </>
  );
}

function ConnectButton({ provider, isReady }: { provider: NamedProvider; isReady: boolean }) {
  const connect = useConnect(provider);
  return (
    <Button disabled={!isReady} isPending={connect.isPending} onClick={() => connect.mutate()}>
      <KeyRound aria-hidden="true" className="size-4" />
      {connect.isPending ? strings.connecting : strings.connect}
    </Button>
  );
}

function RefreshButton({ system }: { system: OAuthProvider }) {
  const refresh = useRefreshToken(system);
  return (
    <Button isPending={refresh.isPending} onClick={() => refresh.mutate()}>
      <RotateCw aria-hidden="true" className="size-4" />
      {refresh.isPending ? strings.refreshing : strings.refreshToken}
    </Button>
  );
}
