import type { Lattice } from '../lattice/lattice.ts';
import { displayColumn, type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef, Predicate } from '../plan.ts';
import type { Part } from './links.ts';
import { onlyNearest, spokenTables } from './spoken-tables.ts';

type Match = Extract<Predicate, { kind: 'text' }>['match'];

const reach = 5;
const behindReach = 2;
const farthest = 9;
const matches: [Match, RegExp][] = [
  ['contains', /^(contain(s|ed|ing)?|substring|words?|letters?|phrase|text|string|includ(e|es|ing)|part)$/],
  ['startsWith', /^(start(s|ed|ing)?|begin(s|ning)?|began|prefix)$/],
  ['endsWith', /^(end(s|ed|ing)?|suffix)$/],
];

/** What a text is compared with: a column of texts that is named beside it, or what the rows of a table that is spoken of are told by. */
export interface NamedText {
  column: ModelColumn;
  part: Part | null;
  doubt: string | null;
}

/** A value as its column holds it, or where a word speaks of parts of texts, these in the column that is named beside it. */
export function valuePredicate(lattice: Lattice, parts: readonly Part[], index: number): Predicate {
  const part = parts[index];
  const value = part?.value;
  if (!part || !value) throw new Error('A value has no link.');
  const match = matchAt(lattice, parts, index);
  if (!match)
    return {
      kind: 'oneOf',
      column: value.column,
      values: [value.value, ...(value.twins ?? [])],
      negated: false,
    };
  const text = lattice.tokens
    .slice(part.mention.from, part.mention.to)
    .map((token) => token.text)
    .join(' ');
  const column = matchedColumn(parts, index, value.column);
  return { kind: 'text', column, match, text, negated: false };
}

export function textPredicate(
  lattice: Lattice,
  parts: readonly Part[],
  index: number,
  column: ModelColumn,
  text: string,
): Predicate {
  const match = matchAt(lattice, parts, index) ?? 'contains';
  return { kind: 'text', column: column.ref, match, text, negated: false };
}

/** "starting with", "that include the word", "'roy' as a part": which part of a text is told, where one is. */
export function matchAt({ tokens }: Lattice, parts: readonly Part[], index: number): Match | null {
  const part = parts[index];
  if (!part) return null;
  const { from, to } = part.mention;
  const begin = Math.max(from - reach, lastValueBefore(parts, index));
  const before = tokens.slice(begin, from).map(({ lower }) => lower);
  const found = matches.find(([, words]) => before.some((word) => words.test(word)));
  if (found) return found[0];
  const behind = tokens.slice(to, to + behindReach + 1).map(({ lower }) => lower);
  return /^(in|as) (a )?(part|substring|prefix)/.test(behind.join(' ')) ? 'contains' : null;
}

/** Words in front of another value speak of that one. */
function lastValueBefore(parts: readonly Part[], index: number): number {
  const before = parts
    .slice(0, index)
    .findLast(({ mention, value }) => value !== null || mention.text !== null || mention.number !== null);
  return before?.mention.to ?? 0;
}

/** The column of a value is the one that is named beside it, if it holds texts. */
function matchedColumn(parts: readonly Part[], index: number, own: ColumnRef): ColumnRef {
  const named = textBeside(parts, index);
  const isNamed = parts.some(
    ({ role, column }) => role === 'condition' && column !== null && sameColumn(column.ref, own),
  );
  return !isNamed && named ? named.column.ref : own;
}

/** The column of texts in which a quotation is looked for. */
export function textColumn(lattice: Lattice, parts: readonly Part[], index: number): NamedText | null {
  const beside = textBeside(parts, index);
  if (beside) return beside;
  const [table] = spokenTables(parts, index);
  const from = parts[index]?.mention.from ?? 0;
  const isBeside = parts.some(
    ({ table: own, mention }) =>
      own?.sqlName === table && from >= mention.to && from - mention.to <= behindReach,
  );
  if (!isBeside && !matchAt(lattice, parts, index)) return null;
  const display = table === undefined ? undefined : lattice.model.tables.get(table);
  const ref = display ? displayColumn(display) : null;
  const column = ref && [...lattice.model.columns.values()].find((own) => sameColumn(own.ref, ref));
  return column && isText(column) ? { column, part: null, doubt: 'text of no column' } : null;
}

function textBeside(parts: readonly Part[], index: number): NamedText | null {
  const before = parts.slice(0, index);
  const condition =
    before.findLast((part) => part.role === 'condition' && textOf(parts, index, part) !== null) ??
    parts.slice(index + 1, index + 2).find((part) => part.role === 'condition' && textOf(parts, index, part));
  const column = condition && textOf(parts, index, condition);
  if (condition && column) return { column, part: condition, doubt: null };
  const at = parts[index]?.mention.from ?? 0;
  const other =
    before.findLast((part) => at - part.mention.to <= farthest && textOf(parts, index, part) !== null) ??
    parts.slice(index + 1, index + 2).find((part) => textOf(parts, index, part) !== null);
  const guess = other && textOf(parts, index, other);
  return guess ? { column: guess, part: other, doubt: 'column of another role' } : null;
}

function textOf(parts: readonly Part[], index: number, part: Part): ModelColumn | null {
  if (part.value) return null;
  if (part.column) return isText(part.column) ? part.column : null;
  if (part.table) return null;
  const columns = part.mention.columns.map(({ column }) => column).filter(isText);
  const [only, ...more] = columns;
  return only && more.length === 0 ? only : onlyNearest(columns, spokenTables(parts, index));
}

function isText({ profile }: ModelColumn): boolean {
  return profile.type === 'text';
}
