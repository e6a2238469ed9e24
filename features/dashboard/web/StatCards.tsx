import { BrainCircuit, Database, HardDrive, type LucideIcon, Mic } from 'lucide-react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { StatCard, StatCardSkeleton } from '#ui/StatCard.tsx';
import { dashboardStrings as strings } from '../strings.ts';
import { useDashboardRead } from './api.ts';
import { type StatName, statFigure } from './stat-figures.ts';

const cards: { name: StatName; label: string; icon: LucideIcon }[] = [
  { name: 'dataSources', label: strings.activeDataSources, icon: Database },
  { name: 'mlModels', label: strings.mlModels, icon: BrainCircuit },
  { name: 'voiceInteractions', label: strings.voiceInteractions, icon: Mic },
  { name: 'dataProcessed', label: strings.dataProcessed, icon: HardDrive },
];

export function StatCards() {
  const stats = useDashboardRead('GET /api/dashboard/stats');
  if (stats.isError) {
    return (
      <ErrorState error={stats.error} title={strings.statsFailed} onRetry={() => void stats.refetch()} />
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {cards.map(({ name, label, icon }) => {
        if (stats.isPending) return <StatCardSkeleton key={name} label={label} />;
        const { change, ...figure } = statFigure(name, stats.data);
        return (
          <StatCard
            key={name}
            label={label}
            icon={icon}
            {...figure}
            change={change === null ? null : { fraction: change, against: strings.changeAgainst }}
          />
        );
      })}
    </div>
  );
}
