import { columnsMeasuring } from '../frames/comparative-rules.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { comparativeAdjectives, measuringVerbs } from '../lexicon/dimensions.ts';
import { keyColumn, type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import { isNumber } from '../planning/nouns.ts';
import type { Part } from './links.ts';
import { onlyNearest, spokenTables } from './spoken-tables.ts';

/** The column that a number is compared with, the part that names it, and what speaks against it where none does. */
export interface Compared {
  column: ModelColumn;
  part: Part | null;
  doubt: string | null;
}

/**
 * What a number is compared with: a column named right behind it or before it, what a word like "older" measures, the key of the table that the number
 * stands behind; else a column beside it that seemed to do something else.
 */
export function comparedColumn(
  lattice: Lattice,
  parts: readonly Part[],
  index: number,
  used: ReadonlySet<Part>,
): Compared | null {
  const before = parts
    .slice(0, index)
    .findLast(({ role, column }) => role === 'condition' && column !== null && isNumber(column));
  const behind = behindNumber(lattice, parts, index);
  const isTaken = before === undefined || used.has(before);
  if (behind?.role === 'condition' && (isTaken || !isBeside(lattice, before, parts[index])))
    return named(behind);
  if (before && !isTaken) return named(before);
  const next = parts[index + 1];
  const isNext = next?.role === 'condition' && next.column !== null && isNumber(next.column);
  if (isNext && !used.has(next) && isBeside(lattice, parts[index], next)) return named(next);
  const measured = measuredColumn(lattice, parts, index);
  if (measured) return { column: measured, part: null, doubt: 'column implied' };
  if (before) return named(before);
  return (
    keyOfTable(lattice, parts, index) ??
    (behind && isOpen(behind) ? guessed(parts, index, behind) : null) ??
    columnBefore(lattice, parts, index) ??
    wordColumn(lattice, parts, index)
  );
}

function named(part: Part): Compared | null {
  return part.column && { column: part.column, part, doubt: null };
}

const joining = new Set(['and', 'or', ',', 'but', ';']);

/** "more than 3 stops": the number column whose name begins where the number ends. */
function behindNumber({ tokens }: Lattice, parts: readonly Part[], index: number): Part | null {
  const [part, next] = [parts[index], parts[index + 1]];
  if (!part || !next || next.mention.columns.length === 0) return null;
  const between = tokens.slice(part.mention.to, next.mention.from).map(({ lower }) => lower);
  return between.length <= 1 && !between.some((word) => joining.has(word)) && numberColumn(parts, index, next)
    ? next
    : null;
}

const widest = 4;

/** Only words that compare stand between the column and the number. */
function isBeside({ tokens }: Lattice, before: Part | undefined, part: Part | undefined): boolean {
  if (!before || !part) return false;
  const between = tokens.slice(before.mention.to, part.mention.from).map(({ lower }) => lower);
  return between.length <= widest + 2 && !between.some((word) => joining.has(word));
}

/** The number column that a mention stands for: as it is linked, or else the one of a table that is spoken of. */
function numberColumn(parts: readonly Part[], index: number, part: Part): ModelColumn | null {
  if (part.column && (isNumber(part.column) || part.role === 'condition'))
    return isNumber(part.column) ? part.column : null;
  const tables = spokenTables(parts, index);
  const columns = part.mention.columns.filter(({ column }) => isNumber(column));
  const best = Math.max(...columns.map(({ score }) => score));
  const nearest = columns.filter(({ score }) => score >= best - 0.1).map(({ column }) => column);
  return nearest.length === 1 ? (nearest[0] ?? null) : onlyNearest(nearest, tables);
}

/** What is totalled or ranked is not compared as well. */
export function isOpen({ role }: Part): boolean {
  return role === 'none' || role === 'shown' || role === 'grouped';
}

function guessed(parts: readonly Part[], index: number, part: Part): Compared | null {
  const column = numberColumn(parts, index, part);
  return column && { column, part, doubt: 'column of another role' };
}

/** "a rank between 10 and 15", where the rank seemed to be shown: nothing else is named between the two. */
function columnBefore(lattice: Lattice, parts: readonly Part[], index: number): Compared | null {
  const part = parts[index];
  const before = parts[index - 1];
  if (!part || !before || before.mention.columns.length === 0 || !isOpen(before)) return null;
  return part.mention.from - before.mention.to <= widest && isBeside(lattice, before, part)
    ? guessed(parts, index, before)
    : null;
}

const window = 5;

/** "older than 30", "80 or taller", "that cost more than 20": the column that such a word measures, of a table that is spoken of. */
function measuredColumn(lattice: Lattice, parts: readonly Part[], index: number): ModelColumn | null {
  const { tokens } = lattice;
  const mention = parts[index]?.mention;
  if (!mention) return null;
  const begin = Math.max(parts[index - 1]?.mention.to ?? 0, mention.from - window);
  const said = tokens.slice(begin, mention.from);
  const behind = tokens.slice(mention.to, mention.to + 3).map(({ lower }) => lower);
  const isAge = behind[0] === 'years' && behind[1] === 'old';
  const words = [
    ...said.toReversed().flatMap(({ lower, lemma }, back) => {
      const isExpensive = lower === 'expensive';
      const isThan = said[said.length - back]?.lower === 'than';
      const adjective =
        isExpensive || isThan ? comparativeAdjectives.get(isExpensive ? 'pricier' : lower) : undefined;
      return [adjective?.columns ?? measuringVerbs.get(lower) ?? measuringVerbs.get(lemma) ?? []];
    }),
    ...(behind[0] === 'or' || behind[0] === 'and'
      ? [comparativeAdjectives.get(behind[1] ?? '')?.columns ?? []]
      : []),
    ...(isAge ? [['age']] : []),
  ];
  const tables = spokenTables(parts, index);
  for (const measured of words) {
    if (measured.length === 0) continue;
    const found = measuredAmong(lattice, measured, tables);
    if (found) return found;
  }
  return null;
}

/** Each word in its turn, for another table may have a column of the first one; columns of no other name before those that only end in it. */
function measuredAmong(lattice: Lattice, words: string[], tables: string[]): ModelColumn | null {
  const columnsOf = (word: string): ModelColumn[] =>
    columnsMeasuring(lattice, [word], null).map(({ column }) => column);
  for (const isExact of [true, false])
    for (const word of words) {
      const columns = columnsOf(word).filter(({ lemmas }) => !isExact || lemmas.join(' ') === word);
      const found = onlyNearest(columns, tables);
      if (found) return found;
    }
  return null;
}

/** "with memory above 64", where the header says it in more words: the only number column of a table that is spoken of whose name has the word. */
function wordColumn(
  { model, tokens, spans }: Lattice,
  parts: readonly Part[],
  index: number,
): Compared | null {
  const [before, part] = [parts[index - 1], parts[index]];
  if (!part) return null;
  const begin = Math.max(before?.mention.to ?? 0, part.mention.from - window);
  const at = tokens.findLastIndex(
    ({ kind }, place) =>
      place >= begin &&
      place < part.mention.from &&
      kind === 'word' &&
      (spans[place] ?? []).every((span) => span.kind !== 'operator' && span.kind !== 'filler'),
  );
  const word = tokens[at]?.lemma;
  if (word === undefined) return null;
  const columns = [...model.columns.values()].filter(
    (column) => isNumber(column) && column.profile.role !== 'identifier' && column.lemmas.includes(word),
  );
  const column = onlyNearest(columns, spokenTables(parts, index));
  return column && { column, part: null, doubt: 'column by one word' };
}

const numbering = new Set(['number', 'no', 'id', '#', 'code', 'with']);

/** "course 301": the key of the table that is named right before the number. */
function keyOfTable({ model, tokens }: Lattice, parts: readonly Part[], index: number): Compared | null {
  const [before, part] = [parts[index - 1], parts[index]];
  if (!before?.table || !part) return null;
  const between = tokens.slice(before.mention.to, part.mention.from).map(({ lower }) => lower);
  if (between.length > 1 || !between.every((word) => numbering.has(word))) return null;
  const key = keyColumn(before.table);
  const column = key && [...model.columns.values()].find(({ ref }) => sameColumn(ref, key));
  return column && isNumber(column) ? { column, part: null, doubt: 'key unsaid' } : null;
}
