import { canLookUp } from '../model/join-paths.ts';
import { columnKey, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { isListed, type Noun } from '../planning/parts.ts';
import type { Guarded } from './guard.ts';

export type ColumnNoun = Extract<Noun, { kind: 'column' }>;

/** "the address and email of the customer", "titles of films and books": a thing in the list of what is shown must be shown as well. */
export function listedThingLost({ parts, plan }: Guarded): string | null {
  if (plan.intent === 'aggregate') return null;
  const listed = listedFirst(parts);
  const said = listed.flatMap((noun) => (noun.kind === 'column' ? [noun.column.ref] : []));
  const isShown = (sqlName: string): boolean =>
    plan.select.some(
      ({ column }) => column.table === sqlName && !said.some((known) => sameColumn(known, column)),
    );
  const lost = listed.find(
    (noun) => listed.length > 1 && noun.kind === 'table' && !isShown(noun.table.sqlName),
  );
  return lost?.kind === 'table' ? `It is not clear how ${lost.table.name} should be shown.` : null;
}

/** The nouns from the first one on that are joined by nothing but commas and "and". */
function listedFirst(parts: Guarded['parts']): Noun[] {
  const end = parts.nouns.findIndex((noun, index) => {
    const next = parts.nouns[index + 1];
    return next === undefined || !isListed(parts, noun, next);
  });
  return parts.nouns.slice(0, end + 1);
}

/** "first names and birthdates of the professors": both are told of them, so none is a column of what they are only tied to. */
export function ownersApart({ lattice: { model, tokens }, parts, plan }: Guarded): string | null {
  if (plan.intent === 'aggregate') return null;
  for (const [index, noun] of parts.nouns.entries()) {
    if (noun.kind !== 'table') continue;
    const owned = listBefore(parts, index);
    const last = owned.at(-1);
    if (!last || owned.length < 2 || tokens[last.to]?.lower !== 'of' || noun.from - last.to > 2) continue;
    const { sqlName, name } = noun.table;
    const stray = owned.find(
      ({ column, isOwned }) =>
        !isOwned && column.ref.table !== sqlName && !canLookUp(model, sqlName, column.ref.table),
    );
    if (stray && owned.some((other) => other.column.ref.table !== stray.column.ref.table))
      return `It is not clear whose ${stray.column.label} is asked for beside ${name}.`;
  }
  return null;
}

/** The columns that stand as one list right before a noun, in their order. */
function listBefore(parts: Guarded['parts'], index: number): ColumnNoun[] {
  const listed: ColumnNoun[] = [];
  for (let at = index - 1; at >= 0; at -= 1) {
    const noun = parts.nouns[at];
    const [next] = listed;
    if (noun?.kind !== 'column' || (next && !isListed(parts, noun, next))) break;
    listed.unshift(noun);
  }
  return listed;
}

/** "the settlement amount and the claim amount": two names that stand in one list are no one column, and no one amount is told of both. */
export function namedAlike({ parts, plan }: Guarded): string | null {
  const measured = Map.groupBy(parts.measures, ({ aggregate }) => aggregate)
    .values()
    .map((own) => own.flatMap(({ noun }) => (noun?.kind === 'column' ? [noun] : [])));
  const lists = plan.intent === 'aggregate' ? [...measured] : columnRuns(parts);
  const twice = lists
    .flatMap((own) => own.filter((noun) => own.some((other) => isSameColumn(noun, other))))
    .at(0);
  const told = twice?.column.label ?? toldTwice(plan);
  return told ? `It is not clear what is meant beside ${told}.` : null;
}

function isSameColumn(noun: ColumnNoun, other: ColumnNoun): boolean {
  return other.link.phrase !== noun.link.phrase && columnKey(other.column.ref) === columnKey(noun.column.ref);
}

/** "allergies and their types" where a type is told by its allergy: both ends of a join hold one and the same. */
function toldTwice({ intent, select, joins }: Guarded['plan']): string | null {
  if (intent !== 'values') return null;
  const isShown = (ref: ColumnRef): boolean => select.some(({ column }) => sameColumn(column, ref));
  return joins.find(({ from, to }) => isShown(from) && isShown(to))?.from.column ?? null;
}

/** Columns that are joined by nothing but commas and "and", list by list. */
export function columnRuns(parts: Guarded['parts']): ColumnNoun[][] {
  const runs: ColumnNoun[][] = [];
  for (const noun of parts.nouns) {
    if (noun.kind !== 'column') continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isListed(parts, last, noun)) run.push(noun);
    else runs.push([noun]);
  }
  return runs;
}

/** "for each Northern sales office": what is grouped by is not the one value that the rows were chosen by. */
export function eachOfValue({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const each = parts.groups.find(({ via }) => via === 'each' || via === 'per');
  if (!each) return null;
  const chosen = parts.filters.find(
    (filter) =>
      filter.kind === 'values' && !filter.negated && filter.values.length === 1 && filter.from === each.to,
  );
  const noun = chosen ? tokens[chosen.to] : undefined;
  const [value] = chosen?.kind === 'values' ? chosen.values : [];
  const isGroup = plan.dimensions.some(
    ({ column }) => value !== undefined && sameColumn(column, value.column),
  );
  return noun?.kind === 'word' && isGroup ? `It is not clear what is told for each ${noun.text}.` : null;
}
