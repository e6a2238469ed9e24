import { describe, expect, it } from 'vitest';
import { describeNote, describeRefusal } from '../strings.ts';
import { noise } from '../testing.ts';
import { type Grain, grains, periodOf, startOf } from './grain.ts';
import { type PreparationOptions, type PreparedSeries, prepareSeries } from './prepare.ts';

const dayMs = 86_400_000;
const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);

function prepare(rows: readonly (readonly [number, number])[], options: Partial<PreparationOptions> = {}) {
  return prepareSeries(
    Float64Array.from(rows, ([time]) => time),
    Float64Array.from(rows, ([, value]) => value),
    { how: 'sum', ...options },
  );
}

function prepared(...given: Parameters<typeof prepare>): PreparedSeries {
  const result = prepare(...given);
  if (!result.ok) throw new Error(describeRefusal(result.reason));
  return result;
}

const codes = ({ notes }: { notes: readonly { code: string }[] }) => notes.map(({ code }) => code);

/** One row a period from its first day, with a yearly or weekly wave. */
function rowsEach(count: number, at: (index: number) => number, season = 12): [number, number][] {
  return Array.from({ length: count }, (_, index) => [
    at(index),
    100 + 20 * Math.sin((2 * Math.PI * index) / season) + index,
  ]);
}

describe('the grain of times', () => {
  it.each<[Grain, (index: number) => number]>([
    ['minute', (index) => day(2024, 5, 1) + index * 60_000],
    ['quarter_hour', (index) => day(2024, 5, 1) + index * 15 * 60_000],
    ['half_hour', (index) => day(2024, 5, 1) + index * 30 * 60_000],
    ['hour', (index) => day(2024, 5, 1) + index * 3_600_000],
    ['day', (index) => day(2024, 5, 1) + index * dayMs],
    ['day', (index) => day(2024, 5, 1) + index * dayMs + 12 * 3_600_000],
    ['working_day', (index) => day(2024, 4, 29) + (Math.floor(index / 5) * 7 + (index % 5)) * dayMs],
    ['week', (index) => day(2024, 5, 5) + index * 7 * dayMs],
    ['month', (index) => day(2019, 1 + index, 1)],
    ['month', (index) => day(2019, 2 + index, 0)],
    ['month', (index) => day(2019, 1 + index, 1 + ((index * 7) % 28))],
    ['quarter', (index) => day(2010, 1 + 3 * index, 1)],
    ['quarter', (index) => day(2010, 4 + 3 * index, 0)],
    ['year', (index) => day(1980 + index, 6, 30)],
  ])('%s', (grain, at) => {
    const result = prepared(rowsEach(40, at));
    expect(result.grain).toBe(grain);
    expect(result.series.values).toHaveLength(40);
    expect(result.startsMs[0]).toBeLessThanOrEqual(at(0));
  });

  it('is as fine as sales are dense', () => {
    const random = noise(5);
    // About four sales a day, by the second, over a year.
    const sales = Array.from({ length: 1500 }, (_, index): [number, number] => [
      day(2024, 1, 1) + Math.floor((index / 1500) * 364 * dayMs + Math.abs(random()) * 3_600_000),
      10,
    ]);
    expect(prepared(sales, { empty: 'zero' }).grain).toBe('day');
    // A tenth of them: no longer one each day.
    const few = sales.filter((_, index) => index % 10 === 0);
    expect(prepared(few, { empty: 'zero' }).grain).toBe('week');
  });

  it('counts periods that begin where the one before ends', () => {
    for (const grain of grains) {
      for (const time of [day(1969, 12, 31), day(2024, 2, 29), day(2023, 1, 1) + 5]) {
        const period = periodOf(time, grain);
        expect(periodOf(startOf(period, grain), grain)).toBe(period);
        expect(periodOf(startOf(period + 1, grain) - 1, grain)).toBe(period);
      }
    }
  });
});

