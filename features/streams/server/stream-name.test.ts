import { describe, expect, it } from 'vitest';
import { streamNameMaximumLength } from '../limits.ts';
import { freeName, generatedName } from './stream-name.ts';

describe('the name of a stream', () => {
  it('is made from its source and its type', () => {
    expect(generatedName('ERP', 'change_tracking')).toBe('ERP, change tracking');
  });

  it('is numbered where it is taken, whatever its case', () => {
    expect(freeName('Orders', [])).toBe('Orders');
    expect(freeName('Orders', ['orders', 'Orders (2)'])).toBe('Orders (3)');
  });

  it('is never longer than allowed', () => {
    const long = 'x'.repeat(500);
    expect(generatedName(long, 'event_driven')).toHaveLength(streamNameMaximumLength);
    const first = freeName(long, []);
    expect(freeName(long, [first])).toHaveLength(streamNameMaximumLength);
  });
});
