import { canLookUp } from '../model/join-paths.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isCustomers } from '../planning/sold-amounts.ts';
import type { Guarded } from './guard.ts';

const buyers = new Set('customer client buyer account shopper purchaser consumer patron guest'.split(' '));
const people = new Set('person people man men woman women staff team'.split(' '));

const helpers = new Set('has have is are'.split(' '));

/** "who sold the most", "best sales person": where the data know only who bought, nobody in them has sold anything. */
export function buyersForSellers({ lattice: { tokens, model }, plan }: Guarded): string | null {
  const wordAt = (at: number): string => tokens[at]?.lower ?? '';
  const sells = (at: number): boolean => tokens[at]?.lemma === 'sell';
  const isSeller = tokens.some(
    ({ lower }, at) =>
      (lower === 'sales' && people.has(wordAt(at + 1))) ||
      // "who did we sell most to" asks for those who bought.
      (lower === 'who' && (sells(at + 1) || (helpers.has(wordAt(at + 1)) && sells(at + 2)))),
  );
  if (!isSeller) return null;
  const isBought = plan.dimensions.some(({ column }) => {
    const table = model.tables.get(column.table)?.name ?? '';
    const words = [...lemmasOfName(column.column), lemmasOfName(table).at(-1) ?? ''];
    return words.some((word) => buyers.has(word));
  });
  return isBought ? 'The data tell who bought, but not who sold.' : null;
}

const ourVerbs = new Set(['buy', 'purchase']);
const ours = new Set(['we', 'i']);

/** "how many coffee machines did we buy": where the rows tell what customers bought, nobody knows what was bought from others. */
export function soldForBought({ lattice: { tokens, model }, plan }: Guarded): string | null {
  const isOurs = tokens.some(({ lemma }, at) => ourVerbs.has(lemma) && ours.has(tokens[at - 1]?.lower ?? ''));
  const isOfCustomers = [...model.tables.values()].some(
    (table) =>
      isCustomers(table) && table.sqlName !== plan.root && canLookUp(model, plan.root, table.sqlName),
  );
  return isOurs && isOfCustomers ? 'The data tell what customers bought, but not what you did.' : null;
}
