import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { relatedWords, wordEntries } from './wordnet.ts';

const file = new URL('./wordnet.txt', import.meta.url);

describe('the trimmed WordNet', () => {
  it('relates words by form, sense, measure and kind', () => {
    expect(relatedWords('pay', 'derived')).toContain('payment');
    expect(relatedWords('recommendation', 'derived')).toContain('recommend');
    expect(relatedWords('inspector', 'derived')).toContain('inspect');
    expect(relatedWords('attorney', 'same')).toContain('lawyer');
    expect(relatedWords('net income', 'same')).toContain('earnings');
    expect(relatedWords('tall', 'measures')).toContain('height');
    expect(relatedWords('physician', 'wider')).toContain('medical practitioner');
  });

  it('knows who is a person', () => {
    expect(wordEntries('lawyer').map(({ isPerson }) => isPerson)).toEqual([true]);
    expect(wordEntries('invoice').map(({ isPerson }) => isPerson)).toEqual([false]);
  });

  it('knows no names, times or strange words', () => {
    for (const word of ['paris', 'tuesday', 'zzyzx', '', 'net_amount', 'toString', '# this'])
      expect([word, wordEntries(word)]).toEqual([word, []]);
  });

  it('finds every line, the first and the last among them', () => {
    const lines = readFileSync(file, 'latin1')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const keys = lines.map((line) => line.slice(0, line.indexOf('\t')));
    for (const key of [keys[0], keys.at(-1), ...keys.filter((_, index) => index % 97 === 0)]) {
      const [word = '', part] = (key ?? '').split('.');
      expect(
        wordEntries(word.replace('_', ' ')).map((entry) => entry.part),
        key,
      ).toContain(part);
    }
  });

  it('stays small and carries its licence', () => {
    const text = readFileSync(file, 'latin1');
    expect(text.length).toBeLessThan(1_500_000);
    expect(text).toContain('WordNet 3.1 Copyright 2011 by Princeton University.');
  });
});
