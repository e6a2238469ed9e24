import { type ExportColumn, formulaPattern, textSql } from './export-columns.ts';

/** Places in the list of cell formats that `workbook-parts.ts` writes. */
const dateFormat = 1;
const timestampFormat = 2;
const formulaTextFormat = 3;

/** Spreadsheets compute with doubles: more digits than these would be lost, so longer numbers are written as texts. */
const exactDigits = 15;
/** Day 60 of a spreadsheet is 29 February 1900, which never was: earlier days are written as texts. */
const firstDay = '1900-03-01';
const lastDay = '9999-12-31';

/** SQL that makes the XML of one sheet row of each row. Texts are texts, whatever they look like: none becomes a formula. */
export function sheetRowSql(columns: readonly ExportColumn[]): string {
  return `concat('<row>', ${columns.map((column) => `coalesce(${cellSql(column)}, '<c/>')`).join(', ')}, '</row>')`;
}

/** The XML of the header row. */
export function sheetHeader(columns: readonly ExportColumn[]): string {
  const cells = columns.map(({ name }) => {
    const isLikeFormula = new RegExp(formulaPattern).test(name);
    return `<c${isLikeFormula ? ` s="${formulaTextFormat}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escapeXml(name)}</t></is></c>`;
  });
  return `<row>${cells.join('')}</row>`;
}

export function escapeXml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll('\r', '&#13;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
      .replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\uFFFD')
  );
}

function cellSql(column: ExportColumn): string {
  const { sql, type } = column;
  const text = textCell(textSql(column));
  switch (type) {
    case 'boolean':
      return `CASE ${sql} WHEN true THEN '<c t="b"><v>1</v></c>' WHEN false THEN '<c t="b"><v>0</v></c>' END`;
    case 'integer':
    case 'decimal':
      return `CASE WHEN abs(${sql}) < ${numberLimit(column)} THEN ${numberCell(textSql(column))} ELSE ${text} END`;
    case 'double':
      return `CASE WHEN isfinite(${sql}) THEN ${numberCell(textSql(column))} ELSE ${text} END`;
    case 'date':
      return `CASE WHEN ${isInRange(sql)} THEN ${formatted(dateFormat, `date_diff('day', DATE '1899-12-30', ${sql})`)} ELSE ${text} END`;
    case 'timestamp': {
      const moment = `CAST(${sql} AS TIMESTAMP)`;
      const isWhole = `epoch_us(${moment}) % 1000 = 0`;
      const serial = `(epoch_ms(${moment}) + 2209161600000) / 86400000.0::DOUBLE`;
      return `CASE WHEN ${isInRange(moment)} AND ${isWhole} THEN ${formatted(timestampFormat, serial)} ELSE ${text} END`;
    }
    default:
      return text;
  }
}

/** The first number that needs more digits than are exact. */
function numberLimit({ decimal }: ExportColumn): string {
  return `1${'0'.repeat(Math.max(0, exactDigits - (decimal?.scale ?? 0)))}`;
}

function isInRange(moment: string): string {
  return `${moment} >= DATE '${firstDay}' AND ${moment} < DATE '${lastDay}'`;
}

function numberCell(value: string): string {
  return `'<c><v>' || ${value} || '</v></c>'`;
}

function formatted(format: number, value: string): string {
  return `'<c s="${format}"><v>' || (${value}) || '</v></c>'`;
}

/** The format with a quote prefix keeps a spreadsheet from reading the text as a formula when its cell is edited. */
function textCell(text: string): string {
  const escaped = [
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
  ].reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, text);
  const printable = `regexp_replace(replace(${escaped}, chr(13), '&#13;'), '[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x{FFFE}\\x{FFFF}]', '\uFFFD', 'g')`;
  const format = `CASE WHEN regexp_matches(${text}, '${formulaPattern}') THEN ' s="${formulaTextFormat}"' ELSE '' END`;
  return `'<c' || ${format} || ' t="inlineStr"><is><t xml:space="preserve">' || ${printable} || '</t></is></c>'`;
}
