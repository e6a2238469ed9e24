import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { comparatives } from '../lexicon/adjectives.ts';
import type { Operator } from '../lexicon/operators.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { type ColumnLink, columnKey, displayColumn } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Comparison } from '../plan.ts';
import type { Choice, FilterSpec, Piece } from './fragments.ts';
import { bestScore, columnsAt } from './terms.ts';

const comparisonOf: Partial<Record<Operator, Comparison>> = {
  above: '>',
  below: '<',
  atLeast: '>=',
  atMost: '<=',
  equal: '=',
  notEqual: '<>',
};
const linkingWords = [
  'is',
  'are',
  'was',
  'were',
  'be',
  'being',
  'has',
  'have',
  'had',
  'of',
  'the',
  'a',
  'an',
  'in',
  'with',
  'that',
  'which',
  'value',
  ':',
  'at',
  'for',
  'from',
  'as',
];

function filterPiece(from: number, to: number, score: number, filter: FilterSpec): Piece {
  return { from, to, score, fragment: { kind: 'filter', filter } };
}

interface ValueListReading {
  to: number;
  values: Choice<ValueLink>[];
  /** `and` where any two are joined by it: of a row's column it means either, of an entity's rows it may mean both. */
  link: 'or' | 'and';
  score: number;
}

/** A list of values: "Germany", "Germany or France", "Germany, France and Italy". */
export function valueListsAt(lattice: Lattice, at: number): ValueListReading[] {
  return (lattice.spans[at] ?? []).flatMap((span) => {
    if (span.kind !== 'value') return [];
    const first: ValueListReading = {
      to: span.to,
      values: [{ options: span.links }],
      link: 'or',
      score: bestScore(span.links),
    };
    const longer = afterListLink(lattice, span.to).flatMap((next) =>
      valueListsAt(lattice, next.to).map(
        (tail): ValueListReading => ({
          to: tail.to,
          values: [...first.values, ...tail.values],
          link: next.link === 'and' || tail.link === 'and' ? 'and' : 'or',
          score: Math.min(first.score, tail.score),
        }),
      ),
    );
    return [first, ...longer];
  });
}

function afterListLink(lattice: Lattice, at: number): { to: number; link: 'or' | 'and' }[] {
  const comma = lattice.tokens[at]?.lower === ',' ? [at + 1] : [];
  const links = [at, ...comma].flatMap((from) => operatorEnds(lattice, from, 'or', 'and'));
  const commas = comma.map((to): { to: number; link: 'or' | 'and' } => ({ to, link: 'or' }));
  return [...commas, ...links.map(({ to, operator }) => ({ to, link: operator as 'or' | 'and' }))].flatMap(
    (next) =>
      afterOptional(lattice, next.to, 'in', 'from', 'the', 'for').map((to) => ({ to, link: next.link })),
  );
}

/** "Germany", "status cancelled", "Enterprise segment", "not cancelled", "status is not paid or overdue". */
export function valueRule(lattice: Lattice, at: number): Piece[] {
  const pieces: Piece[] = [];
  for (const { to: start, negated } of maybeNegated(lattice, at)) {
    for (const list of valueListsAt(lattice, start)) {
      const make = (to: number, column: Choice<ColumnLink> | null, bonus: number): Piece =>
        filterPiece(at, to, Math.min(1, list.score + bonus), {
          kind: 'values',
          column,
          values: list.values,
          link: list.link,
          negated,
        });
      pieces.push(make(list.to, null, 0));
      for (const column of columnsAt(lattice, list.to)) {
        if (sharesColumn(column.options, list.values))
          pieces.push(make(column.to, { options: column.options }, 0.02));
      }
    }
  }
  for (const column of columnsAt(lattice, at)) {
    for (const start of afterOptional(lattice, column.to, ...linkingWords, '=')) {
      for (const { to: next, negated } of maybeNegated(lattice, start)) {
        for (const from of afterOptional(lattice, next, ...linkingWords, 'either', '=')) {
          for (const list of valueListsAt(lattice, from)) {
            if (!sharesColumn(column.options, list.values)) continue;
            pieces.push(
              filterPiece(at, list.to, Math.min(1, list.score + 0.02), {
                kind: 'values',
                column: { options: column.options },
                values: list.values,
                link: list.link,
                negated,
              }),
            );
          }
          pieces.push(...unlistedValue(lattice, at, column.to, from, column.options, negated));
        }
      }
    }
  }
  return pieces;
}

