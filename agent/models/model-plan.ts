import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import type { Plan, Predicate } from '../plan.ts';
import type { ModelTaskRequest } from './model-request.ts';

/** A table in which a model has predicted every row of another. */
export interface PredictedTable {
  table: CatalogTable;
  /** The predicted columns, as they are called there; a score or certainty where there is one. */
  predicted: string;
  score: string | null;
  /** Of what is predicted of none, the rows that come nearest: those of which the model is least sure. */
  isNearest?: boolean;
}

/** As many as people look at. */
const unusualShown = 20;
const nearestShown = 10;
/** Columns that are listed beside what is predicted. */
const columnsShown = 5;

/** What is asked of a model, as a plan over what it has predicted: run, checked, told and kept like every other. */
export function planOfPredictions(
  request: ModelTaskRequest,
  { table, predicted, score, isNearest = false }: PredictedTable,
): Plan {
  const ref = (column: string) => ({ table: table.sqlName, column });
  const shown = (names: readonly string[]): Plan['select'] =>
    names.map((name) => ({ name, column: ref(name) }));
  const is = (column: string, value: string | number | boolean, negated = false): Predicate => ({
    kind: 'oneOf',
    column: ref(column),
    values: [value],
    negated,
  });
  const plan = emptyPlan(table.sqlName);
  const scores = score === null ? [] : [score];
  switch (request.task) {
    case 'anomaly_detection':
      return {
        ...plan,
        select: shown([...listedColumns(table, [predicted, ...scores]), ...scores]),
        where: [is(predicted, 'unusual')],
        sort: scores.map((name) => ({ name, direction: 'descending' as const })),
        limit: { count: unusualShown, keepsTies: false },
      };
    case 'clustering':
      return {
        ...plan,
        intent: 'aggregate',
        measures: [
          {
            name: 'row_count',
            label: `number of ${table.name.replace(/ predicted$/, '')}`,
            aggregate: 'count',
            column: null,
            where: [],
            per: null,
            unit: null,
          },
        ],
        dimensions: [
          {
            name: predicted,
            label: predicted,
            column: ref(predicted),
            grain: null,
            isTime: false,
            key: null,
          },
        ],
        sort: [{ name: 'row_count', direction: 'descending' }],
        chart: 'bar',
      };
    case 'classification': {
      const { target, positive, row } = request;
      const column = table.profile.columns.find(({ name }) => name === target);
      const names = [...namingColumns(table), ...(row === null ? [] : [target]), predicted, ...scores];
      const isNotYet = column ? [is(target, positiveValue(column, positive), true)] : [];
      const listed = { ...plan, select: shown([...new Set(names)]) };
      if (row) return { ...listed, where: [is(row.column, row.value)] };
      return {
        ...listed,
        where: [...(isNearest ? [] : [is(predicted, positive)]), ...isNotYet],
        sort: scores.map((name) => ({
          name,
          direction: isNearest ? ('ascending' as const) : ('descending' as const),
        })),
        ...(isNearest && { limit: { count: nearestShown, keepsTies: false } }),
      };
    }
  }
}

function positiveValue({ type }: ColumnProfile, positive: string): string | number | boolean {
  if (type === 'boolean') return positive === 'true';
  return type === 'integer' ? Number(positive) : positive;
}

function namingColumns({ profile }: CatalogTable): string[] {
  const names = [...(profile.key.length === 1 ? profile.key : []), profile.displayColumn];
  return [...new Set(names)].filter((name) => name !== null);
}

/** What names a row, when it was, and the first of its other columns that tell something. */
function listedColumns(table: CatalogTable, computed: readonly string[]): string[] {
  const { columns, mainDate } = table.profile;
  const leading = [...namingColumns(table), ...(mainDate === null ? [] : [mainDate])];
  const numbers = columns
    .filter(({ role }) => role === 'additive' || role === 'ratio')
    .map(({ name }) => name);
  const others = columns.filter(({ role }) => role !== 'text').map(({ name }) => name);
  return [...new Set([...leading, ...numbers, ...others])]
    .filter((name) => !computed.includes(name))
    .slice(0, columnsShown);
}

function emptyPlan(root: string): Plan {
  return {
    v: 1,
    intent: 'records',
    root,
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
    score: 1,
    margin: 1,
  };
}
