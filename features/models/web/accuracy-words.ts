import { formatNumber, formatPercent } from '#ui/format.ts';
import type { Model } from '../contract.ts';
import { shareMetrics } from '../manifest.ts';
import { modelsStrings as strings } from '../strings.ts';

type Measured = Pick<Model, 'accuracy' | 'baseline'>;

/** `93.1%`, or that there is no honest one. */
export function accuracyText({ accuracy }: Pick<Measured, 'accuracy'>): string {
  return accuracy === null ? strings.notMeasured : formatPercent(accuracy);
}

/** What the accuracy has to beat, such as `54.5% by repeating the last season`; null before training. */
export function baselineText(
  { baseline }: Pick<Measured, 'baseline'>,
  unit: string | null = null,
): string | null {
  if (!baseline) return null;
  if (baseline.accuracy !== null) return strings.baselineAt(formatPercent(baseline.accuracy), baseline.name);
  if (baseline.error === null) return baseline.name;
  return strings.baselineError(withUnit(formatNumber(baseline.error), unit), baseline.name);
}

/** A measured figure as its kind is written: shares as percentages, errors in the unit of what is predicted. */
export function metricText(name: string, value: number, unit: string | null = null): string {
  // R² may lie below zero, and AUC is no share of anything that people count: both are written as numbers.
  if (name === 'r2' || name === 'auc') return formatNumber(value, 3);
  if (shareMetrics.some((share) => share === name)) return formatPercent(value);
  if (name === 'meanAbsoluteError') return withUnit(formatNumber(value), unit);
  return formatNumber(value, 3);
}

function withUnit(text: string, unit: string | null): string {
  return unit ? `${text}\u00a0${unit}` : text;
}

/** The metrics that have a name for people, in the order of the names. */
export function namedMetrics(
  metrics: Record<string, number>,
): { key: string; name: string; value: number }[] {
  return Object.entries(strings.metrics).flatMap(([key, name]) => {
    const value = metrics[key];
    return value === undefined ? [] : [{ key, name, value }];
  });
}
