import { canLookUp } from '../model/join-paths.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isOneToOne } from '../model/one-to-one.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { namingColumns } from './conditions.ts';
import { tableNameOf } from './nouns.ts';
import { isListed, type Noun, type Parts } from './parts.ts';

/** "entire homes in Millbrook", "who works part-time": the table that alone holds the values, where rows are asked for. */
export function describedTable(model: SemanticModel, parts: Parts): string | null {
  const tables = new Set([
    ...parts.periods.flatMap((period) => period.column?.ref.table ?? []),
    // "who joined last month": those to whom it happened then.
    ...(parts.asks.has('who') && parts.periods.length > 0
      ? parts.dateVerbs.map(({ column }) => column.ref.table)
      : []),
    ...parts.filters.flatMap((filter) =>
      filter.kind === 'values' && !filter.negated ? filter.values.map((value) => value.column.table) : [],
    ),
  ]);
  const [only, ...more] = tables;
  if (only === undefined || more.length > 0) return null;
  const table = tableOf(model, only);
  if (parts.asks.has('who')) return isAboutPeople(table) ? only : null;
  const isOnlyTable =
    parts.asks.size === 0 &&
    model.tables.size === 1 &&
    parts.filters.length > 0 &&
    [...parts.marks.keys()].every((mark) => mark === 'details');
  return parts.asks.has('show') || parts.asks.has('which') || isOnlyTable ? only : null;
}

/** "ids of the students who took part in …": the columns are said to be of one thing, and the tables behind tell which of them. */
export function ownerOf({ nouns }: Parts): string | null {
  const columns = nouns.filter((noun) => noun.kind === 'column');
  const [first] = nouns;
  // "names of the clubs" of a column `club_name`, read as one name, are owned as well.
  const owned = columns.filter((noun) => noun.isOwned || saysItsTable(noun));
  const [only, ...more] = new Set(owned.map(({ column }) => column.ref.table));
  return first?.kind === 'column' && only !== undefined && more.length === 0 ? only : null;
}

/** Whether a column was called by the noun of its own rows, so that it is said of them: of an "id" alone nothing is. */
export function saysItsTable({ column, link }: Extract<Noun, { kind: 'column' }>): boolean {
  const noun = lemmasOfName(column.table.name).at(-1) ?? '';
  const said = link.phrase.split(' ');
  return said.length > 1 && said.includes(noun);
}

export function keyedTable(parts: Parts): string | null {
  const filter = parts.filters.find((candidate) => candidate.kind === 'key');
  return filter?.kind === 'key' ? filter.table.sqlName : null;
}

/** "titles of movies and books": a thing of the list whose rows have no name would be left out. */
export function unnamedInList(model: SemanticModel, parts: Parts): string | null {
  const lost = parts.nouns.find((noun, index) => {
    const before = parts.nouns[index - 1];
    if (noun.kind !== 'table' || before?.kind !== 'column' || !isListed(parts, before, noun)) return false;
    const isOwn = parts.nouns.slice(0, index).some((other) => tableNameOf(other) === noun.table.sqlName);
    return !isOwn && namingColumns(model, noun.table.sqlName).length === 0;
  });
  return lost?.kind === 'table' ? lost.table.name : null;
}

/** "names of the guests and hotels": a thing in the list of columns is told by its name. */
export function listedNames(model: SemanticModel, parts: Parts): ColumnRef[] {
  return parts.nouns.flatMap((noun, index) => {
    const before = parts.nouns[index - 1];
    if (noun.kind !== 'table' || before?.kind !== 'column' || !isListed(parts, before, noun)) return [];
    const own = parts.nouns.slice(0, index).some((other) => tableNameOf(other) === noun.table.sqlName);
    const name = own ? undefined : namingColumns(model, noun.table.sqlName).at(-1);
    return name ? [name] : [];
  });
}

/**
 * "names of the doctors who do not prescribe insulin": all that is shown is of the doctors, and what is denied is denied of each of them.
 * Told by the prescriptions, one who also wrote another would stand there.
 */
export function isDenied(model: SemanticModel, parts: Parts, owner: string | null, names: string[]): boolean {
  const denied = parts.filters.some((filter) => filter.kind === 'values' && filter.negated);
  const [first] = names;
  if (!denied || owner === null || first === undefined || listedNames(model, parts).length > 0) return false;
  return parts.nouns.every((noun) =>
    noun.kind === 'column'
      ? canLookUp(model, owner, noun.column.ref.table)
      : noun.table.sqlName === owner || !canLookUp(model, owner, noun.table.sqlName),
  );
}

/**
 * "names of the customers who ordered in May": all that is shown is of the customers, and their orders only tell which of them. One who ordered
 * twice is told once.
 */
export function isToldOfOwner(
  model: SemanticModel,
  parts: Parts,
  owner: string | null,
  names: string[],
): boolean {
  const [first] = names;
  if (owner === null || first === undefined || listedNames(model, parts).length > 0) return false;
  const isOwn = parts.nouns.every((noun) => noun.kind === 'table' || noun.column.ref.table === owner);
  return isOwn && first !== owner && !canLookUp(model, owner, first) && !isOneToOne(model, first, owner);
}
