import type { SemanticModel } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** After these, things are no subject: they say which rows are meant. After "by" they may be groups, after "of" what is counted. */
const scoping = new Set(['for', 'from', 'at', 'in', 'only', 'just']);
const articles = new Set(['the', 'our', 'all']);

/**
 * "food cost for secondary schools", "just the primary schools": a value of one column describes the things that another one names,
 * and both together are the condition on the first.
 */
export function describedThingSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const opener = articles.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  const thing = tokens[at + 1];
  if (!scoping.has(tokens[opener]?.lower ?? '') || thing === undefined || thing.lower === thing.lemma)
    return [];
  const named = (model.columnIndex.get(thing.lemma) ?? []).filter(
    ({ source, score, column }) =>
      source === 'name' && score >= 0.9 && ['category', 'text', 'place'].includes(column.profile.role),
  );
  const links = valuesAt(model, tokens, at).filter(({ column: { table, column } }) =>
    named.some(({ column: { ref } }) => ref.table === table && ref.column !== column),
  );
  return links.length > 0 ? [{ kind: 'value', links, to: at + 2 }] : [];
}

function valuesAt({ values }: SemanticModel, tokens: Token[], at: number): ValueLink[] {
  const { lower = '', lemma = '' } = tokens[at] ?? {};
  return (values.byPhrase.get(lower) ?? values.byPhrase.get(lemma) ?? []).filter(
    ({ source, score }) => source === 'value' && score >= 0.9,
  );
}
