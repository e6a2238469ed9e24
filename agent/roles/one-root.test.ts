import { describe, expect, it } from 'vitest';
import { isOfOneRoot } from './one-root.ts';

describe('a word of one root with what a plan reads', () => {
  const words = new Set(['participation', 'contact', 'staff', 'climber', 'customer']);

  it.each(['participate', 'participant', 'contact', 'climb'])('is %s', (lemma) => {
    expect(isOfOneRoot({ lower: lemma, lemma }, words)).toBe(true);
  });

  it.each(['dislike', 'gift', 'partial', 'custom', 'contract', 'stuff', 'advise'])('is not %s', (lemma) => {
    expect(isOfOneRoot({ lower: lemma, lemma }, words)).toBe(false);
  });
});
