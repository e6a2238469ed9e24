import { describe, expect, it } from 'vitest';
import type { Answer } from '#kernel/answer.ts';
import { spokenAnswer } from './spoken-answer.ts';

const answered: Answer = {
  status: 'answered',
  verdict: 'checked',
  reading: 'Total net amount by month, order date in 2026.',
  sql: 'SELECT 1',
  columns: [],
  rows: [],
  rowCount: 0,
  truncated: false,
  checks: [],
  sources: [],
  receiptId: null,
  assumptions: [],
  notUnderstood: [],
  suggestions: [],
  elapsedMs: 1,
};

describe('an answer that is read aloud', () => {
  it('begins with what was understood, rounds its numbers with their units, and ends with the verdict', () =>
    expect(
      spokenAnswer(
        'Total net amount by month, January 2026 to June 2026: from 830,581.20 USD to 1,964,452.11 USD.',
        answered,
      ),
    ).toBe(
      'Understood as: Total net amount by month, order date in 2026. ' +
        'Total net amount by month, January 2026 to June 2026: from about 831 thousand US dollars to about 1.96 million US dollars. ' +
        'Checked.',
    ));

  it.each([
    ['Number of orders: 4,124.', 'Number of orders: about 4,120.'],
    ['Number of orders: 4,120.', 'Number of orders: 4,120.'],
    ['Number of orders: 999,950.', 'Number of orders: about 1 million.'],
    ['Change: -12,400.50 EUR (-3.25 %).', 'Change: about minus 12.4 thousand euros (minus 3.25 %).'],
    ['Orders on 31 May 2026: 12.', 'Orders on 31 May 2026: 12.'],
    ['SO-10,001 is open since 2026.', 'SO-10,001 is open since 2026.'],
    ['Rate: 0.3056 XXQ.', 'Rate: about 0.306 XXQ.'],
  ])('says %j as %j', (text, spoken) =>
    expect(spokenAnswer(text, { ...answered, reading: '', verdict: null })).toBe(spoken),
  );

  it('says first which words were taken for others', () => {
    const assumptions: Answer['assumptions'] = [
      { kind: 'measure', chosen: 'net amount of orders', options: [] },
      { kind: 'heard', chosen: 'Heard "sails", took sales', options: [] },
    ];
    expect(spokenAnswer('Sales: 7.', { ...answered, reading: 'Total sales.', assumptions })).toBe(
      'Heard "sails", took sales. Understood as: Total sales. Sales: 7. Checked.',
    );
  });

  it('tells the first doubt with the verdict', () => {
    const checks: Answer['checks'] = [
      { id: 'a', outcome: 'passed', detail: 'All is well.' },
      { id: 'b', outcome: 'warned', detail: 'June 2026 has not ended.' },
    ];
    expect(spokenAnswer('Orders: 7.', { ...answered, verdict: 'caution', checks })).toMatch(
      /Orders: 7\. With caution: June 2026 has not ended\.$/,
    );
  });

  it('tells that a confirmed answer has changed since', () => {
    const checks: Answer['checks'] = [
      { id: 'confirmed', outcome: 'passed', detail: 'Confirmed by Ada.' },
      { id: 'changed-answer', outcome: 'warned', detail: 'The data have changed since.' },
    ];
    const confirmed = { id: 'q', name: 'Orders', by: 'Ada', at: '2026-01-01', hasChanged: true };
    const answer = { ...answered, verdict: 'verified', checks } as const;
    expect(spokenAnswer('Orders: 7.', { ...answer, confirmed })).toMatch(/The data have changed since\.$/);
    expect(spokenAnswer('Orders: 7.', answer)).not.toContain('changed');
  });

  it('reads a question back with its options, and what is no answer as it stands', () => {
    const options = [
      { label: 'Net amount', preview: '1', question: 'net amount?' },
      { label: 'Gross amount', preview: '2', question: 'gross amount?' },
    ];
    expect(spokenAnswer('Which do you mean?', { ...answered, status: 'clarify', options })).toBe(
      'Which do you mean? Option 1: Net amount. Option 2: Gross amount.',
    );
    expect(spokenAnswer('I do not know 12,345.67.', { ...answered, status: 'declined' })).toBe(
      'I do not know 12,345.67.',
    );
    expect(spokenAnswer('Welcome back', null)).toBe('Welcome back');
  });
});
