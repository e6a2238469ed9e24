import type { Comparison } from '../plan.ts';
import { withAround } from './row-around.ts';
import { isOrder, isPlacing, sizedColumns } from './row-extremes.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { decidingWords, type Item, type ItemList, isBinding, isPlain } from './row-items.ts';
import type { Mention } from './row-mentions.ts';
import { type RowCondition, type RowQuery, rowsOf, type Shown } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { lessWords, moreWords, numberCalled, sizeAdjectives } from './row-words.ts';

/** Of two readings of one relation the one that holds is told: "yes" or "no", "more" or "less". */
interface Relation {
  items: Item[];
  at: number;
  word: string;
  operator: Comparison;
  told: { isMet: string; isNot: string };
}

const early = new Set('before earlier older sooner'.split(' '));
const late = new Set('after later newer younger'.split(' '));
const above = new Set('above over better ahead exceed exceeds'.split(' '));
const below = new Set('below under worse behind'.split(' '));
const placing = new Set('place finish rank come'.split(' '));
const mostMeasures = 2;

/**
 * "is A taller than B", "did A win more or less than 5 games", "are there at least 4 teams", of a table that is called nothing: two numbers
 * and whether the one stands to the other as was asked. What is left of the words speaks against it.
 */
export function verdictQueries(table: RowTable, list: ItemList): RowQuery[] {
  const relation = relationIn(list);
  const asks = list.items.filter((item, at) => at === 0 && isPlain(item) && decidingWords.has(item.lower));
  const isChoice = list.items.some((item) => isPlain(item) && item.lower === 'or');
  if (!relation) return list.isDecision && !isChoice ? ofAnyRow(table, list, asks) : [];
  const links = list.items.filter((item) => isPlain(item) && ['than', 'if', 'or', '/'].includes(item.lower));
  const used = [...relation.items, ...asks, ...links];
  return [
    ...ofTwoRows(table, list, relation, used),
    ...ofOrder(table, list, relation, used),
    ...ofBound(table, list, relation, used),
  ];
}

/** "more", "more or less", "at least"; of sentences that decide or offer both. */
function relationIn({ items, isDecision: isOpened }: ItemList): Relation | null {
  // "did A or B have more?" asks for one of them.
  const isDecision = isOpened && !items.some((item) => isPlain(item) && item.lower === 'or');
  for (const [at, item] of items.entries()) {
    if (!isPlain(item)) continue;
    const operator = operatorOf(item);
    const [link, other] = items.slice(at + 1, at + 3);
    const opposite = other && isPlain(other) ? operatorOf(other) : null;
    const isEither = link !== undefined && ['or', '/'].includes(link.lower) && opposite !== null;
    if (operator && isEither && other && opposite !== operator) {
      const told = { isMet: item.lower, isNot: other.lower };
      return { items: [item, link, other], at, word: item.lower, operator, told };
    }
    const told = { isMet: 'yes', isNot: 'no' };
    if (isDecision && item.lower === 'at' && link && ['least', 'most'].includes(link.lower)) {
      const bound = link.lower === 'least' ? '>=' : '<=';
      return { items: [item, link], at, word: link.lower, operator: bound, told };
    }
    if (isDecision && operator) return { items: [item], at, word: item.lower, operator, told };
  }
  return null;
}

function operatorOf({ lower }: Item): Comparison | null {
  if (moreWords.has(lower) || above.has(lower) || late.has(lower)) return '>';
  if (lessWords.has(lower) || below.has(lower) || early.has(lower)) return '<';
  const adjective = sizeAdjectives.find(({ forms }) => forms.split(' ').slice(1, -1).includes(lower));
  return adjective ? (adjective.isHigh ? '>' : '<') : null;
}

function ofTwoRows(table: RowTable, list: ItemList, relation: Relation, used: Item[]): RowQuery[] {
  const pair = pairIn(list.items);
  if (!pair) return [];
  const [left, right] = pair.mentions;
  const measures = measuresOf(table, list.items, relation, left.column, used);
  return measures.columns.slice(0, mostMeasures).flatMap((column) =>
    verdicts(table, list, [...used, ...pair.items, ...measures.used], {
      column,
      sides: [sideOf(left), sideOf(right)],
      bound: null,
      operator: isTurned(column, relation) ? flipped(relation.operator) : relation.operator,
      told: relation.told,
      sign: `verdict ${measures.sign}`,
    }),
  );
}

