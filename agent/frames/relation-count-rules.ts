import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { tradeVerbs } from '../lexicon/carrier-words.ts';
import { eventWordsOf, isDateColumn } from '../model/dating.ts';
import {
  type ColumnLink,
  columnKey,
  keyColumn,
  type ModelColumn,
  type TableLink,
} from '../model/semantic-model.ts';
import type { Comparison } from '../plan.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Fragment, Piece } from './fragments.ts';
import { textOf } from './measure-rules.ts';
import { comparisonOf, comparisonsAt, numberAt } from './number-rules.ts';
import { tablesCalled } from './relation-verb-rules.ts';
import { doneVerbs } from './shape-rules.ts';
import { columnsAt, preferred } from './terms.ts';

function piece(from: number, to: number, score: number, fragment: Fragment): Piece {
  return { from, to, score, fragment };
}

/** "with more than 3 orders", "at least two invoices", "without orders", "no orders". */
export function relationCountRule(lattice: Lattice, at: number): Piece[] {
  const counted = comparisonsAt(lattice, at).flatMap((reading) => {
    const filter = reading.filter(null);
    // "bigger than 150 sq m" is a size, and no number of things.
    if (filter.kind !== 'number' || filter.isPercent || filter.unit !== null) return [];
    return afterOptional(lattice, reading.to, 'corresponding')
      .flatMap((next) => tablesAt(lattice, next))
      .map((table) =>
        piece(at, table.to, 0.95, {
          kind: 'countFilter',
          table: { options: table.links },
          operator: filter.operator as Comparison,
          value: filter.value,
        }),
      );
  });
  const without = operatorEnds(lattice, at, 'without', 'not').flatMap(({ to, operator }) => {
    if (operator === 'not' && !/^(no|never|not)\b/.test(textOf(lattice, at, to))) return [];
    return afterOptional(
      lattice,
      to,
      'a',
      'an',
      'any',
      'been',
      'have',
      'had',
      'has',
      'placed',
      'made',
      'received',
    ).flatMap((next) =>
      tablesAt(lattice, next).map((table) =>
        piece(at, table.to, 0.95, { kind: 'without', table: { options: table.links } }),
      ),
    );
  });
  return [
    ...counted,
    ...countedOrMore(lattice, at),
    ...timesRule(lattice, at),
    ...without,
    ...valueCounts(lattice, at),
    ...differentThings(lattice, at),
    ...atLeastOne(lattice, at),
    ...repeatedRule(lattice, at),
  ];
}

/** "more than 8 different products", "at least two categories": so many values of a column that names things. */
function valueCounts(lattice: Lattice, at: number): Piece[] {
  return comparisonsAt(lattice, at).flatMap((reading) => {
    const filter = reading.filter(null);
    if (filter.kind !== 'number' || filter.isPercent || filter.unit !== null) return [];
    const distinct = operatorEnds(lattice, reading.to, 'distinct').map(({ to }) => to);
    return [reading.to, ...distinct].flatMap((next) =>
      columnsAt(lattice, next).flatMap((column) => {
        const options = preferred(column.options, 'count').filter(isNaming);
        return options.length > 0
          ? [
              piece(at, column.to, Math.min(column.score + 0.05, 0.95), {
                kind: 'valueCount',
                column: { options },
                operator: filter.operator,
                value: filter.value,
              }),
            ]
          : [];
      }),
    );
  });
}

/** "at least two different guests": so many rows of another table, each counted once, by the key that tells them apart. */
function differentThings(lattice: Lattice, at: number): Piece[] {
  return comparisonsAt(lattice, at).flatMap((reading) => {
    const filter = reading.filter(null);
    if (filter.kind !== 'number' || filter.isPercent || filter.unit !== null) return [];
    return operatorEnds(lattice, reading.to, 'distinct').flatMap(({ to }) =>
      tablesAt(lattice, to).flatMap(({ to: end, links }): Piece[] => {
        const options = links.flatMap(({ table, score, phrase }): ColumnLink[] => {
          const key = keyColumn(table);
          const column = key ? lattice.model.columns.get(columnKey(key)) : undefined;
          return column ? [{ column, score, source: 'default', phrase }] : [];
        });
        if (options.length === 0) return [];
        const { operator, value } = filter;
        return [piece(at, end, 0.95, { kind: 'valueCount', column: { options }, operator, value })];
      }),
    );
  });
}

/** "at least a guest". */
function atLeastOne(lattice: Lattice, at: number): Piece[] {
  return operatorEnds(lattice, at, 'atLeast').flatMap(({ to }) =>
    ['a', 'an', 'some'].includes(lattice.tokens[to]?.lower ?? '')
      ? tablesAt(lattice, to + 1).map((table) =>
          piece(at, table.to, 0.95, {
            kind: 'countFilter',
            table: { options: table.links },
            operator: '>=',
            value: 1,
          }),
        )
      : [],
  );
}

/** Values that name something can be told apart and counted; amounts, dates and yes or no are not. */
function isNaming({ column: { profile } }: ColumnLink): boolean {
  return ['identifier', 'category', 'place', 'text'].includes(profile.role);
}

