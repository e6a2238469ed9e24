import { type AmountMark, decimalsOf } from './amounts.ts';
import { copyOf, emptySums, isBetter, type Match, readColumn, type Sums, type WatchedRow } from './sums.ts';
import { isSoftWord, labelText, plainText, readTotalLabel, type TotalLabel } from './total-words.ts';

export interface FoundTotals {
  /** Proved, declared, or labelled with nothing else beside: left out. By index of the row. */
  totals: number[];
  /** What only looks like a total: kept and told. */
  doubtful: number[];
  /** What other rows leave when they are added and taken away: lines of a statement, kept and told. */
  results?: number[];
  /** Rows behind a total that tell a share or a change of the amounts above them: left out. */
  derived?: number[];
  /** Such rows where no total stands above them: kept and told. */
  rates?: number[];
}

/** Columns whose runs of equal texts are taken as groups. */
const mostGroupings = 4;
/** From here on a last row that adds up all others is told: 5, 6, 9, 20, but not 1, 2, 3, 6. */
const leastBits = 4;
type Strength = 'none' | 'weak' | 'proven';

export class AmountTable {
  readonly #rows: readonly WatchedRow[];
  readonly #labels: readonly (TotalLabel | null)[];
  readonly #isMarking: boolean;
  readonly #mark: AmountMark;
  /** Where the sums begin of a table that the rows are put into. */
  readonly #before: Sums | undefined;
  readonly #amounts: (Float64Array | null)[];
  readonly #decimals: number[];
  readonly #numeric: number[];
  readonly #texts: number[];
  /** The columns of words that nearly all rows fill. */
  readonly #filledTexts: number[];
  readonly #names: ReadonlySet<string>;

