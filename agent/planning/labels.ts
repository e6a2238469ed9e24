import type { Grain } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import type { Formula } from '../formula.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { wordsOfName } from '../text/lemmas.ts';
import { pluralOf } from '../text/plurals.ts';
import type { DraftMeasure } from './draft.ts';

const aggregateWords = {
  sum: 'total',
  avg: 'average',
  min: 'lowest',
  max: 'highest',
  median: 'median',
  stddev: 'standard deviation of',
} as const;

/** "total revenue (net amount)", for sentences; the result column is named after `measureLabel`. */
export function toldLabel(model: SemanticModel, measure: DraftMeasure, root: string): string {
  const label = measureLabel(model, measure, root);
  if (measure.named) return label;
  if (measure.formula && measure.title) return `${label} (${rateWords(model, measure)})`;
  const column = measure.column ? columnOf(model, measure.column).label : '';
  const isNews = measure.asked !== undefined && !label.includes(measure.asked) && label.includes(column);
  return isNews ? label.replace(column, `${measure.asked} (${column})`) : label;
}

/** "total net amount", "number of orders", "average net amount per customer". */
export function measureLabel(model: SemanticModel, measure: DraftMeasure, root: string): string {
  const base = baseLabel(model, measure, root);
  if (!measure.per || (measure.title && measure.per.entity === null && measure.per.isTotal)) return base;
  const per =
    measure.per.entity === null
      ? columnOf(model, measure.per.column).label
      : singular(tableOf(model, measure.per.entity).name);
  const times = measure.per.entity === null ? measure.per.times : undefined;
  // The years of the rows divide their total: a mean, and no total of any year.
  const isOfYears =
    measure.per.entity === null &&
    isYearColumn(columnOf(model, measure.per.column).profile) &&
    times === undefined;
  return `${isOfYears && base.startsWith('total ') ? 'average ' : ''}${base} per ${times === undefined ? '' : `${times.toLocaleString('en')} `}${per}`;
}

function baseLabel(model: SemanticModel, measure: DraftMeasure, root: string): string {
  if (measure.named) return measure.title ?? measure.named.definition;
  if (!measure.column) return `number of ${tableWords(tableOf(model, measure.entity ?? root).name)}`;
  const { label, profile } = columnOf(model, measure.column);
  if (measure.other) return `correlation of ${label} and ${columnOf(model, measure.other).label}`;
  if (measure.formula) {
    const word = aggregateWords[measure.aggregate as 'avg'] ?? 'total';
    // A rate is a rate of totals, however it is called.
    return measure.per?.entity === null && measure.per.isTotal && measure.title
      ? measure.title
      : `${word} ${measure.title ?? formulaWords(model, measure.formula)}`;
  }
  if (measure.aggregate === 'count' || measure.aggregate === 'countDistinct')
    return `number of different ${pluralOf(label)}`;
  const isTime = profile.type === 'date' || profile.type === 'timestamp';
  if (isTime && measure.aggregate === 'min') return `earliest ${label}`;
  if (isTime && measure.aggregate === 'max') return `latest ${label}`;
  if (measure.aggregate === 'quantile') return `${percentileWords(measure.quantile)} of ${label}`;
  const word = measure.aggregate === 'corr' ? 'correlation of' : aggregateWords[measure.aggregate];
  return label.startsWith(`${word} `) || label === word ? label : `${word} ${label}`;
}

/** "90th percentile", "25th percentile". */
export function percentileWords(share = 0.5): string {
  const percent = Number((share * 100).toPrecision(4));
  const [last, tens] = [percent % 10, Math.floor(percent / 10) % 10];
  const ending =
    tens === 1 || !Number.isInteger(percent) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[last] ?? 'th');
  return `${percent}${ending} percentile`;
}

/** "sale price − purchase price"; of a rate also what it is a part of. */
export function rateWords(model: SemanticModel, { formula, per }: DraftMeasure): string {
  const above = formula ? formulaWords(model, formula) : '';
  if (per?.entity !== null || !per.isTotal) return above;
  const below = per.formula ? formulaWords(model, per.formula) : columnOf(model, per.column).label;
  return `(${above}) / ${below}`;
}

/** A formula in the words of its columns: "days from opened to closed", "amount × probability". */
export function formulaWords(model: SemanticModel, formula: Formula): string {
  switch (formula.kind) {
    case 'column':
    case 'numberIn':
      return columnOf(model, formula.column).label;
    case 'clockIn':
      return `seconds of ${columnOf(model, formula.column).label}`;
    case 'difference':
      return `${formulaWords(model, formula.left)} − ${innerWords(model, formula.right)}`;
    case 'product':
      return `${innerWords(model, formula.left)} × ${innerWords(model, formula.right)}`;
    case 'duration': {
      const until =
        typeof formula.until === 'string'
          ? labelOf(formula.until, 'day')
          : columnOf(model, formula.until).label;
      const open = formula.upTo === undefined ? '' : ` or ${labelOf(formula.upTo, 'day')}`;
      return `${formula.unit}s from ${columnOf(model, formula.since).label} to ${until}${open}`;
    }
  }
}

function innerWords(model: SemanticModel, formula: Formula): string {
  const words = formulaWords(model, formula);
  return formula.kind === 'difference' ? `(${words})` : words;
}

export function tableWords(name: string): string {
  return wordsOfName(name).join(' ') || name;
}

/** "orders" → "order", for "per order"; names that are no plain plural stay. */
export function singular(name: string): string {
  const words = tableWords(name);
  if (/ies$/.test(words)) return words.replace(/ies$/, 'y');
  return /[^s]s$/.test(words) ? words.slice(0, -1) : words;
}

export function dimensionLabel(model: SemanticModel, column: ColumnRef, grain: Grain | null): string {
  return grain ?? columnOf(model, column).label;
}

/** A label as the name of a result column. */
export function resultName(label: string): string {
  return wordsOfName(label).join('_');
}
