import { addDays, addGrains, type Grain, startOfGrain } from '../dates/calendar.ts';
import { labelOf, type Period, period } from '../dates/period.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { isDate, isNumber } from '../planning/nouns.ts';
import { plainText } from './disclosure.ts';
import { resolveColumn } from './names.ts';
import type { FilterWords } from './plan-words.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { proveTexts, type ValueLookup } from './prove-values.ts';

type Compared = '=' | '<>' | '<' | '<=' | '>' | '>=';
const compared = new Set<string>(['=', '<>', '<', '<=', '>', '>=']);
const isCompared = (operator: string): operator is Compared => compared.has(operator);

/** A condition as the plan has it: its column found, its type fitting, its texts proven in the data. */
export async function predicateOf(
  model: SemanticModel,
  root: string,
  filter: FilterWords,
  lookup: ValueLookup,
): Promise<Predicate | Problem> {
  const column = resolveColumn(model, root, filter.column);
  if (isProblem(column)) return column;
  const { operator, values } = filter;
  const { ref } = column;
  if (operator === 'is empty' || operator === 'is not empty')
    return { kind: 'missing', column: ref, negated: operator === 'is not empty' };
  const needed = operator === 'between' ? 2 : 1;
  if (values.length < needed || (isCompared(operator) && values.length > 1))
    return problem('badInput', `${operator} takes ${needed === 2 ? 'two values' : 'one value'}.`);
  if (isDate(column)) return datePredicate(column, filter);
  switch (column.profile.type) {
    case 'text':
      return textPredicate(column, filter, lookup);
    case 'boolean':
      return truthPredicate(column, filter);
    case 'time':
      return problem('wrongType', `${plainText(ref.column)} is a time of day; it cannot be filtered by yet.`);
    default:
      return numberPredicate(column, filter);
  }
}

async function textPredicate(
  column: ModelColumn,
  { operator, values }: FilterWords,
  lookup: ValueLookup,
): Promise<Predicate | Problem> {
  const texts = values.map(String);
  const [first = ''] = texts;
  switch (operator) {
    case '=':
    case '<>':
    case 'in':
    case 'not in': {
      const proven = await proveTexts(column, texts, lookup);
      return isProblem(proven)
        ? proven
        : {
            kind: 'oneOf',
            column: column.ref,
            values: proven,
            negated: operator === '<>' || operator === 'not in',
          };
    }
    case 'contains':
    case 'not contains':
      return {
        kind: 'text',
        column: column.ref,
        match: 'contains',
        text: first,
        negated: operator !== 'contains',
      };
    case 'starts with':
      return { kind: 'text', column: column.ref, match: 'startsWith', text: first, negated: false };
    case 'ends with':
      return { kind: 'text', column: column.ref, match: 'endsWith', text: first, negated: false };
    default:
      return problem(
        'wrongType',
        `${plainText(column.ref.column)} holds texts; they are not compared by size.`,
      );
  }
}

function truthPredicate(column: ModelColumn, { operator, values }: FilterWords): Predicate | Problem {
  const [value] = values;
  const truth = ['true', 'yes', '1'].includes(String(value).toLowerCase())
    ? true
    : ['false', 'no', '0'].includes(String(value).toLowerCase())
      ? false
      : null;
  if (truth === null || (operator !== '=' && operator !== '<>'))
    return problem('wrongType', `${plainText(column.ref.column)} is true or false: use = with one of them.`);
  return { kind: 'compare', column: column.ref, operator: '=', value: operator === '=' ? truth : !truth };
}

function numberPredicate(column: ModelColumn, { operator, values }: FilterWords): Predicate | Problem {
  const numbers = values.map((value) =>
    typeof value === 'number' ? value : Number(String(value).replaceAll(',', '') || Number.NaN),
  );
  if (!isNumber(column) || !numbers.every(Number.isFinite))
    return problem('wrongType', `${plainText(column.ref.column)} holds numbers: compare it with numbers.`);
  const [first = 0, second = 0] = numbers;
  if (operator === 'between')
    return {
      kind: 'between',
      column: column.ref,
      low: Math.min(first, second),
      high: Math.max(first, second),
      negated: false,
    };
  if (operator === 'in' || operator === 'not in')
    return { kind: 'oneOf', column: column.ref, values: numbers, negated: operator === 'not in' };
  return isCompared(operator)
    ? { kind: 'compare', column: column.ref, operator, value: first }
    : problem('wrongType', `${plainText(column.ref.column)} holds numbers; it has no texts to look into.`);
}

function datePredicate(column: ModelColumn, { operator, values }: FilterWords): Predicate | Problem {
  const days = values.map((value) => String(value).slice(0, 10));
  if (!days.every(isDay))
    return problem('wrongType', `${plainText(column.ref.column)} is a date: write days as YYYY-MM-DD.`);
  const [first = '', second = ''] = days;
  const [low, high] = first <= second ? [first, second] : [second, first];
  const bounds: Partial<Record<FilterWords['operator'], [string | null, string | null]>> = {
    '=': [first, first],
    '<>': [first, first],
    '<': [null, addDays(first, -1)],
    '<=': [null, first],
    '>': [addDays(first, 1), null],
    '>=': [first, null],
    between: [low, high],
  };
  const range = bounds[operator];
  return range
    ? dayRange(column, range[0], range[1], operator === '<>')
    : problem('wrongType', `${plainText(column.ref.column)} is a date: use =, <, >, or between.`);
}

/** A condition on the days from `from` to `to`, both of them in. */
export function dayRange(
  column: ModelColumn,
  from: string | null,
  to: string | null,
  negated = false,
): Predicate | Problem {
  const { start, end, label } = periodOf(from, to);
  const isYearNumber = column.profile.type === 'integer' && isYearColumn(column.profile);
  if (!isDate(column) && !isYearNumber)
    return problem('wrongType', `${plainText(column.ref.column)} is no date.`);
  if (isYearNumber && ![start, end].every((bound) => bound === null || bound.endsWith('-01-01')))
    return problem('wrongType', `${plainText(column.ref.column)} holds whole years only.`);
  return { kind: 'period', column: column.ref, start, end, label, isYearNumber, negated };
}

/** Days as a stretch of time, called by its year, quarter, month or week where it is one. */
export function periodOf(from: string | null, to: string | null): Period {
  const end = to === null ? null : addDays(to, 1);
  if (from === null) return period(null, end, to === null ? 'any time' : `up to ${labelOf(to, 'day')}`, null);
  if (end === null || to === null) return period(from, null, `since ${labelOf(from, 'day')}`, null);
  const grains: Grain[] = ['year', 'quarter', 'month', 'week', 'day'];
  const grain = grains.find(
    (candidate) => startOfGrain(from, candidate) === from && addGrains(from, candidate, 1) === end,
  );
  return grain
    ? period(from, end, labelOf(from, grain), grain)
    : period(from, end, `${labelOf(from, 'day')} to ${labelOf(to, 'day')}`, null);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
