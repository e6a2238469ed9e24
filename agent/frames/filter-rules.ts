import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { flagOf } from '../model/flag-columns.ts';
import { type ColumnLink, columnKey, displayColumn } from '../model/semantic-model.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { filterPiece, maybeNegated, writtenValue } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { namedBefore } from './substring-rules.ts';
import { columnsAt } from './terms.ts';

/** "name contains air", "products starting with 'A'": a table stands for the name of its rows. */
export function textRule(lattice: Lattice, at: number): Piece[] {
  const columns = columnsAt(lattice, at).flatMap((column) => {
    const own = column.options.filter((link) => link.column.profile.type === 'text');
    const isName = column.to === at + 1 && lattice.tokens[at]?.lemma === 'name';
    const before = isName && at > 0 ? namedBefore(lattice, at) : [];
    const texts = before.length > 0 ? before : own;
    return texts.length > 0 ? textPieces(lattice, at, column.to, texts) : [];
  });
  const tables = (lattice.spans[at - 1] ?? []).flatMap((span) =>
    span.kind === 'table' && span.to === at ? span.links : [],
  );
  const displays = tables.flatMap((link): ColumnLink[] => {
    const display = displayColumn(link.table);
    const column = display ? lattice.model.columns.get(columnKey(display)) : undefined;
    return column ? [{ column, score: link.score, source: 'part', phrase: link.phrase }] : [];
  });
  return [...columns, ...(displays.length > 0 ? textPieces(lattice, at, at, displays) : [])];
}

const textNouns = [
  'the',
  'word',
  'words',
  'text',
  'letter',
  'letters',
  'string',
  'substring',
  'phrase',
  'prefix',
  'a',
  'an',
];

function textPieces(lattice: Lattice, at: number, after: number, texts: ColumnLink[]): Piece[] {
  return afterOptional(lattice, after, 'that', 'which', 'is', 'are', 'do', 'does').flatMap((start) =>
    maybeNegated(lattice, start).flatMap(({ to: next, negated }) =>
      operatorEnds(lattice, next, 'contains', 'startsWith', 'endsWith').flatMap(({ to, operator }) =>
        afterOptional(lattice, to, ...textNouns).flatMap((from): Piece[] => {
          const token = lattice.tokens[from];
          if (!token || token.kind === 'symbol' || isLanguage(lattice, from)) return [];
          // "beginning with A in Germany": a capital is a letter, and "in" is no text.
          const isLetter = lattice.tokens[from - 1]?.text === 'A';
          if (isLetter || ['in', 'from', 'of', 'at', 'by'].includes(token.lower)) return [];
          const match = operator as 'contains' | 'startsWith' | 'endsWith';
          return textEnds(lattice, from, texts).map((end) =>
            filterPiece(at, end, 0.9, {
              kind: 'text',
              column: { options: texts },
              match,
              text: lattice.tokens
                .slice(from, end)
                .map(({ text }) => text)
                .join(' '),
              negated,
            }),
          );
        }),
      ),
    ),
  );
}

/** "contains care group": a text is one word or, at the end of the question, all that are left, where they stand so in the data. */
function textEnds({ tokens }: Lattice, from: number, texts: ColumnLink[]): number[] {
  const rest = tokens.slice(from);
  const isLong = rest.length > 1 && rest.length <= longestText && rest.every(({ kind }) => kind === 'word');
  const text = rest.map(({ lower }) => lower).join(' ');
  const stands = texts.some(({ column: { profile } }) =>
    profile.values.some(({ value }) => value.toLowerCase().includes(text)),
  );
  return isLong && stands ? [from + 1, tokens.length] : [from + 1];
}

const longestText = 4;

/** "contains the most peaks", "contains the word": a word of the question, not of the text that is looked for. */
function isLanguage({ tokens, spans }: Lattice, at: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'quoted' || token.kind === 'number') return false;
  const isNoun = textNouns.includes(token.lower) && tokens[at + 1] !== undefined && token.text !== 'A';
  return (
    isNoun ||
    (!token.isCapitalised &&
      (spans[at] ?? []).some(({ kind }) => kind === 'operator' || kind === 'table' || kind === 'column')) ||
    // "inspections that end in a fail": how they end is a value, and no letters of a name.
    (!token.isCapitalised &&
      ['a', 'an'].includes(tokens[at - 1]?.lower ?? '') &&
      (spans[at] ?? []).some(({ kind }) => kind === 'value'))
  );
}

