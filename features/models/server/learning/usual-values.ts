import type { FrameColumn, TableHeader } from '#algorithms/index.ts';
import { learningStrings as strings } from './strings.ts';

/** What most rows have in a column that a model learnt from. */
export interface UsualValue {
  /** As a form begins with it. */
  form: string | number;
  /** As a sentence tells it. */
  text: string;
}

/** Of each column of the model in its order: the median, or the most frequent text. */
export function usualOf({ plan }: Pick<TableHeader, 'plan'>): UsualValue[] {
  return plan.encoders.map(usualOfEncoder);
}

function usualOfEncoder(encoder: TableHeader['plan']['encoders'][number]): UsualValue {
  switch (encoder.kind) {
    case 'number':
      return { form: encoder.median, text: numberText(encoder.median) };
    case 'time':
      return { form: dayText(encoder.median), text: dayText(encoder.median) };
    case 'category': {
      const level = encoder.levels[0] ?? '';
      return { form: level, text: level };
    }
  }
}

/** A cell of a frame, as a sentence tells it. */
export function cellText(column: FrameColumn, row: number): string {
  return cellTextOrNull(column, row) ?? strings.missingValue;
}

export function cellTextOrNull(column: FrameColumn, row: number): string | null {
  if (column.kind === 'category') return column.levels[column.codes[row] ?? -1] ?? null;
  const value = column.values[row] ?? Number.NaN;
  if (!Number.isFinite(value)) return null;
  return column.kind === 'time' ? dayText(value) : numberText(value);
}

/** Whole numbers as they are, others with four digits that count. */
export function numberText(value: number): string {
  return value.toLocaleString(
    'en-US',
    Number.isInteger(value) ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 4 },
  );
}

export function dayText(timeMs: number): string {
  const date = new Date(timeMs);
  if (Number.isNaN(date.getTime())) return strings.missingValue;
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

export function percentText(share: number): string {
  return `${Math.round(100 * share)}%`;
}
