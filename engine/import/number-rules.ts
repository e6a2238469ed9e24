import { quoteText } from '../sql-text.ts';

/** `point`: 1,234.50; `comma`: 1.234,50. */
export type DecimalMark = 'point' | 'comma';

const currencyCodes =
  'USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|SGD|HKD|KRW|TRY|zł|Kč|US\\$|A\\$|C\\$|R\\$';

/** A currency sign or code, as RE2 and JavaScript read it. */
export const currencyPattern = `(?:[$€£¥₹₽₩₺₪₫₴]|${currencyCodes})`;

export const spaces = ' \u00a0\u202f\u2009';

const grouped = (mark: string): string => `[1-9][0-9]{0,2}(?:[${mark}][0-9]{3})+`;
/** `1,23,456`: lakhs and crores in pairs, thousands in threes. */
const groupedIndian = '[1-9][0-9]?(?:,[0-9]{2})+,[0-9]{3}';

/** The digits of a number with its marks. A leading zero is no number: it is part of a code. */
export const digits: Record<DecimalMark, string> = {
  point: `(?:(?:0|[1-9][0-9]*|${grouped(',')}|${groupedIndian}|${grouped(spaces)}|${grouped("'’")})(?:\\.[0-9]+)?|\\.[0-9]+)`,
  comma: `(?:(?:0|[1-9][0-9]*|${grouped('.')}|${grouped(spaces)}|${grouped("'’")})(?:,[0-9]+)?|,[0-9]+)`,
};

/** `$ -   `: what accounting formats show for zero. */
export const dashedZeroPattern = `${currencyPattern}[${spaces}]*[-–—]`;

/** A number as people write it: sign, brackets for negatives, currency, percent, a dash behind the currency for zero. */
export function dressedNumberPattern(mark: DecimalMark): string {
  const currency = `(?:${currencyPattern}[${spaces}]*)?`;
  const after = `(?:[${spaces}]?(?:${currencyPattern}|%))?`;
  const body = `${currency}[-−–]?${digits[mark]}${after}`;
  const bracketed = `${currencyPattern}[${spaces}]*\\([${spaces}]*${digits[mark]}[${spaces}]*\\)`;
  return `(?:[-+−–]?${body}|\\(${body}\\)|${digits[mark]}-|${bracketed}|${dashedZeroPattern})`;
}

/** Digits and one mark, nothing else: what a machine writes. */
export function plainNumberPattern(mark: DecimalMark): string {
  const sign = mark === 'point' ? '\\.' : ',';
  return `-?(?:0|[1-9][0-9]*)?(?:${sign}[0-9]+)?`;
}

export const integerPattern = '-?(?:0|[1-9][0-9]*)';
export const leadingZeroPattern = '[-+]?0[0-9]+';
/** `1.5E+10`, `2e-7`: nothing but a number. */
export const scientificPattern = '-?[0-9]+(?:\\.[0-9]+[eE][-+]?|[eE][-+])[0-9]{1,3}';
/** `12E3`: a number or a code. */
export const codeLikePattern = '-?[0-9]+[eE][0-9]{1,3}';
/** `1e5`: programs write numbers so, and people hardly write codes so. */
export const bareExponentPattern = '-?[0-9]+e[0-9]{1,3}';
/** Marks that only a number in this style can have, so one of them proves the style. */
export const ambiguousMarkPattern = '[^0-9]*[1-9][0-9]{0,2}[.,][0-9]{3}[^0-9]*';

/** SQL for the canonical text of a dressed number (`-1234.50`), given SQL of the trimmed text. */
export function canonicalNumberSql(text: string, mark: DecimalMark): string {
  const kept = mark === 'point' ? '[^0-9.]' : '[^0-9,]';
  const bare = `regexp_replace(${text}, '${kept}', '', 'g')`;
  const pointed = mark === 'point' ? bare : `replace(${bare}, ',', '.')`;
  // Only the dash that stands for zero has no digit.
  return `(CASE WHEN regexp_matches(${text}, '[-−–(]') THEN '-' ELSE '' END || coalesce(nullif(${pointed}, ''), '0'))`;
}

/**
 * A number with a word behind it: `$1.2M`, `3,4 Mio. €`, `(12 kg)`, `USD 5 million`. The first group is the number, the second the
 * word; a number without one is taken too.
 */
export function writtenPattern(mark: DecimalMark): string {
  const currency = `(?:${currencyPattern}[${spaces}]*)?`;
  const lead = `[-+−]?[${spaces}]*[(]?${currency}[-−(]?[${spaces}]*`;
  const word = '(\\p{L}[\\p{L}]*[.]?|[µ°]\\p{L}|)';
  return `^${lead}(${digits[mark]})[${spaces}]*${word}[${spaces}]*(?:${currencyPattern})?[)]?$`;
}

/**
 * The number and the word of a text that a written pattern matches: digits stand in the number alone, and the letters behind it are the
 * word. Cut out whole, without groups: RE2 looks for where a match begins and ends a hundred times as fast as for where its groups do.
 */
export function numberPartSql(text: string): string {
  return `regexp_extract(${text}, '[.,]?[0-9](?:.*[0-9])?')`;
}

/** In small letters; empty where there is none. */
export function wordPartSql(text: string): string {
  const behind = `[0-9][${spaces}]*(?:\\p{L}+[.]?|[µ°]\\p{L})`;
  return `lower(ltrim(substr(regexp_extract(${text}, ${quoteText(behind)}), 2), ${quoteText(spaces)}))`;
}
