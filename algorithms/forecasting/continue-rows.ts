import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import {
  type Continuation,
  type Continued,
  type ContinuedSeries,
  forecastNames,
} from '#kernel/continuation.ts';
import type { FittedModel } from '../algorithm.ts';
import { forecasting } from './fit.ts';
import type { ForecastHeader } from './header.ts';
import { periodOf, startOf } from './preparation/grain.ts';
import { prepareSeries } from './preparation/prepare.ts';
import { valuesMinimum } from './series-checks.ts';
import { describeNote, memberNames, continuationStrings as strings } from './strings.ts';
import { testedHorizon } from './tested-horizon.ts';

export interface ContinuedRows {
  columns: ResultColumn[];
  rows: Cell[][];
  continued: Continued;
}

/** More lines of one table nobody reads; the largest are told, and how many were left out. */
const seriesMaximum = 20;
/** Of all series together that are fitted: so many take a second or two. Of many long ones the newest. */
const valuesFitted = 2400;
/** Rows of an answer that are shown; the history before the forecast takes what it leaves of them. */
const rowsShown = 200;
const historyShown = { day: 56, week: 52, month: 24, quarter: 16, year: 12 } as const;
const historyLeast = 3;
/** Of days, so many have rows at least; a longer period without any is a hole. */
const daysWithRows = 0.5;
/** Sums of doubles differ in their last digits from run to run, and a choice between two orders could hang on them. */
const digitsRead = 12;
const digitsTold = 9;

interface GroupSeries {
  key: Cell[];
  /** One a period of the whole history; a period without a row holds nothing. */
  values: Float64Array;
  /** The first period with a row. */
  begin: number;
  size: number;
}

/**
 * Puts behind the rows of a statement, one a period and group, what is to be expected of the periods after them. Every series is made of those
 * members that did well on its own past; a period without a row holds nothing.
 * @param signal of one that nobody waits for any more: then it throws AppError 'cancelled'
 */
export function continueRows(
  continuation: Continuation,
  { columns, rows }: { columns: readonly ResultColumn[]; rows: readonly (readonly Cell[])[] },
  signal?: { readonly aborted: boolean },
): ContinuedRows {
  const { grain, time, value, groups, known, until } = continuation;
  const placeOf = (name: string): number => {
    const place = columns.findIndex((column) => column.name === name);
    if (place < 0) throw new Error(`The result has no column ${name}.`);
    return place;
  };
  const places = { time: placeOf(time), value: placeOf(value), groups: groups.map(placeOf) };
  const end = periodAt(known, grain);
  const steps = periodAt(until, grain) - end;
  const found = seriesOf(continuation, rows, places);
  const outColumns = columnsOf(columns, places);
  const refused = refusalOf(continuation, found, steps);
  if (refused !== null || found === null)
    return { columns: outColumns, rows: [], continued: { series: [], leftOut: 0, refused } };
  const kept = found.series.slice(0, seriesMaximum);
  const longest = Math.max(valuesMinimum, Math.floor(valuesFitted / kept.length));
  const made = kept.map((one) => continueSeries(one, { continuation, steps, longest, signal }));
  const continued: Continued = {
    series: made.map(({ told }) => told),
    leftOut: found.series.length - kept.length,
    refused: made.every(({ told }) => told.refused !== null) ? (made[0]?.told.refused ?? null) : null,
  };
  const shown = Math.max(
    historyLeast,
    Math.min(historyShown[grain], Math.floor(rowsShown / kept.length) - steps),
  );
  const first = end - found.first;
  const past = Array.from({ length: Math.min(shown, first) }, (_, at) => first - Math.min(shown, first) + at);
  const dayOf = (period: number): string => new Date(startOf(period, grain)).toISOString().slice(0, 10);
  const rowOf = (period: number, key: readonly Cell[], cells: readonly Cell[]): Cell[] => {
    const row: Cell[] = columns.map(() => null);
    row[places.time] = dayOf(period);
    for (const [at, place] of places.groups.entries()) row[place] = key[at] ?? null;
    row[places.value] = cells[0] ?? null;
    return [...row, ...cells.slice(1)];
  };
  const nothing: Cell[] = [null, null, null, null, null];
  return {
    columns: outColumns,
    rows: [
      ...past.flatMap((at) =>
        kept
          .filter(({ begin }) => begin <= at)
          .map(({ key, values }) => rowOf(found.first + at, key, [values[at] ?? 0, ...nothing])),
      ),
      ...Array.from({ length: steps }, (_, step) => step).flatMap((step) =>
        made.flatMap(({ told, ahead }) => {
          const cells = ahead?.[step];
          return cells ? [rowOf(end + step, told.key, [null, ...cells])] : [];
        }),
      ),
    ],
    continued,
  };
}

function periodAt(day: string, grain: Continuation['grain']): number {
  return periodOf(Date.parse(day), grain);
}

interface Places {
  time: number;
  value: number;
  groups: number[];
}

function columnsOf(columns: readonly ResultColumn[], { value }: Places): ResultColumn[] {
  const like = columns[value];
  const unit = like?.unit === undefined ? {} : { unit: like.unit };
  return [
    ...columns.map((column, place) => (place === value ? { ...column, type: 'double' as const } : column)),
    ...Object.values(forecastNames).map((name) => ({ name, type: 'double' as const, ...unit })),
  ];
}

interface Found {
  first: number;
  /** The largest first. */
  series: GroupSeries[];
  periodsWithRows: number;
}

