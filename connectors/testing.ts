import type {
  ColumnDeclaration,
  CsvFile,
  DeclaredRelation,
  FindingPlace,
  ImportTarget,
  RowSink,
} from './connector.ts';

export interface RecordedTable {
  columns: string[];
  rows: (string | null)[][];
}

/** An import target that keeps what a connector hands it, for tests of connectors without an engine. */
export class RecordingTarget implements ImportTarget {
  readonly tables = new Map<string, RecordedTable>();
  /** Of the columns of a table, as they were declared. */
  readonly units = new Map<string, (string | undefined)[]>();
  readonly relations: DeclaredRelation[] = [];
  readonly decisions: string[] = [];
  readonly warnings: string[] = [];
  readonly places: FindingPlace[] = [];
  readonly rejected: { table: string; line: number; reason: string }[] = [];
  readonly loads: { name: string; columns: string[]; file: CsvFile }[] = [];
  readonly #takesWholeCsv: boolean;

  /** @param options.takesWholeCsv whether `loadCsv` succeeds; otherwise every row passes through a sink */
  constructor(options: { takesWholeCsv: boolean } = { takesWholeCsv: false }) {
    this.#takesWholeCsv = options.takesWholeCsv;
  }

  openTable(name: string, columns: readonly ColumnDeclaration[]): Promise<RowSink> {
    const lines: (number | undefined)[] = [];
    const table: RecordedTable = { columns: columns.map((column) => column.name), rows: [] };
    this.tables.set(name, table);
    this.units.set(
      name,
      columns.map((column) => column.unit),
    );
    return Promise.resolve({
      add: (cells: readonly (string | null)[], line?: number) => {
        lines.push(line);
        table.rows.push([...cells]);
        return undefined;
      },
      addColumn: (column: string) => {
        table.columns.push(column);
      },
      leaveOut: (left: readonly number[]) => {
        table.rows = table.rows.filter((_, index) => !left.includes(lines[index] ?? 0));
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    });
  }

  loadCsv(name: string, columns: readonly ColumnDeclaration[], file: CsvFile): Promise<boolean> {
    this.loads.push({ name, columns: columns.map((column) => column.name), file });
    return Promise.resolve(this.#takesWholeCsv);
  }

  relate(relation: DeclaredRelation): void {
    this.relations.push(relation);
  }

  decide(sentence: string, place?: FindingPlace): void {
    this.decisions.push(sentence);
    if (place !== undefined) this.places.push(place);
  }

  warn(sentence: string, place?: FindingPlace): void {
    this.warnings.push(sentence);
    if (place !== undefined) this.places.push(place);
  }

  reject(table: string, line: number, reason: string): void {
    this.rejected.push({ table, line, reason });
  }
}
