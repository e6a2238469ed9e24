import type { FindingPlace, ImportTarget, RowSink } from '../connector.ts';
import { findTotals, type Row, type WatchedRow } from './totals/find-totals.ts';
import { emptySums, type Sums } from './totals/sums.ts';
import { plainText, readTotalLabel } from './totals/total-words.ts';

const noteWord =
  /^\s*(\*|source\b|note\b|notes\b|quelle\b|hinweis\b|generated\b|created\b|printed\b|exported\b|stand\b|©)/i;
const commentMark = /^\s*(?:#|\/\/|--)\s*\p{L}/u;
/** Rows that are held to be added up; of larger tables only those that say themselves what they are. */
const mostRows = 20_000;
/** Lines that a fix names one by one. */
const mostLines = 10_000;
const shownLabels = 2;

/** What the workbook says of a row. */
export type RowMarks = Pick<WatchedRow, 'isMarked' | 'isDeclared' | 'level'>;

/**
 * Watches the rows of a table for those that are not its rows: totals, subtotals between them, and notes below. Totals are
 * left out, so that nothing is counted twice; what only looks like one is kept. Both are told with their lines.
 */
export class RowWatch {
  readonly #table: string;
  readonly #columns: readonly string[];
  readonly #target: ImportTarget;
  #rows: WatchedRow[] = [];
  #last: WatchedRow[] = [];
  #count = 0;

  constructor(table: string, columns: readonly string[], target: ImportTarget) {
    this.#table = table;
    this.#columns = columns;
    this.#target = target;
  }

  /** @param line 1-based, of the file or sheet; absent where it is not known */
  add(cells: Row, line?: number, { isMarked, isDeclared, level }: RowMarks = {}): void {
    // What a person left out is no row any more.
    if (line !== undefined && this.#target.dropsRow?.(this.#table, line) === true) return;
    const row: WatchedRow = {
      cells,
      line,
      ...(isMarked && { isMarked }),
      ...(isDeclared && { isDeclared }),
      ...(level && { level }),
    };
    this.#count += 1;
    this.#last.push(row);
    if (this.#last.length > 3) this.#last.shift();
    if (this.#count <= mostRows) this.#rows.push(row);
    else if (this.#count === mostRows + 1) this.#rows = [...this.#rows, row].filter(isByItself);
    else if (isByItself(row)) this.#rows.push(row);
  }

  /**
   * Tells what was seen, and leaves the totals out. To be called once, after the last row, before the sink is closed.
   * @param sink absent where the rows are written already: what they are is told alone
   */
  async tell(sink?: RowSink): Promise<void> {
    const notes = this.#last.filter(({ cells }) => this.#isNote(cells));
    if (notes.length > 0) {
      this.#target.warn(
        `Below the table "${this.#table}" stand notes ("${shorten(firstText(notes[0]?.cells ?? []))}"). They were kept as rows.`,
        this.#place('note', notes, 'dropRows'),
      );
    }
    this.#tellCommented();
    const { totals, doubtful, results, derived, rates } = this.#find(notes);
    const leaves = sink?.leaveOut;
    const isLeft = ({ line }: WatchedRow): boolean =>
      leaves !== undefined && line !== undefined && this.#target.keepsRow?.(this.#table, line) !== true;
    const left = totals.filter(isLeft);
    const leftRates = derived.filter(isLeft);
    const lines = [...left, ...leftRates].flatMap(({ line }) => (line === undefined ? [] : [line]));
    if (lines.length > 0 && leaves !== undefined) {
      await leaves(lines, shorten(labelOf((left.at(-1) ?? leftRates.at(-1))?.cells ?? [])));
      if (left.length > 0) this.#tellLeftOut(left);
      if (leftRates.length > 0) this.#tellLeftRates(leftRates);
    }
    this.#tellResults(results);
    this.#tellRates([...rates, ...(leaves === undefined ? derived : [])]);
    this.#tellDoubtful([...doubtful, ...(leaves === undefined ? totals : [])]);
  }

  #find(
    notes: readonly WatchedRow[],
  ): Record<'totals' | 'doubtful' | 'results' | 'derived' | 'rates', WatchedRow[]> {
    if (this.#count > mostRows) {
      const last = this.#last.filter((row) => !notes.includes(row)).at(-1);
      const isClear = (row: WatchedRow): boolean =>
        row.isDeclared === true || row === last || filledTexts(row.cells) <= 1;
      const isWide = this.#last.some((row) => !isByItself(row) && filledTexts(row.cells) >= 2);
      const totals = this.#rows.filter(
        (row) => row.isDeclared === true || row === last || (isWide && isClear(row)),
      );
      return {
        totals,
        doubtful: this.#rows.filter((row) => !totals.includes(row) && filledTexts(row.cells) <= 1),
        results: [],
        derived: [],
        rates: [],
      };
    }
    const rows = this.#rows.filter((row) => !notes.includes(row));
    const found = findTotals(rows, this.#columns, this.#sumsBefore());
    const at = (index: number): WatchedRow[] => rows.slice(index, index + 1);
    return {
      totals: found.totals.flatMap(at),
      doubtful: found.doubtful.flatMap(at),
      results: (found.results ?? []).flatMap(at),
      derived: (found.derived ?? []).flatMap(at),
      rates: (found.rates ?? []).flatMap(at),
    };
  }

  /** What the table holds that the rows go into: a total may be of its rows as well. */
  #sumsBefore(): Sums | undefined {
    const known = this.#target.knownTable?.(this.#table);
    if (known === undefined) return undefined;
    const before = { ...emptySums(this.#columns.length), rows: -known.rowCount };
    for (const [index, name] of this.#columns.entries()) {
      const sum = known.columns.find((column) => column.name.toLowerCase() === name.toLowerCase())?.sum;
      before.amounts[index] = -(sum?.amount ?? 0);
      before.filled[index] = -(sum?.filled ?? 0);
      before.negative[index] = -(sum?.negative ?? 0);
    }
    return before;
  }

  #tellLeftOut(rows: readonly WatchedRow[]): void {
    const isOne = rows.length === 1;
    this.#target.decide(
      isOne
        ? `In "${this.#table}", 1 row is a total of others (${labelsOf(rows)}) and was left out, so that nothing is counted twice.`
        : `In "${this.#table}", ${rows.length.toLocaleString('en')} rows are totals of others (${labelsOf(rows)}) and were left out, so that nothing is counted twice.`,
      this.#place('total', rows, 'keepRows'),
    );
  }

  #tellLeftRates(rows: readonly WatchedRow[]): void {
    this.#target.decide(
      rows.length === 1
        ? `In "${this.#table}", 1 row tells a share or a change of the others (${labelsOf(rows)}) and was left out: it is no amount to add to them.`
        : `In "${this.#table}", ${rows.length.toLocaleString('en')} rows tell shares or changes of the others (${labelsOf(rows)}) and were left out: they are no amounts to add to them.`,
      this.#place('total', rows, 'keepRows'),
    );
  }

  #tellRates(rows: readonly WatchedRow[]): void {
    if (rows.length === 0) return;
    this.#target.warn(
      rows.length === 1
        ? `In "${this.#table}", 1 row looks like a share or a change of the others (${labelsOf(rows)}) and was kept: sums and averages take it in.`
        : `In "${this.#table}", ${rows.length.toLocaleString('en')} rows look like shares or changes of the others (${labelsOf(rows)}) and were kept: sums and averages take them in.`,
      this.#place('total', rows, 'dropRows'),
    );
  }

  /** `#S,20` among rows without such a mark: taken out by whoever wrote the file, or not. `#1` is a number. */
  #tellCommented(): void {
    const commented = this.#rows.filter(({ cells }) => commentMark.test(firstText(cells)));
    if (commented.length === 0 || commented.length * 3 > this.#rows.length) return;
    const isOne = commented.length === 1;
    this.#target.warn(
      `In "${this.#table}", ${isOne ? '1 row begins' : `${commented.length.toLocaleString('en')} rows begin`} as a comment does ("${shorten(firstText(commented[0]?.cells ?? []))}") and ${isOne ? 'was' : 'were'} kept.`,
      this.#place('note', commented, 'dropRows'),
    );
  }

  /** Leaving them out would not help: of the other lines some are added, and some taken away. */
  #tellResults(rows: readonly WatchedRow[]): void {
    const [first] = rows;
    if (first === undefined) return;
    this.#target.warn(
      `The rows of "${this.#table}" are lines of a statement, of which ${rows.length === 1 ? '1 is a result' : `${rows.length.toLocaleString('en')} are results`} of those above (${labelsOf(rows)}). Added up they say nothing: ask for single lines.`,
      { kind: 'total', table: this.#table, ...(first.line !== undefined && { line: first.line }) },
    );
  }

  #tellDoubtful(rows: readonly WatchedRow[]): void {
    if (rows.length === 0) return;
    const isOne = rows.length === 1;
    const isOfParts = rows.every(({ cells }) => readTotalLabel(firstText(cells))?.kind === 'part');
    this.#target.warn(
      isOne
        ? `In "${this.#table}", 1 row looks like a ${isOfParts ? 'part of another' : 'total'} (${labelsOf(rows)}) and was kept: sums may count ${isOfParts ? 'it' : 'what it adds up'} twice.`
        : `In "${this.#table}", ${rows.length.toLocaleString('en')} rows look like ${isOfParts ? 'parts of other rows' : 'totals'} (${labelsOf(rows)}) and were kept: sums may count ${isOfParts ? 'them' : 'what they add up'} twice.`,
      this.#place('total', rows, 'dropRows'),
    );
  }

  #place(
    kind: 'total' | 'note',
    rows: readonly { line: number | undefined }[],
    fix: 'dropRows' | 'keepRows',
  ): FindingPlace {
    const lines = rows.flatMap(({ line }) => (line === undefined ? [] : [line]));
    const [line] = lines;
    const isOffered = line !== undefined && lines.length <= mostLines;
    return {
      kind,
      table: this.#table,
      ...(line !== undefined && { line }),
      ...(isOffered && { fix: { kind: fix, lines } }),
    };
  }

  #isNote(cells: Row): boolean {
    return this.#columns.length >= 2 && filledCells(cells) === 1 && noteWord.test(firstText(cells));
  }
}