/** A number or a quotation right after its column: "order id 4711", "name = 'Acme'". */
function unlistedValue(
  lattice: Lattice,
  at: number,
  columnTo: number,
  from: number,
  options: ColumnLink[],
  negated: boolean,
): Piece[] {
  const between = lattice.tokens.slice(columnTo, from).map((word) => word.lower);
  if (between.some((word) => !['is', 'are', 'was', '=', ':', 'of', 'number', 'no'].includes(word))) return [];
  const token = lattice.tokens[from];
  const isPlain =
    token?.kind === 'quoted' ||
    (token?.kind === 'number' && !token.isPercent) ||
    /\d/.test(token?.text ?? '');
  if (!token || !isPlain || negated || token.kind === 'date') return [];
  const usable = options.filter(
    (link) =>
      !['date', 'timestamp', 'time', 'boolean'].includes(link.column.profile.type) &&
      (token.kind === 'quoted' || token.kind === 'number' || link.column.profile.role === 'identifier'),
  );
  if (usable.length === 0) return [];
  const value = token.kind === 'number' && token.value !== null ? String(token.value) : token.text;
  return [filterPiece(at, from + 1, 0.9, { kind: 'columnValue', column: { options: usable }, value })];
}

function sharesColumn(columns: readonly ColumnLink[], values: Choice<ValueLink>[]): boolean {
  return columns.some(({ column: { ref } }) =>
    values.every((value) =>
      value.options.some((link) => link.column.table === ref.table && link.column.column === ref.column),
    ),
  );
}

export function maybeNegated(lattice: Lattice, at: number): { to: number; negated: boolean }[] {
  const negations = operatorEnds(lattice, at, 'not', 'notEqual', 'without').flatMap(({ to }) =>
    afterOptional(
      lattice,
      to,
      'in',
      'from',
      'the',
      'for',
      'equal',
      'to',
      'those',
      'a',
      'an',
      'with',
      'of',
      'been',
      'yet',
    ).map((next) => ({ to: next, negated: true })),
  );
  return [{ to: at, negated: false }, ...negations];
}

/** "price over 100", "over 100 units", "at least 5", "between 10 and 20", "5 or more". */
export function numberRule(lattice: Lattice, at: number): Piece[] {
  const pieces = comparisonsAt(lattice, at).flatMap((reading): Piece[] => {
    const alone = filterPiece(at, reading.to, 0.85, reading.filter(null));
    const after = columnsAt(lattice, reading.to)
      .filter(isNumeric)
      .map((column) => filterPiece(at, column.to, column.score, reading.filter({ options: column.options })));
    // "more than 1000 orders" counts orders; it compares no amount.
    const isCount = isFollowedByNoun(lattice, reading.to);
    return isCount ? after : [alone, ...after];
  });
  for (const column of columnsAt(lattice, at).filter(isNumeric)) {
    for (const start of afterOptional(lattice, column.to, ...linkingWords)) {
      for (const reading of comparisonsAt(lattice, start).filter((one) => !isFollowedByNoun(lattice, one.to)))
        pieces.push(filterPiece(at, reading.to, column.score, reading.filter({ options: column.options })));
      pieces.push(...averageComparison(lattice, at, start, column.options, column.score));
    }
  }
  return pieces;
}

/** A number right before a noun counts that noun. */
function isFollowedByNoun(lattice: Lattice, at: number): boolean {
  return (lattice.spans[at] ?? []).some((span) => span.kind === 'table' || span.kind === 'column');
}

