import type { DecimalMark } from './number-rules.ts';

/** Words for powers of ten, as they are written behind amounts. */
export const magnitudes: Readonly<Record<string, number>> = {
  '': 0, k: 3, tsd: 3, 'tsd.': 3, thousand: 3, thousands: 3, tausend: 3, mila: 3, mil: 3, teur: 3, tchf: 3, тыс: 3, 'тыс.': 3,
  m: 6, mm: 6, mio: 6, 'mio.': 6, mln: 6, 'mln.': 6, mn: 6, million: 6, millions: 6, millionen: 6, millones: 6, milioni: 6,
  miljoen: 6, milyon: 6, млн: 6, 'млн.': 6, b: 9, bn: 9, billion: 9, billions: 9, mrd: 9, 'mrd.': 9, mld: 9, 'mld.': 9,
  milliard: 9, milliards: 9, milliarden: 9, miliardi: 9, miljard: 9, milyar: 9, млрд: 9, 'млрд.': 9, t: 12, tn: 12, trn: 12,
  trillion: 12, trillions: 12, bio: 12, 'bio.': 12, billionen: 12, lakh: 5, lakhs: 5, lac: 5, lacs: 5, crore: 7, crores: 7, cr: 7,
}; // biome-ignore format: one list
/** Those that may as well be a unit: believed beside a currency, or another word that can be nothing else. */
export const ambiguousMagnitudes = new Set(['', 'm', 'mm', 't', 'b', 'mil', 'cr']);

interface Counted {
  word: string;
  count: number;
  /** How many have a currency behind their word. */
  ahead: number;
}

export function isT(word: string): boolean {
  return word === 't' || word === 't.';
}

/** What German amounts are written with beside `T€`, the thousands of euros. */
const besideThousands = new Set(
  ' t t. tsd tsd. tausend teur tchf mio mio. million millionen mrd mrd. milliarden'.split(' '),
);

/** `12 T€` are thousands, `$1.2T` are trillions; null where it may be either. */
export function powerOfT(
  forms: readonly Counted[],
  mark: DecimalMark,
  currency: string | null,
): number | null {
  const found = forms.filter(({ word }) => isT(word));
  if (found.every(({ ahead }) => ahead === 0))
    return mark === 'point' || found.length === 0 ? (magnitudes.t ?? null) : null;
  const isThousand =
    found.every(({ ahead, count }) => ahead === count) &&
    (currency === 'EUR' || currency === 'CHF') &&
    forms.every(({ word }) => besideThousands.has(word));
  return isThousand ? (magnitudes.tsd ?? null) : null;
}
