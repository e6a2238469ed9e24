import { describe, expect, it } from 'vitest';
import { checkStreamForm, newStreamForm, type StreamForm, splitNames } from './stream-form.ts';

const check = (change: Partial<StreamForm>) => checkStreamForm({ ...newStreamForm('source'), ...change });

describe('the form of a new stream', () => {
  it('is sent with the defaults', () => {
    expect(check({})).toEqual({
      ok: true,
      stream: {
        dataSourceId: 'source',
        streamType: 'real_time',
        updateInterval: 30_000,
        filters: { tables: [], fields: [], conditions: '' },
        changeTracking: { trackInserts: true, trackUpdates: true, trackDeletes: false },
        eventConfig: { eventTypes: [] },
      },
    });
  });

  it('sends lists trimmed, without empties', () => {
    expect(splitNames(' Orders, ,Items ,')).toEqual(['Orders', 'Items']);
    expect(splitNames(' , ')).toEqual([]);
    const checked = check({ tables: 'A, B', fields: 'x,', eventTypes: ',E', conditions: ' Land eq 1 ' });
    expect(checked).toMatchObject({
      stream: {
        filters: { tables: ['A', 'B'], fields: ['x'], conditions: 'Land eq 1' },
        eventConfig: { eventTypes: ['E'] },
      },
    });
  });

  it('takes an interval of 5 to 300 whole seconds', () => {
    for (const interval of ['5', '300']) expect(check({ interval }).ok).toBe(true);
    for (const interval of ['4', '301', '', ' ', 'soon', '-30']) {
      expect([interval, check({ interval })]).toEqual([
        interval,
        { ok: false, field: 'interval', message: 'The update interval must be 5 to 300 seconds.' },
      ]);
    }
  });

  it('wants a data source first of all', () => {
    expect(check({ dataSourceId: '', interval: '1' })).toEqual({
      ok: false,
      field: 'dataSourceId',
      message: 'Please select a data source.',
    });
  });
});
