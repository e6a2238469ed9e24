import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { wordsOfName } from '../text/lemmas.ts';
import { isParticiple } from './header-forms.ts';
import { lemmasOfName } from './name-phrases.ts';

const plainCounts = new Set(['count', 'number', 'frequency', 'n']);

/**
 * The column that says of how many things a row tells, in a table that has one row for each month, place or kind of them: `appointments`
 * of "gp appointments", `count`. Of such a table the rows themselves are never what is counted. Null of every table whose rows bear a key,
 * and where several columns may say it.
 */
export function countColumn({ name, profile }: CatalogTable): ColumnProfile | null {
  if (profile.key.length === 1) return null;
  const noun = lemmasOfName(name).findLast((word) => !/^\d+$/.test(word)) ?? '';
  const found = profile.columns.filter(
    (column) =>
      column.type === 'integer' &&
      column.role === 'additive' &&
      column.unit === null &&
      isCountOf(column, noun),
  );
  const [only, ...more] = found;
  return only && more.length === 0 ? only : null;
}

function isCountOf({ name }: ColumnProfile, noun: string): boolean {
  if (isParticiple(wordsOfName(name).at(-1) ?? '')) return false;
  const words = lemmasOfName(name);
  const [first = '', second, third, ...more] = words;
  if (words.length === 1) return plainCounts.has(first) || first === noun;
  if (words.length === 2)
    return ['count', 'number', 'total'].some((word) => words.includes(word)) && words.includes(noun);
  return more.length === 0 && ['number', 'count', 'no'].includes(first) && second === 'of' && third === noun;
}
