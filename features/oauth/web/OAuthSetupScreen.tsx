import { useSearchParams } from 'wouter';
import { oauthProviderIds, oauthProviders } from '#connectors/manifests.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useTabParameter } from '#ui/use-tab-parameter.ts';
import { signInOutcomes } from '../limits.ts';
import { oauthSetupStrings as setupStrings } from '../setup-strings.ts';
import { oauthStrings as strings } from '../strings.ts';
import { useOAuthRead } from './api.ts';
import { CredentialsGuide } from './CredentialsGuide.tsx';
import { ProviderCard } from './ProviderCard.tsx';

/** A guide and one tab for each provider; what is saved fills the form of its provider. */
export function OAuthSetupScreen() {
  const configurations = useOAuthRead('GET /api/oauth/configurations');
  const { selected, select } = useTabParameter(oauthProviderIds);
  return (
    <>
      <PageHeading title={strings.setupTitle} subtitle={setupStrings.setupSubtitle} />
      <SignInReturnNotice />
      <PanelBoundary>
        <CredentialsGuide />
      </PanelBoundary>
      {configurations.isPending ? (
        <SkeletonList count={4} className="h-16" />
      ) : configurations.isError ? (
        <ErrorState
          error={configurations.error}
          title={setupStrings.listFailed}
          onRetry={() => void configurations.refetch()}
        />
      ) : (
        <Tabs
          label={setupStrings.tabs}
          selected={selected}
          onSelect={select}
          tabs={oauthProviderIds.map((id) => ({
            id,
            label: oauthProviders[id].name,
            content: (
              <ProviderCard
                id={id}
                configuration={configurations.data.find(({ provider }) => provider === id) ?? null}
              />
            ),
          }))}
        />
      )}
    </>
  );
}

/** How a sign-in at a provider ended that was no popup's: the page that it came back to leads here. */
function SignInReturnNotice() {
  const [search] = useSearchParams();
  const outcome = signInOutcomes.find((one) => one === search.get('signIn'));
  if (!outcome) return null;
  const provider = oauthProviderIds.find((id) => id === search.get('tab'));
  return (
    <p role="status" className="mb-5 rounded-card bg-info-surface px-4 py-3 text-info">
      {setupStrings.returns[outcome](provider ? oauthProviders[provider].name : setupStrings.theSystem)}
    </p>
  );
}
