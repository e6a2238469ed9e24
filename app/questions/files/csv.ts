/** Rows as CSV text with a header; a cell is quoted where it must be. An empty text is an empty cell. */
export function csvText(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter = ',',
): string {
  return `${[header, ...rows].map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter)).join('\r\n')}\r\n`;
}

function quoted(cell: string, delimiter: string): string {
  if (!cell.includes(delimiter) && !/["\r\n]/.test(cell)) return cell;
  return `"${cell.replaceAll('"', '""')}"`;
}