/** The first two names of single rows that stand in one column. */
function pairIn(items: Item[]): { items: Item[]; mentions: [Mention, Mention] } | null {
  const named = items.filter((item) => item.mentions.some(({ rows }) => rows.size === 1));
  const pairs = named.flatMap((left, at) =>
    named.slice(at + 1).flatMap((right) =>
      left.mentions.flatMap((own): { items: Item[]; mentions: [Mention, Mention] }[] => {
        const other = right.mentions.find(({ column }) => column === own.column);
        const isApart =
          other?.rows.size === 1 && own.rows.size === 1 && [...own.rows][0] !== [...other.rows][0];
        return other && isApart ? [{ items: [left, right], mentions: [own, other] }] : [];
      }),
    ),
  );
  return pairs[0] ?? null;
}

const upward = new Set(['above', 'before', 'ahead', 'higher']);
const downward = new Set(['below', 'after', 'behind', 'lower', 'under']);

/** "is A listed above or below B": by where the two rows stand in the list. */
function ofOrder(table: RowTable, list: ItemList, { word, told }: Relation, used: Item[]): RowQuery[] {
  const pair = pairIn(list.items);
  if (!pair || !(upward.has(word) || downward.has(word))) return [];
  const [left, right] = pair.mentions.map(sideOf) as [RowCondition, RowCondition];
  const shown: Shown = { kind: 'verdict', column: null, sides: [null, null], bound: 0, operator: '>', told };
  return withAround(table, list, new Set([...used, ...pair.items]), shown)
    .filter((query) => isPlainQuery(query) && query.where.length === 0)
    .map((query) => ({
      ...query,
      where: [left],
      beside: { side: upward.has(word) ? ('before' as const) : ('after' as const), of: [right] },
      signs: [
        ...query.signs,
        'verdict by the order of rows',
        ...(list.isListed ? ['verdict in the list'] : []),
      ],
    }));
}

const anyWords = new Set(['there', 'any', 'ever']);

/** "is A a B", "did A win any B", "was A ever in B": whether some row is both. */
function ofAnyRow(table: RowTable, list: ItemList, asks: Item[]): RowQuery[] {
  const told = { isMet: 'yes', isNot: 'no' };
  const words = list.items.filter((item, at) => at < 6 && isPlain(item) && anyWords.has(item.lower));
  const shown: Shown = { kind: 'verdict', column: null, sides: [null, null], bound: 0, operator: '>', told };
  return withAround(table, list, new Set([...asks, ...words]), shown)
    .filter((query) => isPlainQuery(query) && query.where.length > 0)
    .map((query) => ({
      ...query,
      signs: [
        ...query.signs,
        'verdict on any row',
        ...(rowsOf(table, query.where).length === 0 ? ['verdict of no row'] : []),
        ...(query.where.length > 1 ? ['verdict of several conditions'] : []),
      ],
    }));
}

function isPlainQuery({ place, beside, extreme, frequency }: RowQuery): boolean {
  return !place && !beside && !extreme && !frequency;
}

/** "more than 10", "above 250 pounds": of the amount of what is named, or of how many rows there are. */
function ofBound(table: RowTable, list: ItemList, relation: Relation, used: Item[]): RowQuery[] {
  const item = list.items.slice(relation.at + 1).find((other) => boundOf(other) !== null);
  const bound = item ? boundOf(item) : null;
  if (!item || bound === null) return [];
  const isYear = /^(1[4-9]|20)\d\d$/.test(item.text);
  const isOfTime = early.has(relation.word) || late.has(relation.word);
  if (isYear !== isOfTime) return [];
  const measures = measuresOf(table, list.items, relation, null, [...used, item]);
  const plain = {
    sides: [null, null] as [null, null],
    bound,
    operator: relation.operator,
    told: relation.told,
  };
  const ofAmounts = measures.columns
    .filter((column) => !column.isDate)
    .slice(0, mostMeasures)
    .flatMap((column) =>
      verdicts(table, list, [...used, item, ...measures.used], {
        ...plain,
        column,
        sign: `verdict on a bound ${measures.sign}`,
      }),
    );
  const counted = isOfTime
    ? []
    : verdicts(table, list, [...used, item, ...countedBehind(list.items, item)], {
        ...plain,
        column: null,
        sign: 'verdict on a count',
      });
  return [...ofAmounts, ...counted];
}

