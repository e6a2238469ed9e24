import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { ChosenFix, FindingPlace, ImportReport, KnownTable } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { openWorkDatabase } from '../open-database.ts';
import { unitOfName } from '../profile/units.ts';
import { cleanName, uniqueNames } from './column-names.ts';
import { FixLog } from './fix-log.ts';
import type { PlaceWord } from './line-map.ts';
import { ReportWriter } from './report-writer.ts';
import { StagingTable } from './staging-table.ts';
import {
  type ColumnRequest,
  type CsvRequest,
  type WrittenTable,
  writeCsvTable,
  writeStagedTable,
} from './table-writer.ts';

/** What an import leaves in its directory, told to the process that asked for it. */
export interface ImportOutcome {
  tables: WrittenTable[];
  relations: { fromTable: string; fromColumn: string; toTable: string; toColumn: string }[];
  report: ImportReport;
}

export interface ImportSessionOptions {
  /** Empty directory of this import alone: Parquet files and spilled data go here. */
  directory: string;
  memoryBytes: number;
  signal: AbortSignal;
  onProgress(progress: { phase: string; rows: number }): void;
  /** What a person wants to be done about what reading the file found before. */
  fixes?: readonly ChosenFix[] | undefined;
  /** The tables that the rows go into, where they are for tables that are there. */
  known?: readonly KnownTable[] | undefined;
}

const maxTables = 200;

/**
 * Takes tables from a reader and turns each into a Parquet file with its profile.
 * The structure of `ImportTarget` in connectors/connector.ts: a reader sees only that.
 */
