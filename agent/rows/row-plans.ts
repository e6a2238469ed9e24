import type { Formula } from '../formula.ts';
import type { Measure, Plan, Predicate } from '../plan.ts';
import type { RowCondition, RowQuery, Spread } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';

/** What is asked of the rows as a plan that is compiled, told and kept like every other. */
export function planOfRows(table: RowTable, query: RowQuery): Plan {
  const where = [...query.where.map(predicateOf), ...withoutTotals(table)];
  const base = { ...emptyPlan(table), where, ...orderOf(query), assumptions: assumptionsOf(query) };
  const { shown } = query;
  if (shown.kind === 'difference') return differencePlan(base, shown);
  if (shown.kind === 'verdict') return verdictPlan(base, shown);
  if (shown.kind === 'spread') return spreadPlan(base, shown.sides);
  if (shown.kind === 'run') return runPlan(base);
  if (shown.kind === 'count')
    return { ...base, intent: 'aggregate', measures: [countMeasure(shown.column, [])] };
  if (shown.kind !== 'column')
    return { ...base, intent: 'aggregate', measures: [amountMeasure(shown.column, shown.kind, [])] };
  const { column } = shown;
  if (query.frequency) return frequencyPlan(base, column, query.frequency, query.summed);
  if (query.extreme) return extremePlan(base, column, query.extreme);
  return {
    ...base,
    intent: base.rowOrder ? 'records' : 'values',
    select: [{ name: column.ref.column, column: column.ref }],
  };
}

/** Words that own no column and no cell are told. */
function assumptionsOf({ left }: RowQuery): Plan['assumptions'] {
  return left
    .filter(({ kind }) => !['verb', 'rows', 'sum', 'near'].includes(kind))
    .map(({ word }) => ({ kind: 'word', chosen: `"${word}": whatever the rows are about`, options: [] }));
}

function emptyPlan({ table }: RowTable): Plan {
  return {
    v: 1,
    intent: 'records',
    root: table.sqlName,
    joins: [],
    measures: [],
    dimensions: [],
    select: [],
    where: [],
    having: null,
    share: null,
    comparison: null,
    sort: [],
    limit: null,
    chart: null,
    fillsPeriods: false,
    trace: [],
    assumptions: [],
    score: 0,
    margin: 0,
  };
}

function orderOf({ place, beside }: RowQuery): Pick<Plan, 'rowOrder'> {
  if (!place && !beside) return {};
  return {
    rowOrder: {
      pick: place,
      beside: beside ? { side: beside.side, of: beside.of.map(predicateOf) } : null,
    },
  };
}

export function predicateOf(condition: RowCondition): Predicate {
  if (condition.kind === 'either') return { kind: 'any', parts: condition.parts.map(predicateOf) };
  const { column } = condition;
  if (condition.kind === 'number') {
    const { operator, value } = condition;
    return isWorkedOut(column)
      ? {
          kind: 'formula',
          column: column.ref,
          formula: numberFormula(column),
          operator,
          value,
          label: column.label,
        }
      : { kind: 'compare', column: column.ref, operator, value };
  }
  const values = cellValues(condition);
  const named: Predicate = {
    kind: 'oneOf',
    column: column.ref,
    values,
    negated: condition.negated === true,
  };
  // Rows that hold nothing there are meant.
  const isOfEmpty =
    !condition.negated && [...condition.rows].some((row) => column.cells[row]?.value === null);
  if (!isOfEmpty) return named;
  const missing: Predicate = { kind: 'missing', column: column.ref, negated: false };
  return values.length === 0 ? missing : { kind: 'any', parts: [missing, named] };
}

function cellValues({
  column,
  rows,
}: Extract<RowCondition, { kind: 'cells' }>): (string | number | boolean)[] {
  const isTyped = ['integer', 'decimal', 'double', 'boolean'].includes(column.profile.type);
  const values = [...rows].flatMap((row) => {
    const cell = column.cells[row];
    if (!cell || cell.value === null) return [];
    return [isTyped ? cell.value : cell.text];
  });
  return [...new Set(values)];
}

function withoutTotals({ totals, columns }: RowTable): Predicate[] {
  if (totals.size === 0) return [];
  return [...totals].flatMap((row): Predicate[] => {
    const column = columns.find(({ cells, profile }) => profile.type === 'text' && cells[row]?.text.trim());
    const text = column?.cells[row]?.text;
    return column && text ? [{ kind: 'oneOf', column: column.ref, values: [text], negated: true }] : [];
  });
}

/** Kept as texts that hold the number. */
function isWorkedOut({ isNumberText, isClock }: RowColumn): boolean {
  return isNumberText || isClock;
}

function numberFormula({ ref, isClock }: RowColumn): Formula {
  return { kind: isClock ? 'clockIn' : 'numberIn', column: ref };
}

