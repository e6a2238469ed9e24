import type { Relation, RunQuery } from '#kernel/catalog.ts';
import {
  haveSameKind,
  isKeyOf,
  isTarget,
  mayInclude,
  type RelationCandidate,
  type RelationTable,
} from './candidates.ts';
import { inPieces } from './in-pieces.ts';
import { findIncluded } from './included.ts';
import {
  isCalledAfterOwn,
  isKindOfPerson,
  pointsByInitial,
  pointsByName,
  pointsByPart,
  sharesHeader,
} from './name-links.ts';
import { pointsByValues, withoutMissing } from './value-links.ts';

export type { RelationTable } from './candidates.ts';

/** Share of a column's values that must be found in the other for the two to be related. */
const neededInclusion = 0.95;
/** The same where both headers are one and end in "id" or the like: a few rows point nowhere, and the rest still mean it. */
const neededOfKeys = 0.8;
const maxCandidates = 60;
/** Of those that no name tells; they are looked at only where all values are found. */
const maxUnnamed = 40;
const deadlineMs = 20_000;
/**
 * A workbook of a hundred and fifty sheets has tens of millions of pairs of columns. Counted, not timed, so that the same tables have the same
 * relations on every machine: pairs that are gone through, those that are kept, and columns whose names are compared on the way.
 */
const mostPairs = 4_000_000;
const mostPossible = 100_000;
const mostNames = 2_000_000;

/**
 * Relations that names and values tell: a column whose name points at the unique column of another table, and at least
 * 95 % of whose values are found there (80 % where both bear the name of one key); and columns without such a name all of whose values are, where that is no chance.
 * Relations already known are kept and not measured again.
 */
export async function inferRelations(
  run: RunQuery,
  tables: readonly RelationTable[],
  known: readonly Relation[] = [],
): Promise<Relation[]> {
  const those = (candidates: Iterable<RelationCandidate>, keep: (candidate: RelationCandidate) => boolean) =>
    inPieces(candidates, (candidate) => (keep(candidate) ? [candidate] : []));
  const names: NamesLeft = { left: mostNames, otherwise: new Map() };
  const possible = await those(
    await possibleCandidates(tables),
    (candidate) => !known.some((relation) => isSame(relation, candidate)),
  );
  const called = await those(
    possible,
    (candidate) =>
      pointsByName(candidate.fromColumn, candidate.toColumn, candidate.to) || isKindOfPerson(candidate),
  );
  const named = called.slice(0, maxCandidates);
  const found = (await findIncluded(run, named, neededOfKeys, deadlineMs)).filter(
    (relation) =>
      relation.inclusion >= neededInclusion ||
      named.some((candidate) => isSame(relation, candidate) && isOfOneKey(candidate)),
  );
  const open = await those(
    possible,
    (candidate) =>
      mayInclude(candidate.fromColumn, candidate.toColumn) &&
      ![...known, ...found].some((relation) => isFromSame(relation, candidate)),
  );
  const hinted = await those(
    open,
    (candidate) =>
      pointsByInitial(candidate.fromColumn, candidate.toColumn, candidate.to, tables) ||
      sharesHeader(candidate.fromColumn, candidate.toColumn) ||
      (pointsByPart(candidate.fromColumn, candidate.toColumn, candidate.to) &&
        !isNamedOtherwise(candidate, tables, names)),
  );
  const byValues = await those(
    open,
    (candidate) => pointsByValues(candidate) && !isNamedOtherwise(candidate, tables, names),
  );
  const untold = [...new Set([...hinted, ...byValues])];
  // Only where not all can be looked at do those count that cannot be.
  const possibleStill = untold.length > maxUnnamed ? await withoutMissing(run, untold, deadlineMs) : untold;
  const unnamed = possibleStill.slice(0, maxUnnamed);
  const included = await findIncluded(run, unnamed, 1, deadlineMs);
  const everything = [...known, ...found, ...included];
  const isHinted = (relation: Relation): boolean => hinted.some((candidate) => isSame(relation, candidate));
  const taken = included.filter(
    (relation) =>
      isOnlyOne(relation, included, hinted) &&
      (isHinted(relation) || hasNoRival(relation, included, everything)),
  );
  return [...known, ...found, ...taken];
}

/**
 * `course_id` says of what it is a key, so values alone make it no key of a teacher; and the number that a table of stays gives to
 * stays, several times over, is none of a nurse.
 */