/** The noun of what is counted: "at least 4 teams". */
function countedBehind(items: Item[], bound: Item): Item[] {
  const head = items[items.indexOf(bound) + 1];
  return head && (head.header || (isPlain(head) && !isBinding(head))) ? [head] : [];
}

function boundOf(item: Item): number | null {
  return item.number ?? (isPlain(item) ? numberCalled(item.lower) : null);
}

function sideOf({ column, rows, isWhole }: Mention): RowCondition {
  return { kind: 'cells', column, rows, isWhole };
}

interface Verdict {
  column: RowColumn | null;
  sides: [RowCondition | null, RowCondition | null];
  bound: number | null;
  operator: Comparison;
  told: Relation['told'];
  sign: string;
}

function verdicts(table: RowTable, list: ItemList, used: Item[], { sign, ...shown }: Verdict): RowQuery[] {
  return withAround(table, list, new Set(used), { kind: 'verdict', ...shown })
    .filter(isPlainQuery)
    .filter(({ where }) => shown.bound === null || isDecided(table, where, shown.column))
    .map((query) => ({ ...query, signs: [...query.signs, sign] }));
}

/** A bound is for the amount of one row, or for how many rows there are where not one row was named. */
function isDecided(table: RowTable, where: RowCondition[], column: RowColumn | null): boolean {
  const count = rowsOf(table, where).length;
  return column ? count === 1 : count > 1;
}

/** By what the two are compared: a number that is named, the size that an adjective is about, a time, a place, a word akin to a header. */
function measuresOf(
  table: RowTable,
  items: Item[],
  { word }: Relation,
  shown: RowColumn | null,
  used: Item[],
): { columns: RowColumn[]; used: Item[]; sign: string } {
  const isAmount = (column: RowColumn): boolean => column.isNumeric && column !== shown;
  const rest = items.filter((item) => !used.includes(item));
  const times = timeColumns(table).filter(
    (column) => (column.isDate || column.isNumeric) && column !== shown,
  );
  const isOfTime = early.has(word) || late.has(word);
  const said = rest.find(({ header }) =>
    header?.columns.some(isOfTime ? (column) => times.includes(column) : isAmount),
  );
  if (said) {
    const columns = said.header?.columns.filter((column) => isAmount(column) || times.includes(column)) ?? [];
    return { columns, used: [said], sign: 'by a header' };
  }
  const adjective = sizeAdjectives.find(({ forms }) => forms.split(' ').includes(word));
  const sized = adjective ? sizedColumns(table, adjective.headers).filter(isAmount) : [];
  if (sized.length > 0) return { columns: sized, used: [], sign: 'by size' };
  const isOfPlace = isOfTime && rest.some((item) => isPlain(item) && placing.has(item.lemma));
  const order = table.columns.filter((column) => isAmount(column) && isOrder(column));
  if (isOfPlace && order.length > 0) return { columns: order, used: [], sign: 'by place' };
  if (isOfTime) return { columns: times, used: [], sign: 'by time' };
  for (const item of rest.filter((other) => isPlain(other) && !isBinding(other))) {
    const kin = kinColumns(table, item.lemma).filter(isAmount);
    if (kin.length > 0) return { columns: kin, used: [item], sign: 'by kin' };
  }
  if ((above.has(word) || below.has(word)) && order.length > 0)
    return { columns: order, used: [], sign: 'by place' };
  const any = table.columns.filter(
    (column) => isAmount(column) && !isPlacing(column) && !times.includes(column),
  );
  return { columns: any.length === 1 ? any : [], used: [], sign: 'by any amount' };
}

/** The better place is the lower number, and who is older was born before. */
function isTurned(column: RowColumn, { word }: Relation): boolean {
  const isOfTime = early.has(word) || late.has(word);
  return (
    !isOfTime &&
    (isOrder(column) || isPlacing(column)) &&
    (above.has(word) || below.has(word) || moreWords.has(word) || lessWords.has(word))
  );
}

function flipped(operator: Comparison): Comparison {
  return operator === '>' ? '<' : operator === '<' ? '>' : operator;
}
