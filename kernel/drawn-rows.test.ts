import { describe, expect, it } from 'vitest';
import type { ChartConfig } from './answer.ts';
import type { Cell, ResultColumn } from './catalog.ts';
import { drawnRows } from './drawn-rows.ts';

const columns: ResultColumn[] = [
  { name: 'at', type: 'integer' },
  { name: 'value', type: 'double' },
  { name: 'kind', type: 'text' },
];
const line: ChartConfig = { type: 'line', title: '', x: 'at', y: ['value'], series: null };
const course = (count: number, value: (at: number) => Cell): Cell[][] =>
  Array.from({ length: count }, (_, at) => [at, value(at), 'one']);

describe('the rows that a chart is drawn from', () => {
  it('are all of them, up to as many as a screen is wide', () => {
    const rows = course(2000, (at) => at % 7);
    expect(drawnRows(line, columns, rows)).toEqual({ of: 2000, rows });
  });

  it('keep the ends, every peak and every trough of a long course, in their order', () => {
    const peaks = new Map<number, number>([
      [1, 900],
      [4321, -800],
      [77_777, 1000],
      [99_998, -950],
    ]);
    const rows = course(100_000, (at) => peaks.get(at) ?? Math.sin(at / 500));
    const drawn = drawnRows(line, columns, rows);
    const places = drawn?.rows.map(([at]) => Number(at)) ?? [];
    expect(drawn?.of).toBe(100_000);
    expect(places.length).toBeLessThanOrEqual(2000);
    expect(places).toEqual([...places].sort((left, right) => left - right));
    expect([places[0], places.at(-1)]).toEqual([0, 99_999]);
    for (const at of peaks.keys()) expect(places).toContain(at);
  });

  it('pass over what is missing and never make anything up', () => {
    const rows = course(9000, (at) => (at % 3 === 0 ? null : at));
    const known = new Set(rows.map((row) => JSON.stringify(row)));
    const drawn = drawnRows(line, columns, rows)?.rows ?? [];
    expect(drawn.length).toBeGreaterThan(1000);
    expect(drawn.filter((row) => !known.has(JSON.stringify(row)))).toEqual([]);
  });

  it('are of the largest series where there are many, and say how many there are', () => {
    const rows = Array.from({ length: 400 }, (_, at) => at).flatMap((at) =>
      Array.from({ length: 20 }, (_, kind): Cell[] => [at, kind, `kind ${kind}`]),
    );
    const drawn = drawnRows({ ...line, series: 'kind' }, columns, rows);
    expect(drawn).toMatchObject({ of: 8000, seriesOf: 20 });
    const kept = [...new Set(drawn?.rows.map((row) => row[2]))].sort();
    expect(kept).toEqual(['kind 14', 'kind 15', 'kind 16', 'kind 17', 'kind 18', 'kind 19']);
    // No line has a hole where another one goes on.
    const byPlace = Map.groupBy(drawn?.rows ?? [], ([at]) => at);
    expect([...byPlace.values()].every((own) => own.length === 6)).toBe(true);
  });

  it('are none where a part would be untrue: a bar stands for itself', () => {
    for (const type of ['bar', 'pie', 'stacked-bar'] as const)
      expect(
        drawnRows(
          { ...line, type },
          columns,
          course(2001, (at) => at),
        ),
      ).toBeNull();
    expect(
      drawnRows(
        { ...line, x: 'gone' },
        columns,
        course(10, (at) => at),
      ),
    ).toBeNull();
  });
});
