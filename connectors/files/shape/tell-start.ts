import type { ImportFix } from '#kernel/catalog.ts';
import type { ImportTarget } from '../../connector.ts';
import type { TableStart } from '../header.ts';
import type { SourceRow } from './layout.ts';
import type { Scale } from './scale-line.ts';

interface Told {
  name: string;
  target: ImportTarget;
  /** How the file counts: a CSV in lines, a sheet in rows. */
  words: 'line' | 'row';
}

/**
 * Tells where a table begins and how its header was read, with what could be chosen instead.
 * @param number of the table in its file or sheet, from 1
 */
export function tellStart(
  { name: whole, target, words }: Told,
  table: string,
  start: TableStart,
  rows: readonly SourceRow[],
  number: number,
): void {
  const lineOf = (index: number): number => rows[index]?.line ?? index + 1;
  const place = { kind: 'header', table } as const;
  const asHeader = (lines: number[]): ImportFix => ({ kind: 'setHeader', lines });
  const here = number > 1 ? `table "${table}"` : words === 'row' ? `sheet "${table}"` : null;
  const within = here === null ? '' : `In ${here}, `;
  if (number > 1)
    target.decide(
      `A further table begins in ${words} ${lineOf(0).toLocaleString('en')} of "${whole}": it was read as "${table}".`,
      { kind: 'shape', table, line: lineOf(0) },
    );
  if (!start.hasHeader) {
    const other = start.otherHeader;
    target.decide(
      here === null
        ? 'No header row was found; the columns are named Column 1, Column 2 and so on.'
        : `${here.replace(/^\w/, (letter) => letter.toUpperCase())} has no header row; its columns are named Column 1, Column 2 and so on.`,
      { ...place, ...(other !== null && { line: lineOf(other), fix: asHeader([lineOf(other)]) }) },
    );
  }
  const { titleRows, headerRows, unitRow, otherHeader } = start;
  if (titleRows > 0) {
    const isOne = titleRows === 1;
    const text = `${titleRows} ${words}${isOne ? '' : 's'} above the ${start.hasHeader ? 'header' : 'table'} ${isOne ? 'was' : 'were'} left out.`;
    target.decide(`${within}${text}`, place);
  }
  if (start.scale) tellScale(target, table, start.scale, start.columns);
  const last = headerRows.at(-1);
  if (headerRows.length > 1 && last !== undefined)
    target.decide(
      `${within}${capital(within, `${headerRows.length} header rows were joined to names such as "${exampleOf(start, rows)}".`)}`,
      { ...place, line: lineOf(headerRows[0] ?? 0), fix: asHeader([lineOf(last)]) },
    );
  if (unitRow !== null)
    target.decide(
      `${within}${capital(
        within,
        `the row below the header was taken as units of the columns (${start.units
          .filter((unit) => unit !== null)
          .slice(0, 3)
          .join(', ')}).`,
      )}`,
      { kind: 'header', table, line: lineOf(unitRow), fix: { kind: 'keepRows', lines: [lineOf(unitRow)] } },
    );
  if (start.hasHeader && otherHeader !== null)
    target.warn(
      `${within}${capital(within, `the first row below the header holds words where the rows below it hold values: it may be the header itself.`)}`,
      { ...place, line: lineOf(otherHeader), fix: asHeader([lineOf(otherHeader)]) },
    );
}

/** A scale without its columns is told as a doubt: every number may be a thousand times what it says. */
function tellScale(target: ImportTarget, table: string, scale: Scale, names: readonly string[]): void {
  const { text, unit, columns } = scale;
  const told = `A line above "${table}" says "${shorten(text)}"`;
  if (columns.length === 0)
    target.warn(`${told}: its numbers may be meant in ${unit}, which does not stand with them here.`, {
      kind: 'unit',
      table,
    });
  else
    target.decide(
      `${told}: ${columns
        .slice(0, 3)
        .map((column) => `"${names[column]}"`)
        .join(
          ', ',
        )}${columns.length > 3 ? ' and others' : ''} ${columns.length === 1 ? 'is' : 'are'} told in ${unit}.`,
      { kind: 'unit', table },
    );
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function capital(before: string, text: string): string {
  return before === '' ? text.replace(/^\w/, (letter) => letter.toUpperCase()) : text;
}

/** A name that was joined of both rows. */
function exampleOf(start: TableStart, rows: readonly SourceRow[]): string {
  const lower = rows[start.headerRows.at(-1) ?? 0]?.cells ?? [];
  const joined = start.columns.find((name, column) => name !== '' && name !== (lower[column]?.trim() ?? ''));
  return joined ?? start.columns[0] ?? '';
}
