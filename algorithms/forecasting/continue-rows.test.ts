import { describe, expect, it } from 'vitest';
import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import type { Continuation } from '#kernel/continuation.ts';
import { continueRows } from './continue-rows.ts';
import { forecasting } from './fit.ts';
import { prepareSeries } from './preparation/prepare.ts';
import { noise } from './testing.ts';

const monthOf = (index: number): string => new Date(Date.UTC(2020, index, 1)).toISOString().slice(0, 10);

const asked: Continuation = {
  grain: 'month',
  time: 'month',
  value: 'total',
  groups: [],
  begin: monthOf(0),
  known: monthOf(60),
  until: monthOf(63),
  seed: 1,
};
const columns: ResultColumn[] = [
  { name: 'month', type: 'date' },
  { name: 'total', type: 'decimal', unit: 'EUR' },
];
const random = noise(3);
const values = Array.from(
  { length: 60 },
  (_, at) => 1000 + 5 * at + 200 * Math.sin((2 * Math.PI * at) / 12) + 10 * random(),
);
const rows = values.map((value, at): Cell[] => [monthOf(at), value]);

const grouped: Continuation = { ...asked, groups: ['region'] };
const groupColumns: ResultColumn[] = [...columns, { name: 'region', type: 'text' }];
const regionRows = (region: string | null, from: number, factor: number): Cell[][] =>
  values.flatMap((value, at) => (at < from ? [] : [[monthOf(at), factor * value, region]]));

describe('rows that go on', () => {
  it('hold the history, and behind it what the pipeline says of it', () => {
    const { columns: named, rows: made, continued } = continueRows(asked, { columns, rows });
    expect(named.map(({ name }) => name)).toEqual([
      'month',
      'total',
      'forecast',
      'forecast_low',
      'forecast_high',
      'forecast_low_95',
      'forecast_high_95',
    ]);
    expect(named.every(({ name, unit }) => name === 'month' || unit === 'EUR')).toBe(true);
    const ahead = made.filter(([, value]) => value === null);
    expect(ahead.map(([month]) => month)).toEqual([monthOf(60), monthOf(61), monthOf(62)]);
    expect(made.filter(([, value]) => value !== null)).toHaveLength(24);
    const read = Float64Array.from(values, (value) => Number(value.toPrecision(12)));
    const times = read.map((_, at) => Date.parse(monthOf(at)));
    const prepared = prepareSeries(times, read, { how: 'sum', grain: 'month', empty: 'zero' });
    if (!prepared.ok) throw new Error('not prepared');
    const own = forecasting.fit(prepared.series, { horizon: 3 }, { seed: 1 });
    const { mean, intervals } = forecasting.forecast(own, 3);
    for (const [step, row] of ahead.entries()) {
      expect(row[2]).toBeCloseTo(mean[step] ?? Number.NaN, 4);
      for (const [place, bounds] of intervals.entries()) {
        expect(row[3 + 2 * place]).toBeCloseTo(bounds.low[step] ?? Number.NaN, 4);
        expect(row[4 + 2 * place]).toBeCloseTo(bounds.high[step] ?? Number.NaN, 4);
      }
    }
    const [told] = continued.series;
    expect(told).toMatchObject({ key: [], periods: 60, season: 12, trials: 6, triedSteps: 3, refused: null });
    // The noise is a hundredth of the values.
    expect(told?.errorShare).toBeLessThan(0.02);
    expect(continueRows(asked, { columns, rows })).toEqual({ columns: named, rows: made, continued });
  });

  it('do not hang on the order in which doubles were added up', () => {
    const shaken = rows.map(([month, value]): Cell[] => [month ?? null, Number(value) * (1 + 1e-15)]);
    const [one, other] = [rows, shaken].map((given) => continueRows(asked, { columns, rows: given }));
    expect(other).toEqual(one);
  });

  it('go on group by group, the largest first, a group without rows at the end with nothing', () => {
    const given = [
      ...regionRows('South', 0, 1),
      ...regionRows('North', 30, 3),
      ...regionRows(null, 55, 0.1),
      ...regionRows('Gone', 0, 0.5).slice(0, 20),
    ];
    const { rows: made, continued } = continueRows(grouped, { columns: groupColumns, rows: given });
    expect(continued.series.map(({ key, periods }) => [key[0], periods])).toEqual([
      ['North', 30],
      ['South', 60],
      ['Gone', 60],
      [null, 5],
    ]);
    expect(continued.series.at(-1)?.refused).toContain('5 months of data');
    expect(continued.refused).toBeNull();
    const ahead = made.filter(([month]) => month === monthOf(60));
    expect(ahead.map((row) => row[2])).toEqual(['North', 'South', 'Gone']);
    expect(ahead.at(-1)?.[3]).toBeLessThan(100);
  });

  it.each<[string, Continuation, Cell[][], string]>([
    ['no row', asked, [], 'no row is of it'],
    ['a month without rows', asked, rows.filter((_, at) => at !== 20), '1 have no row'],
    ['more ahead than behind', { ...asked, until: monthOf(121) }, rows, '61 months are asked for'],
  ])('are none with %s', (_, continuation, given, why) => {
    const { rows: made, continued } = continueRows(continuation, { columns, rows: given });
    expect(made).toEqual([]);
    expect(continued.refused).toContain(why);
  });

  it('tell that a short history was tried less far than is asked for, or not at all', () => {
    const some = (count: number, steps: number) =>
      continueRows(
        { ...asked, known: monthOf(count), until: monthOf(count + steps) },
        { columns, rows: rows.slice(0, count) },
      ).continued.series[0];
    expect(some(14, 6)).toMatchObject({ triedSteps: 2 });
    expect(some(9, 3)).toMatchObject({ trials: 0, triedSteps: 0, error: null });
  });

  it('of values that are all the same are told exactly, and of one other at the end within reason', () => {
    const alike = (last: number) =>
      continueRows(asked, {
        columns,
        rows: rows.map(([month], at) => [month ?? null, at === rows.length - 1 ? last : 6]),
      });
    expect(alike(6).continued.series[0]).toMatchObject({ error: 0, isNoBetterThanBaseline: false });
    const [, , , , , low, high] = alike(5).rows.at(-1) ?? [];
    expect([Number(low) >= 0, Number(high) < 12]).toEqual([true, true]);
  });

  it('leave out the smallest of many groups, and say how many', () => {
    const given = Array.from({ length: 23 }, (_, at) => regionRows(`R${at}`, 48, 1 + at)).flat();
    const { continued } = continueRows(
      { ...grouped, begin: monthOf(48) },
      { columns: groupColumns, rows: given },
    );
    expect(continued.series.map(({ key }) => key[0])).not.toContain('R2');
    expect(continued.leftOut).toBe(3);
  });
});
