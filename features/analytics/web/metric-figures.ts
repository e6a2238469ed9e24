import type { ResultColumn } from '#kernel/catalog.ts';
import { decimalsOf } from '#kernel/format-number.ts';
import { formatCell, formatPercent } from '#ui/format.ts';
import { fractionMetrics, metricCards, sampleMetrics } from '../limits.ts';
import { analyticsStrings as strings } from '../strings.ts';

export interface MetricFigure {
  label: string;
  /** Null where the server says that it cannot be computed. */
  value: string | null;
  isSample: boolean;
  /** Over which days, or of what; null where the field is not one we know. */
  note: string | null;
}

type Metrics = Record<string, number | string | null>;

/** Spec §2: the field's name with spaces before capitals, thousands separated. The samples only for an empty answer. */
export function metricFigures(
  metrics: Metrics | null | undefined,
  unit: string | null = null,
): MetricFigure[] {
  const isSample = metrics === undefined || metrics === null || Object.keys(metrics).length === 0;
  const shown: Metrics = isSample ? { ...sampleMetrics } : metrics;
  return Object.entries(shown)
    .slice(0, metricCards)
    .map(([name, value]) => ({
      label: labelOf(name),
      value: textOf(name, value, unit),
      isSample,
      note: isSample ? null : noteOf(name, unit),
    }));
}

/** The cards that the answer will most likely bring, for their names. Four, as the specification has it. */
export function expectedFigures(): MetricFigure[] {
  return metricFigures({ ...sampleMetrics });
}

function noteOf(name: string, unit: string | null): string | null {
  const known = Object.entries(strings.metricNotes).find(([each]) => each === name);
  return known ? known[1](unit) : null;
}

function labelOf(name: string): string {
  const spaced = name.replace(/([A-Z])/g, ' $1').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Money has both decimals or none, as in every table; its currency stands in the note. */
function textOf(name: string, value: number | string | null, unit: string | null): string | null {
  if (typeof value !== 'number') return value;
  if (fractionMetrics.has(name)) return formatPercent(value);
  const money: ResultColumn = { name, type: 'double', ...(unit !== null && { unit }) };
  return formatCell(value, { name, type: 'double' }, decimalsOf(money, [value]));
}
