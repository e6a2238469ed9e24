import { formatCompact, formatNumber } from '#ui/format.ts';
import type { DashboardStats } from '../contract.ts';
import { sampleStats } from '../limits.ts';
import { dashboardStrings as strings } from '../strings.ts';

export type StatName = keyof typeof sampleStats;

export interface StatFigure {
  value: string;
  fullValue?: string;
  /** Change as a fraction; null where there is no earlier period, and for samples. */
  change: number | null;
  isSample: boolean;
  /** What the value counts that one might not expect. */
  note?: string;
}

/** A card's figure: the server's, where it gave one, 0 included; else the sample, marked so. */
export function statFigure(name: StatName, stats: Partial<DashboardStats> | undefined): StatFigure {
  const given = stats?.[name];
  const isSample = given === undefined || given === null || given === '';
  const value = isSample ? sampleStats[name] : given;
  const change = isSample ? null : (stats?.changes?.[name] ?? null);
  if (typeof value === 'string') return { value, change, isSample };
  const isShort = name === 'voiceInteractions';
  return {
    value: isShort ? formatCompact(value) : formatNumber(value),
    ...(isShort && { fullValue: formatNumber(value) }),
    change,
    isSample,
    ...(name === 'mlModels' && stats?.draftModels && { note: strings.ofThemDrafts(stats.draftModels) }),
  };
}
