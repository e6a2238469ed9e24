import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ColumnProfile, TableProfile, ValueCount } from '#kernel/catalog.ts';

/**
 * A column may have 50,000 values that are worth knowing by name. The server keeps profiles of many tables and must never stop
 * to read one, so a profile carries the most frequent values only; the lists lie beside it in a file, a line for each column,
 * for whoever reads questions in a thread of its own.
 */
export interface ListedValues {
  values: ValueCount[];
  hasAllValues: boolean;
}

/** One line of the file. Values and their numbers of rows apart: it is half as long so. */
interface ListLine {
  column: string;
  hasAllValues: boolean;
  values: string[];
  rows: number[];
}

export const profileFile = 'profile.json';
export const listsFile = 'values.jsonl';

const valuesOfColumn = 20;
/** A table of very many columns has fewer of each: all of a profile is read at once. */
const valuesOfTable = 1000;
const fewestOfColumn = 5;

/** A profile with the most frequent values only, and the lines of a file with the lists that it had; null where it left none out. */
export function partProfile(profile: TableProfile): { profile: TableProfile; lists: string | null } {
  const kept = Math.max(
    fewestOfColumn,
    Math.min(valuesOfColumn, Math.floor(valuesOfTable / profile.columns.length)),
  );
  const lines: string[] = [];
  const columns = profile.columns.map((column): ColumnProfile => {
    const { name, values, hasAllValues } = column;
    if (values.length <= kept) return column;
    const line: ListLine = {
      column: name,
      hasAllValues,
      values: values.map(({ value }) => value),
      rows: values.map(({ rows }) => rows),
    };
    lines.push(lineText(line));
    return { ...column, values: values.slice(0, kept), hasAllValues: false, listedApart: values.length };
  });
  return lines.length === 0
    ? { profile, lists: null }
    : { profile: { ...profile, columns }, lists: lines.join('') };
}

/** Two marks that readers of lines take for the end of one, and JSON does not. */
function lineText(line: ListLine): string {
  const text = JSON.stringify(line).replaceAll('\u2028', String.raw`\u2028`);
  return `${text.replaceAll('\u2029', String.raw`\u2029`)}\n`;
}

/** Writes the lists of a profile to a path, where it has long ones; tells which path that is, and the profile without them. */
export async function setListsApart<T extends { path: string; profile: TableProfile }>(
  table: T,
): Promise<T & { listsPath: string | null }> {
  const { profile, lists } = partProfile(table.profile);
  const listsPath = lists === null ? null : `${table.path}.values`;
  if (listsPath !== null && lists !== null) await writeFile(listsPath, lists);
  return { ...table, profile, listsPath };
}

/**
 * The lists of the wanted columns, of the version in a directory. One of before lists were set apart has them in its profile.
 * Reading takes as long as the lists are: not for the server's event loop.
 */
export async function readValueLists(
  directory: string,
  wanted: ReadonlySet<string>,
): Promise<Map<string, ListedValues>> {
  const found = new Map<string, ListedValues>();
  try {
    for await (const text of createInterface({ input: createReadStream(join(directory, listsFile)) })) {
      // The name stands first: a list that is not wanted need not be parsed.
      const name = nameOfLine(text);
      if (name === null || !wanted.has(name)) continue;
      const { values, rows, hasAllValues } = JSON.parse(text) as ListLine;
      found.set(name, {
        hasAllValues,
        values: values.map((value, index) => ({ value, rows: rows[index] ?? 0 })),
      });
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    const { columns } = JSON.parse(await readFile(join(directory, profileFile), 'utf8')) as TableProfile;
    for (const { name, values, hasAllValues } of columns)
      if (wanted.has(name)) found.set(name, { values, hasAllValues });
  }
  return found;
}

const lineStart = '{"column":';

function nameOfLine(text: string): string | null {
  const end = text.indexOf(',"hasAllValues":');
  if (!text.startsWith(lineStart) || end < 0) return null;
  return JSON.parse(text.slice(lineStart.length, end)) as string;
}