describe('what is done to rows is told', () => {
  it('reads rows in any order', () => {
    const rows = rowsEach(36, (index) => day(2020, 1 + index, 1));
    expect(prepared(rows.toReversed()).series).toEqual(prepared(rows).series);
  });

  it('adds or averages rows of one time, and says so', () => {
    const rows = rowsEach(36, (index) => day(2020, 1 + index, 1));
    const twice = [...rows, [day(2020, 3, 1), 50] as const];
    const added = prepared(twice);
    const averaged = prepared(twice, { how: 'mean' });
    const own = rows[2]?.[1] ?? 0;
    expect(added.series.values[2]).toBeCloseTo(own + 50, 9);
    expect(averaged.series.values[2]).toBeCloseTo((own + 50) / 2, 9);
    expect(codes(added)).toEqual(['duplicates']);
    expect(added.notes.map(describeNote)).toEqual([
      '1 row has the time of another row; the values of one month were added up.',
    ]);
  });

  it('fills up to a tenth with straight lines, and refuses more', () => {
    const rows = rowsEach(40, (index) => day(2020, 1 + index, 1));
    const some = prepared(rows.filter((_, index) => ![7, 20, 21].includes(index)));
    expect(some.series.values).toHaveLength(40);
    const [before = 0, after = 0] = [rows[19]?.[1], rows[22]?.[1]];
    expect(some.series.values[20]).toBeCloseTo(before + (after - before) / 3, 9);
    expect(some.notes).toContainEqual({
      code: 'gaps_filled',
      periods: 3,
      ofPeriods: 40,
      how: 'interpolated',
    });
    const holes = rows.filter((_, index) => index % 5 !== 2);
    const refused = prepare(holes, { grain: 'month' });
    expect(refused).toMatchObject({ ok: false, reason: { code: 'gaps', missing: 8, ofPeriods: 40 } });
    expect(prepared(holes, { grain: 'month', empty: 'zero' }).series.values[2]).toBe(0);
  });

  it('leaves out a last month whose rows end early, and a first one whose rows begin late', () => {
    const days = Array.from({ length: 500 }, (_, index): [number, number] => [
      day(2023, 1, 20) + index * dayMs,
      1,
    ]);
    const result = prepared(days, { grain: 'month' });
    expect(codes(result)).toEqual(
      expect.arrayContaining(['unfinished_first', 'unfinished_last', 'aggregated']),
    );
    expect(result.startsMs[0]).toBe(day(2023, 2, 1));
    expect(result.startsMs.at(-1)).toBe(day(2024, 5, 1));
    // Every month is whole: 28 days at least.
    expect(Math.min(...result.series.values)).toBeGreaterThanOrEqual(28);
    const whole = prepared(days.slice(12, 467), { grain: 'month' });
    expect(codes(whole)).toEqual(['aggregated', 'season_too_long']);
  });

  it('leaves out the period that is not over now', () => {
    const rows = rowsEach(40, (index) => day(2020, 1 + index, 1));
    const now = prepared(rows, { nowMs: day(2023, 4, 12) });
    expect(now.series.values).toHaveLength(39);
    expect(now.notes).toContainEqual({ code: 'unfinished_last', grain: 'month', startMs: day(2023, 4, 1) });
    expect(prepared(rows, { nowMs: day(2023, 5, 1) }).series.values).toHaveLength(40);
  });

  it('leaves out rows without a time or a value', () => {
    const rows = rowsEach(40, (index) => day(2020, 1 + index, 1));
    const result = prepared([...rows, [Number.NaN, 1], [day(2021, 1, 1), Number.NaN], [1e300, 4]]);
    expect(result.notes).toEqual([
      { code: 'missing_times', rows: 2 },
      { code: 'missing_values', rows: 1 },
    ]);
    expect(result.series).toEqual(prepared(rows).series);
  });
});

describe('the season', () => {
  it('is the usual one of the grain where the values show it, under a trend as well', () => {
    expect(prepared(rowsEach(60, (index) => day(2018, 1 + index, 1))).series.season).toBe(12);
    const steep = rowsEach(60, (index) => day(2018, 1 + index, 1)).map(
      ([time, value], index): [number, number] => [time, value + 200 * index],
    );
    expect(prepared(steep).series.season).toBe(12);
    expect(prepared(rowsEach(60, (index) => day(2024, 1, 1) + index * dayMs, 7)).series.season).toBe(7);
  });

  it('is none where chance is all there is, and it is said', () => {
    const random = noise(11);
    const rows = Array.from({ length: 60 }, (_, index): [number, number] => [
      day(2018, 1 + index, 1),
      random(),
    ]);
    const result = prepared(rows);
    expect(result.series.season).toBe(1);
    expect(result.notes).toEqual([{ code: 'no_season', grain: 'month', season: 12 }]);
  });
});

describe('what cannot be forecast says why', () => {
  it.each([
    ['no_rows', []],
    ['no_times', [[Number.NaN, 1]]],
    ['no_values', [[day(2024, 1, 1), Number.NaN]]],
    ['too_short', rowsEach(7, (index) => day(2024, 1 + index, 1))],
    ['too_short', [[day(2024, 1, 1), 5]]],
    ['gaps', rowsEach(20, (index) => day(2000 + index * index, 1, 1))],
  ] as const)('%s', (code, rows) => {
    const result = prepare(rows as [number, number][]);
    expect(result).toMatchObject({ ok: false, reason: { code } });
    if (!result.ok) expect(describeRefusal(result.reason)).toMatch(/^[A-Z0-9].*\.$/);
  });

  it('takes a constant series, and says that it is one', () => {
    const result = prepared(Array.from({ length: 30 }, (_, index) => [day(2020, 1 + index, 1), 5] as const));
    expect(result.notes).toEqual([{ code: 'constant', value: 5 }]);
    expect(result.series.season).toBe(1);
  });

  it('is not made to count periods without end by one wrong year', () => {
    const rows = rowsEach(400, (index) => day(2024, 1, 1) + index * 60_000);
    const result = prepare([...rows, [day(9999, 1, 1), 1]], { grain: 'minute' });
    expect(result).toMatchObject({ ok: false, reason: { code: 'gaps' } });
  });
});
