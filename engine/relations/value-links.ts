import type { ColumnProfile, RunQuery } from '#kernel/catalog.ts';
import { hasWord, splitWords, wordSet } from '../profile/words.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { isKeyOf, isWhole, type RelationCandidate } from './candidates.ts';
import { isCalledKey } from './name-links.ts';

/** How unlikely it must be that all values were found by chance. */
const chanceAllowed = 1e-4;
/** Where more of the numbers are taken, whole stretches of them are, and chance cannot be told. */
const densestKey = 0.3;
const fewestTexts = 3;
/** A table of a kind of the other's rows has clearly fewer of them; as many keys are only numbered alike. */
const largestKind = 0.7;
const measured = wordSet(
  'salary price cost amount year age size weight height length distance capacity population score point count total',
);

/**
 * Whether values alone would tell that a column points at a key. Small numbers from 1 up are found in every key, so it takes
 * keys with gaps, and more values than chance explains; a text must hold several names that all stand in the other table.
 */
export function pointsByValues({ from, fromColumn, to, toColumn }: RelationCandidate): boolean {
  if (!isKeyOf(to, toColumn) || isMeasured(fromColumn)) return false;
  if (fromColumn.type === 'text')
    return (
      fromColumn.distinctCount >= fewestTexts && !isKeyOf(from, fromColumn) && mayHold(fromColumn, toColumn)
    );
  if (fromColumn.isUnique && fromColumn.distinctCount > toColumn.distinctCount * largestKind) return false;
  const isKey = toColumn.role === 'identifier' && isCalledKey(toColumn);
  return isKey && isWhole(fromColumn) && chanceOf(fromColumn, toColumn) < chanceAllowed;
}

/** Money, shares and days are no keys, whatever their values. */
function isMeasured({ name, role, unit }: ColumnProfile): boolean {
  const isAmount = role === 'ratio' || role === 'date' || role === 'balance' || unit !== null;
  return isAmount || hasWord(splitWords(name), measured);
}

/** The few values of the one that are known must not be missing in all the known ones of the other. */
function mayHold(from: ColumnProfile, to: ColumnProfile): boolean {
  // Where its list is apart of the profile the data are asked, see `withoutMissing`.
  if (!to.hasAllValues) return true;
  const known = new Set(to.values.map(({ value }) => value));
  return from.values.every(({ value }) => known.has(value));
}

const valuesLookedFor = 3;

/**
 * The candidates without those of whose values one is missing in the other table, where its list is apart of the profile: by one
 * statement, which reads each target once.
 */
export async function withoutMissing(
  run: RunQuery,
  candidates: readonly RelationCandidate[],
  deadlineMs: number,
): Promise<RelationCandidate[]> {
  const looked = candidates.filter(
    ({ fromColumn, toColumn }) => fromColumn.type === 'text' && toColumn.listedApart !== undefined,
  );
  if (looked.length === 0) return [...candidates];
  const targets = [...Map.groupBy(looked, ({ to, toColumn }) => `${to.sqlName}\0${toColumn.name}`).values()];
  const parts = targets.flatMap((own, index) => {
    const [first] = own;
    if (!first) return [];
    const name = quoteName(first.toColumn.name);
    const values = [...new Set(own.flatMap(({ fromColumn }) => samplesOf(fromColumn)))];
    return `SELECT ${index} AS i, ${name} AS value FROM ${quoteName(first.to.sqlName)} WHERE ${name} IN (${values.map(quoteText).join(', ')})`;
  });
  const tables = new Map(looked.map(({ to }) => [to.sqlName, to.versionId]));
  const { rows } = await run({
    sql: parts.join(' UNION ALL '),
    tables: [...tables].map(([sqlName, versionId]) => ({ sqlName, versionId })),
    maxRows: looked.length * valuesLookedFor,
    deadlineMs,
  });
  const found = new Set(rows.map(([index, value]) => `${index}\0${value}`));
  const missing = new Set(
    targets.flatMap((own, index) =>
      own.filter(
        ({ fromColumn }) => !samplesOf(fromColumn).every((value) => found.has(`${index}\0${value}`)),
      ),
    ),
  );
  return candidates.filter((candidate) => !missing.has(candidate));
}

function samplesOf({ values }: ColumnProfile): string[] {
  return values.slice(0, valuesLookedFor).map(({ value }) => value);
}

/** That numbers of this size would all be found among the keys: the more gaps and the more values, the less. */
function chanceOf(from: ColumnProfile, to: ColumnProfile): number {
  const size = Math.max(1, Number(to.max) + 1);
  const density = Math.min(1, to.distinctCount / size);
  return density > densestKey ? 1 : density ** from.distinctCount;
}
