/** Days between two moments, cut where Ariba would refuse: it takes a year at most. */

export interface Span {
  /** `2024-01-01T00:00:00Z` */
  from: string;
  to: string;
  /** The next span begins where this one ends: a record of that moment is the next one's. */
  isLast: boolean;
}

/** A little less than a year, leap or not. */
const longestMs = 364 * 86_400_000;

/** Both in whole seconds of UTC, as `2024-01-01T00:00:00Z`; one span at least. */
export function spansOf(from: string, until: string): Span[] {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  if (Number.isNaN(first) || Number.isNaN(last)) throw new Error('A span has no moment.');
  const spans: Span[] = [];
  for (let at = first; spans.length === 0 || at < last; at += longestMs) {
    const end = Math.min(at + longestMs, Math.max(last, at));
    spans.push({ from: secondsText(at), to: secondsText(end), isLast: end >= last });
  }
  return spans;
}

export function secondsText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
