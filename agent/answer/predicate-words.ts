import { labelOf, monthNames } from '../dates/period.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Dimension, Plan, Predicate } from '../plan.ts';
import { singular, tableWords } from '../planning/labels.ts';

export const comparisonWords = {
  '=': 'is',
  '<>': 'is not',
  '<': 'below',
  '<=': 'at most',
  '>': 'above',
  '>=': 'at least',
} as const;

/**
 * A condition in plain words: "country is Germany or France", "net amount above 5000", "order date in 2024".
 * With `hasDays`, periods that no calendar names are told by their days as well.
 */
export function predicateWords(model: SemanticModel, predicate: Predicate, hasDays = true): string {
  switch (predicate.kind) {
    case 'compare': {
      const { label, profile } = columnOf(model, predicate.column);
      if (profile.type === 'boolean') return predicate.value === true ? label : `not ${label}`;
      return `${label} ${comparisonWords[predicate.operator]} ${predicate.value}`;
    }
    case 'between':
      return `${columnOf(model, predicate.column).label} between ${predicate.low} and ${predicate.high}`;
    case 'oneOf':
      return `${columnOf(model, predicate.column).label} is ${predicate.negated ? 'not ' : ''}${predicate.values.join(' or ')}`;
    case 'text':
      return textWords(columnOf(model, predicate.column).label, predicate);
    case 'missing':
      return `${columnOf(model, predicate.column).label} is ${predicate.negated ? 'present' : 'missing'}`;
    case 'period':
      return periodWords(columnOf(model, predicate.column).label, predicate, hasDays);
    case 'datePart':
      return `${columnOf(model, predicate.column).label} ${predicate.negated ? 'not ' : ''}${predicate.part === 'hour' ? '' : 'on '}${predicate.label}`;
    case 'columns':
      return `${columnOf(model, predicate.column).label} ${columnComparison(model, predicate)} ${columnOf(model, predicate.other).label}`;
    case 'formula':
      return `${predicate.label} ${comparisonWords[predicate.operator]} ${predicate.value}`;
    case 'named':
      return `${predicate.negated ? 'not ' : ''}${predicate.name}`;
    case 'any':
      return predicate.parts.map((part) => predicateWords(model, part, hasDays)).join(' or ');
    case 'related':
      return relatedWords(model, predicate, hasDays);
    case 'shared':
      return `${columnOf(model, predicate.column).label} ${predicate.negated ? 'without' : 'with'} ${tableWords(tableOf(model, predicate.table).name)} where ${predicate.where.map((part) => predicateWords(model, part, hasDays)).join(' and ')}`;
    case 'average':
      return `${columnOf(model, predicate.column).label} ${comparisonWords[predicate.operator]} its ${{ min: 'lowest', max: 'highest', avg: 'average' }[predicate.total ?? 'avg']}`;
  }
}

/** Dates are before or after each other, amounts below or above. */
function columnComparison(
  model: SemanticModel,
  { column, operator }: Extract<Predicate, { kind: 'columns' }>,
): string {
  const { type } = columnOf(model, column).profile;
  const isDate = type === 'date' || type === 'timestamp';
  const dated = {
    '>': 'after',
    '<': 'before',
    '>=': 'on or after',
    '<=': 'on or before',
    '=': 'on',
    '<>': 'not on',
  };
  return isDate ? dated[operator] : comparisonWords[operator];
}

function textWords(label: string, predicate: Extract<Predicate, { kind: 'text' }>): string {
  const verb = {
    contains: ['contains', 'does not contain'],
    startsWith: ['starts with', 'does not start with'],
    endsWith: ['ends with', 'does not end with'],
  }[predicate.match];
  return `${label} ${verb[predicate.negated ? 1 : 0]} "${predicate.text}"`;
}

const calendarLabel = new RegExp(
  `^(Q[1-4] |(\\d{1,2} )?(${monthNames.join('|')}) |the week of .*)?\\d{4}$| to `,
);

function periodWords(
  label: string,
  predicate: Extract<Predicate, { kind: 'period' }>,
  hasDays: boolean,
): string {
  const isDirected = /^(since|before|after|up to) /.test(predicate.label);
  const words = isDirected ? predicate.label : `in ${predicate.label}`;
  const range =
    !hasDays || predicate.isYearNumber || calendarLabel.test(predicate.label) || isDirected
      ? ''
      : `, that is ${rangeWords(predicate)}`;
  return `${label} ${predicate.negated ? 'not ' : ''}${words}${range}`;
}

function rangeWords(predicate: { start: string | null; end: string | null }): string {
  const last =
    predicate.end === null
      ? null
      : new Date(Date.parse(predicate.end) - 86_400_000).toISOString().slice(0, 10);
  if (predicate.start === null) return last === null ? 'any day' : `up to ${labelOf(last, 'day')}`;
  return last === null
    ? `from ${labelOf(predicate.start, 'day')}`
    : `${labelOf(predicate.start, 'day')} to ${labelOf(last, 'day')}`;
}

function relatedWords(
  model: SemanticModel,
  predicate: Extract<Predicate, { kind: 'related' }>,
  hasDays: boolean,
): string {
  const { name } = tableOf(model, predicate.table);
  const table = predicate.value === 1 && predicate.operator !== '>=' ? singular(name) : tableWords(name);
  const where =
    predicate.where.length > 0
      ? ` where ${predicate.where.map((part) => predicateWords(model, part, hasDays)).join(' and ')}`
      : '';
  if (predicate.operator === '=' && predicate.value === 0) return `without ${table}${where}`;
  if (predicate.operator === '>=' && predicate.value === 1) return `with ${table}${where}`;
  const words = {
    '=': 'exactly',
    '<>': 'not exactly',
    '<': 'fewer than',
    '<=': 'at most',
    '>': 'more than',
    '>=': 'at least',
  }[predicate.operator];
  return `with ${words} ${predicate.value} ${table}${where}`;
}

/** Things that stand in none of the rows that the first measure counts. */
export function isAbsence({ having, measures, share }: Plan): boolean {
  return (
    share === null && having?.operator === '=' && having.value === 0 && (measures[0]?.where.length ?? 0) > 0
  );
}

/** What groups the rows of one table, of which those are shown that several rows have; null where that is not asked. */
export function repeatedIn({
  root,
  dimensions,
  having,
  measures,
  where,
  overGroups,
}: Plan): Dimension | null {
  const [dimension, ...more] = dimensions;
  const [measure] = measures;
  if (!dimension || more.length > 0 || overGroups || having?.operator !== '>' || having.value !== 1)
    return null;
  const { column } = dimension;
  const isPresent = where.some(
    (part) => part.kind === 'missing' && part.negated && part.column.column === column.column,
  );
  const isOfRows = measure?.aggregate === 'count' && measure.column === null && measure.where.length === 0;
  return isPresent && isOfRows && column.table === root ? dimension : null;
}

/** "order date in 2025 and category is Bags", of the rows that are missing. */
export function absentWords(model: SemanticModel, plan: Plan): string {
  return (plan.measures[0]?.where ?? []).map((part) => predicateWords(model, part)).join(' and ');
}
