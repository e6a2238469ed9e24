import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { oauthStrings as strings } from '../strings.ts';
import { OAuthPanel } from './OAuthPanel.tsx';

export function AuthScreen() {
  return (
    <>
      <PageHeading title={strings.authTitle} subtitle={strings.authSubtitle} />
      <div className="max-w-xl">
        <PanelBoundary>
          <OAuthPanel />
        </PanelBoundary>
      </div>
    </>
  );
}
