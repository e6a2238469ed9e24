import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DashboardStats } from '../contract.ts';
import { statFigure } from './stat-figures.ts';

// The texts below are those of an English reader, whatever the machine speaks.
beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

const stats: DashboardStats = {
  dataSources: 0,
  mlModels: 3,
  voiceInteractions: 2400,
  dataProcessed: '1.2GB',
  changes: { dataSources: null, mlModels: 0.5, voiceInteractions: null, dataProcessed: null },
};

describe('the figure of a stat card', () => {
  it('is the one of the server, zero included', () => {
    expect(statFigure('dataSources', stats)).toEqual({ value: '0', change: null, isSample: false });
    expect(statFigure('mlModels', stats)).toEqual({ value: '3', change: 0.5, isSample: false });
    expect(statFigure('mlModels', { ...stats, draftModels: 2 }).note).toBe('2 drafts, not trained');
    expect(statFigure('dataSources', { ...stats, draftModels: 2 })).not.toHaveProperty('note');
    expect(statFigure('dataProcessed', stats).value).toBe('1.2GB');
  });

  it('shortens voice interactions and keeps the whole number at hand', () => {
    expect(statFigure('voiceInteractions', stats)).toMatchObject({ value: '2.4k', fullValue: '2,400' });
  });

  it.each([
    ['dataSources', '12'],
    ['mlModels', '8'],
    ['voiceInteractions', '2.4k'],
    ['dataProcessed', '847GB'],
  ] as const)(
    'of %s is the sample %s, marked so and without a change, where the server gave none',
    (name, value) => {
      expect(statFigure(name, undefined)).toMatchObject({ value, isSample: true, change: null });
      expect(statFigure(name, { changes: { ...stats.changes, [name]: 0.9 } })).toMatchObject({
        isSample: true,
        change: null,
      });
    },
  );
});
