import { plainText } from './total-words.ts';

/** A stretch of numbers that a name stands for, from its first to behind its last. */
interface Stretch {
  from: number;
  to: number;
}

/** Of each month its names in the languages of most files; three letters of one say it as well. */
const monthNames = [
  'january januar janvier enero gennaio janeiro januari',
  'february februar fevrier febrero febbraio fevereiro februari',
  'march marz maerz mrz mars marzo marco maart',
  'april avril abril aprile',
  'may mai mayo maggio maio mei',
  'june juni juin junio giugno junho',
  'july juli juillet julio luglio julho',
  'august aout agosto augustus',
  'september septembre septiembre settembre setembro',
  'october oktober octobre octubre ottobre outubro',
  'november novembre noviembre novembro',
  'december dezember decembre diciembre dicembre dezembro',
].map((names) => names.split(' '));
const quarter =
  /^(?:q|qtr|quarter|quartal|trimestre|t|trim)\s?([1-4])$|^([1-4])(?:st|nd|rd|th|\.|er|e|º)?\s?(?:q|qtr|quarter|quartal|trimestre|trim)$/;
const half =
  /^(?:h|hj|hy|half|halbjahr|semestre|s)\s?([12])$|^([12])(?:st|nd|\.|er|e|º)?\s?(?:h|hj|half|half year|halbjahr|semestre)$/;

/** The months that a name of a period stands for, counted from the year 0: `Q1 2024`, `Mar`, `2024-03`, `H1`; null of other names. Without a year they are of the year 0. */
export function periodOf(cell: string): Stretch | null {
  const text = plainText(cell).replaceAll(/[''’]/g, '');
  const iso = /^(\d{4})[-/. ](0?[1-9]|1[0-2])$/.exec(text) ?? null;
  if (iso !== null) return months(Number(iso[1]), Number(iso[2]) - 1, 1);
  const short = /^([^\d].*)[-. ](\d{2})$/.exec(text);
  if (short !== null) return periodOf(`${short[1]} 20${short[2]}`);
  const year = /(?:^|\D)((?:19|20)\d{2})(?:\D|$)/.exec(text)?.[1];
  const rest = (year === undefined ? text : text.replace(year, '')).replaceAll(/[-/ ,.]+/g, ' ').trim();
  const ofYear = Number(year ?? 0);
  if (rest === '' || /^(?:fy|cy|gj|year|jahr|annee|ano|anno|full year)$/.test(rest))
    return year === undefined && !/year|jahr|annee|ano|anno/.test(rest) ? null : months(ofYear, 0, 12);
  const inQuarter = quarter.exec(rest);
  if (inQuarter !== null) return months(ofYear, 3 * (Number(inQuarter[1] ?? inQuarter[2]) - 1), 3);
  const inHalf = half.exec(rest);
  if (inHalf !== null) return months(ofYear, 6 * (Number(inHalf[1] ?? inHalf[2]) - 1), 6);
  const month =
    rest.length < 3 ? -1 : monthNames.findIndex((names) => names.some((name) => name.startsWith(rest)));
  return month >= 0 ? months(ofYear, month, 1) : null;
}

function months(year: number, first: number, count: number): Stretch {
  return { from: 12 * year + first, to: 12 * year + first + count };
}

/** The numbers that a name of a class stands for: `0-17`, `65+`, `under 65`, `18 bis 64`; null of other names. */
export function rangeOf(cell: string): Stretch | null {
  const text = plainText(cell)
    .replaceAll(/\s*(?:years?|jahren?|ans|anos|anni|yrs?|old)\b/g, '')
    .trim();
  const between =
    /^(\d+)\s?(?:-|–|to|bis|a|à|tot)\s?(\d+)$/.exec(cell.trim().toLowerCase()) ??
    /^(\d+)\s?(?:-|–|to|bis|a|tot)\s?(\d+)$/.exec(text);
  if (between !== null && Number(between[2]) < Number(between[1])) return null;
  if (between !== null) return { from: Number(between[1]), to: Number(between[2]) + 1 };
  const below = /^(?:<|under|below|unter|bis unter|moins de|menos de|less than|up to)\s?(\d+)$/.exec(text);
  if (below !== null) return { from: Number.NEGATIVE_INFINITY, to: Number(below[1]) };
  const above =
    /^(?:>=?|over|above|from|ab|uber|plus de|mas de)\s?(\d+)$/.exec(text) ??
    /^(\d+)\s?(?:\+|and over|and above|and older|plus|und mehr|und alter|et plus|y mas)$/.exec(
      cell.trim().toLowerCase(),
    );
  return above === null ? null : { from: Number(above[1]), to: Number.POSITIVE_INFINITY };
}

/**
 * Of each name the one that stands for the smallest stretch around its own: months in their quarter, classes of age in "under 65"; -1 for none. Null where a
 * name is of no stretch, or none is within another.
 */
export function byStretch(
  names: readonly string[],
  groups: readonly string[],
  read: (name: string) => Stretch | null,
): Int32Array | null {
  const stretches = names.map(read);
  const known = stretches.flatMap((stretch, index) => (stretch === null ? [] : [{ ...stretch, index }]));
  // A name that is of no period stands for something else: then nobody knows what the others are parts of.
  if (known.length < names.length || names.length > mostNames) return null;
  const parents = new Int32Array(names.length).fill(-1);
  for (const own of known) {
    const around = known
      .filter(
        ({ from, to, index }) =>
          groups[index] === groups[own.index] &&
          from <= own.from &&
          to >= own.to &&
          to - from > own.to - own.from,
      )
      .sort((left, right) => left.to - left.from - (right.to - right.from));
    const [smallest] = around;
    if (smallest) parents[own.index] = smallest.index;
  }
  return parents.some((parent) => parent >= 0) ? parents : null;
}

/** Lists of periods are short; of more names each would be held against each. */
const mostNames = 1_000;
