import { eventWords, isDateColumn } from '../model/dating.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { Guarded } from './guard.ts';

const booking = new Set(
  'book booked order reserve reserved request make made create purchase buy sell sale sold'.split(' '),
);

/** "lessons booked for next week": the time is that of the lesson, and not of the day on which it was booked. */
export function bookedFor({ lattice, parts }: Guarded): string | null {
  const isFor = (at: number): boolean => lattice.tokens[at]?.lower === 'for';
  const columns = [
    ...parts.dateVerbs.flatMap(({ column, to }) =>
      isFor(to) && parts.periods.some(({ from }) => from === to || from === to + 1) ? [column] : [],
    ),
    ...parts.periods.flatMap(({ column, from }) => (column && isFor(from + 1) ? [column] : [])),
  ];
  const stray = columns.find(({ ref }) => eventWords(ref.column).some((word) => booking.has(word)));
  return stray ? `${stray.label} does not say for when it was.` : null;
}

/** Dates on which people come, or are there. */
const coming = new Set(
  'arrival arrive start begin stay visit event show session lesson class trip travel departure depart sail sailing flight hire collection check in from performance match game tour appointment'.split(
    ' ',
  ),
);
/** Amounts of those who come, and of how long they are there. */
const comers = new Set(
  'guest adult child kid people person pax passenger visitor attendee delegate participant player pupil student dog pet diner cover night hour day swimmer rider ticket seat'.split(
    ' ',
  ),
);

/** "how many guests in August" of bookings: guests are there when they come, and not on the day on which it was booked. */
export function comersByBooking({ lattice, parts, plan }: Guarded): string | null {
  const { model } = lattice;
  const [measure] = plan.measures;
  if (!measure?.column || measure.aggregate !== 'sum') return null;
  if (!lemmasOfName(measure.column.column).some((word) => comers.has(word))) return null;
  if (parts.dateVerbs.length > 0 || parts.periods.some(({ column }) => column !== null)) return null;
  const told = [
    ...plan.where.flatMap((predicate) => (predicate.kind === 'period' ? [predicate.column] : [])),
    ...plan.dimensions.flatMap(({ column, grain, part }) =>
      grain !== null || part !== undefined ? [column] : [],
    ),
  ];
  const isNamed = parts.groups.some(({ terms }) =>
    terms.some((term) =>
      term.kind === 'grain'
        ? term.column !== null
        : term.kind === 'column' && isDateColumn(term.column.profile),
    ),
  );
  const booked = told.find(({ column }) => eventWords(column).some((word) => booking.has(word)));
  if (!booked || isNamed) return null;
  const other = tableOf(model, booked.table).profile.columns.find(
    (column) =>
      isDateColumn(column) &&
      !sameColumn(booked, { table: booked.table, column: column.name }) &&
      eventWords(column.name).some((word) => coming.has(word)),
  );
  return other
    ? `It is not clear whether ${columnOf(model, booked).label} or ${other.name} is meant: name the date.`
    : null;
}
