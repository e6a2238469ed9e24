/** `point`: 1,234.50; `comma`: 1.234,50. */
export type AmountMark = 'point' | 'comma';

const plain = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const spaces = '\\s\\u00a0\\u202f\\u2009';
const sign = '[-+−–]?';
const currency = `(?:\\p{Sc}|[A-Z]{2,3}\\$?|zł|Kč|kr\\.?)?`;
const behind =
  '(?:%|\\p{Sc}|[A-Z]{3}|zł|Kč|kr\\.?|[KkMmBbT]|bn|mn|Mio\\.?|Mrd\\.?|Tsd\\.?|kg|g|t|km|m|l|h|kWh|MWh)?';
const dressed = new RegExp(
  `^(\\()?${sign}[${spaces}]*${currency}[${spaces}]*(\\()?(${sign})(\\d[\\d.,'’${spaces}]*|[.,]\\d+)${behind}[${spaces}]*${behind}\\)?(-)?$`,
  'u',
);
const clock = /^(-)?(\d+):([0-5]\d)(?::([0-5]\d))?$/;
const spoken = /^(-)?(?:(\d+) ?h)? ?(?:(\d+) ?m(?:in)?)?(?: ?(\d+) ?s)?$/;

/**
 * The number that a cell shows, for adding rows up: near enough for a comparison, never stored. Null for words, dates and codes.
 * A suffix such as M is left to whoever stores the value: here `1.2M` and `850K` add up to nothing.
 */
export function readAmount(cell: string, mark: AmountMark): number | null {
  if (plain.test(cell) && (mark === 'point' || !cell.includes('.'))) return Number(cell);
  const text = cell.trim();
  if (!/\d/.test(text) || text.length > 40) return null;
  const found = dressed.exec(text);
  if (found === null) return readDuration(text);
  const digits = (found[4] ?? '').trim();
  const separator = mark === 'point' ? '.' : ',';
  const thousands = mark === 'point' ? /[,'’\s\u00a0\u202f\u2009]/g : /[.'’\s\u00a0\u202f\u2009]/g;
  const bare = digits.replace(thousands, '').replace(separator, '.');
  const isGrouped = bare.length !== digits.length;
  // `007` is a code, `2024-01` no amount, `1.2.3` a version.
  if (!/^\d*(?:\.\d+)?$/.test(bare) || (!isGrouped && /^0\d/.test(bare))) return null;
  if (isGrouped && !/^\d{1,3}(?:[.,'’\s\u00a0\u202f\u2009]\d{2,3})+(?:[.,]\d+)?$/.test(digits)) return null;
  const isNegative = /[-−–(]/.test(text.slice(0, text.search(/\d/))) || found[5] === '-';
  const value = Number(bare);
  return isNegative ? -value : value;
}

/** Hours and minutes, in seconds. */
function readDuration(text: string): number | null {
  const found = clock.exec(text) ?? spoken.exec(text);
  if (found === null) return null;
  const [, minus, hours = '0', minutes = '0', seconds = '0'] = found;
  const value = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return minus === undefined ? value : -value;
}

/** Digits behind the mark. */
export function decimalsOf(cell: string, mark: AmountMark): number {
  const found = (mark === 'point' ? /\.(\d+)/ : /,(\d+)/).exec(cell);
  return found?.[1]?.length ?? 0;
}

/** What a cell proves of the mark of its table: `1,5` and `1.234,50` the comma, `1.5` and `1,234.50` the point. */
export function provenMark(cell: string): AmountMark | 'either' | null {
  if (plain.test(cell) && !cell.includes('.')) return null;
  const found = /\d([.,])(\d+)(?!.*[\d.,])/.exec(cell);
  if (found === null) return null;
  const [, last, decimals = ''] = found;
  const others = /[.,]/.exec(cell)?.[0] ?? last;
  if (others === last && decimals.length === 3) return 'either';
  return last === '.' ? 'point' : 'comma';
}
