import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf, tableOf } from '../model/semantic-model.ts';
import type { Guarded } from './guard.ts';

const incoming = new Set(['revenue', 'turnover', 'sale', 'sales', 'earnings', 'proceeds', 'takings']);
const outgoing = new Set(
  'expense expenditure cost payroll salary wage purchase procurement spend spending'.split(' '),
);

/** "revenue" of a table of expenses: what went out is never told as what came in. "only revenue, not capital" may be kinds of spending. */
export function revenueOfCosts({ lattice: { tokens, model }, parts, plan }: Guarded): string | null {
  const isValue = (at: number): boolean =>
    parts.filters.some((filter) => filter.kind === 'values' && filter.from <= at && at < filter.to);
  const word = tokens.find(
    ({ lemma, lower }, at) => (incoming.has(lower) || incoming.has(lemma)) && !isValue(at),
  );
  if (!word) return null;
  for (const { column } of plan.measures) {
    if (!column) continue;
    const { lemmas, ref } = columnOf(model, column);
    const { name } = tableOf(model, ref.table);
    const isOut = lemmasOfName(name).some((own) => outgoing.has(own));
    if (isOut && !lemmas.some((own) => incoming.has(own)))
      return `${name} tells what went out, and not "${word.text}".`;
  }
  return null;
}
