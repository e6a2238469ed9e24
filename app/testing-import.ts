import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { files } from '#connectors/files/connect.ts';
import { ImportSession } from '#engine/import/import-session.ts';
import { readRows } from '#engine/read-rows.ts';
import { quoteName, quoteText } from '#engine/sql-text.ts';
import type { Cell, ChosenFix, ColumnType, ImportReport } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { CellKind, GridSummary } from './testing-grids.ts';

/** What an import made of a file, as plain data: its tables as they lie in their Parquet files, or why there are none. */
export type ImportedFile =
  | { tables: ReadTable[]; relations?: string[]; report: Partial<ImportReport> }
  | { error: { code: string; message: string } };

export interface ReadTable {
  name: string;
  /** `name type`, with its unit where it has one. */
  columns: string[];
  rowCount: number;
  /** The first ones. */
  rows: Cell[][];
}

const shownRows = 30;

/** Reads a file as the import process does, connector to Parquet, in this process, and reads back what was written. */
export async function importFile(path: string, fileName: string, directory: string): Promise<ImportedFile> {
  try {
    return await withImport(path, fileName, directory, async ({ tables, relations, report }) => {
      const read: ReadTable[] = [];
      for (const table of tables) {
        const { rowCount, columns } = table.profile;
        read.push({
          name: table.name,
          columns: columns.map(
            ({ name, type, unit }) => `${name} ${type}${unit === null ? '' : ` in ${unit}`}`,
          ),
          rowCount,
          rows: await queryParquet(`SELECT * FROM read_parquet(${quoteText(table.path)}) LIMIT ${shownRows}`),
        });
      }
      const declared = relations.map(
        ({ fromTable, fromColumn, toTable, toColumn }) =>
          `${fromTable}.${fromColumn} → ${toTable}.${toColumn}`,
      );
      return {
        tables: read,
        ...(declared.length === 0 ? {} : { relations: declared }),
        report: withoutEmpty(report),
      };
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { error: { code: error.code, message: error.message } };
  }
}

/** The only table of a file with all of its rows, read with fixes; its hash tells whether two readings gave the same. */
export async function importFixed(
  path: string,
  directory: string,
  fixes: readonly ChosenFix[],
): Promise<{ columns: string[]; rows: Cell[][]; contentHash: string; report: ImportReport }> {
  return withImport(
    path,
    basename(path),
    directory,
    async ({ tables, report }) => {
      const [table] = tables;
      if (table === undefined || tables.length > 1) throw new Error(`${tables.length} tables were written.`);
      return {
        columns: table.profile.columns.map(({ name, type }) => `${name} ${type}`),
        rows: await queryParquet(`SELECT * FROM read_parquet(${quoteText(table.path)})`),
        contentHash: table.contentHash,
        report,
      };
    },
    fixes,
  );
}

/** What came of the only table of a file, counted and summed in its Parquet file. */
export async function summarizeImport(
  path: string,
  fileName: string,
  directory: string,
): Promise<GridSummary> {
  return withImport(path, fileName, directory, async ({ tables }) => {
    const [table] = tables;
    if (table === undefined || tables.length > 1) throw new Error(`${tables.length} tables were written.`);
    const { rowCount, columns } = table.profile;
    const aggregates = columns.flatMap(({ name, type }) => {
      const column = quoteName(name);
      const isNumber = kindOfType(type) === 'number';
      const sum = isNumber ? `sum((${column} * 100)::DECIMAL(38, 0))::VARCHAR` : 'NULL';
      return [`count(*) - count(${column})`, sum];
    });
    const [cells = []] = await queryParquet(
      `SELECT ${aggregates.join(', ')} FROM read_parquet(${quoteText(table.path)})`,
    );
    return {
      rowCount,
      columns: columns.map(({ name, type }, index) => {
        const sum = cells[index * 2 + 1] ?? null;
        return {
          name,
          kind: kindOfType(type),
          empty: Number(cells[index * 2]),
          sum: sum === null ? null : String(sum),
        };
      }),
    };
  });
}

function kindOfType(type: ColumnType): CellKind {
  if (type === 'integer' || type === 'decimal' || type === 'double') return 'number';
  return type === 'date' || type === 'boolean' ? type : 'text';
}

async function withImport<Result>(
  path: string,
  fileName: string,
  directory: string,
  inspect: (outcome: ReturnType<ImportSession['finish']>) => Promise<Result>,
  fixes: readonly ChosenFix[] = [],
): Promise<Result> {
  const work = await mkdtemp(join(directory, 'import-'));
  const { signal } = new AbortController();
  const session = await ImportSession.open({
    directory: work,
    memoryBytes: 300e6,
    fixes,
    signal,
    onProgress: () => {},
  });
  try {
    const settings = { path, fileName, temporaryPath: join(work, 'text.csv') };
    const source = await files.open(settings, { signal });
    await source.read?.(session);
    return await inspect(session.finish());
  } finally {
    session.close();
    await rm(work, { recursive: true, force: true });
  }
}

/** What there is nothing of is left out: most files have nothing to reject. */
function withoutEmpty(report: ImportReport): Partial<ImportReport> {
  const parts = Object.entries(report).filter(
    ([, part]) => part !== 0 && !(Array.isArray(part) && part.length === 0),
  );
  return Object.fromEntries(parts) as Partial<ImportReport>;
}

/** Opened once: it takes longer than most of what is asked of it, and files that never change may be asked one after the other. */
let reader: Promise<DuckDBInstance> | undefined;

async function queryParquet(sql: string): Promise<Cell[][]> {
  reader ??= DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await (await reader).connect();
  try {
    return await readRows(connection, sql);
  } finally {
    connection.closeSync();
  }
}
