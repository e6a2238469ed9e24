import { addDays } from '../dates/calendar.ts';
import { labelOf, type Period, period } from '../dates/period.ts';
import { unitOf } from '../dates/relative-phrases.ts';
import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { datingOf, isDateColumn } from '../model/dating.ts';
import { leavingDateOf } from '../model/leaving-dates.ts';
import { oncePerCatalog } from '../model/once-per-catalog.ts';
import { type ColumnLink, columnKey, type ModelColumn } from '../model/semantic-model.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Choice, Piece, Term } from './fragments.ts';

/** People who come and go: the one table that tells since when and until when each was there. */
interface Staff {
  joined: ModelColumn;
  left: ModelColumn;
}

const staffOf = oncePerCatalog((model): Staff | null => {
  const found = [...model.tables.values()].flatMap((table): Staff[] => {
    const leaving = leavingDateOf(table);
    const joining = datingOf(table)?.column;
    const left = leaving && model.columns.get(columnKey({ table: table.sqlName, column: leaving.name }));
    const joined = joining && model.columns.get(columnKey(joining));
    return left && joined && joined !== left && isDateColumn(joined.profile) ? [{ joined, left }] : [];
  });
  const [only, ...more] = found;
  return only && more.length === 0 ? only : null;
});

/**
 * "headcount", "current employees", "who still work here", "leavers", "tenure", "the headcount at the end of 2024" of a list of people that keeps those
 * who have left.
 */
export function staffRule(lattice: Lattice, at: number): Piece[] {
  const staff = staffOf(lattice.model);
  if (!staff || isNamed(lattice, at)) return [];
  const isOfDay = lattice.tokens.some((_, index) => dayAt(lattice, index) !== null);
  // Who is to leave on a day ahead is still there: only a day that is said tells who was.
  if ((staff.left.profile.max ?? '').slice(0, 10) > lattice.today)
    return isOfDay ? [...headcount(lattice, at, staff), ...thereOnDay(lattice, at, staff)] : [];
  return [
    ...headcount(lattice, at, staff),
    ...stillThere(lattice, at, staff),
    ...thereOnDay(lattice, at, staff),
    ...movers(lattice, at, staff),
    ...tenure(lattice, at, staff),
  ];
}

/** A column or a value that is called so is what is meant. */
function isNamed({ spans }: Lattice, at: number): boolean {
  return (spans[at] ?? []).some(
    (span) =>
      ((span.kind === 'column' || span.kind === 'value') && span.links.some(({ score }) => score >= 0.9)) ||
      span.kind === 'valueSet',
  );
}

function chosen(column: ModelColumn): Choice<ColumnLink> {
  return { options: [{ column, score: 0.9, source: 'part', phrase: column.label }] };
}

function rowsOf({ left }: Staff): Term {
  const link = { table: left.table, score: 0.9, source: 'default' as const, phrase: left.table.name };
  return { kind: 'table', choice: { options: [link] } };
}

function present({ left }: Staff): Extract<Piece['fragment'], { kind: 'filter' }>['filter'] {
  return { kind: 'missing', column: chosen(left), negated: false };
}

function endOf({ tokens }: Lattice, at: number, pattern: RegExp): number | null {
  const said = tokens
    .slice(at, at + longestPhrase)
    .map(({ lower }) => lower)
    .join(' ');
  const phrase = pattern.exec(said)?.[0];
  return phrase === undefined ? null : at + phrase.split(' ').length;
}

const longestPhrase = 7;
const headcounts =
  /^(?:current |present |total |overall )*(?:headcount|head count)(?: (?:now|right now|currently|at present|at the moment))?(?= |$)/;
const courses = new Set(
  'trend over time evolution growth grow grew change changed development daily weekly monthly quarterly yearly annual'.split(
    ' ',
  ),
);

/** How many there are now, or on a day; in a course of time or within a period it would be another number at each moment. */
function headcount(lattice: Lattice, at: number, staff: Staff): Piece[] {
  const to = endOf(lattice, at, headcounts);
  if (to === null) return [];
  const term = rowsOf(staff);
  if (lattice.tokens.some((_, index) => dayAt(lattice, index) !== null))
    return [
      {
        from: at,
        to,
        score: 0.95,
        fragment: { kind: 'aggregate', aggregate: { aggregate: 'count', term, isHowMany: true } },
      },
    ];
  if (isOfTime(lattice)) return [];
  return [
    { from: at, to, score: 0.95, fragment: { kind: 'kind', filter: present(staff), term, isCounted: true } },
  ];
}

function isOfTime({ tokens, spans }: Lattice): boolean {
  return (
    spans.some((own) => own.some(({ kind }) => kind === 'period' || kind === 'dateSuperlative')) ||
    tokens.some(({ lower }) => unitOf(lower) !== null || courses.has(lower))
  );
}

const staying =
  /^(?:(?:that|who) )?(?:(?:are|is) )?(?:still|currently) (?:(?:work|works|working|employed|on staff|on board|around)(?: (?:here|for us|with us|by us|at the company|in the company))?|here|with us|with the company|with the firm)(?= |$)/;
const nowadays = /^(?:currently|right now|at present|at the moment)(?= |$)/;