function amountMeasure(
  column: RowColumn,
  aggregate: 'sum' | 'avg' | 'max' | 'min',
  where: Predicate[],
): Measure {
  const word = { sum: 'total', avg: 'average', max: 'highest', min: 'lowest' }[aggregate];
  return {
    name: `${word === '' ? 'value' : word}_${column.ref.column}`,
    label: `${word} ${column.label}`.trim(),
    aggregate,
    column: column.ref,
    ...(isWorkedOut(column) ? { formula: numberFormula(column) } : {}),
    where,
    per: null,
    unit: column.profile.unit,
  };
}

function countMeasure(column: RowColumn | null, where: Predicate[]): Measure {
  return {
    name: column ? `number_of_${column.ref.column}` : 'row_count',
    label: column ? `number of different values of ${column.label}` : 'number of rows',
    aggregate: column ? 'countDistinct' : 'count',
    column: column?.ref ?? null,
    where,
    per: null,
    unit: null,
  };
}

/** Both sides, and what lies between them. */
function differencePlan(base: Plan, shown: Extract<RowQuery['shown'], { kind: 'difference' }>): Plan {
  const { column, sides } = shown;
  const predicates = sides.map(predicateOf);
  const measures = predicates.map((predicate, index): Measure => {
    const name = index === 0 ? 'first' : 'second';
    const measure = column ? amountMeasure(column, 'sum', [predicate]) : countMeasure(null, [predicate]);
    return { ...measure, name, label: `${measure.label} of ${sideWords(sides[index])}` };
  });
  return {
    ...base,
    intent: 'aggregate',
    measures,
    comparison: {
      kind: 'difference',
      labels: [sideWords(sides[0]), sideWords(sides[1])],
      notes: [],
    },
  };
}

/** Two numbers of the same rows, and what lies between them. */
function spreadPlan(base: Plan, sides: Spread): Plan {
  const measures = sides.map(({ column, aggregate }, index) => ({
    ...amountMeasure(column, aggregate, []),
    name: index === 0 ? 'first' : 'second',
  }));
  const [left = '', right = ''] = measures.map(({ label }) => label);
  return {
    ...base,
    intent: 'aggregate',
    measures,
    comparison: { kind: 'difference', labels: [left, right], notes: [] },
  };
}

function runPlan(base: Plan): Plan {
  const measure = { ...countMeasure(null, []), name: 'longest_run', label: 'longest run of rows' };
  const { pick = null, beside = null } = base.rowOrder ?? {};
  return { ...base, intent: 'aggregate', measures: [measure], rowOrder: { pick, beside, isRun: true } };
}

/** What decides is the number of the one row that is named, or the count of the rows. */
function verdictPlan(base: Plan, shown: Extract<RowQuery['shown'], { kind: 'verdict' }>): Plan {
  const { column, sides, bound, operator, told } = shown;
  const measureOf = (side: RowCondition | null, name: string): Measure => {
    const where = side ? [predicateOf(side)] : [];
    const measure = column ? amountMeasure(column, 'max', where) : countMeasure(null, where);
    const label = column?.label ?? measure.label;
    return { ...measure, name, label: side ? `${label} of ${sideWords(side)}` : label };
  };
  const [left, right] = sides;
  const measures = [measureOf(left, 'first'), ...(bound === null ? [measureOf(right, 'second')] : [])];
  return { ...base, intent: 'aggregate', measures, verdict: { operator, bound, ...told } };
}

function sideWords(condition: RowCondition | undefined): string {
  return condition?.kind === 'cells' ? cellValues(condition).slice(0, 3).join(' or ') : '';
}

function frequencyPlan(
  base: Plan,
  column: RowColumn,
  direction: NonNullable<RowQuery['frequency']>,
  summed: RowColumn | null,
): Plan {
  const measure = summed ? amountMeasure(summed, 'sum', []) : countMeasure(null, []);
  return {
    ...base,
    intent: 'aggregate',
    where: [...base.where, { kind: 'missing', column: column.ref, negated: true }],
    dimensions: [
      {
        name: column.ref.column,
        label: column.label,
        column: column.ref,
        grain: null,
        isTime: false,
        key: null,
      },
    ],
    measures: [measure],
    sort: [{ name: measure.name, direction }],
    limit: { count: 1, keepsTies: true },
  };
}

function extremePlan(base: Plan, column: RowColumn, extreme: NonNullable<RowQuery['extreme']>): Plan {
  const by = extreme.column;
  const isSame = by === column;
  const name = isWorkedOut(by) ? `${by.ref.column}_${by.isClock ? 'seconds' : 'number'}` : by.ref.column;
  const metric = {
    name,
    column: by.ref,
    ...(isWorkedOut(by) ? { formula: numberFormula(by) } : {}),
  };
  return {
    ...base,
    intent: 'records',
    select: isSame && !isWorkedOut(by) ? [metric] : [{ name: column.ref.column, column: column.ref }, metric],
    sort: [{ name, direction: extreme.direction }],
    limit: { count: 1, keepsTies: true },
  };
}
