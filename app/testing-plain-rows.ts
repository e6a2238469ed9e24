/** Cells as databases that write them differently have in common: days without a time, numbers of nine digits. */
export function plainRow(row: readonly unknown[]): unknown[] {
  return row.map((cell) => {
    const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : cell;
    if (typeof text === 'number' || (typeof text === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)))
      // The correlation of a single row is no number to DuckDB, and none at all to the others.
      return Number.isNaN(Number(text)) ? null : Number(Number(text).toPrecision(9)) + 0;
    return typeof text === 'string'
      ? text
          .replace(/ 00:00:00(\.0+)?$/, '')
          .replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '')
      : text;
  });
}
