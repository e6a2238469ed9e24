import { readsOf } from '../live/reads.ts';
import { displayColumn, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef, Dimension, Plan, Predicate } from '../plan.ts';
import { emptyDraft, isRefusal, type Refusal, refuse } from '../planning/draft.ts';
import { settleDraft } from '../planning/settle.ts';
import { compileWith } from '../sql/compile.ts';
import { unrankable, withoutPlace } from './ends.ts';
import type { Mention } from './mentions.ts';
import { type Lookup, placedBy } from './places.ts';

/** What a mention stands for: things that have a name, and the conditions that choose them. */
export interface Meant {
  /** The column that they are named by. */
  column: ColumnRef;
  /** Told apart by it, where the answer before was in groups. */
  dimension: Dimension | null;
  names: string[];
  where: Predicate[];
  /** Conditions of the answer before that say nothing of the things themselves: its time, its channel. */
  others: Predicate[];
  /** For people: "Ada Ltd and Bolt Inc". */
  words: string;
}

const mostNames = 20;

/** What a mention stands for in the answer before; null where that has no things with names. */
export async function meantBy(
  model: SemanticModel,
  previous: Plan,
  { which }: Mention,
  lookup: Lookup,
): Promise<Meant | Refusal | null> {
  if (which !== 'all') {
    if (which.reach !== 'one') return refuse('It is not clear how many of them are meant.');
    const placed = await placedBy(model, previous, which, lookup);
    if (isRefusal(placed)) return placed;
    return groupsMeant(placed.ranking, [placed.value], `${String(placed.value)}, the ${placed.words}`);
  }
  const list = previous.intent === 'records' ? previous : listOf(model, previous);
  return list ? rowsMeant(model, list, lookup) : shownGroups(model, previous, lookup);
}

async function shownGroups(
  model: SemanticModel,
  previous: Plan,
  lookup: Lookup,
): Promise<Meant | Refusal | null> {
  const [dimension] = previous.dimensions;
  if (!dimension || dimension.isTime || unrankable(previous)) return null;
  const values = await valuesOf(model, previous, dimension.name, lookup);
  return groupsMeant(withoutPlace(previous), values, null);
}

function groupsMeant(previous: Plan, values: unknown[], words: string | null): Meant | Refusal {
  const [dimension] = previous.dimensions;
  const names = values.filter((value) => typeof value === 'string');
  if (
    !dimension ||
    dimension.isTime ||
    dimension.part ||
    dimension.band !== undefined ||
    names.length < values.length
  )
    return refuse('What is meant has no name; ask for it in full.');
  if (names.length === 0 || names.length > mostNames)
    return refuse(
      `The answer before tells of ${names.length === 0 ? 'none' : `more than ${mostNames}`}: say which are meant.`,
    );
  const { column } = dimension;
  return {
    column,
    dimension,
    names,
    where: [{ kind: 'oneOf', column, values: names, negated: false }],
    others: previous.where.filter((each) => !('column' in each) || each.column.table !== column.table),
    words: words ?? listed(names),
  };
}

/** The rows that were counted, as a list of them; null of every other number. */
function listOf(model: SemanticModel, previous: Plan): Plan | null {
  const [measure, ...more] = previous.measures;
  const isCount =
    previous.intent === 'aggregate' &&
    previous.dimensions.length + more.length === 0 &&
    measure?.aggregate === 'count' &&
    measure.column === null &&
    measure.per === null &&
    measure.where.length === 0;
  const table = model.tables.get(previous.root);
  const column = table ? displayColumn(table) : null;
  if (!isCount || !column || previous.share || previous.comparison) return null;
  const settled = settleDraft(model, {
    ...emptyDraft('records'),
    entity: previous.root,
    select: [column],
    where: previous.where,
  });
  return isRefusal(settled) ? null : { ...settled, trace: [], margin: 0 };
}

/** The rows of a list, by their names, or by what chose them where they are many. */
async function rowsMeant(model: SemanticModel, previous: Plan, lookup: Lookup): Promise<Meant | null> {
  const table = model.tables.get(previous.root);
  const column = table ? displayColumn(table) : null;
  const shown = previous.select.find((each) => column !== null && sameColumn(each.column, column));
  if (!column || !shown || previous.rowOrder || previous.within) return null;
  const values = await valuesOf(model, previous, shown.name, lookup);
  const names = values.filter((value) => typeof value === 'string');
  if (names.length === 0 || names.length < values.length) return null;
  const isOfThem = previous.where.every((each) => 'column' in each && each.column.table === column.table);
  const isChosen = isOfThem && previous.limit === null && previous.where.length > 0;
  if (names.length > mostNames && !isChosen) return null;
  return {
    column,
    dimension: null,
    names,
    where: isChosen ? previous.where : [{ kind: 'oneOf', column, values: names, negated: false }],
    others: [],
    words: names.length > 5 ? 'the rows of the answer before' : listed(names),
  };
}

async function valuesOf(
  model: SemanticModel,
  plan: Plan,
  name: string,
  { run, signal }: Lookup,
): Promise<unknown[]> {
  const sql = compileWith(plan, model);
  const { columns, rows } = await run({
    sql,
    ...readsOf(model, plan, sql),
    maxRows: 200,
    deadlineMs: 15_000,
    ...(signal ? { signal } : {}),
  });
  const at = columns.findIndex((column) => column.name === name);
  return rows.map((row) => row[at]);
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
