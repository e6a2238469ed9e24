import { type ReactNode, Suspense } from 'react';
import { AnalyticsPanel } from '#features/analytics/web/index.tsx';
import { ChatPanel } from '#features/chat/web/index.tsx';
import { ModelsPanel } from '#features/models/web/index.tsx';
import { OAuthPanel } from '#features/oauth/web/index.tsx';
import { PinnedCharts } from '#features/pinned-charts/web/index.tsx';
import { SourcesPanel } from '#features/sources/web/index.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { dashboardStrings as strings } from '../strings.ts';
import { StatCards } from './StatCards.tsx';

/** The panels of the other features in the order of the specification. */
export function DashboardScreen() {
  return (
    <>
      <PageHeading title={strings.title} subtitle={strings.subtitle} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PanelBoundary>
          <StatCards />
        </PanelBoundary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
          <Panel height="h-144" className="lg:col-span-2">
            <ChatPanel className="h-144" />
          </Panel>
          <Panel height="h-144">
            <OAuthPanel />
          </Panel>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
          <Panel height="h-84">
            <SourcesPanel />
          </Panel>
          <Panel height="h-84">
            <AnalyticsPanel />
          </Panel>
        </div>
        <Panel height="h-56">
          <ModelsPanel />
        </Panel>
        <Panel height="h-96">
          <PinnedCharts />
        </Panel>
      </div>
    </>
  );
}

interface PanelProps {
  height: string;
  className?: string;
  children: ReactNode;
}

/** Holds a panel's place while its code loads. */
function Panel({ height, className, children }: PanelProps) {
  return (
    <div className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)]', className)}>
      <PanelBoundary>
        <Suspense fallback={<Skeleton className={classNames('rounded-card', height)} />}>{children}</Suspense>
      </PanelBoundary>
    </div>
  );
}
