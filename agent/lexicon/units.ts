/** What a number may be said to be. */
export type Unit =
  | 'money'
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'km'
  | 'mile'
  | 'metre'
  | 'cm'
  | 'kg'
  | 'gram'
  | 'tonne'
  | 'litre'
  | 'kwh'
  | 'm2';

const spellings: Record<Exclude<Unit, 'money'>, string> = {
  second: 'second seconds sec secs s',
  minute: 'minute minutes min mins',
  hour: 'hour hours hr hrs h',
  day: 'day days d',
  week: 'week weeks wk wks',
  month: 'month months mo',
  year: 'year years yr yrs y',
  km: 'km kms kilometer kilometers kilometre kilometres k',
  mile: 'mile miles mi',
  metre: 'm meter meters metre metres',
  cm: 'cm centimeter centimeters centimetre centimetres',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  gram: 'g gram grams',
  tonne: 't ton tons tonne tonnes',
  litre: 'l liter liters litre litres',
  kwh: 'kwh',
  m2: 'm2 sqm',
};
const unitsBySpelling = new Map<string, Unit>(
  Object.entries(spellings).flatMap(([unit, words]) =>
    words.split(' ').map((word): [string, Unit] => [word, unit as Unit]),
  ),
);
/** Single letters are units in a header only; in a sentence they are too little to go by. */
const onlyInHeaders = new Set('s d y k m g t l h mo mi'.split(' '));

/** The unit that a word of a sentence is, after a number. */
export function unitCalled(word: string): Unit | null {
  return onlyInHeaders.has(word) && word !== 'h' ? null : (unitsBySpelling.get(word) ?? null);
}

/** The unit that a column says it holds: "Distance (km)", `duration_min`, a unit of the profile. */
export function unitOfHeader(words: readonly string[], profileUnit: string | null): Unit | null {
  const [own] = profileUnit === null ? [] : [unitsBySpelling.get(profileUnit.toLowerCase())];
  if (own) return own;
  const last = words.at(-1) ?? '';
  return words.length > 1 || last.length > 2 ? (unitsBySpelling.get(last) ?? null) : null;
}
