import { addDays } from '../dates/calendar.ts';
import type { Formula } from '../formula.ts';
import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { converted, type Unit } from '../lexicon/units.ts';
import { aheadWords, datingOf, eventWordsOf, isDateColumn, verbOf } from '../model/dating.ts';
import { canLookUp } from '../model/join-paths.ts';
import { columnKey, type ModelColumn } from '../model/semantic-model.ts';
import type { Aggregate, Comparison, DurationUnit } from '../plan.ts';
import { ownValue } from '../text/own-value.ts';
import { shareRoot } from '../text/word-roots.ts';
import { before, dated, onlyDate } from './deadline-rules.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { comparisonsAt, numberAt } from './number-rules.ts';
import { columnsAt } from './terms.ts';

/**
 * The time that something takes, by its verb: "how long do clients take to pay", "average days to sell", "how many days after the
 * invoice date do we pay", "sold within 14 days of coming in", "took longer than 3 weeks to close", "over 90 days in stock".
 */
export function takingRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...opener(lattice, at),
    ...doer(lattice, at),
    ...takes(lattice, at),
    ...averageTo(lattice, at),
    ...daysAfterDate(lattice, at),
    ...doneWithin(lattice, at),
    ...tookLonger(lattice, at),
    ...inStock(lattice, at),
  ];
}

const usual = ['usually', 'typically', 'normally', 'generally', 'on', 'average'];
const units: Record<string, DurationUnit> = {
  day: 'day',
  days: 'day',
  hour: 'hour',
  hours: 'hour',
  week: 'week',
  weeks: 'week',
};

function piece(from: number, to: number, span: Span, unit: DurationUnit, aggregate: Aggregate | null): Piece {
  const formula = durationOf(span, unit);
  return {
    from,
    to,
    score: 0.97,
    fragment: { kind: 'formula', formula, title: null, aggregate, per: null, isAddable: false },
  };
}

interface Span {
  since: ModelColumn;
  until: ModelColumn;
}

/** The time between two dates of a row, of what was done. */
export function durationOf({ since, until }: Span, unit: DurationUnit): Formula {
  return { kind: 'duration', since: since.ref, until: until.ref, unit, isCalendar: false, isDone: true };
}

/** "how long do", "how many days does it": the question of a time that is named behind. */
function openerAt({ tokens }: Lattice, at: number): { to: number; unit: DurationUnit } | null {
  if (tokens[at]?.lower !== 'how') return null;
  const isLong = tokens[at + 1]?.lower === 'long';
  const unit = isLong ? 'day' : ownValue(units, tokens[at + 2]?.lower);
  const to = isLong ? at + 2 : at + 3;
  const isMany = isLong || tokens[at + 1]?.lower === 'many';
  return unit && isMany && ['do', 'does', 'did'].includes(tokens[to]?.lower ?? '')
    ? { to: to + 1, unit }
    : null;
}

function opener(lattice: Lattice, at: number): Piece[] {
  const opened = openerAt(lattice, at);
  if (!opened) return [];
  const isTaken = lattice.tokens.some((_, index) => index >= opened.to && takenAt(lattice, index) !== null);
  return isTaken ? [{ from: at, to: opened.to, score: 0.9, fragment: { kind: 'ask', word: 'howLong' } }] : [];
}

/** "how long do clients take to pay": those who do it are looked up from the rows, and add nothing to them. */
function doer(lattice: Lattice, at: number): Piece[] {
  if (!lattice.tokens.some((_, index) => index < at && openerAt(lattice, index) !== null)) return [];
  return (lattice.spans[at] ?? []).flatMap((span): Piece[] => {
    const taken = span.kind === 'table' ? takenAt(lattice, span.to) : null;
    if (span.kind !== 'table' || !taken) return [];
    const rows = taken.until.ref.table;
    const isDoer = span.links.every(
      ({ table }) => table.sqlName !== rows && canLookUp(lattice.model, rows, table.sqlName),
    );
    return isDoer ? [{ from: at, to: span.to, score: 0.9, fragment: { kind: 'filler' } }] : [];
  });
}

/** "usually take to pay", "take us to sell". */
function takenAt(lattice: Lattice, at: number): { to: number; until: ModelColumn } | null {
  const start = afterOptional(lattice, at, ...usual).at(-1) ?? at;
  if (!['take', 'takes', 'took'].includes(lattice.tokens[start]?.lower ?? '')) return null;
  const joint = afterOptional(lattice, start + 1, 'us', 'them', 'it', ...usual).at(-1) ?? start + 1;
  return toVerb(lattice, joint);
}

/** "to pay", "to be paid", with the pronoun that stands for the rows. */
function toVerb(lattice: Lattice, at: number): { to: number; until: ModelColumn } | null {
  if (lattice.tokens[at]?.lower !== 'to') return null;
  const verb = afterOptional(lattice, at + 1, 'be', 'get').at(-1) ?? at + 1;
  const until = dateOfVerb(lattice, verb);
  return until
    ? { to: afterOptional(lattice, verb + 1, 'it', 'them', 'us').at(-1) ?? verb + 1, until }
    : null;
}