export class ImportSession {
  readonly #connection: DuckDBConnection;
  readonly #instance: DuckDBInstance;
  readonly #options: ImportSessionOptions;
  readonly #fixes: FixLog;
  readonly #report: ReportWriter;
  readonly #tables: WrittenTable[] = [];
  readonly #totalRows = new Map<string, { count: number; label: string }>();
  readonly #relations: ImportOutcome['relations'] = [];

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection, options: ImportSessionOptions) {
    this.#instance = instance;
    this.#connection = connection;
    this.#options = options;
    this.#fixes = new FixLog(options.fixes);
    this.#report = new ReportWriter(options.fixes);
  }

  static async open(options: ImportSessionOptions): Promise<ImportSession> {
    const { instance, connection } = await openWorkDatabase(options);
    return new ImportSession(instance, connection, options);
  }

  async openTable(name: string, columns: readonly ColumnRequest[], word?: PlaceWord) {
    this.#checkTableCount();
    const table = this.#tableName(name);
    const requested = this.#withUniqueNames(table, columns);
    const staging = new StagingTable(
      this.#connection,
      randomUUID(),
      requested.map((column) => column.name),
      word,
    );
    const { isDropped, notePadded } = this.#rowFixes(name, requested.length);
    return {
      add: (cells: readonly (string | null)[], line?: number): Promise<void> | undefined => {
        if (isDropped(line)) return undefined;
        notePadded(cells);
        staging.add(cells, line);
        return staging.isFull ? this.#flush(staging) : undefined;
      },
      addColumn: (added: string): void => staging.addColumn(added),
      leaveOut: async (lines: readonly number[], label: string): Promise<void> => {
        const count = await staging.leaveOut(new Set(lines));
        if (count > 0) this.#totalRows.set(table, { count, label });
      },
      close: async (): Promise<void> => {
        await staging.finish();
        if (staging.rowCount > 0) await this.#writeStaged(table, requested, staging);
        await this.#connection.run(`DROP TABLE IF EXISTS "${staging.name}"`);
      },
    };
  }

  async loadCsv(name: string, columns: readonly ColumnRequest[], file: CsvRequest): Promise<boolean> {
    this.#checkTableCount();
    const path = this.#newPath();
    const table = this.#tableName(name);
    // What a person chose is applied to rows that are known by their lines, and to texts before they become values.
    if (this.#fixes.has(name) || this.#fixes.has(table)) return false;
    this.#progress('reading', 0);
    const written = await writeCsvTable(
      this.#connection,
      table,
      this.#withUniqueNames(table, columns),
      file,
      path,
      this.#report,
      this.knownTable(name),
    );
    if (written === null) return false;
    this.#tables.push(written);
    return true;
  }

  knownTable(name: string): KnownTable | undefined {
    const known = this.#options.known ?? [];
    // The one table of a file goes into the one that is named.
    return known.length === 1
      ? known[0]
      : known.find((table) => table.name.toLowerCase() === name.toLowerCase());
  }

  padsRows(name: string): boolean {
    return this.#fixes.of('padRows', name).length > 0;
  }

  dropsRow(name: string, line: number): boolean {
    return this.#fixes.of('dropRows', name).some(({ fix }) => fix.lines.includes(line));
  }

  keepsRow(name: string, line: number): boolean {
    const chosen = this.#fixes.of('keepRows', name).find(({ fix }) => fix.lines.includes(line));
    if (chosen !== undefined && !this.#isKeptAlready(chosen, line)) this.#fixes.note(chosen, 1);
    return chosen !== undefined;
  }

  headerLines(name: string): readonly number[] | undefined {
    const chosen = this.#fixes.of('setHeader', name).at(-1);
    if (chosen !== undefined) this.#fixes.note(chosen, 0);
    return chosen?.fix.lines;
  }

  relate(relation: ImportOutcome['relations'][number]): void {
    this.#relations.push(relation);
  }

  decide(sentence: string, place?: FindingPlace): void {
    this.#report.add('decision', sentence, place);
  }

  warn(sentence: string, place?: FindingPlace): void {
    this.#report.add('warning', sentence, place);
  }

  reject(table: string, line: number, reason: string): void {
    this.#report.reject(table, line, reason);
  }

  finish(): ImportOutcome {
    const fixes = this.#fixes.applied();
    const report = { ...this.#report.report(), ...(fixes.length > 0 && { fixes }) };
    return {
      tables: this.#tables.map((table) => this.#withFound(table)),
      relations: this.#relations,
      report,
    };
  }

  /** What is not in a table, or is doubted in it, is known of it wherever it is asked, not only in the report of the upload. */
  #withFound(table: WrittenTable): WrittenTable {
    const rejectedCount = this.#report.rejectedOf(table.name);
    const findings = this.#report.findingsOf(table.name);
    const totalRows = this.#totalRows.get(table.name);
    return {
      ...table,
      profile: {
        ...table.profile,
        ...(rejectedCount > 0 && { rejectedCount }),
        ...(findings.length > 0 && { findings }),
        ...(totalRows !== undefined && { totalRows }),
      },
    };
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }

  async #flush(staging: StagingTable): Promise<void> {
    this.#options.signal.throwIfAborted();
    this.#progress('reading', staging.rowCount);
    await staging.flush();
  }

  async #writeStaged(name: string, columns: readonly ColumnRequest[], staging: StagingTable): Promise<void> {
    this.#progress('typing', staging.rowCount);
    const declared = staging.columns.map(
      (column, index): ColumnRequest => columns[index] ?? { name: column },
    );
    const path = this.#newPath();
    this.#tables.push(
      await writeStagedTable(
        this.#connection,
        name,
        declared,
        staging,
        path,
        this.#report,
        this.#fixes,
        this.knownTable(name),
      ),
    );
  }

  readonly #keptLines = new Map<ChosenFix, Set<number>>();

  /** Readers may ask of a row more than once. */
  #isKeptAlready(chosen: ChosenFix, line: number): boolean {
    const lines = this.#keptLines.get(chosen) ?? new Set<number>();
    this.#keptLines.set(chosen, lines);
    const isKnown = lines.has(line);
    lines.add(line);
    return isKnown;
  }

  /** Fixes that rows meet on their way in. Readers name the table by its own name, before it is made unique. */
  #rowFixes(name: string, width: number) {
    const dropped = new Map(
      this.#fixes.of('dropRows', name).flatMap((chosen) => {
        this.#fixes.note(chosen, 0);
        return chosen.fix.lines.map((line) => [line, chosen] as const);
      }),
    );
    const padded = this.#fixes.of('padRows', name);
    for (const chosen of padded) this.#fixes.note(chosen, 0);
    return {
      isDropped: (line: number | undefined): boolean => {
        const chosen = line === undefined ? undefined : dropped.get(line);
        if (chosen !== undefined) this.#fixes.note(chosen, 1);
        return chosen !== undefined;
      },
      notePadded: (cells: readonly unknown[]): void => {
        if (cells.length < width) for (const chosen of padded) this.#fixes.note(chosen, 1);
      },
    };
  }

  #checkTableCount(): void {
    this.#options.signal.throwIfAborted();
    if (this.#tables.length < maxTables) return;
    throw new AppError('tooLarge', `The file holds more than ${maxTables} tables. Upload it in parts.`);
  }

  #tableName(name: string): string {
    return uniqueNames([...this.#tables.map((table) => table.name), name]).at(-1) ?? name;
  }

  #newPath(): string {
    return join(this.#options.directory, `${randomUUID()}.parquet`);
  }

  #progress(phase: string, rows: number): void {
    this.#options.onProgress({ phase, rows });
  }

  /** Headers as names of columns; those that had to be told apart or made up are told. */
  #withUniqueNames(table: string, columns: readonly ColumnRequest[]): ColumnRequest[] {
    const names = uniqueNames(columns.map((column) => column.name));
    const hasHeader = columns.some((column) => cleanName(column.name) !== '');
    return columns.map((column, index) => {
      const name = names[index] ?? column.name;
      const header = cleanName(column.name);
      if (hasHeader && name !== header) {
        const isTwice = names.some((other) => other !== name && other.toLowerCase() === header.toLowerCase());
        const sentence =
          header === ''
            ? `A column without a name in the header is called "${name}".`
            : `${isTwice ? 'A further' : 'The'} column named "${header}" is called "${name}".`;
        this.decide(sentence, { kind: 'header', table, column: name });
      }
      // A file writes its units as people do: `€`, `Stück`.
      const unit = column.unit === undefined ? undefined : (unitOfName(`(${column.unit})`) ?? column.unit);
      return { ...column, name, ...(unit !== undefined && { unit }) };
    });
  }
}
