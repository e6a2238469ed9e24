import type { FeatureCell, PredictionForm } from '../../contract.ts';
import { readCell } from '../feature-rows.ts';

type Field = PredictionForm['fields'][number];

/** The texts of one row, a column each. */
export type RowForm = Record<string, string>;

/** What a typical row has. */
export function usualRow(fields: readonly Field[]): RowForm {
  return Object.fromEntries(fields.map(({ name, usual }) => [name, usual === null ? '' : String(usual)]));
}

/** Columns whose text is no number although they learnt from numbers. */
export function wrongFields(fields: readonly Field[], row: RowForm): string[] {
  return fields
    .filter(({ kind, name }) => {
      const cell = readCell(row[name] ?? '');
      return kind === 'number' && cell !== null && typeof cell !== 'number';
    })
    .map(({ name }) => name);
}

/** The row as it is sent; an empty text is a missing value. A category keeps its text, whatever it looks like. */
export function rowOf(fields: readonly Field[], row: RowForm): Record<string, FeatureCell> {
  return Object.fromEntries(
    fields.map(({ kind, name }) => {
      const text = (row[name] ?? '').trim();
      if (text === '') return [name, null];
      return [name, kind === 'number' ? readCell(text) : text];
    }),
  );
}
