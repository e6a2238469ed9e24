/** What the parent sends: the file that was read, and whose rows are to be found in it. */
export interface LinesJob<Source> {
  kind: 'lines';
  source: Source;
  directory: string;
  /** Rows of each table, by its place among the file's tables; 0-based, rising. */
  rows: { table: number; rows: number[] }[];
}

/** Lines in the order of the rows asked for; null where the file has no lines. */
export type LinesAnswer = { table: number; lines: (number | null)[] }[];

/**
 * Takes a file as an import would, but keeps only where rows stand. It refuses the fast way of reading, so that the
 * reader passes every row with its line.
 */
export class LineFinder {
  readonly #wanted: Map<number, Map<number, number>>;
  readonly #answer: LinesAnswer;
  /** Rows that are asked for of any table: which table is read is known only at its end. */
  readonly #anywhere: ReadonlySet<number>;
  #tables = 0;

  constructor(rows: LinesJob<unknown>['rows']) {
    this.#answer = rows.map(({ table, rows: own }) => ({ table, lines: own.map(() => null) }));
    this.#anywhere = new Set(rows.flatMap((entry) => entry.rows));
    this.#wanted = new Map(
      rows.map(({ table, rows: own }) => [table, new Map(own.map((row, index) => [row, index]))]),
    );
  }

  get answer(): LinesAnswer {
    return this.#answer;
  }

  async openTable() {
    let count = 0;
    const found = new Map<number, number>();
    return {
      add: (_cells: readonly (string | null)[], line?: number): undefined => {
        if (line !== undefined && this.#anywhere.has(count)) found.set(count, line);
        count += 1;
      },
      addColumn: (): void => {},
      close: async (): Promise<void> => {
        // A table without rows is none: it has no place among those that were imported.
        if (count > 0) this.#note(found);
      },
    };
  }

  async loadCsv(): Promise<boolean> {
    return false;
  }

  relate(): void {}
  decide(): void {}
  warn(): void {}
  reject(): void {}

  #note(lines: ReadonlyMap<number, number>): void {
    const table = this.#tables;
    this.#tables += 1;
    const own = this.#answer.find((entry) => entry.table === table);
    for (const [row, index] of this.#wanted.get(table) ?? []) {
      if (own) own.lines[index] = lines.get(row) ?? null;
    }
  }
}
