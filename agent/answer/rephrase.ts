import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Measure, Plan, Predicate } from '../plan.ts';
import { percentileWords, singular, tableWords } from '../planning/labels.ts';
import type { Candidate } from '../planning/search.ts';
import { pluralOf } from '../text/plurals.ts';

const comparisonWords = {
  '=': 'equal to',
  '<>': 'not equal to',
  '<': 'below',
  '<=': 'at most',
  '>': 'above',
  '>=': 'at least',
} as const;

/** A question that has one reading, the candidate's; null where the plan has a part that no plain question says. */
export function questionFor(model: SemanticModel, candidate: Candidate): string | null {
  return planQuestion(model, candidate.plan);
}

/** Whether a question is what the plan itself would be asked by, as it was offered before. */
export function isInOwnWords(model: SemanticModel, question: string, candidate: Candidate): boolean {
  const own = questionFor(model, candidate)?.toLowerCase() ?? '';
  return plain(own) === plain(question.toLowerCase());
}

function plain(question: string): string {
  return question.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

export function planQuestion(model: SemanticModel, plan: Plan): string | null {
  if (
    plan.share !== null ||
    plan.comparison !== null ||
    plan.having !== null ||
    plan.overGroups ||
    plan.measures.some(({ other }) => other) ||
    plan.within ||
    plan.isRunning ||
    plan.moving ||
    plan.overPrior ||
    plan.forecast ||
    plan.placeOf !== undefined ||
    plan.dimensions.some(({ band }) => band !== undefined)
  )
    return null;
  const conditions = plan.where.map((predicate) => conditionWords(model, predicate));
  if (conditions.some((words) => words === null)) return null;
  const tail = conditions.length > 0 ? ` with ${conditions.join(' and ')}` : '';
  if (plan.intent === 'records')
    return `Show ${qualifiedList(
      model,
      plan.select.map(({ column }) => column),
    )}${tail}`;
  if (plan.intent === 'values')
    return `List the different ${qualifiedList(
      model,
      plan.select.map(({ column }) => column),
    )}${tail}`;
  const measures = plan.measures.map((measure) => measureWords(model, plan, measure)).join(' and ');
  const groups = plan.dimensions
    .map(
      (dimension) =>
        dimension.grain ?? (dimension.part ? dimension.label : null) ?? qualified(model, dimension.column),
    )
    .join(' and ');
  const [sort] = plan.sort;
  if (plan.limit && groups !== '')
    return `${sort?.direction === 'ascending' ? 'Bottom' : 'Top'} ${plan.limit.count} ${groups} by ${measures}${tail}`;
  return `${measures.charAt(0).toUpperCase()}${measures.slice(1)}${groups === '' ? '' : ` by ${groups}`}${tail}`;
}

function measureWords(model: SemanticModel, plan: Plan, measure: Measure): string {
  if (!measure.column) return `number of ${tableWords(tableOf(model, plan.root).name)}`;
  const words = {
    sum: 'total',
    avg: 'average',
    min: 'minimum',
    max: 'maximum',
    median: 'median',
    stddev: 'standard deviation of',
    corr: 'correlation of',
    quantile: `${percentileWords(measure.quantile)} of`,
    count: 'number of',
    countDistinct: 'number of different',
  }[measure.aggregate];
  const column = qualified(model, measure.column);
  return `${words} ${measure.aggregate === 'countDistinct' ? pluralOf(column) : column}`;
}

/** "customers region": the table is named so that only one column is meant. */
function qualified(model: SemanticModel, ref: ColumnRef): string {
  const { label } = columnOf(model, ref);
  const table = singular(tableOf(model, ref.table).name);
  const isUnique = [...model.columns.values()].filter((column) => column.label === label).length === 1;
  return isUnique || label.startsWith(table) ? label : `${table} ${label}`;
}

function qualifiedList(model: SemanticModel, refs: ColumnRef[]): string {
  return refs.map((ref) => qualified(model, ref)).join(', ');
}

export function conditionWords(model: SemanticModel, predicate: Predicate): string | null {
  switch (predicate.kind) {
    case 'oneOf':
      return `${qualified(model, predicate.column)} ${predicate.negated ? 'not ' : ''}${predicate.values.map((value) => `"${value}"`).join(' or ')}`;
    case 'compare':
      return typeof predicate.value === 'number'
        ? `${qualified(model, predicate.column)} ${comparisonWords[predicate.operator]} ${predicate.value}`
        : null;
    case 'between':
      return `${qualified(model, predicate.column)} between ${predicate.low} and ${predicate.high}`;
    case 'period':
      if (predicate.start === null || predicate.end === null || predicate.negated) return null;
      return `${qualified(model, predicate.column)} between ${predicate.start} and ${lastDay(predicate.end)}`;
    case 'missing':
      return predicate.negated ? null : `${qualified(model, predicate.column)} missing`;
    default:
      return null;
  }
}

function lastDay(end: string): string {
  return new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10);
}
