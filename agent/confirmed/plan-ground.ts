import type { ColumnType } from '#kernel/catalog.ts';
import type { RowCondition, TotalExpression } from '#kernel/named-terms.ts';
import { lookupPaths } from '../model/join-paths.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { columnsOfCondition, columnsOfTotal } from '../named/trees.ts';
import type { ColumnRef, JoinStep, Plan } from '../plan.ts';

/** What a plan stands on: where one of these is gone or has become another thing, the plan means something else or nothing. */
export interface PlanGround {
  tables: { sqlName: string; name: string; dataSourceName: string }[];
  columns: (ColumnRef & { type: ColumnType })[];
  /** Ways from one table to another along which rows are looked up or counted. */
  ways: { from: string; to: string; steps: JoinStep[] }[];
  /** Numbers and conditions that a person named, as they were defined. */
  terms: NamedTermUse[];
}

export interface NamedTermUse {
  kind: 'metric' | 'filter';
  table: string;
  name: string;
  /** As it was written; of a condition, where it is known. */
  text: string | null;
  tree: TotalExpression | RowCondition;
}

/** Throws where the plan names what the model does not have. */
export function groundOf(model: SemanticModel, plan: Plan): PlanGround {
  const terms = termsOf(model, plan);
  const refs = [
    ...columnRefsIn(withoutTrees(plan)),
    ...sortedBy(model, plan),
    ...terms.flatMap(({ table, tree }) => columnsOfTree(tree).map((column) => ({ table, column }))),
  ];
  const columns = new Map(
    refs.map(({ table, column }) => {
      const { type } = columnOf(model, { table, column }).profile;
      return [`${table}\0${column}`, { table, column, type }];
    }),
  );
  const ways = waysOf(model, plan);
  const names = [
    plan.root,
    ...[...columns.values()].map(({ table }) => table),
    ...ways.map(({ from }) => from),
  ];
  return {
    tables: [...new Set(names)].map((sqlName) => {
      const { name, dataSourceName } = tableOf(model, sqlName);
      return { sqlName, name, dataSourceName };
    }),
    columns: [...columns.values()],
    ways,
    terms,
  };
}

/** Every object of a plan that names a column of a table. */
function columnRefsIn(value: unknown): ColumnRef[] {
  if (typeof value !== 'object' || value === null) return [];
  const { table, column } = value as Partial<Record<keyof ColumnRef, unknown>>;
  const own = typeof table === 'string' && typeof column === 'string' ? [{ table, column }] : [];
  return [...own, ...Object.values(value).flatMap(columnRefsIn)];
}

/** Trees of named terms name columns without their table. */
function withoutTrees(plan: Plan): unknown {
  return JSON.parse(
    JSON.stringify(plan, (key, value) => (key === 'tree' || key === 'condition' ? undefined : value)),
  );
}

/** A list may be sorted by a column that it does not show. */
function sortedBy(model: SemanticModel, plan: Plan): ColumnRef[] {
  if (plan.intent !== 'records') return [];
  const tables = [plan.root, ...plan.joins.map((join) => join.to.table)];
  return plan.sort.flatMap(({ name }) => {
    if (plan.select.some((shown) => shown.name === name)) return [];
    const table = tables.find((each) => model.columns.has(`${each}\0${name}`));
    return table === undefined ? [] : [{ table, column: name }];
  });
}

function waysOf(model: SemanticModel, plan: Plan): PlanGround['ways'] {
  const joined = plan.joins.map((step) => ({ from: step.from.table, to: step.to.table, steps: [step] }));
  const related = relatedIn(plan).flatMap(({ table, where }) =>
    [plan.root, ...columnRefsIn(where).map((ref) => ref.table)].flatMap((to) => {
      const [path] = to === table ? [] : lookupPaths(model, table, to);
      return path ? [{ from: table, to, steps: path.steps }] : [];
    }),
  );
  return [...joined, ...related];
}

/** Conditions on rows of other tables, or on other rows of the root. */
function relatedIn(value: unknown): { table: string; where: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, table, where } = value as Record<string, unknown>;
  const isRelated = (kind === 'related' || kind === 'shared') && typeof table === 'string';
  return [...(isRelated ? [{ table, where }] : []), ...Object.values(value).flatMap(relatedIn)];
}

function termsOf(model: SemanticModel, plan: Plan): NamedTermUse[] {
  const metrics = plan.measures.flatMap(({ named, title, label }): NamedTermUse[] =>
    named
      ? [
          {
            kind: 'metric',
            table: named.table,
            name: title ?? label,
            text: named.definition,
            tree: named.tree,
          },
        ]
      : [],
  );
  return [...metrics, ...filtersIn(model, plan)];
}

function filtersIn(model: SemanticModel, value: unknown): NamedTermUse[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, column, name, condition } = value as Record<string, unknown>;
  const inner = Object.values(value).flatMap((part) => filtersIn(model, part));
  if (kind !== 'named' || typeof name !== 'string') return inner;
  const { table } = column as ColumnRef;
  const known = model.tables.get(table)?.filters?.find((filter) => filter.name === name);
  return [
    { kind: 'filter', table, name, text: known?.text ?? null, tree: condition as RowCondition },
    ...inner,
  ];
}

function columnsOfTree(tree: NamedTermUse['tree']): string[] {
  return isTotal(tree) ? columnsOfTotal(tree) : columnsOfCondition(tree);
}

export function isTotal(tree: NamedTermUse['tree']): tree is TotalExpression {
  return tree.kind === 'aggregate' || tree.kind === 'number' || tree.kind === 'arithmetic';
}
