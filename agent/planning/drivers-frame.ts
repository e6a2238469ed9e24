import { addDays, addGrains, daysBetween, type Grain, grains, startOfGrain } from '../dates/calendar.ts';
import { calendarPeriod, daysOf, type Period, period } from '../dates/period.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { Drivers, PlanAssumption } from '../plan.ts';
import { compareFrame } from './compare-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import type { Parts, PeriodPart } from './parts.ts';

/** Two stretches of time, and what of them was not said. */
export interface ChangedPeriods {
  periods: [Period, Period];
  assumptions: PlanAssumption[];
}

/** "why did revenue drop in May", "what drove the rise in orders": two periods side by side, told by what the change is made of. */
export function driversFrame(lattice: Lattice, parts: Parts): Draft[] | Refusal {
  const { model, today, tokens } = lattice;
  const drivers = driversOf(parts);
  if (isRefusal(drivers)) return drivers;
  if (parts.drivers?.pointsBack)
    return refuse('It is not clear what changed: name the number, or ask right after an answer.');
  const level = parts.nouns.find((noun) => noun.kind === 'column' && noun.column.profile.role === 'balance');
  if (level?.kind === 'column' && parts.measures.length === 0)
    return refuse(
      `${level.column.label} is a level: its change over time is told by no sum of its rows. Ask for its average.`,
    );
  const others =
    parts.ranks.length +
    parts.sorts.length +
    parts.tails.length +
    parts.countFilters.length +
    parts.withouts.length;
  if (
    others > 0 ||
    ['share', 'running', 'both', 'but', 'onAverage', 'trend'].some((mark) => parts.marks.has(mark as 'but'))
  )
    return refuse('What a change is made of is told of one number of all its rows.');
  if (parts.asks.has('when') || parts.asks.has('where') || parts.asks.has('howMany'))
    return refuse('When, where and how many are other questions than what a change is made of.');
  if (parts.groups.some(({ via }) => via === 'per'))
    return refuse(
      'It is not clear whether the change is told for each of them, or of a number divided by how many they are.',
    );
  if (parts.periods.length === 0 && tokens.some(({ lower }) => lower === 'between'))
    return refuse('What two groups differ by is another question: ask to compare them.');
  if (leavesTimeOut(lattice, parts))
    return refuse('It is not clear between which two periods the change is meant.');
  const [only, ...more] = parts.periods;
  // "from May to June" of a change is its two ends, not one stretch.
  if (only && more.length === 0 && ['between', 'from'].includes(tokens[only.from]?.lower ?? ''))
    return refuse('It is not clear between which two periods the change is meant.');
  const pairs = changedPeriods(parts, today);
  if (isRefusal(pairs)) return pairs;
  const asked = withGroups(parts);
  const made = pairs.map(({ periods, assumptions }) => {
    const drafts = compareFrame(model, withPeriods(asked, periods));
    return isRefusal(drafts) ? drafts : drafts.map((draft) => explained(draft, drivers, assumptions));
  });
  const told = made.flatMap((drafts) => (isRefusal(drafts) ? [] : drafts));
  if (told.length > 0) return told;
  return made.find(isRefusal) ?? refuse('It is not clear of which number the change is asked for.');
}

function explained(draft: Draft, drivers: Drivers, assumptions: PlanAssumption[]): Draft {
  return { ...draft, drivers, assumptions: [...draft.assumptions, ...assumptions] };
}

/** Which way the number is said to have gone; refused where the words say both, or nothing of a change. */
export function driversOf({ drivers }: Parts): Drivers | Refusal {
  const said = new Set((drivers?.movements ?? []).flatMap(({ movement }) => movement ?? []));
  if (!drivers || drivers.openings.length === 0 || (drivers.movements.length === 0 && !drivers.pointsBack))
    return refuse('It is not clear which change is meant.');
  if (said.size > 1) return refuse('It is not clear whether the number went up or down.');
  return { presumed: [...said][0] ?? null };
}

/** "in May 2025" is never read as in 2025: each time of the question lies whole in one that is used, or is "the fall in" a number. */
export function leavesTimeOut({ spans }: Lattice, { periods, drivers }: Parts): boolean {
  const used = [...periods, ...(drivers?.movements ?? [])];
  return spans.some((own, at) =>
    own.some((span) => span.kind === 'period' && !used.some(({ from, to }) => from <= at && span.to <= to)),
  );
}

/** "which regions explain the drop": what stands before the verb is what the change is told by. */
function withGroups(parts: Parts): Parts {
  const start = parts.drivers?.openings[0]?.from ?? 0;
  const isAsked = parts.asks.has('which') || parts.asks.has('what') || parts.asks.has('who');
  const asks = parts.asks.difference(new Set(['which', 'what', 'who', 'how', 'howMuch', 'show']));
  const before = isAsked ? parts.nouns.filter(({ to }) => to <= start) : [];
  if (before.length === 0) return { ...parts, asks };
  return {
    ...parts,
    asks,
    nouns: parts.nouns.filter((noun) => !before.includes(noun)),
    groups: [
      ...parts.groups,
      ...before.map((noun) => ({ from: noun.from, to: noun.to, via: 'by' as const, terms: [noun] })),
    ],
  };
}

