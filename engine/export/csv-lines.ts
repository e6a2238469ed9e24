import { type ExportColumn, formulaPattern, textSql } from './export-columns.ts';

const byteOrderMark = '\uFEFF';

/**
 * SQL that makes one line of CSV (RFC 4180) of each row. An empty text is `""`, a missing value nothing. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front; numbers, also negative ones, never do.
 */
export function csvLineSql(columns: readonly ExportColumn[]): string {
  const fields = columns.map((column) =>
    column.type === 'text' ? textField(textSql(column)) : textSql(column),
  );
  return `concat(${fields.map((field) => `coalesce(${field}, '')`).join(`, ',', `)})`;
}

/** The header line with its end. */
export function csvHeader(columns: readonly ExportColumn[], hasByteOrderMark: boolean): string {
  const names = columns.map(({ name }) =>
    quoteField(new RegExp(formulaPattern).test(name) ? `'${name}` : name),
  );
  return `${hasByteOrderMark ? byteOrderMark : ''}${names.join(',')}\r\n`;
}

function textField(text: string): string {
  const safe = `CASE WHEN regexp_matches(${text}, '${formulaPattern}') THEN '''' || ${text} ELSE ${text} END`;
  // Spaces at the ends are the person's own: some readers drop them outside quotes.
  const needsQuotes = `regexp_matches(${text}, '[",;\\r\\n\\t]|^\\s|\\s$|^$')`;
  return `CASE WHEN ${needsQuotes} THEN '"' || replace(${safe}, '"', '""') || '"' ELSE ${safe} END`;
}

function quoteField(text: string): string {
  return /[",;\r\n\t]|^\s|\s$|^$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
