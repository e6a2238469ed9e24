import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { connectionsStrings as strings } from '../strings.ts';

interface ConnectorsNotYetProps {
  icon: LucideIcon;
  title: string;
  subtitle: string;
  emptyTitle: string;
}

/** A connector page before its connectors: says so, and what to do now. */
export function ConnectorsNotYet({ icon, title, subtitle, emptyTitle }: ConnectorsNotYetProps) {
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <div className="rounded-card border border-line bg-surface shadow-card">
        <EmptyState
          icon={icon}
          title={emptyTitle}
          message={strings.emptyMessage}
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
