import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type EvalDatabase, openEvalDatabase } from './eval-database.ts';
import type { Question } from './eval-score.ts';

/** A database of which one column was left out, and questions whose right statements need it. */
export interface LackingColumn {
  column: string;
  database: EvalDatabase;
  questions: Question[];
}

/** Few questions of each column, so that no database counts for much. */
const questionsOfColumn = 4;

/**
 * The folder's database once for each column that the right statements name, without that column: whoever still answers must have read something else in
 * its place. Columns that number rows are left in, since tables hang together by them. Each database is closed before the next is made.
 */
export async function* lackingColumns(
  folder: string,
  questions: readonly Question[],
): AsyncGenerator<LackingColumn> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const files = await headersOf(connection, folder);
  const names = new Set(files.flatMap(({ columns }) => columns).filter((name) => !/id$/i.test(name)));
  try {
    for (const [column, spelt] of Map.groupBy(names, bareName)) {
      const own = questions.filter(({ sql }) => saysOneOf(sql ?? '', spelt));
      if (own.length === 0) continue;
      const directory = await mkdtemp(join(tmpdir(), 'lacking-'));
      try {
        for (const file of files) await copyWithout(connection, folder, directory, file, column);
        const database = await openEvalDatabase(directory);
        try {
          yield { column, database, questions: own.slice(0, questionsOfColumn) };
        } finally {
          database.close();
        }
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

interface Headers {
  name: string;
  columns: string[];
}

async function headersOf(connection: DuckDBConnection, folder: string): Promise<Headers[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort();
  const files: Headers[] = [];
  for (const name of names) {
    const reader = await connection.runAndReadAll(`SELECT * FROM ${readCsv(join(folder, name))} LIMIT 0`);
    files.push({ name, columns: reader.columnNames() });
  }
  return files;
}

async function copyWithout(
  connection: DuckDBConnection,
  from: string,
  to: string,
  { name, columns }: Headers,
  column: string,
): Promise<void> {
  const left = columns.filter((own) => bareName(own) === column);
  if (left.length === 0 || left.length === columns.length) return copyFile(join(from, name), join(to, name));
  const quoted = left.map((own) => `"${own.replaceAll('"', '""')}"`).join(', ');
  await connection.run(
    `COPY (SELECT * EXCLUDE (${quoted}) FROM ${readCsv(join(from, name))}) TO '${textOf(join(to, name))}' (HEADER)`,
  );
}

function readCsv(path: string): string {
  return `read_csv('${textOf(path)}', header = true, all_varchar = true)`;
}

function textOf(path: string): string {
  return path.replaceAll("'", "''");
}

function bareName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}

/** Whether a statement names a column, outside of its texts. */
function saysOneOf(sql: string, names: readonly string[]): boolean {
  const words = new Set(
    sql
      .toLowerCase()
      .replaceAll(/'[^']*'|"[^"]*"/g, ' ')
      .match(/[a-z_0-9]+/g),
  );
  return names.some(
    (name) => words.has(name.toLowerCase().replaceAll(' ', '_')) || words.has(bareName(name)),
  );
}
