import { describe, expect, it } from 'vitest';
import type { NotificationEvent } from '../contract.ts';
import { messageMaximumLength } from '../limits.ts';
import { describeEvent } from './describe-event.ts';

const now = new Date('2026-03-10T12:00:00Z');
const describeNow = (event: NotificationEvent) => describeEvent(event, now);

describe('what a notification says', () => {
  it('leads to the source that was read, and warns where rows were left out', () => {
    const read = { kind: 'uploadFinished', dataSourceId: 's1', name: 'orders', rows: 1204 } as const;
    expect(describeNow({ ...read, rejected: 0 })).toMatchObject({
      outcome: 'success',
      title: 'orders is ready',
      message: '1,204 rows read. You can ask about them now.',
      link: '/data-sources?source=s1',
    });
    expect(describeNow({ ...read, rejected: 1 })).toMatchObject({
      outcome: 'warning',
      message: '1,204 rows read, 1 row not. The source says which and why.',
    });
  });

  it('calls a model that does not beat its baseline what it is', () => {
    const trained = { kind: 'trainingFinished', modelId: 'm', name: 'Demand' } as const;
    expect(describeNow({ ...trained, isBetterThanBaseline: true }).outcome).toBe('success');
    const weak = describeNow({ ...trained, isBetterThanBaseline: false });
    expect([weak.outcome, weak.link]).toEqual(['warning', '/ml-models/m']);
    expect(weak.message).toMatch(/no better than its baseline/);
  });

  it('tells a sign-in that will end from one that has ended, each once', () => {
    const soon = describeNow({
      kind: 'tokenExpiring',
      provider: 's4hana',
      expiresAt: '2026-03-14T00:00:00Z',
    });
    const ended = describeNow({
      kind: 'tokenExpiring',
      provider: 's4hana',
      expiresAt: '2026-03-10T11:00:00Z',
    });
    expect([soon.outcome, ended.outcome]).toEqual(['warning', 'error']);
    expect(soon.title).toBe('The sign-in to Business Applications Backend ends soon');
    expect(soon.message).toContain('2026-03-14');
    expect(soon.eventKey).not.toBe(ended.eventKey);
  });

  it('names a verified question that broke, or how many did and one of them', () => {
    const broken = { kind: 'verifiedBroken', name: 'Sales', reason: 'The column is gone.' } as const;
    const one = describeNow({ ...broken, count: 1 });
    const many = describeNow({ ...broken, count: 3 });
    expect([one.title, one.message, one.link]).toEqual([
      '"Sales" cannot be answered as confirmed',
      'The column is gone.',
      '/verified-questions',
    ]);
    expect([many.title, many.message]).toEqual([
      '3 verified questions cannot be answered as confirmed',
      'Among them "Sales": The column is gone.',
    ]);
  });

  it('leads to a verified question whose answer has changed, and tells old and new', () => {
    const change = 'Beta, revenue: 408,782.70 → 799,920.00 (+95.7%).';
    const changed = { kind: 'verifiedChanged', id: 'q1', name: 'Revenue', change } as const;
    expect(describeNow({ ...changed, count: 1 })).toMatchObject({
      outcome: 'warning',
      title: 'The answer to "Revenue" has changed with the data',
      message: change,
      link: '/verified-questions?question=q1',
    });
    expect(describeNow({ ...changed, count: 2 })).toMatchObject({
      title: 'The answers to 2 verified questions have changed with the data',
      message: `Among them "Revenue": ${change}`,
    });
  });

  it('cuts a reason that goes on and on', () => {
    const { message } = describeNow({ kind: 'uploadFailed', fileName: 'a.csv', reason: 'x'.repeat(9999) });
    expect(message).toHaveLength(messageMaximumLength);
  });
});