/** Whether rows such as these, the last ones of a file among them, are worth to be read one by one for their totals. */
export function mayHoldTotals(rows: readonly Row[], width: number): boolean {
  const last = rows.at(-1);
  const isLabelled = (row: Row): boolean => {
    const label = row
      .map((cell) => (cell === null ? null : readTotalLabel(cell)))
      .find((found) => found !== null);
    if (label === undefined || label === null || label.kind === 'average') return false;
    if (label.kind === 'part') return readTotalLabel(firstText(row))?.kind === 'part';
    return row === last ? label.rest === '' : filledTexts(row) <= 1 && filledCells(row) < width;
  };
  if (rows.some(isLabelled)) return true;
  const before = rows.at(-2);
  return (
    last !== undefined &&
    before !== undefined &&
    filledTexts(last) === 0 &&
    filledTexts(before) > 0 &&
    filledCells(last) > 0
  );
}

/** A row of a large table that says itself that it is a total, with a word for it and nothing else. */
function isByItself({ cells, isDeclared }: WatchedRow): boolean {
  if (isDeclared === true) return true;
  const label = cells
    .map((cell) => (cell === null ? null : readTotalLabel(cell)))
    .find((found) => found !== null);
  return label !== undefined && label !== null && label.kind === 'total' && label.rest === '';
}

function labelsOf(rows: readonly WatchedRow[]): string {
  const labels = [...new Set(rows.map(({ cells }) => shorten(labelOf(cells))))];
  const shown = labels.slice(0, shownLabels).map((label) => (label === '' ? 'without a name' : `"${label}"`));
  return `${shown.join(', ')}${labels.length > shownLabels ? ', …' : ''}`;
}

/** The words of a total row; empty where it has none. */
function labelOf(cells: Row): string {
  const text = cells.find((cell) => cell !== null && readTotalLabel(cell) !== null) ?? firstText(cells);
  return /\p{L}/u.test(plainText(text)) ? text.trim() : '';
}

function firstText(cells: Row): string {
  return cells.find((cell) => cell !== null && cell !== '') ?? '';
}

function filledCells(cells: Row): number {
  return cells.reduce((count, cell) => count + (cell === null || cell.trim() === '' ? 0 : 1), 0);
}

/** Cells of words. */
function filledTexts(cells: Row): number {
  return cells.reduce((count, cell) => count + (cell !== null && /\p{L}{2}/u.test(cell) ? 1 : 0), 0);
}

function shorten(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 40 ? `${trimmed.slice(0, 39)}…` : trimmed;
}
