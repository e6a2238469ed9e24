import { questionWords } from '../model/question-headers.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { MeasureTerm, Noun, Parts } from './parts.ts';

const openings = new Set('how who where which what have are do did'.split(' '));

/**
 * "How did people hear about us?" of a survey that asks just that: the answers, each with how many gave it, or the average where they
 * are given on a scale. Null where the question is another, or anything else is asked beside it.
 */
export function askedHeader(parts: Parts): Parts | null {
  const [noun, ...more] = parts.nouns;
  const isAlone = more.length === 0 && parts.measures.length + parts.ranks.length + parts.groups.length === 0;
  const isOther = [...parts.asks].some((ask) => ask !== 'howMany');
  if (noun?.kind !== 'column' || !isAlone || isOther) return null;
  const { column, link } = noun;
  const words = questionWords(column.profile.name)?.map(lemmaOf);
  const said = link.phrase.split(' ');
  if (!words || said.length !== words.length || !openings.has(said[0] ?? '')) return null;
  const place = { from: noun.from, to: noun.to };
  const { profile, table } = column;
  if (profile.role === 'category' || profile.role === 'place' || profile.role === 'boolean') {
    const rows: Noun = {
      ...place,
      kind: 'table',
      table,
      link: { table, score: 1, source: 'default', phrase: 'row' },
    };
    const count: MeasureTerm = { ...place, aggregate: 'count', noun: rows, isHowMany: false };
    const group = { ...place, via: 'by' as const, terms: [noun] };
    return { ...parts, asks: new Set(), nouns: [], measures: [count], groups: [group] };
  }
  // "How much did you spend?" may ask for the sum as well.
  const isScale =
    parts.asks.size === 0 && ['integer', 'decimal', 'double'].includes(profile.type) && said[1] !== 'much';
  if (!isScale) return null;
  const { onAverage: _, ...marks } = Object.fromEntries(parts.marks);
  const average: MeasureTerm = { ...place, aggregate: 'avg', noun, isHowMany: false };
  return {
    ...parts,
    nouns: [],
    measures: [average],
    marks: new Map(Object.entries(marks)) as Parts['marks'],
  };
}