function isNamedOtherwise(
  { from, fromColumn, to }: RelationCandidate,
  tables: readonly RelationTable[],
  names: NamesLeft,
): boolean {
  if (!fromColumn.isUnique && isCalledAfterOwn(fromColumn, from)) return true;
  let named = names.otherwise.get(fromColumn);
  if (!named) {
    // Where so much is compared that it cannot be told, nothing is made of it.
    if (names.left <= 0) return true;
    named = tables.filter((table) => {
      names.left -= table.profile.columns.length;
      return table.profile.columns.some(
        (column) => isTarget(column) && pointsByName(fromColumn, column, table),
      );
    });
    names.otherwise.set(fromColumn, named);
  }
  return named.some((table) => table !== from && table !== to);
}

/** What is known of the tables that a column is named after, and how many names may still be compared for it. */
interface NamesLeft {
  left: number;
  otherwise: Map<RelationCandidate['fromColumn'], readonly RelationTable[]>;
}

/** Two tables whose keys both hold all the values say nothing of which is meant, unless the key of one leads to the other. */
function hasNoRival(relation: Relation, included: readonly Relation[], all: readonly Relation[]): boolean {
  const rivals = included.filter(
    (other) =>
      other !== relation &&
      other.fromTable === relation.fromTable &&
      other.fromColumn === relation.fromColumn,
  );
  return rivals.every((rival) =>
    all.some((step) => leadsOn(step, rival, relation) || leadsOn(step, relation, rival)),
  );
}

/** From where the one relation ends to where the other does. */
function leadsOn(step: Relation, one: Relation, other: Relation): boolean {
  return (
    step.fromTable === one.toTable &&
    step.fromColumn === one.toColumn &&
    step.toTable === other.toTable &&
    step.toColumn === other.toColumn
  );
}

/** A header that several tables share, with small numbers in each, says nothing of which is meant. */
function isOnlyOne(
  relation: Relation,
  included: readonly Relation[],
  hinted: readonly RelationCandidate[],
): boolean {
  const candidate = hinted.find((one) => isSame(relation, one));
  if (!candidate || pointsByValues(candidate)) return true;
  return !included.some(
    (other) =>
      other !== relation &&
      other.fromTable === relation.fromTable &&
      other.fromColumn === relation.fromColumn,
  );
}

const keyEnding = /(?:^|[^a-z])(?:id|no|nr|key|code|number)$|[a-z](?:ID|Id|No|Nr|Key|Code|Number)$/;

/** `CustomerID` of orders and of customers, of whose rows it is the key. */
function isOfOneKey({ from, fromColumn, to, toColumn }: RelationCandidate): boolean {
  return (
    keyEnding.test(toColumn.name) &&
    fromColumn.name.toLowerCase() === toColumn.name.toLowerCase() &&
    fromColumn.distinctCount > 0 &&
    !fromColumn.isUnique &&
    isKeyOf(to, toColumn) &&
    !isKeyOf(from, fromColumn)
  );
}

function isSame(relation: Relation, candidate: RelationCandidate): boolean {
  return isFromSame(relation, candidate) && relation.toTable === candidate.to.sqlName;
}

function isFromSame(relation: Relation, { from, fromColumn }: RelationCandidate): boolean {
  return relation.fromTable === from.sqlName && relation.fromColumn === fromColumn.name;
}

async function possibleCandidates(tables: readonly RelationTable[]): Promise<RelationCandidate[]> {
  const left = { pairs: mostPairs, kept: mostPossible };
  const ends = tables.flatMap((to) =>
    to.profile.columns.filter(isTarget).map((toColumn) => ({ to, toColumn })),
  );
  return inPieces(ends, ({ to, toColumn }) => {
    if (left.pairs <= 0 || left.kept <= 0) return [];
    const found = tables
      .filter((from) => from !== to)
      .flatMap((from) =>
        from.profile.columns
          .filter(
            (fromColumn) =>
              haveSameKind(fromColumn, toColumn) &&
              (mayInclude(fromColumn, toColumn) || isOfOneKey({ from, fromColumn, to, toColumn })),
          )
          // Two tables with the same unique key are one-to-one: the relation goes from the smaller to the larger.
          .filter((fromColumn) => !fromColumn.isUnique || from.profile.rowCount <= to.profile.rowCount)
          .map((fromColumn) => ({ from, fromColumn, to, toColumn })),
      );
    left.pairs -= tables.reduce((sum, { profile }) => sum + profile.columns.length, 0);
    left.kept -= found.length;
    return found;
  });
}
