import type { ColumnProfile } from '#kernel/catalog.ts';
import { wordsOfName } from '../text/lemmas.ts';
import type { HeaderForm } from './header-forms.ts';

const countWords = new Set(['number', 'num', 'count', 'no']);
const links = new Set(['of', 'the']);
/** In what an amount is told: "Budget in Billions", `gross_in_dollar`, "Sales billion". */
const scales = new Set(
  'billion million thousand dollar euro pound percent percentage meter metre foot mile kilometer kilometre inch mb gb bn mn mph kmh kph ft f c'.split(
    ' ',
  ),
);

/** `bedroom_count` and `Num_Bedrooms` are the number of bedrooms, and a column Cows is the number of cows. */
export function countForms(column: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  if (!isNumber(column)) return [];
  const first = bare[0] ?? '';
  const last = bare.at(-1) ?? '';
  const isLed = countWords.has(first) && bare.length > 1;
  const isEnded = countWords.has(last) && bare.length > 1 && !isLed;
  const things = (isLed ? bare.slice(1) : isEnded ? bare.slice(0, -1) : []).filter(
    (word) => !links.has(word),
  );
  if (things.length > 0)
    return [
      { words: ['number', 'of', ...things], score: 0.98 },
      { words: ['number', ...things], score: 0.9 },
      { words: [...things, 'number'], score: 0.9 },
      { words: [...things, 'count'], score: 0.97 },
      { words: things, score: 0.86 },
    ];
  const isPlural = /[^s]s$/.test(wordsOfName(column.name).at(-1) ?? '');
  return column.role === 'additive' && isPlural && bare.length <= 3
    ? [
        { words: ['number', 'of', ...bare], score: 0.95 },
        { words: [...bare, 'count'], score: 0.9 },
        { words: [...bare, 'number'], score: 0.9 },
      ]
    : [];
}

/** "Budget in Billions" is the budget, "Max Temperature F" a temperature at its highest. */
export function scaledForms(column: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  if (!isNumber(column)) return [];
  const end = bare.findLastIndex((word) => !scales.has(word) && word !== 'in');
  const stem = bare.slice(0, end + 1);
  if (stem.length === 0 || stem.length === bare.length) return [];
  return [
    { words: stem, score: 0.95 },
    { words: ['amount', 'of', ...stem], score: 0.9 },
    { words: ['number', 'of', ...stem], score: 0.85 },
  ];
}

function isNumber({ type, role }: ColumnProfile): boolean {
  return ['integer', 'decimal', 'double'].includes(type) && role !== 'identifier';
}

const amountTails = ['size', 'score', 'amount', 'value', 'level', 'number'];
/** What is added up is no rate by itself: a "defect rate" is of another amount too. */
const rateTails = ['rate', 'percentage', 'ratio'];
const medals = new Set(['gold', 'silver', 'bronze']);
const kindTails = new Set(['type', 'kind', 'category', 'name', 'code', 'status']);

/** Nouns that say only what a header holds: an "enrollment size" is the enrollment, a "decor type" the decor. */
export function tailedForms(column: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  const [word, ...more] = bare;
  if (['phone', 'telephone', 'mobile', 'fax'].includes(bare.at(-1) ?? ''))
    return [
      { words: [...bare, 'number'], score: 0.95 },
      { words: [bare.at(-1) ?? '', 'number'], score: 0.8 },
    ];
  if (word === undefined || more.length > 0) return [];
  if (isNumber(column) && medals.has(word))
    return [
      { words: [word, 'medal'], score: 0.95 },
      { words: ['number', 'of', word, 'medal'], score: 0.95 },
    ];
  // "classroom number 4": which one, told by its number.
  if (column.type === 'integer' && ['identifier', 'ordinal'].includes(column.role) && word !== 'number')
    return [{ words: [word, 'number'], score: 0.8 }];
  if (isNumber(column) && ['additive', 'ratio', 'balance'].includes(column.role))
    return [...amountTails, ...(column.role === 'additive' ? [] : rateTails)]
      .filter((tail) => tail !== word)
      .map((tail) => ({ words: [word, tail], score: 0.75 }));
  return column.type === 'text' && column.role === 'category' && !kindTails.has(word)
    ? [
        { words: [word, 'type'], score: 0.75 },
        { words: ['type', 'of', word], score: 0.75 },
        { words: ['kind', 'of', word], score: 0.75 },
      ]
    : [];
}

/** `aid` in a table of aircraft and `bname` in one of banks: the rows' id and name, by their first letter. */
export function initialIdForms(column: ColumnProfile, table: readonly string[]): HeaderForm[] {
  const initials = table.map(([letter = '']) => letter).join('');
  const own = column.name.toLowerCase();
  const isCalled = (tail: string): boolean =>
    [initials, initials.slice(0, 1), initials.slice(-1)].some((letters) => own === `${letters}${tail}`);
  const last = table.at(-1);
  if (last === undefined) return [];
  if (isCalled('name') && column.type === 'text')
    return [
      { words: ['name'], score: 0.9 },
      { words: [last, 'name'], score: 0.95 },
    ];
  if (!isCalled('id') || !column.isUnique) return [];
  return [
    { words: ['id'], score: 0.85 },
    { words: [last, 'id'], score: 0.95 },
  ];
}

/** A column Company of texts holds company names; in the table of companies it is just their name. */
export function nameForms(
  column: ColumnProfile,
  bare: readonly string[],
  table: readonly string[],
): HeaderForm[] {
  const isNaming = column.type === 'text' && ['text', 'category', 'place'].includes(column.role);
  if (!isNaming || bare.length === 0 || bare.length > 3 || bare.at(-1) === 'name') return [];
  const isOfRow = bare.join(' ') === table.join(' ');
  return [{ words: [...bare, 'name'], score: 0.86 }, ...(isOfRow ? [{ words: ['name'], score: 0.8 }] : [])];
}
