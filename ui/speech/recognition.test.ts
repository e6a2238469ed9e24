import { describe, expect, it } from 'vitest';
import { transcriptOf } from './recognition.ts';

const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });

describe('what was heard', () => {
  it('is final when all of it is', () => {
    const results = [result('revenue ', true), result('by month', true)];
    expect(transcriptOf({ results })).toEqual({ text: 'revenue by month', isFinal: true });
  });

  it('is shown, and not final, while the browser may still change a part of it', () => {
    const results = [result('revenue ', true), result('by mon', false)];
    expect(transcriptOf({ results })).toEqual({ text: 'revenue by mon', isFinal: false });
  });
});
