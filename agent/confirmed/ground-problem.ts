import type { RunQuery } from '#kernel/catalog.ts';
import { readsOfTables } from '../live/reads.ts';
import { lookupPaths } from '../model/join-paths.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { textsOfCondition, textsOfTotal } from '../named/trees.ts';
import type { ColumnRef, JoinStep, Plan } from '../plan.ts';
import { sqlLiteral, sqlName } from '../sql/literals.ts';
import { isTotal, type NamedTermUse, type PlanGround } from './plan-ground.ts';

/** Why a plan must not be run as it was confirmed. `changed`: it could be, but a word of it means something else by now. */
export interface GroundProblem {
  kind: 'gone' | 'changed';
  reason: string;
}

interface Looking {
  run: RunQuery;
  signal?: AbortSignal;
}

/** Compares what a plan stands on with the catalog of now; null where all of it is as it was. Throws what `run` throws. */
export async function groundProblem(
  model: SemanticModel,
  plan: Plan,
  ground: PlanGround,
  looking: Looking,
): Promise<GroundProblem | null> {
  const reason =
    missingTable(model, ground) ??
    changedColumn(model, ground) ??
    lostWay(model, ground) ??
    (await lostValue(model, plan, ground, looking));
  if (reason !== null) return { kind: 'gone', reason };
  return changedTerm(model, ground);
}

export function missingTable({ tables }: Pick<SemanticModel, 'tables'>, ground: PlanGround): string | null {
  const lost = ground.tables.find(({ sqlName: name }) => !tables.has(name));
  return lost ? `The table "${lost.name}" of ${lost.dataSourceName} is not there any more.` : null;
}

function changedColumn({ columns }: SemanticModel, ground: PlanGround): string | null {
  for (const { table, column, type } of ground.columns) {
    const now = columns.get(`${table}\0${column}`);
    const place = `"${column}" of "${nameOf(ground, table)}"`;
    if (!now) return `The column ${place} is not there any more.`;
    if (now.profile.type !== type && !(isNumber(type) && isNumber(now.profile.type)))
      return `The column ${place} held values of type ${type} and holds ${now.profile.type} now.`;
  }
  return null;
}

function isNumber(type: string): boolean {
  return ['integer', 'decimal', 'double'].includes(type);
}

function lostWay(model: SemanticModel, ground: PlanGround): string | null {
  const isSame = (left: JoinStep[], right: JoinStep[]): boolean =>
    left.length === right.length &&
    left.every((step, at) => isSameRef(step.from, right[at]?.from) && isSameRef(step.to, right[at]?.to));
  const lost = ground.ways.find(
    ({ from, to, steps }) => !lookupPaths(model, from, to).some((path) => isSame(path.steps, steps)),
  );
  return lost
    ? `Rows of "${nameOf(ground, lost.from)}" do not belong to "${nameOf(ground, lost.to)}" any more in the way that was confirmed.`
    : null;
}

function isSameRef(left: ColumnRef, right: ColumnRef | undefined): boolean {
  return left.table === right?.table && left.column === right.column;
}

/** A condition on a value that is not in the data any more would find nothing, and say so as if that were the answer. */
async function lostValue(
  model: SemanticModel,
  plan: Plan,
  ground: PlanGround,
  looking: Looking,
): Promise<string | null> {
  const asked = [...textsIn(plan), ...ground.terms.flatMap(textsOfTerm)];
  for (const { table, column, text } of asked) {
    const profile = model.columns.get(`${table}\0${column}`)?.profile;
    const source = model.tables.get(table);
    if (profile?.type !== 'text' || !source || profile.values.some(({ value }) => value === text)) continue;
    const sql = `SELECT 1 FROM ${sqlName(table)} WHERE ${sqlName(column)} = ${sqlLiteral(text)} LIMIT 1`;
    const { rows } = await looking.run({
      sql,
      ...readsOfTables([source], sql),
      maxRows: 1,
      deadlineMs: 10_000,
      ...(looking.signal && { signal: looking.signal }),
    });
    if (rows.length === 0)
      return `No row of "${nameOf(ground, table)}" has "${text}" in "${column}" any more.`;
  }
  return null;
}

/** Texts that rows must have to count, with their columns. */
function textsIn(value: unknown): (ColumnRef & { text: string })[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, column, values, value: single, negated, operator } = value as Record<string, unknown>;
  const inner = Object.values(value).flatMap(textsIn);
  const wanted =
    kind === 'oneOf' && negated !== true && Array.isArray(values)
      ? values
      : kind === 'compare' && operator === '='
        ? [single]
        : [];
  const ref = column as ColumnRef;
  return [
    ...wanted.flatMap((text: unknown) => (typeof text === 'string' ? [{ ...ref, text }] : [])),
    ...inner,
  ];
}

function textsOfTerm({ table, tree }: NamedTermUse): (ColumnRef & { text: string })[] {
  const texts = isTotal(tree) ? textsOfTotal(tree) : textsOfCondition(tree);
  return texts.map((text) => ({ table, ...text }));
}

/** A name that means another number by now: the old one must not come under it. */
function changedTerm({ tables }: SemanticModel, ground: PlanGround): GroundProblem | null {
  for (const term of ground.terms) {
    const table = tables.get(term.table);
    const known: readonly { name: string; text: string; tree: unknown }[] =
      (term.kind === 'metric' ? table?.metrics : table?.filters) ?? [];
    if (known.some(({ tree }) => JSON.stringify(tree) === JSON.stringify(term.tree))) continue;
    const now = known.find(({ name }) => name.toLowerCase() === term.name.toLowerCase());
    if (!now)
      return { kind: 'gone', reason: `The ${term.kind} "${term.name}" is not told of the table any more.` };
    const before = term.text === null ? '' : `It was ${term.text}; now it is ${now.text}.`;
    return {
      kind: 'changed',
      reason: `"${term.name}" is defined otherwise by now. ${before}`.trim(),
    };
  }
  return null;
}

function nameOf({ tables }: PlanGround, sql: string): string {
  return tables.find(({ sqlName: known }) => known === sql)?.name ?? sql;
}