/** "did not leave a rating": what was not given is missing. */
const givingVerbs = new Set(
  'have belong leave give get provide receive enter contain include carry show submit record name list mention state'.split(
    ' ',
  ),
);

/** "without a paid date", "paid date is missing", "no e-mail", "paid date not missing". */
export function missingRule(lattice: Lattice, at: number): Piece[] {
  const before = operatorEnds(lattice, at, 'without', 'missing', 'not').flatMap(({ to, operator }) => {
    const isGiven = operator === 'not' && givingVerbs.has(lattice.tokens[to]?.lemma ?? '');
    if (operator === 'not' && !isGiven && !/^(no|without)$/.test(lattice.tokens[at]?.lower ?? '')) return [];
    return afterOptional(lattice, isGiven ? to + 1 : to, 'to', 'a', 'an', 'any', 'the').flatMap((next) =>
      columnsAt(lattice, next).flatMap((column) =>
        filledEnds(lattice, column.to)
          // Where every row has one, only plain words ask whether it is missing: there are none.
          .filter(
            (end) =>
              hasGaps(column) ||
              operator === 'missing' ||
              end > column.to ||
              isToldAlone(lattice, column, end),
          )
          .map((end) =>
            filterPiece(at, end, column.score, {
              kind: 'missing',
              column: { options: column.options },
              negated: false,
            }),
          ),
      ),
    );
  });
  const after = columnsAt(lattice, at).flatMap((column) =>
    afterOptional(lattice, column.to, 'is', 'are', 'was', 'that').flatMap((next) =>
      operatorEnds(lattice, next, 'missing', 'present').map(({ to, operator }) =>
        filterPiece(at, to, column.score, {
          kind: 'missing',
          column: { options: column.options },
          negated: operator === 'present',
        }),
      ),
    ),
  );
  return [...before, ...after, ...undoneAt(lattice, at), ...presentAt(lattice, at), ...noneAt(lattice, at)];
}

/** "customers without a region": told by its whole name at the end, a text or a date of which every row has one is missing in none. */
function isToldAlone({ tokens }: Lattice, { options }: { options: ColumnLink[] }, end: number): boolean {
  const isWhole = options.every(
    ({ source, column: { profile } }) =>
      (source === 'name' || (source === 'part' && options.length === 1)) &&
      ['text', 'date', 'timestamp'].includes(profile.type),
  );
  return isWhole && (tokens[end] === undefined || ['?', 'at'].includes(tokens[end]?.lower ?? ''));
}

/** "unpaid", "not yet shipped": what has not happened has no date. */
function undoneAt(lattice: Lattice, at: number): Piece[] {
  const word = lattice.tokens[at]?.lower ?? '';
  const missing = (to: number, options: ColumnLink[]): Piece[] => {
    const dates = options.filter(
      ({ column: { profile } }) => ['date', 'timestamp'].includes(profile.type) && profile.nullCount > 0,
    );
    return dates.length === 0
      ? []
      : [filterPiece(at, to, 0.9, { kind: 'missing', column: { options: dates }, negated: false })];
  };
  const stem = /^un\p{L}{4,}$/u.test(word) ? lemmaOf(word.slice(2)) : null;
  const prefixed = stem === null ? [] : missing(at + 1, lattice.model.columnIndex.get(stem) ?? []);
  if (word !== 'not') return prefixed;
  return afterOptional(lattice, at + 1, 'yet', 'been', 'being').flatMap((next) => {
    const verb = lattice.tokens[next];
    const isVerb = verb !== undefined && verb.lower !== verb.lemma && !/s$/.test(verb.lower);
    return isVerb ? columnsAt(lattice, next).flatMap((column) => missing(column.to, column.options)) : [];
  });
}

const filled = [
  'filled in',
  'filled',
  'entered',
  'given',
  'recorded',
  'on file',
  'on record',
  'set',
  'stored',
  'noted',
];

/** "no city filled in": the words behind say no more than that it stands there. */
function filledEnds({ tokens }: Lattice, to: number): number[] {
  const ends = filled.flatMap((phrase) => {
    const end = to + phrase.split(' ').length;
    const words = tokens.slice(to, end).map(({ lower }) => lower);
    return words.join(' ') === phrase ? [end] : [];
  });
  return [to, ...ends];
}