  constructor(
    rows: readonly WatchedRow[],
    columns: readonly string[],
    labels: readonly (TotalLabel | null)[],
    { mark, isMarking, before }: { mark: AmountMark; isMarking: boolean; before?: Sums | undefined },
  ) {
    this.#rows = rows;
    this.#labels = labels;
    this.#isMarking = isMarking;
    this.#mark = mark;
    this.#before = before;
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
    const read = Array.from({ length: width }, (_, column) => readColumn(rows, column, mark));
    this.#amounts = read.map(({ amounts }) => amounts);
    this.#decimals = read.map(({ decimals }) => decimals);
    this.#numeric = read.flatMap(({ amounts }, column) => (amounts === null ? [] : [column]));
    this.#texts = read.flatMap(({ amounts, filled }, column) =>
      amounts === null && filled > 0 ? [column] : [],
    );
    const groups = read.map(({ filled }) => filled >= 0.8 * rows.length || filled >= rows.length - 1);
    this.#filledTexts = this.#texts.filter((column) => groups[column]);
    this.#names = new Set(columns.flatMap((name) => labelText(name).split(' ')));
  }

  /** @param direction `up` for totals that stand above what they add up */
  find(direction: 'down' | 'up', isLooked: boolean): FoundTotals {
    const withMiddles = this.#walk(direction, isLooked);
    const unlabelled = withMiddles.plain.filter((index) => index !== this.#end(direction));
    const first =
      unlabelled.length >= 2 || unlabelled.length === 0 ? withMiddles : this.#walk(direction, false);
    return this.#withSameLabel(first);
  }

  #end(direction: 'down' | 'up'): number {
    return direction === 'down' ? this.#rows.length - 1 : 0;
  }

  #walk(direction: 'down' | 'up', takesMiddles: boolean): FoundTotals & { plain: number[] } {
    const sums = emptySums(this.#amounts.length);
    const start = copyOf(sums);
    let boundaries: Sums[] = [start];
    const runs = new Map<number, { text: string; from: Sums }>();
    const found = { totals: [] as number[], doubtful: [] as number[], plain: [] as number[] };
    const groupings = this.#texts.slice(0, mostGroupings);
    for (let step = 0; step < this.#rows.length; step += 1) {
      const index = direction === 'down' ? step : this.#rows.length - 1 - step;
      // A part of the row above is in that row's amount already.
      if (this.#labels[index]?.kind === 'part') {
        (direction === 'down' && this.#isWithin(index, found.totals) ? found.totals : found.doubtful).push(
          index,
        );
        continue;
      }
      const isSaid = this.#labels[index] !== null;
      const tried = [
        ...(this.#before && isSaid ? [this.#before] : []),
        ...boundaries,
        ...[...runs.values()].map(({ from }) => from),
      ];
      const matches = tried.map((from) => ({ from, match: this.#match(index, sums, from) }));
      const best = matches.reduce((left, right) => (isBetter(right.match, left.match) ? right : left));
      const isEnd = index === this.#end(direction);
      const strength = this.#judge(index, best.match, { isEnd, takesMiddles, runs });
      if (strength.of === 'proven') {
        found.totals.push(index);
        if (strength.isPlain) found.plain.push(index);
        const at = boundaries.indexOf(best.from);
        boundaries = [...boundaries.slice(0, at === -1 ? boundaries.length : at + 1), copyOf(sums)].slice(
          -200,
        );
        if (boundaries[0] !== start) boundaries = [start, ...boundaries];
        runs.clear();
        continue;
      }
      if (strength.of === 'weak') found.doubtful.push(index);
      for (const column of groupings) {
        const text = this.#rows[index]?.cells[column] ?? '';
        const run = runs.get(column);
        // An empty cell below a group's name belongs to the group.
        if (run === undefined || (text !== '' && text !== run.text))
          runs.set(column, { text, from: copyOf(sums) });
      }
      this.#addUp(sums, index);
    }
    found.totals.sort((left, right) => left - right);
    found.doubtful.sort((left, right) => left - right);
    return found;
  }

  /** A part of a total, and no larger than it: it is counted in the rows that the total adds up. */
  #isWithin(index: number, totals: readonly number[]): boolean {
    let above = index - 1;
    while (this.#labels[above]?.kind === 'part') above -= 1;
    if (!totals.includes(above)) return false;
    return this.#numeric.every((column) => {
      const [own, whole] = [index, above].map((row) => this.#amounts[column]?.[row] ?? Number.NaN);
      return Number.isNaN(own) || Math.abs(own ?? 0) <= Math.abs(whole ?? 0);
    });
  }

  #judge(
    index: number,
    match: Match,
    {
      isEnd,
      takesMiddles,
      runs,
    }: { isEnd: boolean; takesMiddles: boolean; runs: ReadonlyMap<number, { text: string }> },
  ): { of: Strength; isPlain: boolean } {
    const row = this.#rows[index];
    const label = this.#labels[index] ?? null;
    const filledTexts = this.#filledTexts.filter((column) => (row?.cells[column] ?? '') !== '').length;
    const of = (strength: Strength, isPlain = false) => ({ of: strength, isPlain });
    if (row?.isDeclared === true && (match.matched > 0 || label !== null || isEnd)) return of('proven');
    if (label !== null && label.kind === 'average') {
      if (label.rest === '' && match.isMean && match.rows >= 2) return of('proven');
    } else if (label !== null) {
      const isNamed = label.rest === '' || this.#isNameOf(label.rest, runs);
      // One column that repeats the single row above is chance where the others do not: a result is no total.
      const isChance = match.rows < 2 && match.missed > match.matched;
      if (match.matched > 0 && !isChance && (isNamed || (label.isCompound === true && match.rows >= 2)))
        return of('proven');
      if (label.isCompound === true) return of('none');
      if (match.matched >= 2 && match.matched > match.missed && match.rows >= 2) return of('proven');
      const isAlone = this.#filledTexts.length >= 2 && filledTexts <= 1;
      if (isAlone && isNamed && !isSoft(row)) return of('proven');
      const leavesOut = this.#filled(index) < this.#texts.length + this.#numeric.length;
      if (match.matched > 0 && match.rows >= 2) return of('weak');
      // `Total Energies` is a name: only what adds up, or is called a total and nothing else, is a doubt.
      return of(!isSoft(row) && isNamed && ((label.rest === '' && isEnd) || leavesOut) ? 'weak' : 'none');
    }
    if (match.matched === 0 || match.rows < 2) return of('none');
    if (this.#isMarking && row?.isMarked === true && match.matched > match.missed) return of('proven');
    if (this.#hasBlankLabel(index) && match.matched > match.missed && match.bits >= 3) return of('proven');
    if (label !== null || match.hasNegative) return of('none');
    const isSure = match.matched >= 2 && match.matched > match.missed;
    if (isSure && isEnd && match.isWhole && match.rows >= 3 && match.bits >= 12) return of('proven', true);
    if (isSure && takesMiddles && match.bits >= 24) return of('proven', true);
    return of(
      isEnd && match.isWhole && match.rows >= 3 && match.bits >= leastBits && match.missed === 0
        ? 'weak'
        : 'none',
    );
  }

  /** `North` in `North Total` is what the rows that are added up are called, or a column, a year. */
  #isNameOf(rest: string, runs: ReadonlyMap<number, { text: string }>): boolean {
    const named = [...runs.values()].map(({ text }) => labelText(text));
    if (named.includes(rest)) return true;
    return rest.split(' ').every((word) => this.#isHeaderWord(word) || /^(?:\d+|all)$/.test(word));
  }

  /** `branches` of a column `branch`, `countries` of `country`. */
  #isHeaderWord(word: string): boolean {
    const isPlural = (name: string): boolean =>
      name.length >= 4 &&
      (word === name.replace(/y$/, 'ies') || (word.startsWith(name) && word.length <= name.length + 2));
    return this.#names.has(word) || [...this.#names].some(isPlural);
  }

  #hasBlankLabel(index: number): boolean {
    const cells = this.#rows[index]?.cells ?? [];
    const isBlank = (column: number): boolean => (cells[column] ?? '').trim() === '';
    if (this.#texts.length > 0) return this.#filledTexts.length > 0 && this.#texts.every(isBlank);
    return isBlank(0) && this.#rows.filter(({ cells }) => (cells[0] ?? '') === '').length <= 2;
  }

  #filled(index: number): number {
    return (this.#rows[index]?.cells ?? []).filter((cell) => cell !== null && cell.trim() !== '').length;
  }

  #match(index: number, sums: Sums, from: Sums): Match {
    const rows = sums.rows - from.rows;
    const label = this.#labels[index] ?? null;
    const match: Match = {
      matched: 0,
      missed: 0,
      isMean: false,
      rows,
      bits: 0,
      hasNegative: false,
      isWhole: from.rows === 0,
    };
    let means = 0;
    const seen = new Set<number>();
    for (const column of this.#numeric) {
      const value = this.#amounts[column]?.[index] ?? Number.NaN;
      const count = (sums.filled[column] ?? 0) - (from.filled[column] ?? 0);
      if (Number.isNaN(value) || count === 0) continue;
      const sum = (sums.amounts[column] ?? 0) - (from.amounts[column] ?? 0);
      const step = 10 ** -(this.#decimals[column] ?? 0);
      // What was rounded, row by row or in the end, may miss by its last digits; only a label lets that pass.
      const isSaid = label !== null || this.#rows[index]?.isDeclared === true;
      const own = isSaid ? 10 ** -decimalsOf(this.#rows[index]?.cells[column] ?? '', this.#mark) : step;
      const slack = Math.max(own, step) / 2 + (isSaid ? step * Math.min(count / 2, 5) : 0);
      const isClose = Math.abs(sum - value) < Math.min(slack, Math.abs(value) / 50 + step / 2);
      if (Math.abs(sum / Math.max(1, rows) - value) <= step) means += 1;
      if (!isClose) match.missed += 1;
      else if ((count >= 2 || label !== null) && value !== 0) {
        match.matched += 1;
        if (!seen.has(value)) match.bits += Math.log2(Math.abs(value) / step + 1);
        seen.add(value);
        if ((sums.negative[column] ?? 0) > (from.negative[column] ?? 0) || value < 0)
          match.hasNegative = true;
      }
    }
    match.isMean = means > 0 && means === match.matched + match.missed;
    return match;
  }

  #addUp(sums: Sums, index: number): void {
    let hasAny = false;
    for (const column of this.#numeric) {
      const value = this.#amounts[column]?.[index] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      hasAny = true;
      sums.amounts[column] = (sums.amounts[column] ?? 0) + value;
      if (value !== 0) sums.filled[column] = (sums.filled[column] ?? 0) + 1;
      if (value < 0) sums.negative[column] = (sums.negative[column] ?? 0) + 1;
    }
    if (hasAny) sums.rows += 1;
  }

  /** Where most rows of a label were proved, the others of it are totals as well: of what was rounded, or left out. */
  #withSameLabel({ totals, doubtful }: FoundTotals): FoundTotals {
    const proved = new Map<string, number>();
    for (const index of totals) count(proved, this.#labelText(index));
    const open = new Map<string, number>();
    for (const index of doubtful) count(open, this.#labelText(index));
    const isProved = (index: number): boolean => {
      const text = this.#labelText(index);
      return (
        text !== '' && this.#labels[index]?.rest === '' && (proved.get(text) ?? 0) > (open.get(text) ?? 0)
      );
    };
    return {
      totals: [...totals, ...doubtful.filter(isProved)].sort((left, right) => left - right),
      doubtful: doubtful.filter((index) => !isProved(index)),
    };
  }

  #labelText(index: number): string {
    const cell = this.#rows[index]?.cells.find((text) => text !== null && readTotalLabel(text) !== null);
    return plainText(cell ?? '');
  }
}

function isSoft(row: WatchedRow | undefined): boolean {
  return (row?.cells ?? []).some((cell) => cell !== null && isSoftWord(cell));
}

function count(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}
