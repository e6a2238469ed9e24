import { describe, expect, it } from 'vitest';
import type { StreamChange } from '#kernel/stream-reader.ts';
import { changesMaximumLength, changesPerMessage } from '../limits.ts';
import { fitInMessage, selectChanges } from './select-changes.ts';
import { streamSettings } from './testing.ts';

function change(table: string, operation: StreamChange['operation'], record = {}): StreamChange {
  return { table, operation, record };
}

describe('the changes that a stream asks for', () => {
  it('are of its tables, or of all when it names none', () => {
    const changes = [change('Orders', 'record'), change('Items', 'record')];
    const ofTables = (tables: string[]) =>
      selectChanges(streamSettings({ filters: { tables, fields: [], conditions: '' } }), changes);
    expect(ofTables([])).toEqual(changes);
    expect(ofTables(['Items', 'Other'])).toEqual([changes[1]]);
  });

  it('carry its fields alone', () => {
    const settings = streamSettings({ filters: { tables: [], fields: ['id'], conditions: '' } });
    expect(selectChanges(settings, [change('Orders', 'record', { id: 1, secret: 2 })])).toEqual([
      change('Orders', 'record', { id: 1 }),
    ]);
  });

  it('are those it tracks', () => {
    const operations = ['insert', 'update', 'delete'] as const;
    const changes = operations.map((operation) => change('Orders', operation));
    const tracked = (changeTracking: {
      trackInserts: boolean;
      trackUpdates: boolean;
      trackDeletes: boolean;
    }) =>
      selectChanges(streamSettings({ streamType: 'change_tracking', changeTracking }), changes).map(
        ({ operation }) => operation,
      );
    expect(tracked({ trackInserts: true, trackUpdates: true, trackDeletes: false })).toEqual([
      'insert',
      'update',
    ]);
    expect(tracked({ trackInserts: false, trackUpdates: false, trackDeletes: true })).toEqual(['delete']);
  });

  it('are its types of event', () => {
    const changes = [change('Order.Created', 'event'), change('Order.Blocked', 'event')];
    const settings = streamSettings({
      streamType: 'event_driven',
      filters: { tables: ['Orders'], fields: [], conditions: '' },
      eventConfig: { eventTypes: ['Order.Blocked'] },
    });
    expect(selectChanges(settings, changes)).toEqual([changes[1]]);
  });
});

describe('what fits in a message', () => {
  it('is the newest changes, in order, by number and by size', () => {
    const numbered = Array.from({ length: 50 }, (_, id) => change('Orders', 'record', { id }));
    expect(fitInMessage(numbered)).toEqual(numbered.slice(-changesPerMessage));
    const half = 'x'.repeat(changesMaximumLength / 2);
    const large = [1, 2, 3].map((id) => change('Orders', 'record', { id, half }));
    expect(fitInMessage(large)).toEqual([large[2]]);
    expect(fitInMessage([change('Orders', 'record', { half: half.repeat(3) })])).toEqual([]);
  });
});
