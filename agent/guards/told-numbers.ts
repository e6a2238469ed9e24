import type { CatalogTable } from '#kernel/catalog.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf, keyColumn, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { tableNameOf } from '../planning/nouns.ts';
import type { Guarded } from './guard.ts';

/**
 * "the team with the most players" of teams that tell their number of players and of rows for some of the players: the number told and the rows counted
 * may differ.
 */
export function toldNumber({ lattice: { model }, parts, plan }: Guarded): string | null {
  const counted = countedTables(parts, plan);
  const things = new Set(plan.dimensions.map(({ column }) => column.table));
  for (const table of counted) {
    const told = numberColumn(model, table, [...things]);
    if (told && !isUsed(plan, told))
      return `It is not clear whether ${columnOf(model, told).label} is meant, or how many rows of ${tableOf(model, table).name} there are.`;
  }
  return null;
}

/** Tables whose rows are counted for each of some groups. */
function countedTables(parts: Guarded['parts'], plan: Guarded['plan']): string[] {
  const isCount = plan.measures.some(({ aggregate }) => aggregate.startsWith('count'));
  if (!isCount || plan.dimensions.length === 0) return [];
  return [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])].flatMap((noun) =>
    noun.kind === 'table' && noun.table.sqlName !== plan.dimensions[0]?.column.table
      ? [tableNameOf(noun)]
      : [],
  );
}

/** A column of one of the things that tells how many rows of the table each has. */
function numberColumn(model: SemanticModel, table: string, things: string[]): ColumnRef | null {
  const words = lemmasOfName(tableOf(model, table).name);
  const phrases = [words.join(' '), words.at(-1) ?? ''].map((noun) => `number of ${noun}`);
  const links = phrases.flatMap((phrase) => model.columnIndex.get(phrase) ?? []);
  const told = links.find(
    ({ column, score }) => score >= 0.9 && things.includes(column.ref.table) && column.ref.table !== table,
  );
  return told?.column.ref ?? null;
}

function isUsed({ measures, select, dimensions }: Guarded['plan'], ref: ColumnRef): boolean {
  return [...measures, ...select, ...dimensions].some(
    ({ column }) => column !== null && sameColumn(column, ref),
  );
}

/**
 * "the most licences sold in 2024" of dealers that tell their number of licences: that number is of no year, and that some were
 * sold then makes it none.
 */
export function numberOfOthers({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const [rank] = parts.ranks;
  if (plan.intent !== 'records' || !rank || plan.sort.length === 0) return null;
  const isNumber = tokens.slice(rank.from, rank.to + 1).some(({ lower }) => lower === 'number');
  const ranked = parts.nouns.find((noun) => noun.kind === 'column' && noun.from >= rank.to);
  const isNarrowed = plan.where.some(
    (predicate) => predicate.kind === 'related' && predicate.where.some(({ kind }) => kind === 'period'),
  );
  return isNumber && isNarrowed && ranked?.kind === 'column'
    ? `It is not clear what of ${ranked.column.label} the time is said of.`
    : null;
}

const once = new Set('distinct different unique'.split(' '));

/** "how many different served towns" of rows that each tie a town to a route: the towns, and not the rows. */
export function pairsCounted({ lattice: { model, tokens }, parts, plan }: Guarded): string | null {
  const [measure, ...more] = plan.measures;
  if (measure?.aggregate !== 'count' || more.length > 0 || plan.dimensions.length > 0) return null;
  const counted = parts.measures.find(
    ({ noun }) => noun?.kind === 'table' && noun.table.sqlName === plan.root,
  );
  const isOnce =
    counted !== undefined && tokens.slice(counted.from, counted.to).some(({ lower }) => once.has(lower));
  const table = tableOf(model, plan.root);
  return isOnce && tiesOthers(model, table)
    ? `It is not clear which different ones of ${table.name} are meant.`
    : null;
}

/** Rows without a key of their own that point to two other tables. */
function tiesOthers(model: SemanticModel, table: CatalogTable): boolean {
  const key = keyColumn(table);
  const pointing = model.catalog.relations.filter(({ fromTable }) => fromTable === table.sqlName);
  const isOwnKey = key !== null && !pointing.some(({ fromColumn }) => fromColumn === key.column);
  return !isOwnKey && new Set(pointing.map(({ toTable }) => toTable)).size > 1;
}
