import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { eventWordsOf, isDateColumn, verbOf } from '../model/dating.ts';
import { flagOf } from '../model/flag-columns.ts';
import type { ColumnLink, ModelColumn } from '../model/semantic-model.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { shareRoot } from '../text/word-roots.ts';
import { filterPiece } from './filter-pieces.ts';
import { flagsAt } from './flag-rules.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

/** What has not happened, or was not written down: "haven't we thanked", "unapproved", "whose county we do not know", "still in stock". */
export function undoneRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...deniedVerb(lattice, at),
    ...unVerb(lattice, at),
    ...unrecorded(lattice, at),
    ...unknownTo(lattice, at),
    ...missingFlag(lattice, at),
    ...stillThere(lattice, at),
  ];
}

const between = [
  ...'we you they he she it i us been being yet have has had was were is are be ever actually got'.split(' '),
  ...'anybody anyone to for'.split(' '),
];

/** "have not been thanked", "nobody approved", "never renewed": no date, no name, none of them. */
function deniedVerb(lattice: Lattice, at: number): Piece[] {
  const word = lattice.tokens[at]?.lower ?? '';
  if (!['not', 'never', 'nobody', 'none'].includes(word) && !isNoOne(lattice, at)) return [];
  const start = isNoOne(lattice, at) ? at + 2 : at + 1;
  return afterOptional(lattice, start, ...between).flatMap((next): Piece[] => {
    const verb = lattice.tokens[next];
    if (verb?.kind !== 'word' || verb.lower === verb.lemma || /s$/.test(verb.lower)) return [];
    const isTaken = (lattice.spans[next] ?? []).some(({ kind }) => kind === 'value' || kind === 'valueSet');
    if (isTaken) return [];
    const to = afterOptional(lattice, next + 1, 'yet').at(-1) ?? next + 1;
    // "not approved by anyone" says no more than that nobody did.
    const isAnyone =
      lattice.tokens[to]?.lower === 'by' && /^(anyone|anybody)$/.test(lattice.tokens[to + 1]?.lower ?? '');
    return [...new Set([next + 1, to, ...(isAnyone ? [to + 2] : [])])].flatMap((end) =>
      undone(lattice, at, end, verb.lemma),
    );
  });
}

function isNoOne({ tokens }: Lattice, at: number): boolean {
  return tokens[at]?.lower === 'no' && tokens[at + 1]?.lower === 'one';
}

/** "unapproved", "unassigned". */
function unVerb(lattice: Lattice, at: number): Piece[] {
  const token = lattice.tokens[at];
  const stem = /^un(\p{L}{3,}(?:ed|en|t|ld|id|wn))$/u.exec(token?.lower ?? '')?.[1];
  const isNamed = lattice.spans[at]?.some(({ kind }) => kind === 'value' || kind === 'valueSet') ?? false;
  return stem === undefined || isNamed ? [] : undone(lattice, at, at + 1, lemmaOf(stem));
}

function undone(lattice: Lattice, from: number, to: number, verb: string): Piece[] {
  const columns = [...lattice.model.columns.values()];
  const isFlagged = columns.some(
    ({ profile, lemmas }) => flagOf(profile) !== null && lemmas.some((word) => shareRoot(word, verb)),
  );
  if (isFlagged) return [];
  const exact = columns.filter((column) => saysDone(column, verb));
  const others = exact.length > 0 ? [] : (sameEvents.find((verbs) => verbs.includes(verb)) ?? []);
  const doneBy =
    exact.length > 0
      ? exact
      : columns.filter(
          (column) => isDateColumn(column.profile) && others.some((other) => saysDone(column, other)),
        );
  const dates = doneBy.filter(({ profile }) => isDateColumn(profile));
  const [only, ...more] = dates.length > 0 ? dates : doneBy;
  if (only && more.length === 0)
    return [
      filterPiece(from, to, 0.9, { kind: 'missing', column: { options: [linkOf(only)] }, negated: false }),
    ];
  // How often says nothing of when: "not visited since March" is no number of visits last month.
  if (lattice.spans.some((own) => own.some(({ kind }) => kind === 'period'))) return [];
  const [count, ...counts] = columns.filter((column) => countsHowOften(column, verb));
  return count && counts.length === 0 && doneBy.length === 0
    ? [filterPiece(from, to, 0.9, { kind: 'none', column: { options: [linkOf(count)] }, negated: false })]
    : [];
}

