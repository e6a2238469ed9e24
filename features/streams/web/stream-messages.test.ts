import { describe, expect, it } from 'vitest';
import type { StreamMessage } from '../contract.ts';
import { addMessage, describeNewest, isStreamMessage, type MessagesOfStreams } from './stream-messages.ts';

function message(streamId: string, number: number): StreamMessage {
  return {
    type: 'sap_real_time_data',
    streamId,
    timestamp: '2026-03-01T10:00:00Z',
    metadata: { source: 'ERP', recordCount: 1 },
    changes: [{ table: 'Orders', operation: 'insert', record: { number, note: 'n', list: [1] } }],
  };
}

describe('live messages', () => {
  it('are kept for each stream, the latest 100, newest first', () => {
    let messages: MessagesOfStreams = new Map();
    for (let number = 1; number <= 130; number += 1) messages = addMessage(messages, message('a', number));
    messages = addMessage(messages, message('b', 1));
    const kept = messages.get('a')?.map(({ changes }) => changes[0]?.record.number);
    expect(kept).toEqual(Array.from({ length: 100 }, (_, index) => 130 - index));
    expect(messages.get('b')).toHaveLength(1);
  });

  it('are told from those of other features', () => {
    expect(isStreamMessage({ ...message('a', 1) })).toBe(true);
    expect(isStreamMessage({ type: 'notification', streamId: 'a', changes: [] })).toBe(false);
    expect(isStreamMessage({ type: 'sap_event_data', changes: [] })).toBe(false);
  });

  it('are described by their newest change', () => {
    expect(describeNewest(message('a', 7))).toBe('insert Orders · number 7, note n, list [1]');
    expect(describeNewest({ ...message('a', 7), changes: [] })).toBe('');
  });
});
