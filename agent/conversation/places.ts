import type { Cell, RunQuery } from '#kernel/catalog.ts';
import { calendarPeriod } from '../dates/period.ts';
import { readsOf } from '../live/reads.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Dimension, Direction, Plan, Predicate } from '../plan.ts';
import { type Draft, isRefusal, type Refusal, refuse } from '../planning/draft.ts';
import { settleDraft } from '../planning/settle.ts';
import { compileWith } from '../sql/compile.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import { directionOf, type End, placeKind, unrankable, withoutPlace } from './ends.ts';

/** How the data are asked which group stands where. */
export interface Lookup {
  run: RunQuery;
  signal?: AbortSignal;
}

/** The one group that stands at a place of the ranking before. */
export interface Placed {
  dimension: Dimension;
  value: string | number | boolean;
  /** For people: "2nd highest". */
  words: string;
  /** The ranking in which it stands. */
  ranking: Plan;
}

const farthest = 200;

/** The group at a place of the groups before, looked up in the data; a refusal where two share the place or none is there. */
export async function placedBy(
  model: SemanticModel,
  told: Plan,
  end: End,
  lookup: Lookup,
): Promise<Placed | Refusal> {
  const ranking = withoutPlace(told);
  const unfit = unrankable(ranking);
  if (unfit) return unfit;
  const direction = directionOf(model, ranking, end);
  if (typeof direction !== 'string') return direction;
  const [dimension] = ranking.dimensions;
  if (dimension?.band !== undefined || dimension?.part)
    return refuse('A place among these is asked for in full.');
  const rows = await ranked(model, ranking, direction, end.place + 1, lookup);
  if (isRefusal(rows)) return rows;
  const words = `${end.place === 1 ? '' : `${ordinalOf(end.place)} `}${direction === 'descending' ? 'highest' : 'lowest'}`;
  const [own, before, after] = [rows[end.place - 1], rows[end.place - 2], rows[end.place]];
  if (!dimension || !own) return refuse('There are not so many in the answer before.');
  if (own.number === before?.number || own.number === after?.number)
    return refuse(`Several share the place of the ${words}: ask for the top ${end.place + 1} to see them.`);
  return own.value === null
    ? refuse(`The ${words} is the group of rows that say nothing there.`)
    : { dimension, value: own.value, words, ranking };
}

/** The groups of an answer, first to last. */
export async function ranked(
  model: SemanticModel,
  previous: Plan,
  direction: Direction,
  count: number,
  { run, signal }: Lookup,
): Promise<{ value: Cell; number: Cell }[] | Refusal> {
  const draft: Draft = {
    ...draftOfPlan(previous),
    sort: [{ by: 'measure', direction }],
    limit: { count: Math.min(count, farthest), keepsTies: true },
  };
  const settled = settleDraft(model, draft);
  if (isRefusal(settled)) return settled;
  const plan: Plan = { ...settled, trace: [], margin: 0 };
  const sql = compileWith(plan, model);
  const { columns, rows } = await run({
    sql,
    ...readsOf(model, plan, sql),
    maxRows: farthest,
    deadlineMs: 15_000,
    ...(signal ? { signal } : {}),
  });
  const at = columns.findIndex(({ name }) => name === plan.dimensions[0]?.name);
  const number = columns.findIndex(({ name }) => name === (plan.share ? 'share' : plan.measures[0]?.name));
  return at < 0 || number < 0
    ? refuse('It is not clear which group stands where.')
    : rows.map((row) => ({ value: row[at] ?? null, number: row[number] ?? null }));
}

/** The answer before for the one at the place alone. */
export function placedDraft({ ranking, dimension, value, words }: Placed): Draft | Refusal {
  const draft = draftOfPlan(ranking);
  const chosen = onlyOf(dimension, value);
  if (ranking.share || ranking.having) return refuse('A place among shares is asked for in full.');
  const isTime = chosen.kind === 'period';
  const label = isTime ? chosen.label : String(value);
  return {
    ...draft,
    where: [...draft.where.filter(({ kind }) => !(isTime && kind === 'period')), chosen],
    limit: null,
    assumptions: [{ kind: placeKind, chosen: `${label}, the ${words}`, options: [] }],
  };
}

/** The condition that leaves one group. */
export function onlyOf({ column, grain }: Dimension, value: string | number | boolean): Predicate {
  if (grain === null || typeof value !== 'string')
    return { kind: 'oneOf', column, values: [value], negated: false };
  const { start, end, label } = calendarPeriod(value.slice(0, 10), grain);
  return { kind: 'period', column, start, end, label, isYearNumber: false, negated: false };
}

function ordinalOf(place: number): string {
  const ending = place === 2 ? 'nd' : place === 3 ? 'rd' : 'th';
  return `${place}${ending}`;
}
