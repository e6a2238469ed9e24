import { endsLongerName } from '../lattice/longer-names.ts';
import type { ResolvedFilter } from '../planning/parts.ts';
import type { Token } from '../text/tokens.ts';
import type { Guarded } from './guard.ts';

/** "in the United States" as two values, where the data hold one that is called so. */
export function valueInPieces({ lattice: { model, tokens }, parts }: Guarded): string | null {
  const bare = parts.filters.filter(isBareValue);
  for (const left of bare) {
    const right = bare.find(({ from }) => from === left.to);
    const phrase = right ? saidAs(tokens.slice(left.from, right.to)) : '';
    const isOne = (model.values.byPhrase.get(phrase) ?? []).some(({ source }) => source === 'value');
    if (isOne)
      return `"${phrase}" is the name of one thing; it is not clear what it has to do with the rest.`;
  }
  return null;
}

/** "the average lowest room rate": a word that closes the longer name of a column is no value beside the shorter one. */
export function valueInHeader({ lattice: { model, tokens }, parts }: Guarded): string | null {
  const nouns = [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])];
  const inside = parts.filters
    .filter(isBareValue)
    .find(
      ({ from, to }) =>
        to === from + 1 &&
        tokens[from]?.kind === 'word' &&
        nouns.some((noun) => noun.kind === 'column' && noun.to === from) &&
        endsLongerName(model, tokens, from),
    );
  return inside ? `It is not clear what is meant by "${tokens[inside.from]?.text}".` : null;
}

/** "without a coffee machine": those of one table, and no coffees beside a machine. */
export function tableInPieces({ lattice: { model, tokens }, parts }: Guarded): string | null {
  const said = [...parts.withouts, ...parts.countFilters];
  const cut = said.find(({ from, to }) => {
    const next = parts.nouns.find((noun) => noun.from === to);
    const words = tokens.slice(Math.max(from, to - 1), next?.to ?? to).map(({ lemma }) => lemma);
    return next !== undefined && (model.tableIndex.get(words.join(' ')) ?? []).length > 0;
  });
  return cut
    ? `It is not clear what is meant by "${tokens[cut.to - 1]?.text} ${tokens[cut.to]?.text}".`
    : null;
}

function isBareValue(filter: ResolvedFilter): boolean {
  return filter.kind === 'values' && filter.column === null && !filter.negated && filter.values.length === 1;
}

function saidAs(tokens: Token[]): string {
  return tokens.map(({ lower }) => lower).join(' ');
}
