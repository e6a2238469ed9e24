import type { FeatureCell } from '../contract.ts';

/**
 * Rows as people type or paste them: one row a line, values by comma, semicolon or tab, or by blanks where a line has none of these.
 * What is no number is a text, and what is empty is missing. Null when rows are of different lengths, or there is none.
 */
export function readFeatureRows(text: string): FeatureCell[][] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.trim().split(separatorOf(line)).map(readCell));
  const width = rows[0]?.length;
  return rows.length > 0 && rows.every((row) => row.length === width) ? rows : null;
}

function separatorOf(line: string): RegExp {
  if (line.includes('\t')) return /\t/;
  return /[,;]/.test(line) ? /[,;]/ : /\s+/;
}

/** A number, a text, or null where nothing stands. */
export function readCell(text: string): FeatureCell {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(trimmed) ? Number(trimmed) : trimmed;
}
