import { describe, expect, it } from 'vitest';
import { lemmaOf } from '../text/lemmas.ts';
import { fillers } from './carrier-words.ts';
import { synonymsByPhrase } from './thesaurus.ts';
import { everydayGroups } from './thesaurus-everyday.ts';
import { placeGroups } from './thesaurus-places.ts';
import { roleGroups } from './thesaurus-roles.ts';

const groups = [...roleGroups, ...placeGroups, ...everydayGroups].map((group) => group.split(', '));

describe('everyday words for the same thing', () => {
  it('are written as names and questions are looked up: in dictionary forms', () => {
    const strange = groups.flat().filter((phrase) => phrase.split(' ').map(lemmaOf).join(' ') !== phrase);
    expect(strange).toEqual([]);
  });

  it('are no words that are skipped anywhere', () => {
    expect(groups.flat().filter((phrase) => fillers.has(phrase))).toEqual([]);
  });

  it('are several in each group, and each said once', () => {
    expect(groups.filter((group) => group.length < 2 || new Set(group).size < group.length)).toEqual([]);
  });

  it('lead from one to the other, both ways', () => {
    const synonyms = synonymsByPhrase();
    for (const [one, other] of [
      ['scientist', 'researcher'],
      ['cinema', 'movie theater'],
      ['pilot', 'aviator'],
    ] as const) {
      expect(synonyms.get(one)).toContain(other);
      expect(synonyms.get(other)).toContain(one);
    }
  });
});
