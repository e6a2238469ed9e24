import { lemmasOfName } from '../model/name-phrases.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { pluralOf } from '../text/plurals.ts';
import { type AskedClause, tableIn } from './clause-things.ts';

/** Last words of headers that say of which kind a thing is, best first. */
export const kindHeaders = ['type', 'kind', 'category', 'class', 'genre'];

/**
 * "which kinds of boat", "each sort of boat": the header that says so, `boat_type`, or the `type` of a table of boats.
 * Where the data tell no kinds, the words stay as they are: kinds of boats are then different boats.
 */
export const kindClauses: readonly AskedClause[] = [
  {
    pattern: /\b(kinds?|sorts?) of ((?!each\b|the\b|all\b)[\p{L}]+(?: [\p{L}]+)?)\b/u,
    words: (model, [, kind = '', said = '']) => {
      const [first = '', second] = said.split(' ');
      const isSeveral = /s$/.test(kind);
      const pair = second === undefined ? null : headerOf(model, [first, second]);
      if (pair !== null) return shown(pair, isSeveral);
      const single = headerOf(model, [first]);
      return single === null ? null : `${shown(single, isSeveral)} ${second ?? ''}`.trim();
    },
  },
];

function shown(header: string, isSeveral: boolean): string {
  return isSeveral ? pluralOf(header) : header;
}

function headerOf(model: SemanticModel, nouns: string[]): string | null {
  const noun = nouns.map(lemmaOf).join(' ');
  const isCalled = (key: string): boolean =>
    model.columnIndex.get(key)?.some(({ score }) => score >= leastNamed) === true ||
    model.tableIndex.get(key)?.some(({ score }) => score >= leastNamed) === true;
  const called = kindHeaders.find((word) => isCalled(`${noun} ${word}`));
  if (called !== undefined) return `${noun} ${called}`;
  const table = tableIn(model, noun);
  const own = (table?.profile.columns ?? []).filter(({ name, type }) => {
    const [word, ...more] = lemmasOfName(name);
    return type === 'text' && more.length === 0 && word !== undefined && kindHeaders.includes(word);
  });
  const [only, ...others] = own;
  return only && others.length === 0 ? `${noun} ${lemmasOfName(only.name).join(' ')}` : null;
}

const leastNamed = 0.6;