/** Verbs for one event, as its date may be called: what has not arrived was not received. */
const sameEvents: readonly string[][] = [
  ['arrive', 'receive', 'deliver', 'come'],
  ['finish', 'complete', 'close', 'end', 'do', 'out'],
  ['settle', 'pay', 'clear'],
  ['collect', 'pick', 'out'],
  ['dispatch', 'ship', 'send'],
];

function linkOf(column: ModelColumn): ColumnLink {
  return { column, score: 0.9, source: 'part', phrase: column.label };
}

/** "Thank You Sent" of what was thanked for, `approved_by` of what was approved, `returned_on` of what came back. */
function saysDone({ profile, lemmas }: ModelColumn, verb: string): boolean {
  if (profile.nullCount === 0 || ['additive', 'ratio', 'balance'].includes(profile.role)) return false;
  const isDate = isDateColumn(profile);
  const words = isDate ? eventWordsOf(lemmas) : lemmas.filter((word) => !['by', 'to', 'of'].includes(word));
  const isOfDoing = isDate || ['by', 'to'].includes(lemmas.at(-1) ?? '');
  return isOfDoing && words.some((word) => word === verb || verbOf(word) === verb || shareRoot(word, verb));
}

/** A number of times that may be none: `renewals` of what was renewed. */
function countsHowOften({ profile, lemmas }: ModelColumn, verb: string): boolean {
  return (
    profile.type === 'integer' &&
    profile.role === 'additive' &&
    Number(profile.min) === 0 &&
    lemmas.some((word) => shareRoot(word, verb))
  );
}

const recorded = new Set(
  'recorded given known stated entered filled noted named set listed assigned linked attached registered specified provided booked scheduled arranged planned'.split(
    ' ',
  ),
);

/** "no end station recorded", "without a warranty date on file", "not linked to any appeal". */
function unrecorded(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const missing = (to: number, options: ColumnLink[]): Piece[] => {
    const gaps = options.filter(({ column: { profile } }) => profile.nullCount > 0);
    return gaps.length > 0
      ? [filterPiece(at, to, 0.97, { kind: 'missing', column: { options: gaps }, negated: false })]
      : [];
  };
  const word = tokens[at]?.lower ?? '';
  if (word === 'not' && recorded.has(tokens[at + 1]?.lower ?? ''))
    return afterOptional(lattice, at + 2, 'to', 'a', 'an', 'any', 'with', 'the').flatMap((next) =>
      next === at + 2 ? [] : columnsAt(lattice, next).flatMap((column) => missing(column.to, column.options)),
    );
  const starts = ['no', 'without'].includes(word)
    ? [at + 1]
    : operatorEnds(lattice, at, 'without').map(({ to }) => to);
  const named = starts.flatMap((start) => afterOptional(lattice, start, 'a', 'an', 'any'));
  return named.flatMap((next) =>
    columnsAt(lattice, next).flatMap((column) => {
      const end = afterOptional(lattice, column.to, 'is', 'was', 'being', 'yet').at(-1) ?? column.to;
      const isOnFile =
        tokens[end]?.lower === 'on' && ['file', 'record'].includes(tokens[end + 1]?.lower ?? '');
      const to = recorded.has(tokens[end]?.lower ?? '') ? end + 1 : isOnFile ? end + 2 : null;
      return to === null ? [] : missing(to, column.options);
    }),
  );
}

