import { describe, expect, it } from 'vitest';
import { shareRoot } from './word-roots.ts';

describe('forms of one word', () => {
  it.each([
    ['readmission', 'readmitted'],
    ['cancellation', 'cancelled'],
    ['approval', 'approve'],
    ['pay', 'payment'],
    ['ship', 'shipment'],
    ['return', 'returned'],
    ['conversion', 'convert'],
    ['billable', 'billed'],
    ['completed', 'completion'],
  ])('%s and %s', (left, right) => {
    expect(shareRoot(left, right)).toBe(true);
    expect(shareRoot(right, left)).toBe(true);
  });

  it.each([
    ['port', 'portfolio'],
    ['stage', 'status'],
    ['count', 'country'],
    ['part', 'party time'],
    ['person', 'perform'],
    ['car', 'carrier'],
    ['product', 'prodigy'],
  ])('%s and %s are two', (left, right) => {
    expect(shareRoot(left, right)).toBe(false);
  });
});