const having = new Set('with have has had having using used use carrying including'.split(' '));

/** "with a promo code", "used a voucher": what may be missing is there. */
function presentAt(lattice: Lattice, at: number): Piece[] {
  if (!having.has(lattice.tokens[at]?.lower ?? '')) return [];
  return afterOptional(lattice, at + 1, 'a', 'an', 'any', 'some').flatMap((next) =>
    columnsAt(lattice, next).flatMap((column) => {
      const options = column.options.filter(
        ({ column: { profile } }) =>
          profile.nullCount > 0 && !['additive', 'ratio', 'balance'].includes(profile.role),
      );
      const isGoverned = [
        'is',
        'of',
        'above',
        'below',
        'over',
        'under',
        'by',
        'set',
        '=',
        'after',
        'before',
        'in',
      ].includes(lattice.tokens[column.to]?.lower ?? '');
      const isValued = (lattice.spans[column.to] ?? []).some(({ kind }) =>
        ['value', 'number', 'period'].includes(kind),
      );
      if (isGoverned || isValued) return [];
      // Where a column says no as well, a no is there and yet none has it: "users with a newsletter".
      const isFlag = ({ column: { profile } }: ColumnLink): boolean => (flagOf(profile)?.no.length ?? 0) > 0;
      const flags = options.filter(isFlag);
      const present = options.filter((link) => !isFlag(link));
      return [
        ...(flags.length > 0
          ? [filterPiece(at, column.to, 0.8, { kind: 'flag', column: { options: flags }, negated: false })]
          : []),
        ...(present.length > 0
          ? [
              filterPiece(at, column.to, 0.8, {
                kind: 'missing',
                column: { options: present },
                negated: true,
              }),
            ]
          : []),
      ];
    }),
  );
}

/** "no downtime", "without any discount", "0 downtime", "have children": amounts that are zero, or not. */
function noneAt(lattice: Lattice, at: number): Piece[] {
  const word = lattice.tokens[at]?.lower ?? '';
  const denied = operatorEnds(lattice, at, 'without', 'not').filter(
    ({ operator }) => operator === 'without' || word === 'no',
  );
  const zero = ['0', 'zero'].includes(word) ? [at + 1] : [];
  const some = ['have', 'has', 'had', 'with', 'having', 'got', 'get', 'received'].includes(word)
    ? [at + 1]
    : [];
  const pieces = (starts: number[], negated: boolean): Piece[] =>
    starts.flatMap((start) =>
      afterOptional(lattice, start, 'a', 'an', 'any').flatMap((next) =>
        columnsAt(lattice, next).flatMap((column) => {
          const options = column.options.filter(isAmountOfThings);
          const isGoverned = ['of', 'above', 'below', 'over', 'under', 'is', 'more', 'less'].includes(
            lattice.tokens[column.to]?.lower ?? '',
          );
          return options.length > 0 && !isGoverned
            ? [filterPiece(at, column.to, column.score, { kind: 'none', column: { options }, negated })]
            : [];
        }),
      ),
    );
  return [...pieces([...denied.map(({ to }) => to), ...zero], false), ...pieces(some, true)];
}

/** A number that may be none: zero occurs, or could. */
function isAmountOfThings({ column: { profile } }: ColumnLink): boolean {
  const isAmount =
    ['additive', 'ratio'].includes(profile.role) && ['integer', 'decimal', 'double'].includes(profile.type);
  return isAmount && Number(profile.min) === 0;
}

function hasGaps(reading: { options: ColumnLink[] }): boolean {
  return reading.options.some((link) => link.column.profile.nullCount > 0);
}

/** One row by its key: "order 4711", "invoice INV-0012", "customer number 7". */
export function keyRule(lattice: Lattice, at: number): Piece[] {
  return (lattice.spans[at] ?? []).flatMap((span): Piece[] => {
    if (span.kind !== 'table') return [];
    const from = afterOptional(lattice, span.to, '#', 'number', 'no', 'id', 'nr').at(-1) ?? span.to;
    const token = lattice.tokens[from];
    const isKeyLike =
      token !== undefined &&
      /\d/.test(token.text) &&
      (token.kind === 'number' || token.kind === 'word' || token.kind === 'quoted');
    if (!isKeyLike || token.isPercent) return [];
    const value = writtenValue(token);
    return [filterPiece(at, from + 1, 0.9, { kind: 'key', table: { options: span.links }, value })];
  });
}
