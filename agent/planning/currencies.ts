import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';

/** Amounts are never converted: "in dollars" holds only where every amount is one. Amounts without a currency are told as they stand. */
export function foreignCurrency(
  model: SemanticModel,
  plan: Omit<Plan, 'trace' | 'margin'>,
  currencies: string[],
): string | null {
  if (currencies.length === 0) return null;
  const amounts = plan.measures.filter((measure) => measure.column !== null);
  // "the biggest bill, in dollars": of rows, the amount that they are ranked by.
  const [sort] = plan.sort;
  const ranked = plan.select.find(({ name }) => name === sort?.name);
  const profile = ranked && plan.limit ? columnOf(model, ranked.column).profile : null;
  if (profile?.role === 'additive' && (profile.unit === null || currencies.includes(profile.unit)))
    return null;
  if (amounts.length === 0) return 'A currency was named, but no amount.';
  const foreign = amounts.find(({ unit }) => unit !== null && !currencies.includes(unit));
  if (foreign) return `${foreign.label} is in ${foreign.unit}; amounts are not converted.`;
  // "best selling items in dollars" are not told by pieces, where other amounts are dollars.
  const hasMoney = [...model.columns.values()].some(({ profile }) => currencies.includes(profile.unit ?? ''));
  return hasMoney && amounts.every(({ unit, aggregate }) => unit === null && aggregate === 'sum')
    ? 'A currency was named, but no amount of money.'
    : null;
}
