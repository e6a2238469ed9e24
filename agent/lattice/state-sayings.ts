import { longestSaying, statesBySaying } from '../lexicon/state-words.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

const stateNames = new Set('status state outcome result decision stage condition resolution'.split(' '));
const mostStates = 15;

/**
 * A state said in other words: "missed" where the status is No Show, "sent back" where it is Returned, "turned down" where it is
 * Rejected. Only where the words name nothing else of the data and one state of one column bears the meaning; told as an assumption.
 */
export function stateSayingSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  for (let to = Math.min(tokens.length, at + longestSaying); to > at; to -= 1) {
    const words = tokens.slice(at, to);
    const saying = words.map(({ lower }) => lower).join(' ');
    const states = statesBySaying.get(saying);
    if (!states || words.some(({ kind }) => kind !== 'word') || isNamed(model, words, states)) continue;
    const links = states.flatMap((state) =>
      (model.values.byPhrase.get(state) ?? []).filter(
        (link) => link.source === 'value' && isState(model, link),
      ),
    );
    const [only, ...others] = links;
    const isOne = others.every(
      (other) => other.value === only?.value && columnKey(other.column) === columnKey(only.column),
    );
    if (only && isOne) return [{ kind: 'value', to, links: [{ ...only, score: 0.9, source: 'named' }] }];
  }
  return [];
}

/** A name, a value, or another reading of the same words: a date of the event says it better than a state. */
function isNamed(model: SemanticModel, words: Token[], states: readonly string[]): boolean {
  const phrases = [words.map(({ lower }) => lower), words.map(({ lemma }) => lemma)].map((own) =>
    own.join(' '),
  );
  return phrases.some(
    (phrase) =>
      model.columnIndex.has(phrase) ||
      model.tableIndex.has(phrase) ||
      // "failed" of a result called Fail is that state itself.
      (model.values.byPhrase.has(phrase) && !states.includes(phrase)) ||
      (words.length === 1 &&
        !states.includes(phrase) &&
        (model.values.byPart.has(phrase) || model.operators.has(phrase))),
  );
}

function isState(model: SemanticModel, { column }: ValueLink): boolean {
  const { profile } = model.columns.get(columnKey(column)) ?? {};
  return (
    profile?.type === 'text' &&
    profile.hasAllValues &&
    profile.distinctCount <= mostStates &&
    lemmasOfName(column.column).some((word) => stateNames.has(word))
  );
}