/** "older than 50 years": the adjective names the column. */
export function comparativeRule(lattice: Lattice, at: number): Piece[] {
  return [2, 3].flatMap((length): Piece[] => {
    const phrase = lattice.tokens
      .slice(at, at + length)
      .map((token) => token.lower)
      .join(' ');
    const meaning = comparatives.get(phrase);
    const number = meaning ? numberAt(lattice, at + length) : null;
    if (!meaning || !number) return [];
    const options = [...lattice.model.columns.values()].flatMap((column): ColumnLink[] => {
      const name = lemmasOfName(column.ref.column).join(' ');
      const isMeant =
        ['integer', 'decimal', 'double'].includes(column.profile.type) &&
        meaning.columns.some((word) => name === word || name.endsWith(` ${word}`));
      return isMeant ? [{ column, score: 0.9, source: 'part', phrase }] : [];
    });
    const unit = ['years', 'year', 'kg', 'cm', 'km', 'minutes', 'days', 'hours'].includes(
      lattice.tokens[number.to]?.lower ?? '',
    )
      ? number.to + 1
      : number.to;
    return options.length > 0
      ? [
          filterPiece(at, unit, 0.95, {
            kind: 'number',
            column: { options },
            operator: meaning.operator,
            value: number.value,
            isPercent: number.isPercent,
          }),
        ]
      : [];
  });
}

/** "price above average", "salary below the average salary". */
function averageComparison(
  lattice: Lattice,
  at: number,
  start: number,
  options: ColumnLink[],
  score: number,
): Piece[] {
  return operatorEnds(lattice, start, 'above', 'below').flatMap(({ to, operator }) =>
    afterOptional(lattice, to, 'the', 'of').flatMap((next) =>
      operatorEnds(lattice, next, 'average').flatMap((average) => {
        const filter: FilterSpec = {
          kind: 'aboveAverage',
          column: { options },
          operator: operator === 'above' ? '>' : '<',
        };
        if (['of', 'in', 'for', 'from', 'among'].includes(lattice.tokens[average.to]?.lower ?? '')) return [];
        const repeated = columnsAt(lattice, average.to).filter((column) =>
          column.options.some((link) => options.some((own) => own.column === link.column)),
        );
        return [
          filterPiece(at, average.to, score, filter),
          ...repeated
            .filter(
              (column) =>
                !['of', 'in', 'for', 'from', 'among'].includes(lattice.tokens[column.to]?.lower ?? ''),
            )
            .map((column) => filterPiece(at, column.to, score, filter)),
        ];
      }),
    ),
  );
}

function isNumeric(reading: { options: ColumnLink[] }): boolean {
  return reading.options.some(({ column: { profile } }) =>
    ['integer', 'decimal', 'double'].includes(profile.type),
  );
}

interface ComparisonReading {
  to: number;
  filter(column: Choice<ColumnLink> | null): FilterSpec;
}

export function comparisonsAt(lattice: Lattice, at: number): ComparisonReading[] {
  const readings: ComparisonReading[] = [];
  for (const { to, operator } of operatorEnds(
    lattice,
    at,
    'above',
    'below',
    'atLeast',
    'atMost',
    'equal',
    'notEqual',
  )) {
    const comparison = comparisonOf[operator];
    for (const next of afterOptional(lattice, to, 'a', 'the', 'of')) {
      const number = numberAt(lattice, next);
      if (!number || !comparison) continue;
      readings.push({
        to: number.to,
        filter: (column) => ({
          kind: 'number',
          column,
          operator: comparison,
          value: number.value,
          isPercent: number.isPercent,
        }),
      });
    }
  }
  for (const { to } of operatorEnds(lattice, at, 'between')) {
    const low = numberAt(lattice, to);
    const high = low && lattice.tokens[low.to]?.lower === 'and' ? numberAt(lattice, low.to + 1) : null;
    if (low && high)
      readings.push({
        to: high.to,
        filter: (column) => ({ kind: 'between', column, low: low.value, high: high.value }),
      });
  }
  const bare = numberAt(lattice, at);
  const isHad = ['with', 'having', 'has', 'have', 'had'].includes(lattice.tokens[at - 1]?.lower ?? '');
  if (bare && isHad && columnsAt(lattice, bare.to).some(isNumeric))
    readings.push({
      to: bare.to,
      filter: (column) => ({
        kind: 'number',
        column,
        operator: '=',
        value: bare.value,
        isPercent: bare.isPercent,
      }),
    });
  if (bare) {
    for (const { to, operator } of operatorEnds(lattice, bare.to, 'orMore', 'orLess'))
      readings.push({
        to,
        filter: (column) => ({
          kind: 'number',
          column,
          operator: operator === 'orMore' ? '>=' : '<=',
          value: bare.value,
          isPercent: bare.isPercent,
        }),
      });
  }
  return readings;
}