function takes(lattice: Lattice, at: number): Piece[] {
  const taken = takenAt(lattice, at);
  const since = taken ? startBefore(lattice, taken.until) : null;
  const from = lattice.tokens.findIndex((_, index) => index < at && openerAt(lattice, index) !== null);
  const unit = openerAt(lattice, from)?.unit;
  // Of many rows the mean is meant, whether "usually" was said or not.
  return taken && since && unit ? [piece(at, taken.to, { since, until: taken.until }, unit, 'avg')] : [];
}

function isUsual({ tokens }: Lattice): boolean {
  return tokens.some(({ lower }) => usual.includes(lower) && lower !== 'on');
}

/** "average days to sell", "mean time to close". */
function averageTo(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const aggregate = { average: 'avg', mean: 'avg', median: 'median' }[tokens[at]?.lower ?? ''] as
    | Aggregate
    | undefined;
  if (!aggregate) return [];
  return afterOptional(lattice, at + 1, 'number', 'of').flatMap((next): Piece[] => {
    const word = tokens[next]?.lower ?? '';
    const unit = word === 'time' ? 'day' : units[word];
    const joint =
      afterOptional(lattice, next + 1, 'it', 'takes', 'took', 'taken', 'we', 'take').at(-1) ?? next + 1;
    const ended = unit ? toVerb(lattice, joint) : null;
    const since = ended ? startBefore(lattice, ended.until) : null;
    return unit && ended && since
      ? [piece(at, ended.to, { since, until: ended.until }, unit, aggregate)]
      : [];
  });
}

const doers = 'do does did we they it are is was were get gets you i'.split(' ');

/** "how many days after the invoice date do we pay", "how many days after the order were they shipped". */
function daysAfterDate(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const unit = ownValue(units, tokens[at + 2]?.lower);
  if (tokens[at]?.lower !== 'how' || tokens[at + 1]?.lower !== 'many' || !unit) return [];
  const after = afterOptional(lattice, at + 3, ...usual).at(-1) ?? at + 3;
  if (tokens[after]?.lower !== 'after') return [];
  return startsAt(lattice, after + 1).flatMap(({ to, column: since }): Piece[] => {
    const verb = afterOptional(lattice, to, ...doers, ...usual).at(-1) ?? to;
    const until = verb > to ? dateOfVerb(lattice, verb) : null;
    return until && until !== since && until.ref.table === since.ref.table
      ? [piece(at, verb + 1, { since, until }, unit, isUsual(lattice) ? 'avg' : null)]
      : [];
  });
}

/** "sold within 14 days of coming in", "paid more than 30 days after the invoice date". */
function doneWithin(lattice: Lattice, at: number): Piece[] {
  const until = dateOfVerb(lattice, at);
  if (!until) return [];
  const within = lattice.tokens[at + 1]?.lower === 'within' ? numberAt(lattice, at + 2) : null;
  const bounds = [
    ...(within ? [{ ...within, operator: '<=' as const, joints: ['of', 'after', 'from'] }] : []),
    ...comparisonsAt(lattice, at + 1).flatMap((reading) => {
      const filter = reading.filter(null);
      return filter.kind === 'number' ? [{ ...filter, to: reading.to, joints: ['after'] }] : [];
    }),
  ];
  return bounds.flatMap(({ to, value, unit, operator, joints }) => {
    if (!joints.includes(lattice.tokens[to]?.lower ?? '')) {
      // "solved within 3 days": of the row's own beginning.
      const isBare = operator === '<=' && to === within?.to && isDoneForm(lattice, at, until);
      const since = isBare ? startBefore(lattice, until) : null;
      // What the rows are dated by begins; nothing else is known to lie before.
      const isOwn = since !== null && datingOf(since.table)?.column.column === since.ref.column;
      return isOwn ? bounded(at, to, { since, until }, operator, value, unit) : [];
    }
    return startsAt(lattice, to + 1).flatMap(({ to: end, column: since }) =>
      since !== until && since.ref.table === until.ref.table
        ? bounded(at, end, { since, until }, operator, value, unit)
        : [],
    );
  });
}

/** "solved", and neither "expiring" nor what is planned or ends by itself: those days are counted from today. */
function isDoneForm({ tokens }: Lattice, at: number, { lemmas }: ModelColumn): boolean {
  const { lower = '', lemma = '' } = tokens[at] ?? {};
  const isAhead = lemmas.some((word) => aheadWords.has(word) || endless.test(word));
  return lower !== lemma && !/(s|ing)$/.test(lower) && !isAhead;
}

const endless = /^(?:expir|renew|end$|valid)/;

