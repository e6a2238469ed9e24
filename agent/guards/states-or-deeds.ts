import { lemmasOfName } from '../model/name-phrases.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Guarded } from './guard.ts';

/**
 * "claims that are not approved" of approvals that were given or only approved in part, "shipped last" beside shipments: the deed may be told by a state
 * of that name, or by the rows that are called by it.
 */
export function stateOrDeed({ lattice: { model, tokens }, parts }: Guarded): string | null {
  if (model.tables.size < 2) return null;
  const doers = parts.groups.flatMap(({ terms }) =>
    terms.flatMap((term) => (term.kind === 'column' ? [term.column] : [])),
  );
  for (const filter of parts.filters) {
    if (filter.kind !== 'values' || filter.column !== null || filter.to > filter.from + 2) continue;
    const deed = tokens[filter.to - 1];
    if (deed?.kind !== 'word' || !/(ed|en)$/.test(deed.lower) || deed.lower === deed.lemma) continue;
    const rows = [...model.tables.values()].find(({ name }) => {
      const noun = lemmasOfName(name).at(-1) ?? '';
      return noun !== deed.lemma && shareRoot(deed.lemma, noun);
    });
    // "how many plays has each nominee been nominated for": all of theirs, and not those alone that are told as nominated.
    const own = doers.find(({ lemmas }) =>
      lemmas.some((word) => word !== deed.lemma && shareRoot(deed.lemma, word)),
    );
    if (own) return `It is not clear whether "${deed.text}" is a state or speaks of each ${own.label}.`;
    if (rows) return `It is not clear whether "${deed.text}" is a state or speaks of ${rows.name}.`;
  }
  return null;
}