export function numberAt(
  lattice: Lattice,
  at: number,
): { to: number; value: number; isPercent: boolean } | null {
  for (const span of lattice.spans[at] ?? []) {
    if (span.kind !== 'number') continue;
    const unit = lattice.tokens[span.to]?.lower ?? '';
    const hasUnit = [
      'usd',
      'eur',
      'gbp',
      'chf',
      'dollar',
      'dollars',
      'euro',
      'euros',
      '$',
      '€',
      '£',
    ].includes(unit);
    return { to: hasUnit ? span.to + 1 : span.to, value: span.value, isPercent: span.isPercent };
  }
  return null;
}

/** "name contains air", "products starting with 'A'": a table stands for the name of its rows. */
export function textRule(lattice: Lattice, at: number): Piece[] {
  const columns = columnsAt(lattice, at).flatMap((column) => {
    const texts = column.options.filter((link) => link.column.profile.type === 'text');
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

const textNouns = ['the', 'word', 'text', 'letter', 'letters', 'string', 'substring', 'phrase', 'a'];

function textPieces(lattice: Lattice, at: number, after: number, texts: ColumnLink[]): Piece[] {
  return afterOptional(lattice, after, 'that', 'which', 'is', 'are', 'do', 'does').flatMap((start) =>
    maybeNegated(lattice, start).flatMap(({ to: next, negated }) =>
      operatorEnds(lattice, next, 'contains', 'startsWith', 'endsWith').flatMap(({ to, operator }) =>
        afterOptional(lattice, to, ...textNouns).flatMap((from): Piece[] => {
          const token = lattice.tokens[from];
          if (!token || token.kind === 'symbol') return [];
          const match = operator as 'contains' | 'startsWith' | 'endsWith';
          return [
            filterPiece(at, from + 1, 0.9, {
              kind: 'text',
              column: { options: texts },
              match,
              text: token.text,
              negated,
            }),
          ];
        }),
      ),
    ),
  );
}

/** "without a paid date", "paid date is missing", "no e-mail", "paid date not missing". */
export function missingRule(lattice: Lattice, at: number): Piece[] {
  const before = operatorEnds(lattice, at, 'without', 'missing', 'not').flatMap(({ to, operator }) => {
    if (operator === 'not' && !/^(no|without)$/.test(lattice.tokens[at]?.lower ?? '')) return [];
    return afterOptional(lattice, to, 'a', 'an', 'any', 'the').flatMap((next) =>
      columnsAt(lattice, next)
        .filter(hasGaps)
        .map((column) =>
          filterPiece(at, column.to, column.score, {
            kind: 'missing',
            column: { options: column.options },
            negated: false,
          }),
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
  return [...before, ...after];
}

function hasGaps(reading: { options: ColumnLink[] }): boolean {
  return reading.options.some((link) => link.column.profile.nullCount > 0);
}

/** A yes/no column used as an adjective or a verb: "active customers", "who churned", "not active", "attrition yes". */
export function flagRule(lattice: Lattice, at: number): Piece[] {
  return maybeNegated(lattice, at).flatMap(({ to: start, negated }) =>
    columnsAt(lattice, start).flatMap((column): Piece[] => {
      const flags = column.options.filter((link) => link.column.profile.type === 'boolean');
      if (flags.length === 0) return [];
      const told = afterOptional(lattice, column.to, 'is', 'are', '=', 'of', 'equal', 'to').flatMap(
        (next): Piece[] => {
          const word = lattice.tokens[next]?.lower ?? '';
          if (!['yes', 'true', 'no', 'false'].includes(word)) return [];
          const isFalse = word === 'no' || word === 'false';
          return [
            filterPiece(at, next + 1, column.score, {
              kind: 'flag',
              column: { options: flags },
              negated: negated !== isFalse,
            }),
          ];
        },
      );
      return [
        filterPiece(at, column.to, column.score, { kind: 'flag', column: { options: flags }, negated }),
        ...told,
      ];
    }),
  );
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
    const value = token.kind === 'number' && token.value !== null ? String(token.value) : token.text;
    return [filterPiece(at, from + 1, 0.9, { kind: 'key', table: { options: span.links }, value })];
  });
}
