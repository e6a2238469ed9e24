import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';

const longestQualifier = 3;

/**
 * Whether the noun at a token closes the longer name of a column: "trips" of "night trips". What is said of such a noun ("night trips that
 * were cancelled") is in no other header, however that is called, so it must not be read with it.
 */
export function endsLongerName(model: SemanticModel, tokens: readonly Token[], at: number): boolean {
  return Array.from({ length: longestQualifier }, (_, index) => at - index - 1).some((from) => {
    const words = tokens.slice(Math.max(0, from), at + 1);
    const name = words.map(({ lemma }) => lemma).join(' ');
    return (
      from >= 0 &&
      (model.columnIndex.get(name) ?? []).some(({ source, score }) => source === 'name' && score >= 0.95)
    );
  });
}
