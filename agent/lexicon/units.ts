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
  | 'foot'
  | 'inch'
  | 'metre'
  | 'cm'
  | 'mm'
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
  foot: 'ft foot feet',
  inch: 'inch inches',
  metre: 'm meter meters metre metres',
  cm: 'cm centimeter centimeters centimetre centimetres',
  mm: 'mm millimeter millimeters millimetre millimetres',
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

/** Whether a cell that says in what its row is measured says one of these. */
export function isUnitWord(word: string): boolean {
  return unitsBySpelling.has(word);
}

/** The unit that a word of a sentence is, after a number. */
export function unitCalled(word: string): Unit | null {
  return onlyInHeaders.has(word) && word !== 'h' ? null : (unitsBySpelling.get(word) ?? null);
}

/** The unit that a column says it holds: "Distance (km)", `duration_min`, a unit of the profile. */
export function unitOfHeader(words: readonly string[], profileUnit: string | null): Unit | null {
  const [own] = profileUnit === null ? [] : [unitsBySpelling.get(profileUnit.toLowerCase())];
  if (own) return own;
  const last = words.at(-1) ?? '';
  // "Plot Size (sq m)" is in no metres.
  if (['sq', 'square'].includes(words.at(-2) ?? '')) return /^m/.test(last) && last !== 'mi' ? 'm2' : null;
  return words.length > 1 || last.length > 2 ? (unitsBySpelling.get(last) ?? null) : null;
}

/** Units of one kind in their smallest one; months, years and miles are no whole number of another. */
const sizes: readonly Partial<Record<Unit, number>>[] = [
  { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 },
  { gram: 1, kg: 1000, tonne: 1_000_000 },
  { mm: 1, cm: 10, metre: 1000, km: 1_000_000 },
  { month: 1, year: 12 },
];

/** A number of one unit told in another of its kind: 1.5 hours are 90 minutes. Null where the kinds differ. */
export function converted(value: number, from: Unit, to: Unit): number | null {
  if (from === to) return value;
  for (const kind of sizes) {
    const [told, wanted] = [kind[from], kind[to]];
    if (told !== undefined && wanted !== undefined) return (value * told) / wanted;
  }
  return null;
}
