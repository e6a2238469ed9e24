import { lemmasOfName } from '../model/name-phrases.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Guarded } from './guard.ts';

/**
 * "claims that are not approved" of approvals that were given or only approved in part, "shipped last" beside shipments: the deed may be told by a state
 * of that name, or by the rows that are called by it.
 */
export function stateOrDeed({ lattice: { model, tokens }, parts }: Guarded): string | null {
  if (model.tables.size < 2) return null;
  const told = [...parts.nouns, ...parts.groups.flatMap(({ terms }) => terms)];
  const doers = told.flatMap((term) => (term.kind === 'column' ? [term.column] : []));
  for (const filter of parts.filters) {
    if (filter.kind !== 'values' || filter.column !== null || filter.to > filter.from + 2) continue;
    const deed = tokens[filter.to - 1];
    if (deed?.kind !== 'word' || !/(ed|en)$/.test(deed.lower) || deed.lower === deed.lemma) continue;
    const rows = [...model.tables.values()].find(({ name }) => {
      const noun = lemmasOfName(name).at(-1) ?? '';
      return noun !== deed.lemma && shareRoot(deed.lemma, noun);
    });
    // "how many plays has each nominee been nominated for": all of theirs, and not those alone that are told as nominated.
    const own = doers.find(({ lemmas }) => lemmas.some((word) => isDoneTo(word, deed.lemma)));
    if (own) return `It is not clear whether "${deed.text}" is a state or is said of each ${own.label}.`;
    if (rows) return `It is not clear whether "${deed.text}" is a state or speaks of ${rows.name}.`;
  }
  return null;
}

/** A "nominee" is who was nominated. */
function isDoneTo(word: string, lemma: string): boolean {
  const stem = word.slice(0, -2);
  return word.endsWith('ee') && stem.length > 3 && lemma.startsWith(stem);
}
