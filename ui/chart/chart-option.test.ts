import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chartOption } from './chart-option.ts';
import type { ChartSpec } from './chart-spec.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

const spec: ChartSpec = {
  kind: 'line',
  title: 'Sales',
  labelName: 'Month',
  labels: ['Jan', 'Feb', 'Mar'],
  series: [{ name: 'Net', values: [10, null, 30] }],
  unit: null,
  isLastPartial: false,
};

interface Drawn {
  type: string;
  options: { animation: unknown; indexAxis: string; scales: Record<string, { beginAtZero?: boolean }> };
  data: { datasets: Record<string, unknown>[] };
  plugins: { id: string }[];
}

interface SegmentLook {
  borderDash: (segment: { p1DataIndex: number }) => number[] | undefined;
}

/** The parts that are looked at here; the library's own type is a union over everything it can draw. */
function draw(change: Partial<ChartSpec> = {}): Drawn {
  return chartOption({ ...spec, ...change }, 'light') as unknown as Drawn;
}

describe('the drawing of a chart', () => {
  it('leaves gaps open and moves nothing', () => {
    const { options, data } = draw();
    expect(options.animation).toBe(false);
    expect(data.datasets).toMatchObject([{ type: 'line', data: [10, null, 30], spanGaps: false }]);
  });

  it('marks values between gaps, which have no line, and no others of a single series', () => {
    expect(draw().data.datasets[0]?.pointRadius).toEqual([3, 0, 3]);
    expect(draw({ series: [{ name: 'Net', values: [10, 20, 30] }] }).data.datasets[0]?.pointRadius).toEqual([
      0, 0, 0,
    ]);
  });

  it('gives several lines marks of different shapes', () => {
    const values = [1, 2, 3];
    const { datasets } = draw({
      series: [
        { name: 'A', values },
        { name: 'B', values },
        { name: 'C', values },
      ],
    }).data;
    expect(new Set(datasets.map((dataset) => dataset.pointStyle)).size).toBe(3);
    expect(datasets[1]?.pointRadius).toEqual([3, 3, 3]);
  });

  it('dashes only the way to a period that has not ended', () => {
    const [line] = draw({ isLastPartial: true }).data.datasets;
    const segment = line?.segment as SegmentLook | undefined;
    expect(segment?.borderDash({ p1DataIndex: 2 })).toEqual([4, 4]);
    expect(segment?.borderDash({ p1DataIndex: 1 })).toBeUndefined();
  });

  it('begins bars at zero, also where a line would not', () => {
    const series = [{ name: 'Net', values: [990, 1000, 995] }];
    expect(draw({ kind: 'bar', series }).options.scales.y?.beginAtZero).toBe(true);
    expect(draw({ series }).options.scales.y?.beginAtZero).toBe(false);
  });

  it('stacks what is to be stacked', () => {
    const { data, options } = draw({ kind: 'stacked-bar' });
    expect(data.datasets).toMatchObject([{ type: 'bar', stack: 'all' }]);
    expect(options.scales).toMatchObject({ x: { stacked: true }, y: { stacked: true } });
  });

  it('lays bars with long names, but not those of days', () => {
    const labels = ['Harbour Logistics', 'Northwind', 'Van der Berg Holding'];
    expect(draw({ kind: 'bar', labels }).options).toMatchObject({
      indexAxis: 'y',
      scales: { x: { beginAtZero: true } },
    });
    expect(draw({ kind: 'bar', labels, isTemporal: true }).options.indexAxis).toBe('x');
  });

  it('writes values on a few bars of one series, not on many', () => {
    const ids = (drawn: Drawn) => drawn.plugins.map(({ id }) => id);
    expect(ids(draw({ kind: 'bar' }))).toContain('valueLabels');
    const labels = Array.from({ length: 40 }, (_, index) => String(index));
    expect(ids(draw({ kind: 'bar', labels }))).not.toContain('valueLabels');
  });

  it('draws the bands of a forecast behind the lines, and gives its edges room but no line', () => {
    const band = { name: '80 %', lower: [null, null, 20], upper: [null, null, 40] };
    const wide = { name: '95 %', lower: [null, null, 10], upper: [null, null, 50] };
    expect(draw({ bands: [wide, band] }).data.datasets.slice(1)).toMatchObject([
      { data: wide.lower, showLine: false },
      { data: wide.upper, showLine: false },
      { data: band.lower, showLine: false },
      { data: band.upper, showLine: false },
    ]);
    expect(draw({ bands: [band] }).plugins.map(({ id }) => id)).toContain('rangeBands');
    expect(draw().plugins.map(({ id }) => id)).not.toContain('rangeBands');
  });

  it('draws six series at most', () => {
    const series = Array.from({ length: 8 }, (_, index) => ({ name: `S${index}`, values: [1, 2, 3] }));
    expect(draw({ series }).data.datasets).toHaveLength(6);
  });

  it('places scatter points where their numbers are', () => {
    const { data } = draw({ kind: 'scatter', positions: [1.5, 4, 2] });
    expect(data.datasets[0]).toMatchObject({
      showLine: false,
      data: [
        { x: 1.5, y: 10 },
        { x: 4, y: Number.NaN },
        { x: 2, y: 30 },
      ],
    });
  });

  it('draws a sample in grey, not in the first color of real series', () => {
    const [sample] = draw({ isSample: true }).data.datasets;
    const [real] = draw().data.datasets;
    expect(sample?.borderColor).not.toBe(real?.borderColor);
  });
});
