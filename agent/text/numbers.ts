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
const scales = new Map<string, number>(
  Object.entries({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }),
);
const suffixes = new Map<string, number>(Object.entries({ k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 }));

/** "1,200.50", "$5k", "3bn" as a number; null for anything else. */
export function parseNumeral(text: string): number | null {
  const match = /^[$€£¥]?(\d+(?:,\d{3})*(?:\.\d+)?)(k|mn|m|bn|b)?$/i.exec(text);
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
  let total = 0;
  let group = 0;
  let count = 0;
  for (let index = at; index < tokens.length; index += 1) {
    const word = tokens[index]?.lower ?? '';
    const small = smallNumber(word);
    const scale = scales.get(word);
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
