import type { Comparison, Direction } from '../plan.ts';
import type { RowColumn, RowTable } from './row-table.ts';

/** Rows that hold named cells, or whose number compares so. */
export type RowCondition =
  | {
      kind: 'cells';
      column: RowColumn;
      rows: Set<number>;
      isWhole: boolean;
      hasLonger?: boolean;
      /** With the rows that hold it within a longer cell. */
      holding?: Set<number>;
      /** Said of the names that are shown. */
      isOfShown?: true;
      /** Of names that were told together, the rows of each. */
      parts?: Set<number>[];
      negated?: true;
    }
  | { kind: 'number'; column: RowColumn; operator: Comparison; value: number }
  | { kind: 'either'; parts: RowCondition[] };

export type Shown =
  | { kind: 'column'; column: RowColumn }
  | { kind: 'count'; column: RowColumn | null }
  | { kind: 'sum' | 'avg'; column: RowColumn }
  /** Of a number between the two rows, or groups of rows, that `sides` name. */
  | { kind: 'difference'; column: RowColumn | null; sides: [RowCondition, RowCondition] }
  /** How many rows stand one behind the other at most. */
  | { kind: 'run'; column: null }
  /** Between two numbers of the same rows. */
  | { kind: 'spread'; column: null; sides: Spread }
  /** Whether the number of one row, of all rows or their count stands so to that of another row or to the bound. */
  | {
      kind: 'verdict';
      column: RowColumn | null;
      sides: [RowCondition | null, RowCondition | null];
      bound: number | null;
      operator: Comparison;
      told: { isMet: string; isNot: string };
    };

interface SpreadSide {
  column: RowColumn;
  aggregate: 'sum' | 'max' | 'min';
}
export type Spread = [SpreadSide, SpreadSide];

/** How a word was taken that owns no column and no cell. */
export type LeftKind =
  | 'verb'
  | 'rows'
  | 'noun'
  | 'about'
  | 'header'
  | 'headerVerb'
  /** The header of what the rows are. */
  | 'subject'
  | 'other'
  | 'name'
  | 'sum'
  /** Changes what is asked, and has no part in the reading. */
  | 'unread'
  /** Stands for cells that are merely akin to it. */
  | 'near';

/** What is asked of the rows of one table. */
export interface RowQuery {
  shown: Shown;
  where: RowCondition[];
  /** The row at a place among those that are left, in the order of the file. */
  place: { at: number; fromEnd: boolean } | null;
  /** Only rows behind, or before, those that meet this. */
  beside: { side: 'after' | 'before'; of: RowCondition[] } | null;
  extreme: { column: RowColumn; direction: Direction } | null;
  /** Of the values shown, the one that stands in most rows, or fewest. */
  frequency: Direction | null;
  /** The values are told apart by what this comes to, not by how many rows they have. */
  summed: RowColumn | null;
  /** Only the rows with the most, or the least, of what a score comes to, or with the last of dates that are kept as texts. */
  ofScore: { column: RowColumn; part: 'margin' | 'sum' | 'date'; isMost: boolean } | null;
  /** Only values that stand in so many rows. */
  repeats: { operator: Comparison; count: number } | null;
  /** One row alone may meet the conditions. */
  isSingle: boolean;
  /** Several may be asked for. */
  isPlural: boolean;
  /** So many are asked for: "which two". */
  said: number | null;
  /** Verbs that say what is done with the rows, and may say of which. */
  verbs: string[];
  /** Words that own nothing, and how each was taken. */
  left: { kind: LeftKind; word: string }[];
  /** What else speaks for or against the reading, by name. */
  signs: string[];
  /** How far the words were stretched; only the least stretched readings compete. */
  stretch: number;
}

export function emptyQuery(shown: Shown): RowQuery {
  return {
    shown,
    where: [],
    place: null,
    beside: null,
    extreme: null,
    frequency: null,
    summed: null,
    repeats: null,
    ofScore: null,
    isSingle: false,
    isPlural: false,
    said: null,
    verbs: [],
    left: [],
    signs: [],
    stretch: 0,
  };
}

export const compare: Record<Comparison, (left: number, right: number) => boolean> = {
  '=': (left, right) => left === right,
  '<>': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

/** The rows that meet all conditions, totals left out, in the order of the file. */
export function rowsOf(table: RowTable, where: RowCondition[]): number[] {
  const all = Array.from({ length: table.count }, (_, row) => row);
  return all.filter((row) => !table.totals.has(row) && where.every((condition) => meets(condition, row)));
}

export function meets(condition: RowCondition, row: number): boolean {
  switch (condition.kind) {
    case 'cells':
      return condition.rows.has(row) !== (condition.negated === true);
    case 'either':
      return condition.parts.some((part) => meets(part, row));
    case 'number': {
      const number = condition.column.cells[row]?.number ?? null;
      return number !== null && compare[condition.operator](number, condition.value);
    }
  }
}

export function signed(queries: RowQuery[], sign: string): RowQuery[] {
  return queries.map((query) => ({ ...query, signs: [...query.signs, sign] }));
}
