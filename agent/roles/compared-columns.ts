import { columnsMeasuring } from '../frames/comparative-rules.ts';
import type { Lattice, Span } from '../lattice/lattice.ts';
import { comparativeAdjectives, measuringVerbs } from '../lexicon/dimensions.ts';
import { keyColumn, type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import { isNumber } from '../planning/nouns.ts';
import { shareRoot } from '../text/word-roots.ts';
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
  // "ordered more than 3 times" counts.
  if (lattice.tokens[parts[index]?.mention.to ?? -1]?.lower === 'times') return null;
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
    wordColumn(lattice, parts, index) ??
    bareAge(lattice, parts, index) ??
    onlyNumber(lattice, parts, index)
  );
}

function named(part: Part): Compared | null {
  return part.column && { column: part.column, part, doubt: null };
}

const joining = new Set(['and', 'or', ',', 'but', ';']);

/** "more than 3 stops", "3 or 4 stops": the number column whose name begins where the number, or the last of a list of them, ends. */
function behindNumber(lattice: Lattice, parts: readonly Part[], index: number, listed = false): Part | null {
  const [part, next] = [parts[index], parts[index + 1]];
  if (!part || !next) return null;
  const between = lattice.tokens.slice(part.mention.to, next.mention.from).map(({ lower }) => lower);
  if (between.length > 1) return null;
  const isJoined = between.some((word) => joining.has(word) || word === 'to');
  if (isJoined && !listed && next.mention.number !== null && next.mention.columns.length === 0)
    return behindNumber(lattice, parts, index + 1, true);
  if (isJoined || next.mention.columns.length === 0) return null;
  return numberColumn(parts, index, next) ? next : null;
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

const tying = new Set('is are was were be being of than with a an the that from at to number'.split(' '));

/** "a rank between 10 and 15", where the rank seemed to be shown: nothing else is named between the two. */
function columnBefore(lattice: Lattice, parts: readonly Part[], index: number): Compared | null {
  const part = parts[index];
  const before = parts[index - 1];
  if (!part || !before || before.mention.columns.length === 0 || !isOpen(before)) return null;
  const { tokens, spans } = lattice;
  for (let at = before.mention.to; at < part.mention.from; ) {
    const small = (spans[at] ?? []).filter(({ kind }) => kind === 'operator' || kind === 'filler');
    const to = Math.max(at, ...small.map((span) => span.to));
    const lower = tokens[at]?.lower ?? '';
    if (to === at && (!tying.has(lower) || joining.has(lower))) return null;
    at = Math.max(to, at + 1);
  }
  return isBeside(lattice, before, part) ? guessed(parts, index, before) : null;
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

/** "with memory above 64", where the header says it in more words: the number column whose name has the most words of those before the number. */
function wordColumn(lattice: Lattice, parts: readonly Part[], index: number): Compared | null {
  const { model, tokens, spans } = lattice;
  const [before, part] = [parts[index - 1], parts[index]];
  if (!part) return null;
  const begin = Math.max(before?.mention.to ?? 0, part.mention.from - window);
  const said = tokens.slice(begin, part.mention.from);
  const naming = said.filter(({ kind }, back) => kind === 'word' && !isSmall(spans[begin + back] ?? []));
  const countOf = ({ lemmas }: ModelColumn): number =>
    naming.some(({ lemma }) => lemmas.includes(lemma))
      ? said.filter(({ lower, lemma }) => lemmas.includes(lemma) || lemmas.includes(lower)).length
      : // "whose rank is 3" of the column Ranking.
        Number(lemmas.length === 1 && said.some(({ lemma }) => shareRoot(lemma, lemmas[0] ?? '')));
  const tables = spokenTables(parts, index);
  const columns = [...model.columns.values()].filter(
    (column) => isNumber(column) && column.profile.role !== 'identifier' && tables.includes(column.ref.table),
  );
  const most = Math.max(1, ...columns.map(countOf));
  const column = onlyNearest(
    columns.filter((one) => countOf(one) === most),
    tables,
  );
  return column && { column, part: null, doubt: 'column by one word' };
}

function isSmall(spans: readonly Span[]): boolean {
  return spans.some(({ kind }) => kind === 'operator' || kind === 'filler');
}

/** "people under 40": with no other word, an age is bounded. */
function bareAge(lattice: Lattice, parts: readonly Part[], index: number): Compared | null {
  const part = parts[index];
  const word = part && lattice.tokens[part.mention.from - 1]?.lower;
  if (word !== 'under' && word !== 'over') return null;
  const column = measuredAmong(lattice, ['age'], spokenTables(parts, index).slice(0, 2));
  return column && { column, part: null, doubt: 'column implied' };
}

/** "a rating above 3": the only number that is told of the table named right before it. */
function onlyNumber({ model, tokens }: Lattice, parts: readonly Part[], index: number): Compared | null {
  const [before, part] = [parts[index - 1], parts[index]];
  const table = before?.table;
  const next = parts[index + 1];
  // "more than 4 documents" counts them.
  const isCount =
    next !== undefined && next.mention.from === part?.mention.to && next.mention.tables.length > 0;
  if (!table || !part || isCount || part.mention.from - before.mention.to > widest) return null;
  const between = tokens.slice(before.mention.to, part.mention.from).map(({ lower }) => lower);
  if (between.some((word) => joining.has(word)) || between.length === 0) return null;
  const pointing = new Set(
    model.relations
      .filter(({ fromTable }) => fromTable === table.sqlName)
      .map(({ fromColumn }) => fromColumn),
  );
  const [column, ...more] = [...model.columns.values()].filter(
    (one) =>
      one.ref.table === table.sqlName &&
      isNumber(one) &&
      one.profile.role !== 'identifier' &&
      !pointing.has(one.ref.column),
  );
  return column && more.length === 0 ? { column, part: null, doubt: 'column implied' } : null;
}

const numbering = new Set(['number', 'no', 'id', '#', 'code', 'with', 'the', 'of', 'whose', 'is']);

/** "course 301", "the address of customer 10": the key of the table that is named right before the number. */
function keyOfTable({ model, tokens }: Lattice, parts: readonly Part[], index: number): Compared | null {
  const [before, part] = [parts[index - 1], parts[index]];
  const isRightBehind = before && before.mention.to === part?.mention.from;
  const table = before?.table ?? (isRightBehind ? before.mention.owners[0]?.table : undefined);
  if (!table || !before || !part) return null;
  const between = tokens.slice(before.mention.to, part.mention.from).map(({ lower }) => lower);
  if (!between.every((word) => numbering.has(word))) return null;
  const key = keyColumn(table);
  const column = key && [...model.columns.values()].find(({ ref }) => sameColumn(ref, key));
  return column && isNumber(column) ? { column, part: null, doubt: 'key unsaid' } : null;
}
