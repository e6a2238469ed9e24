/** Rows of numbers as people type or paste them: one row a line, values by comma, semicolon, tab or blank. Null when something is no number. */
export function readFeatureRows(text: string): number[][] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) =>
    line
      .trim()
      .split(/\s*[,;\t]\s*|\s+/)
      .map((value) => (value === '' ? Number.NaN : Number(value))),
  );
  const width = rows[0]?.length;
  const isMatrix = rows.every((row) => row.length === width && row.every(Number.isFinite));
  return rows.length > 0 && isMatrix ? rows : null;
}
