import { describe, expect, it } from 'vitest';
import { chartOption } from './chart-option.ts';
import type { ChartSpec } from './chart-spec.ts';

const spec: ChartSpec = {
  kind: 'line',
  title: 'Sales',
  labelName: 'Month',
  labels: ['Jan', 'Feb', 'Mar'],
  series: [{ name: 'Net', values: [10, null, 30] }],
  unit: null,
  isLastPartial: false,
};

describe('the drawing of a chart', () => {
  it('leaves gaps open and moves nothing', () => {
    const option = chartOption(spec, 'light');
    expect(option.animation).toBe(false);
    expect(option.series).toMatchObject([{ type: 'line', data: [10, null, 30], connectNulls: false }]);
  });

  it('dashes the way to a period that has not ended', () => {
    const option = chartOption({ ...spec, isLastPartial: true }, 'light');
    expect(option.series).toMatchObject([
      { data: [10, null, null] },
      { data: [null, null, 30], lineStyle: { type: 'dashed' } },
    ]);
  });

  it('begins bars at zero', () => {
    expect(chartOption({ ...spec, kind: 'bar' }, 'light').yAxis).toMatchObject({ scale: false });
  });

  it('stacks what is to be stacked', () => {
    const option = chartOption({ ...spec, kind: 'stacked-bar' }, 'dark');
    expect(option.series).toMatchObject([{ type: 'bar', stack: 'all' }]);
  });

  it('draws a sample in grey, not in the first color of real series', () => {
    const [sample] = chartOption({ ...spec, isSample: true }, 'light').series as {
      lineStyle: { color: string };
    }[];
    const [real] = chartOption(spec, 'light').series as { lineStyle: { color: string } }[];
    expect(sample?.lineStyle.color).not.toBe(real?.lineStyle.color);
  });
});
