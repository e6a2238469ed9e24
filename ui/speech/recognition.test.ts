import { describe, expect, it } from 'vitest';
import { finalTranscript } from './recognition.ts';

const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });

describe('what was heard', () => {
  it('is the final text alone', () => {
    const results = [result('revenue ', true), result('by month', true), result('pleas', false)];
    expect(finalTranscript({ results })).toBe('revenue by month');
  });

  it('is nothing while nothing is final', () => {
    expect(finalTranscript({ results: [result('reven', false)] })).toBeNull();
  });
});
