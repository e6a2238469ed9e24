import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { isDateColumn } from '../model/dating.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const openings = [
  'going by',
  'based on',
  'judging by',
  'according to',
  'judged by',
  'measured by',
  'on the basis of',
  'using',
];
const longestOpening = 4;

/** "per quarter, going by the delivery date": which date tells the rows apart in time; it makes no groups. */
export function datedByRule(lattice: Lattice, at: number): Piece[] {
  const said = lattice.tokens.slice(at, at + longestOpening).map(({ lower }) => lower);
  const opening =
    openings.find((phrase) => phrase.split(' ').every((word, index) => said[index] === word)) ??
    (said[0] === 'by' && isToldApart(lattice, at + 1) ? 'by' : undefined);
  if (opening === undefined) return [];
  const from = at + opening.split(' ').length;
  return afterOptional(lattice, from, 'the', 'its', 'their', 'when').flatMap((start) =>
    datesAt(lattice, start).map(
      ({ to, options }): Piece => ({
        from: at,
        to,
        score: 1,
        fragment: { kind: 'dateVerb', column: { options }, isNew: false },
      }),
    ),
  );
}

const unitWords = /^(dai|week|month|quarter|year|annual)ly$|^(day|week|month|quarter|year)s?$/;

/** "by the date sold" of a monthly trend says which date makes the months; without a unit it would make the groups, as "by month" of a column Month does. */
function isToldApart({ tokens }: Lattice, named: number): boolean {
  return tokens.some(({ lower }, at) => at !== named && unitWords.test(lower));
}

/** A date by its name, or by a noun of what happened then: "collection date" of a date Collected, "date sold" of a date Sold On. */
function datesAt(lattice: Lattice, at: number): { to: number; options: ColumnLink[] }[] {
  const named = columnsAt(lattice, at).flatMap(({ to, options }) => {
    const dates = options.filter(({ column }) => isDateColumn(column.profile));
    return dates.length > 0 ? [{ to, options: dates }] : [];
  });
  const { model, tokens } = lattice;
  const isTurned = tokens[at]?.lower === 'date';
  const event = tokens[isTurned ? at + 1 : at]?.lemma ?? '';
  if ((named.length > 0 && !isTurned) || (tokens[at + 1]?.lower !== 'date' && !isTurned)) return named;
  const rooted = [...model.columns.values()].flatMap((column): ColumnLink[] =>
    isDateColumn(column.profile) && column.lemmas.some((word) => word !== 'date' && shareRoot(word, event))
      ? [{ column, score: 0.9, source: 'part', phrase: event }]
      : [],
  );
  return rooted.length > 0 ? [{ to: at + 2, options: rooted }] : named;
}
