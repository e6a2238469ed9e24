import type { Cell } from '#kernel/catalog.ts';

/**
 * Rows as RFC 4180 text with a byte order mark, so that Excel reads it as UTF-8.
 * A text that a spreadsheet would run as a formula is preceded by an apostrophe.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(toField).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const isNumber = /^-?\d+(\.\d+)?$/.test(cell);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
