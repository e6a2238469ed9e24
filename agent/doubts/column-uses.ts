import { groundOf } from '../confirmed/plan-ground.ts';
import { columnsOfFormula } from '../formula.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { columnsOfTotal, leavesOf } from '../named/trees.ts';
import type { ColumnRef, Measure, Plan, Predicate } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';

/** What a plan does with the cells of a column. `missed` where they are looked at for being there. `added` also where their mean is taken, `ranked` where the largest or first are told. */
export type ColumnUse =
  | 'added'
  | 'ranked'
  | 'median'
  | 'counted'
  | 'grouped'
  | 'filtered'
  | 'compared'
  | 'joined'
  | 'missed'
  | 'shown';

export interface PlanUses {
  /** By table and column, as `usesOf` takes them. */
  columns: ReadonlyMap<string, ReadonlySet<ColumnUse>>;
  /** Rows of the root are counted, as `count(*)` does. */
  countsRows: boolean;
  /** Rows are listed as they are. */
  listsRows: boolean;
}

/** Looked at for holding nothing, or anything. */
function columnsMissed(predicate: Predicate): ColumnRef[] {
  if (predicate.kind === 'any') return predicate.parts.flatMap(columnsMissed);
  return predicate.kind === 'missing' ? [predicate.column] : [];
}

/** Everything that a plan reads, and what for. Throws where the plan names what the model does not have. */
export function usesOfPlan(model: SemanticModel, plan: Plan): PlanUses {
  const columns = new Map<string, Set<ColumnUse>>();
  const note = (use: ColumnUse, ...refs: ColumnRef[]): void => {
    for (const { table, column } of refs) {
      const key = keyOf(table, column);
      columns.set(key, (columns.get(key) ?? new Set()).add(use));
    }
  };
  for (const measure of plan.measures) {
    note(takingOf(measure), ...columnsTaken(measure));
    if (measure.per?.column) note(measure.per.aggregate === 'sum' ? 'added' : 'counted', measure.per.column);
    if (measure.per?.formula) note('added', ...columnsOfFormula(measure.per.formula));
  }
  const sorted = new Set(plan.sort.map(({ name }) => name));
  for (const { name, column, formula } of plan.select) {
    const read = formula ? columnsOfFormula(formula) : [column];
    note('shown', ...read);
    if (sorted.has(name)) note('ranked', ...read);
  }
  for (const { column, key } of plan.dimensions) note('grouped', column, ...(key ? [key] : []));
  for (const { from, to } of plan.joins) note('joined', from, to);
  for (const predicate of [...plan.where, ...plan.measures.flatMap(({ where }) => where)])
    note('compared', ...columnsCompared(predicate));
  for (const predicate of [...plan.where, ...plan.measures.flatMap(({ where }) => where)])
    note('missed', ...columnsMissed(predicate));
  for (const { table, column } of groundOf(model, plan).columns)
    if (!columns.has(keyOf(table, column))) note('filtered', { table, column });
  return {
    columns,
    countsRows: plan.measures.some(({ aggregate, column, per }) =>
      [{ aggregate, column }, ...(per ? [per] : [])].some(
        (taken) => taken.aggregate === 'count' && taken.column === null,
      ),
    ),
    listsRows: plan.intent !== 'aggregate',
  };
}

/** Set against a bound or another column, not found by a value. */
function columnsCompared(predicate: Predicate): ColumnRef[] {
  switch (predicate.kind) {
    case 'any':
      return predicate.parts.flatMap(columnsCompared);
    case 'compare':
      return ['=', '<>'].includes(predicate.operator) ? [] : [predicate.column];
    case 'between':
    case 'average':
    case 'columns':
    case 'formula':
      return columnsOfPredicates([predicate]);
    default:
      return [];
  }
}

/** What is done with one column; without a column, with all of the table. */
export function usesOf({ columns }: PlanUses, table: string, column?: string): ReadonlySet<ColumnUse> {
  if (column !== undefined) return columns.get(keyOf(table, column)) ?? new Set();
  const own = [...columns].filter(([key]) => key.startsWith(keyOf(table, '')));
  return new Set(own.flatMap(([, uses]) => [...uses]));
}

function keyOf(table: string, column: string): string {
  return `${table}\0${column}`;
}

function takingOf({ aggregate, named }: Measure): ColumnUse {
  if (named) return 'added';
  switch (aggregate) {
    case 'sum':
    case 'avg':
    case 'stddev':
    case 'corr':
      return 'added';
    case 'min':
    case 'max':
      return 'ranked';
    case 'median':
    case 'quantile':
      return 'median';
    case 'count':
    case 'countDistinct':
      return 'counted';
  }
}

/** Those whose values make the number; the conditions of a named number are read as conditions are. */
function columnsTaken({ column, other, formula, named }: Measure): ColumnRef[] {
  if (named) {
    const taken = leavesOf(named.tree).flatMap(({ of }) =>
      of ? columnsOfTotal({ kind: 'aggregate', aggregate: 'sum', of, where: null }) : [],
    );
    return taken.map((name) => ({ table: named.table, column: name }));
  }
  return [...(formula ? columnsOfFormula(formula) : column ? [column] : []), ...(other ? [other] : [])];
}