function seriesOf(
  { grain, begin, known }: Continuation,
  rows: readonly (readonly Cell[])[],
  places: Places,
): Found | null {
  const first = periodAt(begin, grain);
  const count = periodAt(known, grain) - first;
  if (count < 1) return null;
  const byKey = new Map<string, GroupSeries>();
  const filled = new Uint8Array(count);
  for (const row of rows) {
    const day = row[places.time];
    const cell = row[places.value];
    if (typeof day !== 'string' || cell === null || cell === undefined) continue;
    const at = periodAt(day.slice(0, 10), grain) - first;
    const value = Number(Number(cell).toPrecision(digitsRead));
    if (at < 0 || at >= count || !Number.isFinite(value)) continue;
    const key = places.groups.map((place) => row[place] ?? null);
    const name = JSON.stringify(key);
    const series = byKey.get(name) ?? { key, values: new Float64Array(count), begin: count, size: 0 };
    series.values[at] = (series.values[at] ?? 0) + value;
    series.begin = Math.min(series.begin, at);
    series.size += Math.abs(value);
    filled[at] = 1;
    byKey.set(name, series);
  }
  if (byKey.size === 0) return null;
  const series = [...byKey.entries()]
    .sort(([left, one], [right, other]) => other.size - one.size || (left < right ? -1 : 1))
    .map(([, one]) => one);
  return { first, series, periodsWithRows: filled.reduce((sum, one) => sum + one, 0) };
}

/** Why nothing of this can be continued; null where something can. */
function refusalOf({ grain, begin, known }: Continuation, found: Found | null, steps: number): string | null {
  if (found === null) return strings.noRows;
  const count = periodAt(known, grain) - found.first;
  if (steps > count) return strings.tooFar(steps, count, grain);
  const isWhole =
    grain === 'day' ? found.periodsWithRows >= count * daysWithRows : found.periodsWithRows === count;
  return isWhole ? null : strings.holes(count, count - found.periodsWithRows, grain, begin);
}

interface Request {
  continuation: Continuation;
  steps: number;
  longest: number;
  signal: { readonly aborted: boolean } | undefined;
}

function continueSeries(
  { key, values, begin }: GroupSeries,
  { continuation, steps, longest, signal }: Request,
): { told: ContinuedSeries; ahead: Cell[][] | null } {
  const { grain, seed } = continuation;
  const from = Math.max(begin, values.length - longest);
  const own = values.slice(from);
  const told: ContinuedSeries = {
    key,
    periods: values.length - begin,
    season: 1,
    trials: 0,
    triedSteps: 0,
    error: null,
    baselineError: null,
    errorShare: null,
    isNoBetterThanBaseline: false,
    within80: null,
    within95: null,
    members: [],
    notes: [],
    refused: null,
  };
  if (own.length < valuesMinimum)
    return {
      told: { ...told, refused: strings.seriesTooShort(own.length, valuesMinimum, grain) },
      ahead: null,
    };
  const first = periodAt(continuation.begin, grain) + from;
  const times = own.map((_, at) => startOf(first + at, grain));
  const prepared = prepareSeries(times, own, { how: 'sum', grain, empty: 'zero' });
  // All periods are there and finite, so it can be prepared.
  if (!prepared.ok)
    throw new Error(`A series of ${own.length} periods was not prepared: ${prepared.reason.code}.`);
  const { season } = prepared.series;
  const tried = testedHorizon(steps, own.length, season);
  const model = forecasting.fit(
    prepared.series,
    { horizon: tried },
    { seed, signal },
  ) as FittedModel<ForecastHeader>;
  const { header } = model;
  const { measured } = header;
  const { mean, intervals } = forecasting.forecast(model, steps);
  const bound = (coverage: 80 | 95, side: 'low' | 'high', step: number): Cell =>
    rounded(intervals.find((one) => one.coverage === coverage)?.[side][step] ?? mean[step] ?? 0);
  const left = begin < from ? [strings.olderLeftOut(own.length, from - begin, grain)] : [];
  return {
    told: {
      ...told,
      season,
      trials: measured.origins,
      triedSteps: measured.origins > 0 ? tried : 0,
      error: measured.error,
      baselineError: measured.baselineError,
      errorShare: shareOf(measured.error, model),
      isNoBetterThanBaseline: measured.isNoBetterThanBaseline,
      within80: measured.coverage?.[80] ?? null,
      within95: measured.coverage?.[95] ?? null,
      members: header.members
        .map(({ id, weight }) => ({ name: memberNames[id], share: weight }))
        .sort((one, other) => other.share - one.share),
      notes: [...prepared.notes.filter(({ code }) => code !== 'gaps_filled').map(describeNote), ...left],
    },
    ahead: Array.from(mean, (expected, step) => [
      rounded(expected),
      bound(80, 'low', step),
      bound(80, 'high', step),
      bound(95, 'low', step),
      bound(95, 'high', step),
    ]),
  };
}

function shareOf(error: number | null, { arrays }: FittedModel<ForecastHeader>): number | null {
  const actual = arrays['backtest.actual'];
  if (error === null || !(actual instanceof Float64Array) || actual.length === 0) return null;
  const size = actual.reduce((sum, value) => sum + Math.abs(value), 0) / actual.length;
  return size > 0 ? error / size : null;
}

function rounded(value: number): number {
  return Number(value.toPrecision(digitsTold));
}
