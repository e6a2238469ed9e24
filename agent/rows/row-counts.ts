import { unitOfHeader } from '../lexicon/units.ts';
import { withAround } from './row-around.ts';
import { isPlacing } from './row-extremes.ts';
import { isInCells, kinColumns } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isHeavy, isPlain } from './row-items.ts';
import { type RowQuery, rowsOf, type Shown, signed } from './row-query.ts';
import { isAddable, type RowColumn, type RowTable } from './row-table.ts';
import { kinOf } from './row-words.ts';

export interface CountAsk {
  used: Item[];
  /** What is counted, behind the asking words. */
  head: Item | undefined;
  headAt: number;
  isDistinct: boolean;
}

/** "how many", "the number of", "the total number of". */
export function countAsk({ items }: ItemList, isLoose: boolean): CountAsk | null {
  let at = items.findIndex((item, index) => item.lower === 'how' && items[index + 1]?.lower === 'many');
  let next = at + 2;
  if (at < 0) {
    at = items.findIndex(
      (item, index) =>
        // Though some header has the word "number" among others.
        ((isPlain(item) || (isLoose && item.to === item.from + 1)) &&
          ['number', 'amount'].includes(item.lower) &&
          items[index + 1]?.lower === 'of') ||
        // Though a column of totals is called so.
        (isLoose &&
          /^total (number|amount)$/.test(item.text.toLowerCase()) &&
          items[index + 1]?.lower === 'of'),
    );
    const asks = items.slice(0, Math.max(0, at)).filter((item) => !isBinding(item));
    const isOpening = asks.every(
      (item) =>
        ['what', 'total', 'tell', 'me', 'give', 'name', 'find', 'show', 'list', 'count'].includes(
          item.lower,
        ) &&
        (isPlain(item) || item.lower === 'total'),
    );
    if (at < 0 && isLoose) return totalOfNames(items);
    if (at < 0 || !isOpening) return null;
    next = at + 2;
  }
  let isDistinct = false;
  while (isAsking(items[next])) {
    if (distinctWords.has(items[next]?.lower ?? '')) isDistinct = true;
    next += 1;
  }
  if (isLoose && isModifierOfHeader(items, next)) next += 1;
  const before = items
    .slice(0, at)
    .filter((item) =>
      ['what', 'total', 'tell', 'me', 'give', 'find', 'show', 'list', 'count'].includes(item.lower),
    );
  const asks = items.slice(at, next).filter((item, index) => index < 2 || isAsking(item));
  return { used: [...before, ...asks], head: items[next], headAt: next, isDistinct };
}

const totalAsking = new Set(
  'what is was are were the a tell me give find show list name count in , there'.split(' '),
);

/** "the total of teams", "the total years on the chart": names and years are counted, never added up. */
function totalOfNames(items: Item[]): CountAsk | null {
  const at = items.findIndex(({ lower, from, to }) => lower === 'total' && to === from + 1);
  const before = items.slice(0, Math.max(0, at));
  if (at < 0 || !before.every((item) => isPlain(item) && totalAsking.has(item.lower))) return null;
  let headAt = at + 1;
  let isDistinct = false;
  while (isAsking(items[headAt])) {
    if (distinctWords.has(items[headAt]?.lower ?? '')) isDistinct = true;
    headAt += 1;
  }
  const head = items[headAt];
  const isOfNames = head?.header?.columns.every((column) => !column.isNumeric || isYear(column)) === true;
  return isOfNames ? { used: items.slice(0, headAt), head, headAt, isDistinct } : null;
}

/** "how many northern lighthouses": the word before the noun says of which kind, and has its part or is left. */
function isModifierOfHeader(items: Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  return (
    item !== undefined &&
    isPlain(item) &&
    !isBinding(item) &&
    !isHeavy(item) &&
    item.number === null &&
    next?.header !== undefined &&
    next.header !== null
  );
}

/** Nouns that measure: without a column of that name they count nothing here. */
export const measureNouns = new Set(
  (
    'year month week day hour minute second point goal vote passenger meter metre kilometer mile foot dollar seat medal win loss lap percent ' +
    'run yard degree inch pound kilogram gold silver bronze population viewer inhabitant resident attendee fan copy child cent round score'
  ).split(' '),
);

/** By a kindred word, or one that begins alike for long enough: "events" are no "Evening Gown". */
function isAmountCalled({ isNumeric, lemmas }: RowColumn, lemma: string): boolean {
  const kin = kinOf(lemma);
  return (
    isNumeric && lemmas.some((word) => kin.has(word) || word.startsWith(lemma) || lemma.startsWith(word))
  );
}

const distinctWords = new Set(['different', 'unique', 'distinct']);
const askingWords = new Set(['total', 'different', 'unique', 'distinct', 'of', 'the', 'these']);

function isAsking(item: Item | undefined): boolean {
  return item !== undefined && isPlain(item) && askingWords.has(item.lower);
}

