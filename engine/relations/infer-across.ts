import type { ColumnProfile, Relation, RunQuery } from '#kernel/catalog.ts';
import {
  haveSameKind,
  isKeyOf,
  isTarget,
  isWhole,
  mayInclude,
  type RelationCandidate,
  type RelationTable,
} from './candidates.ts';
import { inPieces } from './in-pieces.ts';
import { findIncluded } from './included.ts';
import { isCalledAfterOwn, isCalledKey, namesTable, pointsByName, pointsByShortName } from './name-links.ts';

/** Between two files nothing but names and values speaks, so almost every value must be found. */
const neededInclusion = 0.99;
/** Fewer different values than these are found in a foreign key by chance. */
const fewestTexts = 3;
const fewestNumbers = 5;
/** The same where only the header is the same and the numbers leave no gaps: 1 to 19 are in every key. */
const fewestRunning = 20;
/** More of the numbers up to the highest are taken than this: whole stretches of them are. */
const densestKey = 0.3;
/** Headers that two tables have in common, of all that they have: more, and they are the same table of two months. */
const alikeShare = 0.8;
/** What the data are asked for at once. */
const maxCandidates = 40;
/** Tables that one column may lead to; more leave the choice to chance. */
const maxTargets = 3;
const deadlineMs = 10_000;

/**
 * Relations between the tables of one source and those of others, in both directions, to be proposed to a person. The bar is higher
 * than within a source, where the file itself speaks for a relation: a name must link the two columns, the one that is pointed to tells
 * the rows of its table apart, at least 99 % of the rows with a value find it there, and the values are more than chance explains.
 */
export async function inferAcross(
  run: RunQuery,
  own: readonly RelationTable[],
  others: readonly RelationTable[],
): Promise<Relation[]> {
  const pairs = own.flatMap((one) =>
    others.filter((other) => !areAlike(one, other)).map((other) => [one, other] as const),
  );
  const linked = await inPieces(pairs, ([one, other]) => [
    ...linksBetween(one, other),
    ...linksBetween(other, one),
  ]);
  const likeliest = linked.toSorted((left, right) => rankOf(right) - rankOf(left));
  const found = await findIncluded(
    run,
    onePerPair(likeliest).slice(0, maxCandidates),
    neededInclusion,
    deadlineMs,
  );
  return [
    ...Map.groupBy(found, ({ fromTable, fromColumn }) => `${fromTable}\0${fromColumn}`).values(),
  ].flatMap((targets) =>
    targets.toSorted((left, right) => right.inclusion - left.inclusion).slice(0, maxTargets),
  );
}

/** Candidates that names link and profiles do not rule out. */
function linksBetween(from: RelationTable, to: RelationTable): RelationCandidate[] {
  return to.profile.columns
    .filter((column) => isTarget(column) && tellsWhichRow(column, to))
    .flatMap((toColumn) =>
      from.profile.columns
        .filter((fromColumn) => haveSameKind(fromColumn, toColumn) && mayInclude(fromColumn, toColumn))
        .filter((fromColumn) => !fromColumn.isUnique || from.profile.rowCount <= to.profile.rowCount)
        .map((fromColumn) => ({ from, fromColumn, to, toColumn }))
        .filter((candidate) => isMoreThanChance(candidate) && holdsListed(candidate))
        .filter(
          ({ fromColumn }) =>
            pointsByName(fromColumn, toColumn, to) || pointsByShortName(fromColumn, toColumn, to),
        ),
    );
}

/** A key, what is called like one, or the name of the row. That each customer happens to have another city says nothing. */
function tellsWhichRow(column: ColumnProfile, table: RelationTable): boolean {
  const isName = column.type === 'text' && (column.role === 'text' || namesTable(column, table));
  return (
    isKeyOf(table, column) ||
    table.profile.displayColumn === column.name ||
    (column.role === 'identifier' && isCalledKey(column)) ||
    isName
  );
}

/** Enough different values; and numbers that only count the rows of their own table point nowhere. */
function isMoreThanChance({ from, fromColumn, to, toColumn }: RelationCandidate): boolean {
  const { distinctCount, isUnique, role } = fromColumn;
  if (isUnique && isCalledAfterOwn(fromColumn, from)) return false;
  if (fromColumn.type === 'text') return distinctCount >= fewestTexts;
  if (namesTable(fromColumn, to)) return distinctCount >= fewestNumbers;
  if (isUnique || role === 'additive' || role === 'ratio' || role === 'balance') return false;
  const isRunning = isWhole(toColumn) && toColumn.distinctCount > densestKey * (Number(toColumn.max) + 1);
  return distinctCount >= (isRunning ? fewestRunning : fewestNumbers);
}

/** Where all values of the one are known, those known of the other tell without the data whether too many are missing. */
function holdsListed({ from, fromColumn, toColumn }: RelationCandidate): boolean {
  if (!toColumn.hasAllValues) return true;
  const known = new Set(toColumn.values.map(({ value }) => value));
  const filled = from.profile.rowCount - fromColumn.nullCount;
  const missing = fromColumn.values
    .filter(({ value }) => !known.has(value))
    .reduce((sum, { rows }) => sum + rows, 0);
  return missing <= filled * (1 - neededInclusion);
}

/** Orders of January and of February: the one does not point to the other, whatever their numbers. */
function areAlike(one: RelationTable, other: RelationTable): boolean {
  const [left, right] = [one, other].map(
    ({ profile }) => new Set(profile.columns.map(({ name }) => name.toLowerCase())),
  );
  if (!left || !right) return false;
  return left.intersection(right).size >= alikeShare * left.union(right).size;
}

/** Called after the table before sharing its header; a key before another column. */
function rankOf({ fromColumn, to, toColumn }: RelationCandidate): number {
  return Number(namesTable(fromColumn, to)) * 2 + Number(isKeyOf(to, toColumn));
}

/** Of the columns of one table that a column may lead to, the likeliest. */
function onePerPair(candidates: readonly RelationCandidate[]): RelationCandidate[] {
  const first = new Map<string, RelationCandidate>();
  for (const candidate of candidates) {
    const pair = [candidate.from.sqlName, candidate.fromColumn.name, candidate.to.sqlName].join('\0');
    if (!first.has(pair)) first.set(pair, candidate);
  }
  return [...first.values()];
}