/** "ordered more than once", "reserved for at least 3 times": the verb names the rows that are counted. */
function repeatedRule(lattice: Lattice, at: number): Piece[] {
  const verb = lattice.tokens[at];
  const isVerb = verb?.kind === 'word' && verb.lower !== verb.lemma && /ed$/.test(verb.lower);
  const [called, ...more] = isVerb ? tablesCalled(lattice, verb.lemma) : [];
  const verbs = called && more.length === 0 ? [{ to: at + 1, links: [called] }] : [];
  const named = tablesAt(lattice, at);
  return [...named, ...(named.length > 0 ? [] : verbs)].flatMap((table) =>
    afterOptional(lattice, table.to, 'for')
      .flatMap((next) => operatorEnds(lattice, next, 'above', 'below', 'atLeast', 'atMost', 'equal'))
      .flatMap(({ to, operator }): Piece[] => {
        const times = timesAt(lattice, to);
        const comparison = comparisonOf[operator];
        return times && comparison
          ? [timesPiece(at, times.to, table.links, lattice, comparison, times.value)]
          : [];
      }),
  );
}

/** "five loans or more", "10 claims or fewer": the bound stands behind what is counted. */
function countedOrMore(lattice: Lattice, at: number): Piece[] {
  const number = numberAt(lattice, at);
  if (!number || number.isPercent || number.unit !== null) return [];
  return tablesAt(lattice, number.to).flatMap((table) =>
    operatorEnds(lattice, table.to, 'orMore', 'orLess').map(({ to, operator }) =>
      piece(at, to, 0.95, {
        kind: 'countFilter',
        table: { options: table.links },
        operator: operator === 'orMore' ? '>=' : '<=',
        value: number.value,
      }),
    ),
  );
}

/** "patients that came more than 4 times", "three times or more": of the only table, its rows are counted. */
function timesRule(lattice: Lattice, at: number): Piece[] {
  const [table, ...more] = lattice.model.tables.values();
  if (!table || more.length > 0) return [];
  const options = [{ table, score: 0.9, source: 'default' as const, phrase: 'time' }];
  const make = (to: number, operator: Comparison, value: number): Piece =>
    timesPiece(at, to, options, lattice, operator, value);
  const start = emptyVerbEnd(lattice, at) ?? at;
  const compared = operatorEnds(lattice, start, 'above', 'below', 'atLeast', 'atMost', 'equal').flatMap(
    ({ to, operator }): Piece[] => {
      const times = timesAt(lattice, to);
      const comparison = comparisonOf[operator];
      return times && comparison ? [make(times.to, comparison, times.value)] : [];
    },
  );
  const times = timesAt(lattice, start);
  const bounded = times
    ? operatorEnds(lattice, times.to, 'orMore', 'orLess').map(({ to, operator }) =>
        make(to, operator === 'orMore' ? '>=' : '<=', times.value),
      )
    : [];
  return [...compared, ...bounded];
}

/** Lines of an order are one time together: the different orders are counted. */
function timesPiece(
  from: number,
  to: number,
  options: readonly TableLink[],
  { model }: Lattice,
  operator: Comparison,
  value: number,
): Piece {
  const [id, ...more] = model.tables.size === 1 ? [...model.columns.values()].filter(isIdOfEvent) : [];
  if (!id || more.length > 0)
    return piece(from, to, 0.95, { kind: 'countFilter', table: { options }, operator, value });
  const link = { column: id, score: 0.9, source: 'default' as const, phrase: id.label };
  return piece(from, to, 0.95, { kind: 'valueCount', column: { options: [link] }, operator, value });
}

const events = new Set('order check receipt invoice basket transaction booking sale bill'.split(' '));

/** `order_id` of order lines: several rows bear it, and it names what was done once. */
function isIdOfEvent({ profile, lemmas }: ModelColumn): boolean {
  const isNumbered = ['id', 'no', 'number', 'nr', 'ref'].includes(lemmas.at(-1) ?? '');
  return !profile.isUnique && isNumbered && lemmas.length === 2 && events.has(lemmas[0] ?? '');
}

const partners = new Set(['with us', 'from us', 'to us', 'by us', 'through us', 'us', 'here']);

/** "booked with us", "ordered", "checked in": each row says just that, so that the times it was done are its rows. */
function emptyVerbEnd(lattice: Lattice, at: number): number | null {
  const verb = lattice.tokens[at];
  if (verb?.kind !== 'word' || lattice.spans[at]?.some(({ kind }) => kind === 'value')) return null;
  const isPast = verb.lower !== verb.lemma && !/s$/.test(verb.lower);
  const isOfEachRow = [...lattice.model.columns.values()].some(
    ({ profile, lemmas }) =>
      isDateColumn(profile) &&
      profile.nullCount === 0 &&
      eventWordsOf(lemmas).some((word) => shareRoot(word, verb.lemma)),
  );
  if (!doneVerbs.has(verb.lemma) && !tradeVerbs.has(verb.lemma) && !(isPast && isOfEachRow)) return null;
  const [one, two] = lattice.tokens.slice(at + 1, at + 3).map(({ lower }) => lower);
  if (partners.has(`${one} ${two}`)) return at + 3;
  return partners.has(one ?? '') ? at + 2 : at + 1;
}

function timesAt(lattice: Lattice, at: number): { to: number; value: number } | null {
  const word = lattice.tokens[at]?.lower ?? '';
  if (word === 'once' || word === 'twice') return { to: at + 1, value: word === 'once' ? 1 : 2 };
  const number = numberAt(lattice, at);
  return number && lattice.tokens[number.to]?.lower === 'times'
    ? { to: number.to + 1, value: number.value }
    : null;
}

function tablesAt(lattice: Lattice, at: number): { to: number; links: TableLink[] }[] {
  return (lattice.spans[at] ?? []).flatMap((span) =>
    span.kind === 'table' ? [{ to: span.to, links: span.links }] : [],
  );
}
