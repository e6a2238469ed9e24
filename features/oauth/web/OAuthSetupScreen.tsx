import { KeyRound } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { oauthStrings as strings } from '../strings.ts';

export function OAuthSetupScreen() {
  return (
    <>
      <PageHeading title={strings.setupTitle} subtitle={strings.setupSubtitle} />
      <div className="rounded-card border border-line bg-surface shadow-card">
        <EmptyState
          icon={KeyRound}
          title={strings.setupEmptyTitle}
          message={strings.setupEmptyMessage}
          action={
            <Button look="primary" asChild>
              <Link href="/data-sources?upload=true">{strings.upload}</Link>
            </Button>
          }
        />
      </div>
    </>
  );
}
