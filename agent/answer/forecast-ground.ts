import type { AnswerCheck } from '#kernel/answer.ts';
import type { Cell } from '#kernel/catalog.ts';
import type { Continued, ContinuedSeries } from '#kernel/continuation.ts';
import { addDays, type Grain, startOfGrain } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import type { Plan } from '../plan.ts';
import { periodsBetween } from '../planning/forecast-frame.ts';
import { formatCell, formatNumber } from './format.ts';

const seriesNamed = 5;

interface Told {
  plan: Plan;
  continued: Continued | undefined;
  today: string;
}

/** A forecast is no fact: what it stands on, what it is made of, what its ranges mean, and whatever is to be known of it. */
export function forecastChecks({ plan, continued, today }: Told): AnswerCheck[] {
  const { forecast, dimensions } = plan;
  const grain = dimensions[0]?.grain;
  if (!forecast || !grain || !continued) return [];
  const { begin, known } = forecast;
  const made = continued.series.filter(({ refused }) => refused === null);
  const refused = continued.series.filter((one) => one.refused !== null);
  const count = periodsBetween(begin, known, grain);
  const last = labelOf(startOfGrain(addDays(known, -1), grain), grain);
  const warned = (id: string, detail: string): AnswerCheck => ({ id, outcome: 'warned', detail });
  const checks = [
    warned(
      'forecast',
      `A forecast is an estimate and no fact. It stands on ${count} whole ${grain}s, ${labelOf(begin, grain)} to ${last}. The narrow range is where four of five values are to be expected, the wide one where 19 of 20 are.${heldWords(made)}`,
    ),
    { id: 'forecast-made', outcome: 'passed' as const, detail: madeWords(made) },
  ];
  const stale = known < startOfGrain(today, grain);
  if (stale)
    checks.push(
      warned(
        'forecast-from-end',
        `The data end before today: the forecast goes on from ${labelOf(known, 'day')}, and what has come since is not in it.`,
      ),
    );
  const untried = made.filter(({ trials }) => trials === 0);
  if (untried.length > 0)
    checks.push(
      warned(
        'forecast-untried',
        `${ofSeries(untried, made)}The history is too short to try the forecast on its own past: nothing is known of how good it is.`,
      ),
    );
  const steps = periodsBetween(known, forecast.until, grain);
  const tried = made.filter(({ trials }) => trials > 0).map(({ triedSteps }) => triedSteps);
  const least = Math.min(...tried);
  if (tried.length > 0 && least < steps)
    checks.push(
      warned(
        'forecast-beyond-trials',
        `It was tried ${least} ${grain}${least === 1 ? '' : 's'} ahead; the ${grain}s behind that, up to ${steps} ahead, are less certain than the ranges say.`,
      ),
    );
  const weak = made.filter(({ isNoBetterThanBaseline }) => isNoBetterThanBaseline);
  if (weak.length > 0)
    checks.push(
      warned(
        'forecast-no-better',
        `${ofSeries(weak, made)}On its own past the forecast was no better than ${baselineWords(weak[0], grain)}.`,
      ),
    );
  if (refused.length > 0)
    checks.push(
      warned('forecast-groups-short', `No forecast of ${namesOf(refused)}. ${refused[0]?.refused ?? ''}`),
    );
  if (continued.leftOut > 0)
    checks.push(
      warned(
        'forecast-groups-left-out',
        `The ${continued.series.length} largest groups are forecast; ${formatNumber(continued.leftOut, 'en')} smaller ones are left out. Name some to have theirs.`,
      ),
    );
  if (made.length > 1)
    checks.push({
      id: 'forecast-groups-apart',
      outcome: 'passed',
      detail:
        'Each group is forecast by itself: together they need not be what a forecast of all of them is.',
    });
  return checks;
}

function heldWords(made: readonly ContinuedSeries[]): string {
  const [one] = made;
  if (!one || made.length > 1 || one.within80 === null || one.within95 === null) return '';
  return ` On its own past they held ${percent(one.within80)} and ${percent(one.within95)}.`;
}

