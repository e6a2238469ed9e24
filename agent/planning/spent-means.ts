import { clearMoneyMeasure } from '../model/default-measure.ts';
import { canLookUp } from '../model/join-paths.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { addGroups } from './aggregate-frame.ts';
import { measureAssumption } from './assumptions.ts';
import { applyConditions } from './conditions.ts';
import { type Draft, type DraftMeasure, emptyDraft, isRefusal, measureOn, type Refusal } from './draft.ts';
import type { GroupTerm, Parts } from './parts.ts';
import { isCustomers } from './sold-amounts.ts';

/**
 * "how much does a customer spend with us on average": what came in of each of them, and of each order where that is said. Null where no one
 * amount of money stands out, or nobody spends.
 */
export function spentOnAverage(model: SemanticModel, parts: Parts): Draft[] | Refusal | null {
  const told = withoutSpend(parts);
  if (told) return spentOnAverage(model, told);
  const isAsked = parts.asks.has('howMuch') || parts.asks.has('what');
  const isShaped =
    parts.measures.length + parts.ranks.length + parts.sorts.length + parts.formulas.length > 0;
  const marks = [...parts.marks.keys()];
  if (!isAsked || !parts.isSpent || isShaped || !parts.marks.has('onAverage') || marks.length > 1)
    return null;
  const spender = parts.nouns.find((noun) => noun.kind === 'table' && isCustomers(noun.table));
  if (spender?.kind !== 'table') return null;
  const { sqlName } = spender.table;
  const money = clearMoneyMeasure(model, sqlName);
  if (!money || !canLookUp(model, money.chosen.ref.table, sqlName)) return null;
  const { table } = money.chosen.ref;
  const isVerb = (noun: Parts['nouns'][number]): boolean =>
    noun === spender ||
    (noun.kind === 'column' ? noun.link.phrase === 'spend' : noun.table.sqlName === table);
  if (!parts.nouns.every(isVerb)) return null;
  const terms = parts.groups.flatMap(({ terms: own }) => own);
  const isOrder = (term: GroupTerm): boolean => term.kind === 'table' && term.table.sqlName === table;
  const kinds = terms.filter((term) => !isOrder(term));
  const areTheirs = kinds.every(
    (kind) =>
      kind.kind === 'column' &&
      canLookUp(model, sqlName, kind.column.ref.table) &&
      !kind.column.profile.isUnique,
  );
  if (!areTheirs) return null;
  const measure: DraftMeasure = terms.some(isOrder)
    ? measureOn('avg', money.chosen.ref)
    : { ...measureOn('sum', money.chosen.ref), per: { entity: sqlName, column: null } };
  const grouped = addGroups(model, kinds, {
    ...emptyDraft('aggregate'),
    measures: [measure],
    assumptions: [measureAssumption(money)],
  });
  const done = isRefusal(grouped) ? grouped : applyConditions(model, parts, grouped, null);
  return isRefusal(done) ? done : [done];
}

/** "average spend per client": the noun says what the verb does, where no column is called so. */
function withoutSpend(parts: Parts): Parts | null {
  const [term, ...more] = parts.measures;
  const [group, ...groups] = parts.groups;
  const [spender, ...others] = group?.terms ?? [];
  const isSpend =
    term?.aggregate === 'avg' &&
    term.noun?.kind === 'column' &&
    term.noun.link.source !== 'name' &&
    /^(spend|spending|spent)$/.test(term.noun.link.phrase);
  if (!isSpend || more.length + groups.length + others.length + parts.nouns.length > 0) return null;
  if (spender?.kind !== 'table' || group?.via !== 'per' || parts.marks.size > 0) return null;
  const { from, to } = term;
  return {
    ...parts,
    measures: [],
    groups: [],
    isSpent: true,
    asks: new Set(['howMuch']),
    nouns: [{ ...spender, distinct: false, isAdded: false }],
    marks: new Map([['onAverage', { from, to }]]),
  };
}
