import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { HeaderForm } from './header-forms.ts';
import type { ColumnLink } from './semantic-model.ts';

/**
 * Words of a header that say which ones of several it tells of: "First Time Donors" are not all donors, a "Refunded Amount" is no
 * amount of the whole. As they are written, not as lemmas.
 */
const narrowing = new Set(
  (
    'first new newly repeat repeated returning recurring existing former previous prior regular occasional casual lapsed active inactive dormant ' +
    'deferred cancelled canceled returned refunded rejected declined refused failed missed lost late overdue abandoned denied withdrawn ' +
    'deleted expired excluded exempt wasted damaged broken defective faulty scrapped spoiled discarded unsold unused unpaid unfilled uncollected ' +
    'outstanding pending open vacant empty absent disabled injured killed ' +
    'male female adult child children junior senior student elderly young youth under over aged foreign domestic international local resident ' +
    'online offline mobile onsite remote virtual digital indoor outdoor weekend weekday ' +
    'unique distinct special extra additional other remaining free concession complimentary discounted premium vip priority urgent emergency ' +
    'voluntary temporary seasonal permanent part full electric organic taxable taxed'
  ).split(' '),
);

/** Whether what is left of a header without these words of it is more than what the header holds: its words as they are written. */
export function isNarrowedBy(column: ColumnProfile, left: readonly string[]): boolean {
  return isAmount(column) && left.some((word) => narrowing.has(word));
}

/**
 * A header that is one participle, "Attended", counts those of whom the narrower headers of its table tell: beside "First Time Donors" it
 * holds the donors who attended, the attended donors..
 */
export function attendedForms(table: CatalogTable, column: ColumnProfile): HeaderForm[] {
  const [done, ...more] = wordsOfName(column.name);
  if (done === undefined || more.length > 0 || !/[^e]ed$/.test(done) || !isAmount(column)) return [];
  if (column.type !== 'integer' || column.unit !== null) return [];
  const verb = lemmaOf(done);
  const things = new Set(
    table.profile.columns.flatMap((other) => {
      const words = wordsOfName(other.name);
      const last = words.at(-1) ?? '';
      const isTold = isNarrowedBy(other, words.slice(0, -1)) && other.type === 'integer';
      return isTold && /[^s]s$/.test(last) ? [lemmaOf(last)] : [];
    }),
  );
  return [...things].flatMap((thing) =>
    [
      [thing, verb],
      [verb, thing],
      [thing, 'be', verb],
      [thing, 'who', verb],
      [thing, 'that', verb],
      [thing, 'who', 'be', verb],
    ].map((words) => ({ words, score: 0.97 })),
  );
}

/** "donors attended" of a column Attended: a number of those, and not an amount that nobody counts. */
export function isDoneByThings({ column, source, phrase }: ColumnLink): boolean {
  const [done = '', ...more] = wordsOfName(column.ref.column);
  return /[^e]ed$/.test(done) && more.length === 0 && source === 'name' && phrase.includes(' ');
}

function isAmount({ type, role }: ColumnProfile): boolean {
  return ['integer', 'decimal', 'double'].includes(type) && role === 'additive';
}
