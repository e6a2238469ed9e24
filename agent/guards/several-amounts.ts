import type { CatalogTable } from '#kernel/catalog.ts';
import { lemmasWithoutUnits } from '../model/name-phrases.ts';
import { isPayment } from '../model/row-amounts.ts';
import { columnOf, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import type { Guarded } from './guard.ts';

/** Words of a header that say of no part of the money that it is this one. */
const generalWords = new Set(
  (
    'total net gross amount sum overall full grand sub subtotal sale sales revenue income turnover takings take earning earnings proceeds receipts value price charge money ' +
    'order line item invoice bill booking transaction purchase receipt job sold selling paid pay day week month year daily weekly monthly yearly annual ' +
    'inc incl including excl excluding ex of per the in'
  ).split(' '),
);
/** Money that comes off, goes out, or is only held: no part of what came in beside the others. */
const otherMoney =
  /\b(cost|discount|tax|vat|gst|tip|gratuity|ship|shipping|postage|delivery|freight|refund|return|deposit|commission|budget|target|balance|due|owe|outstanding|expense|spend|spent|wage|salary|payroll|fee|unit|aid|surcharge|estimate|limit|excess|insured|original|list|previous|last|profit|margin)\b/;

/**
 * "which stylist brought in the most" of Service Total and Retail Sales: each is a part of what came in, and words that name neither do not choose
 * between them. A column that is called as the whole, or by the rows, is none of several parts.
 */
export function severalAmounts({ lattice, parts, plan }: Guarded): string | null {
  const { model, tokens } = lattice;
  for (const { column, aggregate, formula, named, per } of plan.measures) {
    if (!column || formula || named || per || aggregate.startsWith('count')) continue;
    const { profile, label } = columnOf(model, column);
    const table = tableOf(model, column.table);
    const own = partWords(table, profile.name);
    const isNamed = own.some((word) => tokens.some(({ lemma, lower }) => lemma === word || lower === word));
    if (!isPayment(profile) || own.length === 0 || isNamed || isCalled(parts, column)) continue;
    const rival = table.profile.columns.find(
      (other) =>
        other !== profile &&
        other.name !== profile.name &&
        isPayment(other) &&
        !(parts.moneyVerb === 'out' && comingIn.test(lemmasWithoutUnits(other.name).join(' '))) &&
        !otherMoney.test(lemmasWithoutUnits(other.name).join(' ')),
    );
    if (rival) return `It is not clear whether ${label}, ${rival.name} or both are meant.`;
  }
  return null;
}

const comingIn = /\b(revenue|sales?|income|turnover|credit|earning)\b/;

/** Named by a word that says more than that it is money: "cost" of an Amount Spent. */
function isCalled({ nouns, measures, byMeasures }: Guarded['parts'], ref: ColumnRef): boolean {
  return [...nouns, ...[...measures, ...byMeasures].flatMap(({ noun }) => noun ?? [])].some(
    (noun) =>
      noun.kind === 'column' &&
      sameColumn(noun.column.ref, ref) &&
      noun.link.phrase.split(' ').some((word) => !generalWords.has(word)),
  );
}

/** The words of a header that say which part of the money it is. */
function partWords(table: CatalogTable, name: string): string[] {
  const rows = new Set(lemmasWithoutUnits(table.name));
  return lemmasWithoutUnits(name).filter((word) => !generalWords.has(word) && !rows.has(word));
}
