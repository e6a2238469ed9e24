import { lemmasOfName } from '../model/name-phrases.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Span } from './lattice.ts';

const stateWords = new Set(
  'status state outcome result decision disposition stage resolution verdict'.split(' '),
);
const nounEnding = /(tion|sion|al|ment|ure|ance|ence|ry)$/;
const irregular = new Map(
  Object.entries({
    denial: 'denied',
    return: 'returned',
    refund: 'refunded',
    success: 'succeeded',
    delay: 'delayed',
    pass: 'passed',
    loss: 'lost',
    win: 'won',
    sale: 'sold',
    arrival: 'arrived',
    withdrawal: 'withdrawn',
    default: 'defaulted',
    dropout: 'dropped',
  }),
);

/** "cancellations" of rows whose status is Cancelled: the noun of what a state says, where no name of the data is called so. */
export function stateNounSpans(model: SemanticModel, token: Token, at: number): Span[] {
  const { kind, lemma, isCapitalised } = token;
  const isNoun = nounEnding.test(lemma) || irregular.has(lemma);
  if (kind !== 'word' || !isNoun || lemma.length < 4 || isCapitalised) return [];
  if (model.columnIndex.has(lemma) || model.tableIndex.has(lemma) || model.values.byPhrase.has(lemma))
    return [];
  const links: ValueLink[] = [];
  for (const [phrase, known] of model.values.byPhrase) {
    if (!/^\p{L}+$/u.test(phrase) || !isStateOf(lemma, phrase)) continue;
    links.push(...known.filter((link) => link.source === 'value' && isState(link)));
  }
  return links.length > 0
    ? [
        {
          kind: 'value',
          to: at + 1,
          links: links.map((link) => ({ ...link, score: 0.92, source: 'inflected' })),
        },
      ]
    : [];
}

function isStateOf(noun: string, state: string): boolean {
  return irregular.get(noun) === state || (/(ed|en|wn)$/.test(state) && shareRoot(noun, state));
}

function isState({ column }: ValueLink): boolean {
  return lemmasOfName(column.column).some((word) => stateWords.has(word));
}
