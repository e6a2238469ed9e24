import { afterOptional, type Lattice, operatorEnds, type Span } from '../lattice/lattice.ts';
import { oncePerWord } from '../lattice/once-per-lattice.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { type ColumnLink, sameColumn } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import { checkPlanningTime } from '../planning-time.ts';
import { filterPiece, linkingWords, maybeNegated, writtenValue } from './filter-pieces.ts';
import type { Choice, Piece } from './fragments.ts';
import { bestScore, columnsAt } from './terms.ts';

interface ValueListReading {
  to: number;
  values: Choice<ValueLink>[];
  /** `and` where any two are joined by it: of a row's column it means either, of an entity's rows it may mean both. */
  link: 'or' | 'and';
  score: number;
  /** All but these. */
  isDenied?: true;
}

/** Values that are said one after the other; who has more of them has a table to upload. */
const longestList = 100;
/** Ways to read a list from one word on, of which the longest are what was said. */
const listsRead = 50;

/** A list of values: "Germany", "Germany or France", "Germany, France and Italy". */
export const valueListsAt = oncePerWord((lattice: Lattice, at: number): ValueListReading[] => {
  checkPlanningTime();
  const lists = (lattice.spans[at] ?? []).flatMap((span) => {
    if (span.kind === 'valueSet') return [valueSet(span)];
    if (span.kind !== 'value') return [];
    const first: ValueListReading = {
      to: span.to,
      values: [{ options: span.links }],
      link: 'or',
      score: bestScore(span.links),
    };
    const longer = afterListLink(lattice, span.to).flatMap((next) =>
      valueListsAt(lattice, next.to)
        .filter((tail) => !tail.isDenied && tail.values.length < longestList)
        .map(
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
  if (lists.length <= listsRead) return lists;
  return lists.toSorted((left, right) => right.to - left.to).slice(0, listsRead);
});

function valueSet(span: Extract<Span, { kind: 'valueSet' }>): ValueListReading {
  const values = span.links.map((link) => ({ options: [link] }));
  const list: ValueListReading = { to: span.to, values, link: 'or', score: bestScore(span.links) };
  return span.negated ? { ...list, isDenied: true } : list;
}

function afterListLink(lattice: Lattice, at: number): { to: number; link: 'or' | 'and' }[] {
  const comma = lattice.tokens[at]?.lower === ',' ? [at + 1] : [];
  const links = [at, ...comma].flatMap((from) => operatorEnds(lattice, from, 'or', 'and'));
  const commas = comma.map((to): { to: number; link: 'or' | 'and' } => ({ to, link: 'or' }));
  return [...commas, ...links.map(({ to, operator }) => ({ to, link: operator as 'or' | 'and' }))].flatMap(
    (next) =>
      afterOptional(
        lattice,
        next.to,
        'in',
        'from',
        'the',
        'a',
        'an',
        'also',
        'for',
        'through',
        'via',
        'by',
        'at',
        'on',
        'with',
        'to',
      ).map((to) => ({ to, link: next.link })),
  );
}

/** "with Oslo as the venue": the column stands behind its value. */
function behindAs(lattice: Lattice, at: number): number[] {
  return lattice.tokens[at]?.lower === 'as'
    ? afterOptional(lattice, at + 1, 'the', 'a', 'an', 'its', 'their', 'his', 'her')
    : [];
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
          values: directedValues(lattice, start, list.values),
          link: list.link,
          negated: negated !== (list.isDenied ?? false),
        });
      pieces.push(make(list.to, null, 0));
      for (const next of [list.to, ...behindAs(lattice, list.to)])
        for (const column of columnsAt(lattice, next)) {
          if (sharesColumn(column.options, list.values))
            pieces.push(make(column.to, { options: column.options }, 0.02));
        }
    }
  }
  const named = maybeNegated(lattice, at).flatMap((outer) =>
    columnsAt(lattice, outer.to).map((column) => ({ ...column, isDenied: outer.negated })),
  );
  for (const column of named) {
    for (const start of afterOptional(lattice, column.to, ...linkingWords, '=')) {
      for (const inner of maybeNegated(lattice, start)) {
        const next = inner.to;
        const negated = inner.negated !== column.isDenied;
        for (const from of afterOptional(lattice, next, ...linkingWords, 'either', '=')) {
          for (const list of valueListsAt(lattice, from)) {
            if (!sharesColumn(column.options, list.values)) continue;
            pieces.push(
              filterPiece(at, list.to, Math.min(1, list.score + 0.02), {
                kind: 'values',
                column: { options: column.options },
                values: list.values,
                link: list.link,
                negated: negated !== (list.isDenied ?? false),
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
  // "the prices of four door cars": four of something are no price.
  const isOfThings = between.includes('of') && token.kind === 'number' && startsName(lattice, from + 1);
  if (isOfThings) return [];
  const isYear = between.length === 0 && /^(19|20)\d\d$/.test(token.text);
  // A text that stands in one of the columns is looked for there, and not where it does not stand.
  const known = token.kind === 'quoted' ? holders(lattice, from, options) : [];
  const usable = (known.length > 0 ? known : options).filter(
    (link) =>
      // "sales 2025" is no amount of 2025.
      !(isYear && ['additive', 'ratio', 'balance'].includes(link.column.profile.role)) &&
      !['date', 'timestamp', 'time', 'boolean'].includes(link.column.profile.type) &&
      (token.kind === 'quoted' || token.kind === 'number' || link.column.profile.role === 'identifier'),
  );
  if (usable.length === 0) return [];
  // "a discount of 10 %" of a column that holds 0.1.
  const share = (lattice.spans[from] ?? []).find((span) => span.kind === 'number' && span.isPercent);
  if (share?.kind === 'number')
    return [
      filterPiece(at, share.to, 0.9, {
        kind: 'number',
        column: { options: usable },
        operator: '=',
        value: share.value,
        isPercent: true,
        unit: null,
      }),
    ];
  const value = writtenValue(token);
  return [filterPiece(at, from + 1, 0.9, { kind: 'columnValue', column: { options: usable }, value })];
}

function startsName(lattice: Lattice, at: number): boolean {
  return (lattice.spans[at] ?? []).some(({ kind }) => ['table', 'column', 'value'].includes(kind));
}

function holders(lattice: Lattice, at: number, options: ColumnLink[]): ColumnLink[] {
  return options.filter((link) =>
    (lattice.spans[at] ?? []).some(
      (span) =>
        span.kind === 'value' &&
        span.links.some(({ column, score }) => score >= 0.9 && sameColumn(column, link.column.ref)),
    ),
  );
}

function sharesColumn(columns: readonly ColumnLink[], values: Choice<ValueLink>[]): boolean {
  return columns.some(({ column: { ref } }) =>
    values.every((value) =>
      value.options.some((link) => link.column.table === ref.table && link.column.column === ref.column),
    ),
  );
}

const beginnings = /\b(start|from|origin|source|departure|depart|sender|begin|pickup)\b/;
const ends = /\b(end|to|destination|dest|target|arrival|arrive|receiver|finish|dropoff|ship)\b/;

/** "from Central Station" is where something started, "to Paris" where it went, where columns tell the two apart. */
function directedValues(lattice: Lattice, at: number, values: Choice<ValueLink>[]): Choice<ValueLink>[] {
  const before = lattice.tokens[at - 1]?.lower;
  const start = before === 'the' ? lattice.tokens[at - 2]?.lower : before;
  if (start !== 'from' && start !== 'to') return values;
  const wanted = start === 'from' ? beginnings : ends;
  return values.map((choice) => {
    const meant = choice.options.filter((link) => wanted.test(lemmasOfName(link.column.column).join(' ')));
    return meant.length > 0 && meant.length < choice.options.length ? { options: meant } : choice;
  });
}