/** "took longer than 3 weeks to sell", "took more than 10 days to close". */
function tookLonger(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  if (!['took', 'take', 'takes', 'taken'].includes(tokens[at]?.lower ?? '')) return [];
  const isCompared =
    ['longer', 'shorter'].includes(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.lower === 'than';
  const number = isCompared ? numberAt(lattice, at + 3) : null;
  const operator: Comparison = tokens[at + 1]?.lower === 'longer' ? '>' : '<';
  const bounds = [
    ...(number ? [{ ...number, operator }] : []),
    ...comparisonsAt(lattice, at + 1).flatMap((reading) => {
      const filter = reading.filter(null);
      return filter.kind === 'number' ? [{ ...filter, to: reading.to }] : [];
    }),
  ];
  return bounds.flatMap(({ to, value, unit, operator: compared }) => {
    const ended = toVerb(lattice, to);
    const since = ended ? startBefore(lattice, ended.until) : null;
    return ended && since ? bounded(at, ended.to, { since, until: ended.until }, compared, value, unit) : [];
  });
}

function bounded(
  from: number,
  to: number,
  span: Span,
  operator: Comparison,
  value: number,
  unit: Unit | null,
): Piece[] {
  const days = unit === null ? null : converted(value, unit, 'day');
  if (days === null) return [];
  const formula = durationOf(span, 'day');
  return [filterPiece(from, to, 0.97, { kind: 'formula', formula, operator, value: days, title: null })];
}

const places = /^(?:in (?:our )?stock|on the lot|on the forecourt|in the yard|unsold)(?= |$)/;

/** "over 90 days in stock", "in stock for more than 90 days": came in before then, and is not sold. */
function inStock(lattice: Lattice, at: number): Piece[] {
  const { tokens, today } = lattice;
  const said = (from: number): string | undefined =>
    places.exec(
      tokens
        .slice(from, from + 3)
        .map(({ lower }) => lower)
        .join(' '),
    )?.[0];
  const sold = onlyDate(lattice, (words) => words.some((word) => verbOf(word) === 'sell'));
  const came = sold ? arrivalOf(lattice, sold.ref.table) : null;
  if (!sold || !came || sold.profile.nullCount === 0) return [];
  const ahead = said(at);
  const start =
    ahead === undefined ? at : (afterOptional(lattice, at + ahead.split(' ').length, 'for').at(-1) ?? at);
  return comparisonsAt(lattice, start).flatMap((reading) => {
    const filter = reading.filter(null);
    const place = ahead ?? said(reading.to);
    const isLong = filter.kind === 'number' && filter.operator === '>' && filter.unit !== null;
    const days = isLong && filter.unit !== null ? converted(filter.value, filter.unit, 'day') : null;
    if (days === null || place === undefined || !Number.isInteger(days)) return [];
    const to = ahead === undefined ? reading.to + place.split(' ').length : reading.to;
    return [{ ...dated(at, '', came, before(addDays(today, -days)), sold), to }];
  });
}

const arrivals = new Set('arrive arrival receive intake'.split(' '));

/** A date named as the beginning: by its name, or "coming in" of what arrived. */
function startsAt(lattice: Lattice, at: number): { to: number; column: ModelColumn }[] {
  const start = afterOptional(lattice, at, 'the', 'its', 'their', 'being').at(-1) ?? at;
  const words = lattice.tokens.slice(start, start + 2).map(({ lower }) => lower);
  const isArrival = words.join(' ') === 'coming in' || words.join(' ') === 'getting here';
  const arrived = isArrival ? onlyDate(lattice, (own) => own.some((word) => arrivals.has(word))) : null;
  if (arrived) return [{ to: start + 2, column: arrived }];
  const named = columnsAt(lattice, start).flatMap(({ to, options }) => {
    const dates = options.filter(({ column }) => isDateColumn(column.profile));
    const [only, ...more] = dates;
    return only && more.length === 0 ? [{ to, column: only.column }] : [];
  });
  const verb = dateOfVerb(lattice, start);
  return named.length > 0 || !verb ? named : [{ to: start + 1, column: verb }];
}

/** The only date of what the verb says. */
function dateOfVerb(lattice: Lattice, at: number): ModelColumn | null {
  const verb = lattice.tokens[at];
  if (verb?.kind !== 'word') return null;
  return onlyDate(lattice, (words) =>
    eventWordsOf(words).some((word) => verbOf(word) === verb.lemma || shareRoot(word, verb.lemma)),
  );
}

/** The date from which the time to another one runs: that of the row, or its only other one. */
export function startBefore({ model }: Lattice, until: ModelColumn): ModelColumn | null {
  const dates = [...model.columns.values()].filter(
    (column) =>
      column !== until &&
      column.ref.table === until.ref.table &&
      isDateColumn(column.profile) &&
      !column.lemmas.some((word) => ['due', 'deadline', 'expiry', 'promise', 'plan'].includes(word)),
  );
  const dating = datingOf(until.table);
  const own = dating ? model.columns.get(columnKey(dating.column)) : undefined;
  const [only, ...more] = dates;
  return own && own !== until && dates.includes(own) ? own : only && more.length === 0 ? only : null;
}

function arrivalOf(lattice: Lattice, table: string): ModelColumn | null {
  return onlyDate(
    lattice,
    (words, column) => column.ref.table === table && words.some((word) => arrivals.has(word)),
  );
}