/** "still work here", "current employees", "do we have at the moment": those without a date of leaving. */
function stillThere(lattice: Lattice, at: number, staff: Staff): Piece[] {
  const ends = [endOf(lattice, at, staying), endOf(lattice, at, nowadays)].filter((end) => end !== null);
  const isAdjective =
    ['current', 'present', 'active'].includes(lattice.tokens[at]?.lower ?? '') &&
    (lattice.spans[at + 1] ?? []).some(
      (span) => span.kind === 'table' && span.links.some(({ table }) => table === staff.left.table),
    );
  const longest = Math.max(isAdjective ? at + 1 : 0, ...ends);
  return longest > at && !isOfTime(lattice) ? [filterPiece(at, longest, 0.93, present(staff))] : [];
}

/** "at the end of 2024", "as of 1 March 2025": the day that is meant, and what follows. */
function dayAt(lattice: Lattice, at: number): { to: number; within: Period } | null {
  const { tokens, spans } = lattice;
  if (!['at', 'on', 'as', 'by'].includes(tokens[at]?.lower ?? '')) return null;
  const start = tokens[at]?.lower === 'as' && tokens[at + 1]?.lower === 'of' ? at + 2 : at + 1;
  const word = afterOptional(lattice, start, 'the').at(-1) ?? start;
  const edge = tokens[word]?.lower ?? '';
  const isEdge = ['end', 'start', 'beginning', 'close'].includes(edge) && tokens[word + 1]?.lower === 'of';
  const from = isEdge ? word + 2 : start;
  for (const span of spans[from] ?? []) {
    if (span.kind !== 'period') continue;
    const { start: first, end, grain } = span.reading.period;
    if (first === null || end === null || (!isEdge && grain !== 'day')) continue;
    const day = !isEdge || edge === 'start' || edge === 'beginning' ? first : addDays(end, -1);
    return { to: span.to, within: period(null, addDays(day, 1), `up to ${labelOf(day, 'day')}`, 'day') };
  }
  return null;
}

const asksWhoWas =
  /\b(?:headcount|head count|did we have|were there|had we|were employed|were working|worked (?:here|for us)|on (?:staff|the payroll))\b/;

/** Who was there on a day had joined by then, and left later or not at all. */
function thereOnDay(lattice: Lattice, at: number, { joined, left }: Staff): Piece[] {
  const said = lattice.tokens.map(({ lower }) => lower).join(' ');
  const isOfMovers = lattice.tokens.some(
    ({ lower, lemma }) => leavers.has(lower) || joiners.has(lower) || moving.has(lemma),
  );
  const day = asksWhoWas.test(said) && !isOfMovers ? dayAt(lattice, at) : null;
  return day
    ? [
        {
          from: at,
          to: day.to,
          score: 1,
          fragment: {
            kind: 'dated',
            column: chosen(joined),
            period: day.within,
            undone: chosen(left),
            isOrLater: true,
          },
        },
      ]
    : [];
}

const leavers = new Set(['leaver', 'leavers']);
/** Who came or went on a day was not there for being so. */
const moving = new Set(['join', 'leave', 'hire', 'resign', 'quit', 'retire', 'dismiss']);
const joiners = new Set(['joiner', 'joiners', 'starter', 'starters', 'hires']);

/** "leavers by department", "new joiners in 2025": the rows with such a date, which is the one that a time behind them speaks of. */
function movers(lattice: Lattice, at: number, staff: Staff): Piece[] {
  const { tokens, spans } = lattice;
  const noun = ['new', 'recent'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  const word = tokens[noun]?.lower ?? '';
  const date = leavers.has(word) ? staff.left : joiners.has(word) ? staff.joined : null;
  const isBoth =
    tokens.some(({ lower }) => leavers.has(lower)) && tokens.some(({ lower }) => joiners.has(lower));
  if (!date || isBoth || spans.some((own) => own.some(({ kind }) => kind === 'dateSuperlative'))) return [];
  const [column, term] = [chosen(date), rowsOf(staff)];
  const told = { from: at, to: noun + 1, score: 0.95 };
  // Without a time there is only such a date or none.
  if (isOfTime(lattice)) return [{ ...told, fragment: { kind: 'dateVerb', column, isNew: false, of: term } }];
  const filter = { kind: 'missing' as const, column, negated: true };
  return [{ ...told, fragment: { kind: 'kind', filter, term } }];
}

const tenures =
  /^(?:(?:average|avg|mean|median) )?(?:tenure|length of service|years of service|seniority)(?= |$)/;

/** How long each has been there, or was: of those who have not left, up to today. */
function tenure(lattice: Lattice, at: number, { joined, left }: Staff): Piece[] {
  const to = endOf(lattice, at, tenures);
  if (to === null) return [];
  const aggregate = lattice.tokens[at]?.lower === 'median' ? ('median' as const) : ('avg' as const);
  const formula = {
    kind: 'duration' as const,
    since: joined.ref,
    until: left.ref,
    unit: 'year' as const,
    isCalendar: false,
    upTo: lattice.today,
  };
  const fragment = {
    kind: 'formula' as const,
    formula,
    title: 'tenure',
    aggregate,
    per: null,
    isAddable: false,
  };
  return [{ from: at, to, score: 0.97, fragment }];
}