export function countQueries(table: RowTable, list: ItemList, ask: CountAsk): RowQuery[] {
  const { head } = ask;
  if (!head) return [];
  const used = new Set(ask.used);
  if (head.header) {
    used.add(head);
    const sign = head.header.isFull ? 'counts a header' : 'counts part of a header';
    const counted = head.header.columns.flatMap((column) => countOfColumn(table, list, used, column, ask));
    return signed(counted, sign);
  }
  if (head.mentions.length > 0) {
    // What is counted by a word that some longer text holds is not known.
    const isUnit = head.mentions.some(({ isWhole }) => !isWhole) || measureNouns.has(head.lemma);
    const isPlural = head.to === head.from + 1 && head.lower !== head.lemma && /s$/.test(head.lower);
    if (isUnit && isPlural && table.nouns === null && !measureNouns.has(head.lemma))
      return signed(
        withAround(table, list, new Set([...used, head]), { kind: 'count', column: null }),
        'counts a word of cells',
      );
    if (isUnit) return [];
    return signed(withAround(table, list, used, { kind: 'count', column: null }), 'counts cells');
  }
  if (!isPlain(head) || (isHeavy(head) && head.lemma !== 'time') || head.number !== null) return [];
  const isNoun = !isBinding(head);
  const kin =
    table.nouns === null
      ? kinColumns(table, head.lemma).filter((column) => isAmountCalled(column, head.lemma))
      : [];
  if (isNoun && kin.length === 1)
    return kin.flatMap((column) =>
      countOfColumn(table, list, new Set([...used, head]), column, ask).map((query) => ({
        ...query,
        stretch: query.stretch + 0.5,
        signs: [...query.signs, 'kinAmount'],
      })),
    );
  if (
    isNoun &&
    (measureNouns.has(head.lemma) || kinColumns(table, head.lemma).some(({ isNumeric }) => isNumeric))
  )
    return [];
  const isSaidInCells = isNoun && isInCells(table, head);
  if (isNoun && ((isSaidInCells && table.nouns !== null) || isForeign(table, head))) return [];
  if (isNoun) used.add(head);
  // A noun that nothing names is what the rows are only where a condition tells some of them apart.
  return withAround(table, list, used, { kind: 'count', column: null })
    .filter(({ where }) => where.length > 0 || (isNoun && isOfAllRows(table, list)))
    .map((query) => ({
      ...query,
      stretch: query.stretch + (isSaidInCells ? 0.6 : 0.3),
      signs: [
        ...query.signs,
        isSaidInCells ? 'headInCells' : isNoun ? 'headNoun' : 'headless',
        ...(query.where.length === 0 ? ['all rows'] : []),
      ],
    }));
}

/** "how many songs are listed", "the total number of songs". */
function isOfAllRows({ nouns }: RowTable, { items, isListed }: ItemList): boolean {
  return nouns === null && (isListed || items.some(({ lower }) => lower === 'total'));
}

/** A noun for something else than what the table is called by. */
function isForeign({ nouns }: RowTable, { lemma }: Item): boolean {
  return nouns !== null && !nouns.has(lemma);
}

/** A column of amounts is looked up or added up; of names the rows are counted, or the different names. */
function countOfColumn(
  table: RowTable,
  list: ItemList,
  used: Set<Item>,
  column: RowColumn,
  ask: CountAsk,
): RowQuery[] {
  if (column.isNumeric && !isYear(column)) {
    const shown: Shown = { kind: 'column', column };
    return withAround(table, list, used, shown).flatMap((query): RowQuery[] => {
      const rows = rowsOf(table, query.where);
      const isCompared = query.where.some((part) => part.kind === 'number' && part.column === column);
      // "how many turnovers are below 5": rows by what they hold.
      if (isCompared) return [{ ...query, shown: { kind: 'count', column: null } }];
      const isNamedInPart = query.where.some((part) => part.kind === 'cells' && !part.isWhole);
      if (isNamedInPart && rows.length > 1) return [];
      if (query.beside) return [];
      if (query.place || query.extreme) return [query];
      if (rows.length === 1) return [query];
      if (isPlacing(column)) return [];
      // "how many parcels" is no weight of a Parcel Kg.
      if (unitOfHeader(column.lemmas, column.profile.unit) !== null && !ask.head?.header?.isFull) return [];
      const isSummed = isAddable(column);
      if (query.where.length === 0 && !ask.head?.header?.isFull) return [];
      const isPartial = rows.some((row) => column.cells[row]?.number === null);
      return isSummed && !isPartial && rows.length > 1 ? [{ ...query, shown: { kind: 'sum', column } }] : [];
    });
  }
  return withAround(table, list, used, { kind: 'count', column: null }, [column]).flatMap((query) => {
    const rows = rowsOf(table, query.where);
    const filled = rows.filter((row) => (column.cells[row]?.text ?? '') !== '');
    const distinct = new Set(filled.map((row) => column.cells[row]?.text.toLowerCase()));
    if (ask.isDistinct) return [{ ...query, shown: { kind: 'count' as const, column } }];
    // Names that come again are counted once by some and each time by others.
    if (distinct.size === rows.length) return [query];
    if (table.nouns !== null) return [];
    return [
      { ...query, signs: [...query.signs, 'repeated'] },
      { ...query, shown: { kind: 'count' as const, column }, signs: [...query.signs, 'repeated'] },
    ];
  });
}

export function isYear({ lemmas, profile, isYearText }: RowColumn): boolean {
  return isYearText || (lemmas.includes('year') && profile.type === 'integer');
}