function madeWords(made: readonly ContinuedSeries[]): string {
  const [one] = made;
  if (!one) return '';
  const trials =
    one.trials > 0
      ? `, tried from ${one.trials} earlier end${one.trials === 1 ? '' : 's'} of the history`
      : '';
  const notes = made.length === 1 && one.notes.length > 0 ? ` ${one.notes.join(' ')}` : '';
  if (made.length > 1)
    return `Each of ${made.length} groups is continued by the ways that did best on its own past.`;
  const members = one.members.map(({ name, share }) => `${name} ${percent(share)}`).join(', ');
  const how = one.trials > 0 ? 'Made of what did best on its own past' : 'Made of several ways together';
  return `${how}: ${members}${trials}.${notes}`;
}

/** How far such forecasts were off on their own past, set against repeating the last season; empty where they could not be tried. */
export function errorWords(
  plan: Plan,
  continued: Continued | undefined,
  write: (value: number) => string,
): string {
  const grain = plan.dimensions[0]?.grain;
  const made = continued?.series.filter(({ refused, error }) => refused === null && error !== null) ?? [];
  const [one] = made;
  if (!grain || !one) return ' How far it may be off is not known: the history is too short to try it.';
  if (made.length > 1) {
    const shares = made.flatMap(({ errorShare }) => errorShare ?? []);
    if (shares.length === 0) return '';
    const [low, high] = [Math.min(...shares), Math.max(...shares)];
    const weak = made.filter(({ isNoBetterThanBaseline }) => isNoBetterThanBaseline).length;
    const worse =
      weak > 0
        ? ` ${weak} of them ${weak === 1 ? 'is' : 'are'} no better than ${baselineWords(one, grain)}.`
        : '';
    return ` Tried on the past, a ${grain} was typically ${rangeWords(low, high)}.${worse}`;
  }
  const share = one.errorShare === null ? '' : ` (${shareWords(one.errorShare)})`;
  const baseline = one.baselineError === null ? '' : write(one.baselineError);
  const against = one.isNoBetterThanBaseline
    ? `: no better than ${baselineWords(one, grain)}${baseline === '' ? '' : ` (${baseline})`}`
    : baseline === ''
      ? ''
      : `; ${baselineWords(one, grain)} by ${baseline}`;
  return ` Tried on its own past, a ${grain} was typically off by ${write(one.error ?? 0)}${share}${against}.`;
}

function shareWords(share: number): string {
  return share > 0 && share < leastShare ? `less than ${percent(leastShare)}` : percent(share);
}

/** Shares as they are told: what rounds to the same is one figure, and what rounds to nothing is not told as nothing. */
function rangeWords(low: number, high: number): string {
  const [from, to] = [percent(low), percent(high)];
  if (high === 0) return 'met exactly, in each group';
  if (high < leastShare) return `off by less than ${percent(leastShare)}, in each group`;
  if (from === to) return `off by ${to}, in each group`;
  return low < leastShare ? `off by ${to} or less, by group` : `off by ${from} to ${to}, by group`;
}

const seasonWords: Partial<Record<Grain, Record<number, string>>> = {
  day: { 7: 'repeating the last week', 365: 'repeating the last year' },
  week: { 52: 'repeating the last year' },
  month: { 12: 'repeating the last year' },
  quarter: { 4: 'repeating the last year' },
};

function baselineWords(one: ContinuedSeries | undefined, grain: Grain): string {
  return seasonWords[grain]?.[one?.season ?? 1] ?? `repeating the last ${grain}`;
}

function ofSeries(some: readonly ContinuedSeries[], all: readonly ContinuedSeries[]): string {
  return all.length > 1 ? `${namesOf(some)}: ` : '';
}

function namesOf(series: readonly ContinuedSeries[]): string {
  const names = series.slice(0, seriesNamed).map(({ key }) => nameOf(key));
  const more = series.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function nameOf(key: readonly Cell[]): string {
  const cell = key.at(-1) ?? null;
  return formatCell(cell, undefined, 'en');
}

/** The least that `percent` can tell. */
const leastShare = 0.001;

function percent(share: number): string {
  const value = 100 * share;
  return `${value >= 9.95 || value === 0 ? Math.round(value) : value.toFixed(1)} %`;
}
