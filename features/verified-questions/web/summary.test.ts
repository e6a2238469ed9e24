import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('counts each state, what needs somebody first', () => {
  const states = ['holds', 'changed', 'broken', 'holds', 'changed', 'changedReading', 'holds'] as const;
  expect(summaryOf(states.map((state) => ({ state })))).toBe(
    '1 broken, 2 changed with the data, 1 read otherwise, 3 hold',
  );
  expect(summaryOf([{ state: 'changed' }])).toBe('1 changed with the data');
});
