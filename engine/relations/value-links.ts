import type { ColumnProfile } from '#kernel/catalog.ts';
import { hasWord, splitWords, wordSet } from '../profile/words.ts';
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
  if (!to.hasAllValues) return true;
  const known = new Set(to.values.map(({ value }) => value));
  return from.values.every(({ value }) => known.has(value));
}

/** That numbers of this size would all be found among the keys: the more gaps and the more values, the less. */
function chanceOf(from: ColumnProfile, to: ColumnProfile): number {
  const size = Math.max(1, Number(to.max) + 1);
  const density = Math.min(1, to.distinctCount / size);
  return density > densestKey ? 1 : density ** from.distinctCount;
}
