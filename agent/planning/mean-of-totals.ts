import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import type { MeasureTerm, Parts } from './parts.ts';

const totals = new Set(['total', 'totals', 'sum', 'overall', 'combined', 'summed', 'cumulated']);
const means = new Set(['average', 'avg', 'mean', 'typical', 'averaged']);

/** "average total amount": the amounts are added up first. Not of a column that is itself called a total. */
export function isOfTotals({ from, to, noun, aggregate }: MeasureTerm, tokens: readonly Token[]): boolean {
  if (aggregate !== 'avg' || noun?.kind !== 'column' || noun.column.profile.role !== 'additive') return false;
  if (noun.column.lemmas.some((word) => totals.has(word))) return false;
  const said = tokens.slice(from, to);
  const mean = said.findIndex(({ lower }) => means.has(lower));
  return mean >= 0 && said.slice(mean + 1).some(({ lower }) => totals.has(lower));
}

/**
 * "average total amount per region": what the regions come to on average, one number. By "by" and "for each" it may also be the average in each of
 * them, so both are told. Null where no totals are averaged, and behind "per" where what stands there has rows of its own (`ratio-frame.ts`).
 */
export function meanOfTotals(
  model: SemanticModel,
  parts: Parts,
  tokens: readonly Token[],
): Draft[] | Refusal | null {
  const [term, ...measures] = parts.measures;
  const [group, ...groups] = parts.groups;
  const [kind, ...kinds] = group?.terms ?? [];
  const others = [parts.nouns, parts.ranks, parts.sorts, parts.withouts, parts.countFilters, parts.formulas];
  const isAlone =
    measures.length + groups.length + kinds.length + parts.marks.size === 0 &&
    others.every((list) => list.length === 0);
  if (!isAlone || !term || !isOfTotals(term, tokens) || !group || !kind) return null;
  if (kind.kind === 'grain')
    return refuse(
      'It is not clear of which whole periods the totals are averaged; ask for the total by period.',
    );
  const isCategory =
    kind.kind === 'column' && ['category', 'place', 'ordinal'].includes(kind.column.profile.role);
  if (group.via === 'per' && !isCategory) return null;
  if (isCategory && kind.column.profile.nullCount > 0)
    return refuse(`Some rows have no ${kind.column.label}; ask for the total by ${kind.column.label}.`);
  const summed = aggregateFrame(model, { ...parts, measures: [{ ...term, aggregate: 'sum' }] });
  if (isRefusal(summed)) return summed;
  const means = summed.map((draft) => ({ ...draft, overGroups: 'mean' as const }));
  if (group.via === 'per') return means;
  const each = aggregateFrame(model, parts);
  return isRefusal(each) ? means : [...means, ...each];
}