/** "whose county we do not know", "whose county is unknown". */
function unknownTo(lattice: Lattice, at: number): Piece[] {
  if (lattice.tokens[at]?.lower !== 'whose') return [];
  return columnsAt(lattice, at + 1).flatMap((column) => {
    const options = column.options.filter(({ column: { profile } }) => profile.nullCount > 0);
    const said = lattice.tokens.slice(column.to, column.to + 5).map(({ lower }) => lower);
    const told =
      /^(?:(?:we|i|you) (?:do|did) not (?:know|have)|(?:is|are|was) (?:not known|unknown|missing))/u.exec(
        said.join(' '),
      )?.[0];
    return told === undefined || options.length === 0
      ? []
      : [
          filterPiece(at, column.to + told.split(' ').length, 0.95, {
            kind: 'missing',
            column: { options },
            negated: false,
          }),
        ];
  });
}

/** "missing receipts" where a flag says whether there is one. */
function missingFlag(lattice: Lattice, at: number): Piece[] {
  return operatorEnds(lattice, at, 'missing').flatMap(({ to }) =>
    flagsAt(lattice, to).map((flag) =>
      filterPiece(at, flag.to, flag.score, {
        kind: 'flag',
        column: { options: flag.options },
        negated: !flag.isOpposite,
      }),
    ),
  );
}

const stillThereWords: [string, string[]][] = [
  [
    'still available|available|still in stock|in stock|still in our stock|still here|still on the lot|on the lot|in the yard|still for sale|for sale|on offer|we still have|still on hand|on hand|left in stock|still unsold|waiting to be sold|yet to be sold',
    ['sell'],
  ],
  [
    'still out|still out on loan|still on loan|on loan|not back|still not back|not yet back|not back yet|still at home|still checked out|checked out|yet to come back|yet to be returned|still outstanding',
    ['return'],
  ],
  [
    'outstanding|still outstanding|on order|still on order|yet to arrive|still to arrive|yet to be delivered|still to be delivered|undelivered|yet to be received|not in yet|on their way|on its way',
    ['receive', 'deliver', 'arrive'],
  ],
  ['outstanding|still outstanding|yet to be paid|still to be paid', ['pay']],
  [
    'outstanding|still outstanding|unfinished|still unfinished|yet to be finished|still to be finished|in progress|still in progress|still being worked on|still to be done|yet to be completed',
    ['finish', 'complete', 'close', 'out'],
  ],
  [
    'still here|still with us|still in the workshop|still in the garage|still on site|still in the building|not gone yet',
    ['out', 'leave', 'depart', 'discharge'],
  ],
];
const longestStill = 5;
const stillOpenings = new Set(
  stillThereWords.flatMap(([phrases]) => phrases.split('|').map((phrase) => phrase.split(' ', 1)[0])),
);

/** "loans still out" alone asks neither for a list nor for their number. */
function saysMore({ spans }: Lattice): boolean {
  const plain = new Set(['by', 'not', 'and', 'or']);
  return spans.some((own) =>
    own.some(
      (span) =>
        ['value', 'number', 'period', 'adjective', 'dateSuperlative'].includes(span.kind) ||
        (span.kind === 'operator' && !plain.has(span.operator)),
    ),
  );
}

/** "still available": not sold, where a date says what was. A value or a name of the data by those words is what is meant first. */
function stillThere(lattice: Lattice, at: number): Piece[] {
  if (!stillOpenings.has(lattice.tokens[at]?.lower) || !saysMore(lattice)) return [];
  return stillThereWords.flatMap(([phrases, events]) => {
    const known = phrases.split('|');
    const columns = [...lattice.model.columns.values()].filter(
      ({ profile, lemmas }) =>
        isDateColumn(profile) &&
        profile.nullCount > 0 &&
        eventWordsOf(lemmas).some((word) => events.some((event) => verbOf(word) === event)),
    );
    const [only, ...more] = columns;
    if (!only || more.length > 0) return [];
    return Array.from({ length: longestStill }, (_, index) => at + index + 1).flatMap((to): Piece[] => {
      const said = lattice.tokens
        .slice(at, to)
        .map(({ lower }) => lower)
        .join(' ');
      return to <= lattice.tokens.length && known.includes(said)
        ? [
            filterPiece(at, to, 0.88, {
              kind: 'missing',
              column: { options: [linkOf(only)] },
              negated: false,
            }),
          ]
        : [];
    });
  });
}
