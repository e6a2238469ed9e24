import { addGrains, type Grain, grains, startOfGrain } from '../dates/calendar.ts';
import { calendarPeriod, type Period, period, yearlessLike } from '../dates/period.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

const articles = '(?:(?:in|for|during|of|to|with) )?(?:the |a |one )?';
/** The unit is the last word but one, or the last. */
const patterns = [
  new RegExp(
    `^${articles}(?:same (?:period|quarter|month|week|time|days) )?(?:the |a |one )?(year|quarter|month|week) (?:before|earlier|prior|before that|prior to that)$`,
  ),
  new RegExp(`^${articles}(?:previous|prior|preceding|foregoing) (year|quarter|month|week)$`),
];
const longestPhrase = 7;

/**
 * "in Q1 2026 compared to the quarter before": a period that is told by the other one of the question. Where several others
 * stand there, or it is of another kind than a calendar's unit, nothing is read.
 */
export function addEarlierPeriods(tokens: Token[], spans: Span[][]): void {
  tokens.forEach((_, at) => {
    for (let to = Math.min(tokens.length, at + longestPhrase); to > at + 1; to -= 1) {
      const words = tokens
        .slice(at, to)
        .map(({ lower }) => lower)
        .join(' ');
      const unit = patterns.map((pattern) => pattern.exec(words)?.[1]).find((match) => match !== undefined);
      if (unit === undefined) continue;
      const other = otherPeriod(spans, at, to);
      const isNamedAfter =
        tokens[to]?.lower === ',' && (spans[to + 1] ?? []).some(({ kind }) => kind === 'period');
      // "the year before, 2024" is told at once which year that is.
      const before = other && moved(other, unit as Grain);
      const earlier = isNamedAfter ? other : before && other && yearlessLike(before, other);
      if (!earlier) continue;
      spans[at] = [
        ...(spans[at] ?? []).filter((span) => span.kind !== 'period'),
        { kind: 'period', to, reading: { to, period: earlier, hasPreposition: true } },
      ];
      return;
    }
  });
}

/** The longest reading of the one other period, if all of them speak of the same days. */
function otherPeriod(spans: Span[][], from: number, to: number): Period | null {
  const found = spans.flatMap((own, at) =>
    own.flatMap((span) =>
      span.kind === 'period' && (span.to <= from || at >= to)
        ? [{ length: span.to - at, period: span.reading.period }]
        : [],
    ),
  );
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(
    ({ length, period: { start, end } }) => length === longest && start !== null && end !== null,
  );
  const [first] = best;
  const isOne = best.every(
    ({ period: { start, end } }) => start === first?.period.start && end === first?.period.end,
  );
  return first && isOne ? first.period : null;
}

function moved({ start, end }: Period, unit: Grain): Period | null {
  if (start === null || end === null) return null;
  const grain = grains.find(
    (candidate) => startOfGrain(start, candidate) === start && addGrains(start, candidate, 1) === end,
  );
  // "the quarter before" of a month is not the month three months ago.
  if (!grain || (unit !== 'year' && unit !== grain)) return null;
  const earlier = addGrains(start, unit, -1);
  const named = calendarPeriod(earlier, grain);
  return period(named.start, named.end, named.label, grain);
}
