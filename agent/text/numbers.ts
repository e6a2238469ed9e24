const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** Behind "ten grand" stands no noun: "ten grand slams" are as many of those. */
const behindGrand = new Set('in on of for from and or with per by at to last this since during ,'.split(' '));

export function isGrand(tokens: { lower: string }[], at: number): boolean {
  const next = tokens[at + 1]?.lower;
  return tokens[at]?.lower === 'grand' && (next === undefined || behindGrand.has(next));
}

const scales = new Map<string, number>(
  Object.entries({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }),
);
const suffixes = new Map<string, number>(Object.entries({ k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 }));

/** "1,200.50", "$5k", "3bn" as a number; null for anything else. */
export function parseNumeral(text: string): number | null {
  const match = /^[$€£¥]?(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(k|mn|m|bn|b)?$/i.exec(text);
  if (!match?.[1]) return null;
  const suffix = match[2]?.toLowerCase();
  return Number(match[1].replaceAll(',', '')) * (suffix ? (suffixes.get(suffix) ?? 1) : 1);
}

/**
 * Number words from `at` on: how many tokens they take and what they say.
 * "twenty twenty four" and "nineteen ninety" are read as years, as they are spoken.
 */
export function numberWordsAt(
  tokens: { lower: string }[],
  at: number,
): { count: number; value: number } | null {
  const year = spokenYear(tokens, at);
  if (year) return year;
  const fraction = fractionAt(tokens, at) ?? articleAt(tokens, at) ?? dozensAt(tokens, at);
  if (fraction) return fraction;
  // "between one hundred and two hundred" are two numbers, "two hundred and fifty" is one.
  const isRange = ['between', 'from'].includes(tokens[at - 1]?.lower ?? '');
  let total = 0;
  let group = 0;
  let count = 0;
  for (let index = at; index < tokens.length; index += 1) {
    const isJoined = tokens[index]?.lower === 'and' && !isRange && joinsHundred(tokens, index);
    if (isJoined) {
      index += 1;
      count += 1;
    }
    const word = tokens[index]?.lower ?? '';
    const small = smallNumber(word);
    const scale = isGrand(tokens, index) ? 1e3 : scales.get(word);
    if (small !== null && (count === 0 || fits(group, small))) group += small;
    else if (scale === 100 && count > 0) group *= 100;
    else if (scale !== undefined && count > 0) {
      total += group * scale;
      group = 0;
    } else break;
    count += 1;
  }
  return count > 0 ? { count, value: total + group } : null;
}

/** "and" of "two hundred and fifty", "one thousand and one": after a hundred or more, before less than a hundred. */
function joinsHundred(tokens: { lower: string }[], at: number): boolean {
  const before = scales.get(tokens[at - 1]?.lower ?? '');
  if (before === undefined || smallNumber(tokens[at + 1]?.lower ?? '') === null) return false;
  const unit = smallNumber(tokens[at + 2]?.lower ?? '');
  const end = unit !== null && unit > 0 && unit < 10 ? at + 3 : at + 2;
  return scales.get(tokens[end]?.lower ?? '') === undefined;
}

const scaleWords = new Map<string, number>([...scales, ['dozen', 12]]);
const parts = new Map<string, number>(Object.entries({ half: 0.5, quarter: 0.25, quarters: 0.25 }));

/** "half a million", "a quarter of a million", "three quarters of a million", "half a dozen". */
function fractionAt(tokens: { lower: string }[], at: number): { count: number; value: number } | null {
  const first = tokens[at]?.lower ?? '';
  const times = first === 'a' || first === 'one' ? 1 : first === 'three' ? 3 : null;
  const from = times === null ? at : at + 1;
  const part = parts.get(tokens[from]?.lower ?? '');
  if (part === undefined || (times === 3 && tokens[from]?.lower !== 'quarters')) return null;
  const next = tokens[from + 1]?.lower === 'of' ? from + 2 : from + 1;
  if (!['a', 'an', 'one'].includes(tokens[next]?.lower ?? '')) return null;
  const scale = scaleWords.get(tokens[next + 1]?.lower ?? '');
  return scale === undefined ? null : { count: next + 2 - at, value: part * (times ?? 1) * scale };
}

/** "a hundred", "a thousand", "a million", "a dozen"; "a hundred and fifty", "one and a half million". */
function articleAt(tokens: { lower: string }[], at: number): { count: number; value: number } | null {
  const first = tokens[at]?.lower ?? '';
  const scale = scaleWords.get(tokens[at + 1]?.lower ?? '');
  if ((first === 'a' || first === 'an') && scale !== undefined) {
    const rest =
      scale > 12 && tokens[at + 2]?.lower === 'and' ? smallNumber(tokens[at + 3]?.lower ?? '') : null;
    return rest === null ? { count: 2, value: scale } : { count: 4, value: scale + rest };
  }
  const whole = smallNumber(first);
  const isHalf = ['and', 'a', 'half'].every((word, index) => tokens[at + 1 + index]?.lower === word);
  const halved = isHalf ? scales.get(tokens[at + 4]?.lower ?? '') : undefined;
  return whole === null || halved === undefined ? null : { count: 5, value: (whole + 0.5) * halved };
}

function dozensAt(tokens: { lower: string }[], at: number): { count: number; value: number } | null {
  const many = smallNumber(tokens[at]?.lower ?? '');
  return many !== null && tokens[at + 1]?.lower === 'dozen' ? { count: 2, value: many * 12 } : null;
}

function fits(group: number, small: number): boolean {
  if (group === 0) return true;
  if (small < 10) return group % 10 === 0 && group >= 20;
  return group % 100 === 0;
}

function smallNumber(word: string): number | null {
  const unit = units.indexOf(word);
  if (unit >= 0) return unit;
  const ten = tens.indexOf(word);
  return ten > 1 ? ten * 10 : null;
}

function spokenYear(tokens: { lower: string }[], at: number): { count: number; value: number } | null {
  const century = smallNumber(tokens[at]?.lower ?? '');
  const decade = smallNumber(tokens[at + 1]?.lower ?? '');
  if ((century !== 19 && century !== 20) || decade === null || decade < 10) return null;
  const unit = decade >= 20 ? smallNumber(tokens[at + 2]?.lower ?? '') : null;
  const hasUnit = unit !== null && unit > 0 && unit < 10;
  return { count: hasUnit ? 3 : 2, value: century * 100 + decade + (hasUnit ? unit : 0) };
}
