import type { Grain } from '../dates/calendar.ts';
import { readDatePart } from '../dates/day-parts.ts';
import { unitOf } from '../dates/relative-phrases.ts';
import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { eventWordsOf, isDateColumn } from '../model/dating.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { DimensionTerm } from './fragments.ts';
import { columnsAt, shownTermsAt } from './terms.ts';

/** The unit of time that a word names. */
export function grainAt(lattice: Lattice, at: number): Grain | null {
  const word = lattice.tokens[at]?.lower;
  return word === 'date' ? 'day' : unitOf(word);
}

interface DimensionReading {
  to: number;
  term: DimensionTerm;
  score: number;
}

/** What rows can be grouped by, as it is named at a token: a column, the rows of a table, a unit of time. */
export function dimensionTermsAt(lattice: Lattice, from: number): DimensionReading[] {
  const nouns = shownTermsAt(lattice, from);
  const grains = afterOptional(lattice, from, 'the', 'calendar').flatMap((at): DimensionReading[] => {
    const part = readDatePart(lattice.tokens, at);
    if (part)
      return [{ to: part.to, score: 0.99, term: { kind: 'grain' as const, grain: part.part, column: null } }];
    const grain = grainAt(lattice, at);
    return grain ? [{ to: at + 1, score: 0.98, term: { kind: 'grain' as const, grain, column: null } }] : [];
  });
  // "order month", "month of the order date": a date column with its unit.
  const named = columnsAt(lattice, from).flatMap((column) => {
    const grain = grainAt(lattice, column.to);
    const dates = column.options.filter((link) => ['date', 'timestamp'].includes(link.column.profile.type));
    return grain && dates.length > 0
      ? [
          {
            to: column.to + 1,
            score: column.score,
            term: { kind: 'grain' as const, grain, column: { options: dates } },
          },
        ]
      : [];
  });
  // "signup year" of a Signup Date.
  const event = grainAt(lattice, from + 1);
  const told = event ? datesOf(lattice, lattice.tokens[from]?.lemma ?? '') : [];
  const ofEvent: DimensionReading[] =
    event && told.length > 0 && named.length === 0
      ? [{ to: from + 2, score: 0.9, term: { kind: 'grain', grain: event, column: { options: told } } }]
      : [];
  return [...nouns.filter((noun) => !isUnitColumn(lattice, from, noun)), ...grains, ...named, ...ofEvent];
}

/** "by month" of dates that are called Month are their months, and no groups of their own beside them. */
function isUnitColumn({ tokens }: Lattice, at: number, { to, term }: DimensionReading): boolean {
  return (
    term.kind === 'column' &&
    to === at + 1 &&
    unitOf(tokens[at]?.lower) !== null &&
    term.choice.options.every(({ column: { profile } }) => isDateColumn(profile))
  );
}

/** Dates whose header begins with the word: `signup_date` by "signup". */
function datesOf({ model }: Lattice, word: string): ColumnLink[] {
  return [...model.columns.values()].flatMap((column): ColumnLink[] =>
    ['date', 'timestamp'].includes(column.profile.type) && eventWordsOf(column.lemmas).join(' ') === word
      ? [{ column, score: 0.9, source: 'part', phrase: word }]
      : [],
  );
}