function withPeriods(parts: Parts, [first, second]: [Period, Period]): Parts {
  const [named] = parts.periods;
  const place = { from: named?.from ?? 0, to: named?.to ?? 0 };
  const column = parts.periods.find((part) => part.column !== null)?.column ?? null;
  const part = (own: Period): PeriodPart => ({
    ...place,
    reading: { to: place.to, period: own, hasPreposition: true },
    column,
    negated: false,
  });
  return {
    ...parts,
    drivers: null,
    periods: [part(first), part(second)],
    marks: new Map([['compare', place]]),
  };
}

/** The two periods of a question, earlier first; without any, the last month, quarter and year, among which the asker chooses. */
function changedPeriods(parts: Parts, today: string): ChangedPeriods[] | Refusal {
  const [first, second, ...more] = parts.periods;
  const isDenied = parts.periods.some(({ negated }) => negated);
  if (more.length > 0 || isDenied || parts.dayParts.length > 0)
    return refuse('It is not clear between which two periods the change is meant.');
  if (first && second) {
    const pair = pairOf(first.reading.period, second.reading.period);
    return isRefusal(pair) ? pair : [{ periods: pair, assumptions: [] }];
  }
  if (!first) return (['month', 'quarter', 'year'] as const).map((grain) => lastComplete(grain, today));
  const named = first.reading.period;
  const isAgainst =
    parts.marks.has('versus') || parts.marks.has('compare') || parts.drivers?.isAgainst === true;
  const found = isAgainst ? sinceThen(named, today) : withEarlier(named);
  return isRefusal(found) ? found : [found];
}

/** "between Q1 and Q2": of one length, and apart. */
export function pairOf(left: Period, right: Period): [Period, Period] | Refusal {
  if (left.start === null || left.end === null || right.start === null || right.end === null)
    return refuse('An open period cannot be compared.');
  const [before, after] = left.start <= right.start ? [left, right] : [right, left];
  if ((before.end ?? '') > (after.start ?? ''))
    return refuse('The two periods overlap: say which of them is meant.');
  const [short, long] = [left, right]
    .map(({ start, end }) => daysBetween(start ?? '', end ?? ''))
    .sort((one, other) => one - other);
  // A month has 28 to 31 days, a quarter 90 to 92.
  return (long ?? 0) > (short ?? 0) * 1.12
    ? refuse('The two periods are of different lengths: name two of the same length.')
    : [before, after];
}

/** The period and the one before it, of the same length. */
export function withEarlier(named: Period): ChangedPeriods | Refusal {
  const { start, end } = named;
  if (start === null || end === null) return refuse('An open period has none before it.');
  const earlier = earlierOf(start, end, named);
  const chosen = `${earlier.label}, the period before ${named.label}`;
  return { periods: [earlier, named], assumptions: [{ kind: 'compared with', chosen, options: [] }] };
}

function earlierOf(start: string, end: string, { label }: Period): Period {
  const toDate = /\b(year|quarter|month|week) to date\b/.exec(label)?.[1];
  if (toDate) {
    const unit = toDate as Grain;
    const days: [string, string] = [addGrains(start, unit, -1), addGrains(end, unit, -1)];
    return period(...days, daysOf({ start: days[0], end: days[1] }), null);
  }
  const grain = grains.find(
    (unit) => startOfGrain(start, unit) === start && addGrains(start, unit, 1) === end,
  );
  if (grain) return calendarPeriod(addGrains(start, grain, -1), grain);
  const months = Array.from({ length: 59 }, (_, index) => index + 2).find(
    (count) => startOfGrain(start, 'month') === start && addGrains(start, 'month', count) === end,
  );
  const since = months ? addGrains(start, 'month', -months) : addDays(start, -daysBetween(start, end));
  return period(since, start, daysOf({ start: since, end: start }), null);
}

/** "why is it lower than last month": the unit that runs now against the one that is named. */
function sinceThen(named: Period, today: string): ChangedPeriods | Refusal {
  const { start, grain } = named;
  const isUnit = start !== null && grain !== null && calendarPeriod(start, grain).end === named.end;
  if (!isUnit) return refuse('It is not clear which period is compared with the one that is named.');
  const running = calendarPeriod(startOfGrain(today, grain), grain);
  if (named.end === null || named.end > (running.start ?? ''))
    return refuse('It is not clear which period is compared with the one that is named.');
  return {
    periods: [named, running],
    assumptions: [{ kind: 'period', chosen: `${running.label}, so far`, options: [] }],
  };
}

/** The last complete unit of time and the one before it. */
export function lastComplete(grain: Grain, today: string): ChangedPeriods {
  const last = calendarPeriod(addGrains(startOfGrain(today, grain), grain, -1), grain);
  const before = calendarPeriod(addGrains(last.start ?? today, grain, -1), grain);
  return {
    periods: [before, last],
    assumptions: [
      { kind: 'period', chosen: `${last.label} against ${before.label}, the last two complete`, options: [] },
    ],
  };
}
