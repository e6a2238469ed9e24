import type { Lattice } from '../lattice/lattice.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { numberAt } from './number-rules.ts';

const askingWords = new Set('which what the list show me name give our my who'.split(' '));

/** "which five customers", "5 products with the highest sales": a number right before what is ranked says how many are wanted. */
export function countRule(lattice: Lattice, at: number): Piece[] {
  const number = numberAt(lattice, at);
  const before = lattice.tokens[at - 1]?.lower ?? '';
  const isAsked = at === 0 || askingWords.has(before);
  if (!number || number.unit !== null || number.isPercent || !isAsked) return [];
  if (!Number.isInteger(number.value) || number.value < 2 || number.value > 1000) return [];
  return isBeforeNoun(lattice, number.to, 0)
    ? [{ from: at, to: number.to, score: 0.9, fragment: { kind: 'count', value: number.value } }]
    : [];
}

/** Words that describe a noun before it: "3 large furniture products". */
const longestDescription = 2;

function isBeforeNoun({ spans }: Pick<Lattice, 'spans'>, at: number, described: number): boolean {
  return (spans[at] ?? []).some(
    (span) =>
      span.kind === 'table' ||
      span.kind === 'column' ||
      (span.kind === 'value' &&
        described < longestDescription &&
        isBeforeNoun({ spans }, span.to, described + 1)),
  );
}

const currencies = new Map(
  Object.entries({
    dollar: 'USD',
    usd: 'USD',
    $: 'USD',
    euro: 'EUR',
    eur: 'EUR',
    '€': 'EUR',
    pound: 'GBP',
    gbp: 'GBP',
    '£': 'GBP',
    chf: 'CHF',
    yen: 'JPY',
    jpy: 'JPY',
  }),
);

/**
 * "in dollars": a wish for the answer, kept where the amounts are dollars and refused where they are not. Where a column tells
 * each row's currency it says which rows are meant.
 */
export function currencyRule(lattice: Lattice, at: number): Piece[] {
  if (lattice.tokens[at]?.lower !== 'in') return [];
  const currency = currencies.get(lattice.tokens[at + 1]?.lemma ?? '');
  if (currency === undefined) return [];
  const links = (lattice.model.values.byPhrase.get(currency.toLowerCase()) ?? []).filter(({ column }) =>
    lemmasOfName(column.column).includes('currency'),
  );
  if (links.length > 0)
    return [
      filterPiece(at, at + 2, 1, {
        kind: 'values',
        column: null,
        values: [{ options: links }],
        link: 'or',
        negated: false,
      }),
    ];
  return [{ from: at, to: at + 2, score: 0.9, fragment: { kind: 'currency', currency } }];
}
