/** What headers of several languages call the units of time, and which whole numbers such a column can hold. */

export type HeaderPeriod = 'year' | 'quarter' | 'month' | 'week' | 'day';

/** Without their marks, as half of all exports write them. Plurals are lengths of time and left out. */
const names: Record<HeaderPeriod, ReadonlySet<string>> = {
  year: wordsOf(`year yr jahr annee ano anno jaar rok vuosi kalenderjahr geschaftsjahr geschaeftsjahr
    haushaltsjahr berichtsjahr wirtschaftsjahr exercice ejercicio esercizio boekjaar`),
  quarter: wordsOf('quarter qtr quartal trimestre trimester kwartaal kvartal kwartal'),
  month: wordsOf('month monat mois mes mese maand manad maned miesiac mesic kalendermonat berichtsmonat'),
  week: wordsOf('week woche kw kalenderwoche semaine semana settimana vecka uge uke tydzien'),
  day: wordsOf('day tag jour dia giorno dag dzien'),
};

/** Short words that are others without their marks: "ar" is no year, as "år" is. */
const markedYears = wordsOf('år');

/** Words beside the unit that leave the column what it is: "Monat Nr.", "Mois de l'année", "fiscal quarter". */
const beside = wordsOf(
  'no nr num number nummer numero n of the de del la le l du da der des calendar fiscal kalender',
);

const numbersOf: Record<HeaderPeriod, readonly [number, number]> = {
  year: [1700, 2200],
  quarter: [1, 4],
  month: [1, 12],
  week: [0, 53],
  day: [1, 31],
};

/** The unit of time that a header names and nothing else: `Jahr`, `Monat Nr.`, `mois`; null of "Umsatz im Monat". */
export function periodOfHeader(name: string): HeaderPeriod | null {
  const said = wordsIn(name).filter((word) => !beside.has(plain(word)));
  const [first, ...more] = said.map(unitOf);
  // "Mois de l'année": the month of a year, and a month.
  const isOfYear = more.length === 0 || (more.length === 1 && more[0] === 'year' && first !== 'year');
  return first && isOfYear ? first : null;
}

/** The unit of time that a column of whole numbers tells by its number: months from 1 to 12, years as they are written. */
export function periodOfNumbers(column: {
  name: string;
  type: string;
  min: string | null;
  max: string | null;
}): HeaderPeriod | null {
  const unit = column.type === 'integer' ? periodOfHeader(column.name) : null;
  if (unit === null || column.min === null || column.max === null) return null;
  const [from, to] = numbersOf[unit];
  return Number(column.min) >= from && Number(column.max) <= to ? unit : null;
}

/** A word of a header without its marks, in small letters: "Téléphone" and "telephone" are one. */
export function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function unitOf(word: string): HeaderPeriod | null {
  if (markedYears.has(word)) return 'year';
  const bare = plain(word);
  const units: HeaderPeriod[] = ['year', 'quarter', 'month', 'week', 'day'];
  return units.find((unit) => names[unit].has(bare)) ?? null;
}

function wordsIn(name: string): string[] {
  return name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
