// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const open = () => import('./chart-views.ts');

it('remembers over a reload which charts are open, and how', async () => {
  const before = await open();
  before.setChartView('one', { kind: 'bar', isTable: true });
  before.setChartView('two', { kind: 'line', isTable: false });
  before.setChartView('two', null);
  vi.resetModules();
  expect((await open()).chartViewStore.read()).toEqual({ one: { kind: 'bar', isTable: true } });
});

it.each(['no JSON', '[1]', '{"one":{"kind":"cake","isTable":false}}', 'null'])(
  'opens none for the damaged entry %s',
  async (entry) => {
    sessionStorage.setItem('plumbline.chart-views', entry);
    expect((await open()).chartViewStore.read()).toEqual({});
  },
);
