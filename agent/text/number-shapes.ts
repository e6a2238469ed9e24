/** `56 m`, `$1,200`, `12 (24)`: a sign of money, the number, and what stands behind it. A comma is one of thousands, or the text is none. */
const shaped =
  /^\+?\s*(\p{Sc}?)\s*-?((?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d+)?)(?![\d.,])\s*(.*)$/u;
const footnotes = /(?:\s*(?:\[[^\]]*\]|[*†‡^#]+))+$/u;
/** Words, signs of units, and a second number only in brackets: all else may be a range, a version or a bound. */
const behind = /^(?:\p{L}[\p{L}.'’]*[23]?|[\s/%‰°²³µ·]|\p{Sc}|\([^()<>+~≈≤≥±]*\))*$/u;
const ordinal = /^(?:st|nd|rd|th|er|re|e|eme|ème|ste|te|de|º|ª)(?!\p{L})/iu;
const range = /(?:^|\s)(?:to|bis|or|and|plus|minus|up|max|min\.?\s+\d|or more|less)(?:\s|$)/iu;
/** Three digits behind one mark: of thousands here, decimals there. */
const undecided = /^[1-9]\d{0,2}[.,]\d{3}$/;

interface Shaped {
  shape: string;
  number: string;
}

function shapedNumber(text: string): Shaped | null {
  const [, sign = '', number, rest = ''] = shaped.exec(text.trim().replace(footnotes, '')) ?? [];
  if (number === undefined || !behind.test(rest) || ordinal.test(rest) || range.test(rest)) return null;
  return { number, shape: `${sign}|${alike(rest)}` };
}

/** `1 goal` is as `2 goals`; a capital stays, for `MW` is no `mW`. */
function alike(rest: string): string {
  return rest
    .replaceAll(/\d[\d.,]*/gu, '0')
    .replaceAll(/(\p{L}{3})s(?!\p{L})/gu, '$1')
    .replaceAll(/[.\s]+(?=\s|$)/gu, '')
    .trim();
}

/**
 * Whether the numbers in front of texts may be compared and added up: the same mark or unit stands at each, and what their points and commas
 * mean is proven. Texts without a digit say nothing of it.
 */
export function ofOneShape(texts: readonly string[]): boolean {
  const found: Shaped[] = [];
  for (const text of texts) {
    if (!/\d/.test(text)) continue;
    const one = shapedNumber(text);
    if (one === null || (found[0] !== undefined && found[0].shape !== one.shape)) return false;
    found.push(one);
  }
  return found.length > 0 && provesMarks(found.map(({ number }) => number));
}

/** `7,500` and `6,250` may be seven and a half; `1,020` beside `31` is not, for its decimals would stand at both. `1.020` beside `31` stays open. */
function provesMarks(numbers: readonly string[]): boolean {
  const marked = numbers.filter((number) => /[.,]/.test(number));
  const isBare = marked.length < numbers.length && !marked.some((number) => number.includes('.'));
  return marked.length === 0 || isBare || marked.some((number) => !undecided.test(number));
}
