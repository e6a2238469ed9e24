import type { Direction } from '../plan.ts';
import { withAround } from './row-around.ts';
import { isOrder, isPlacing, sizedColumns } from './row-extremes.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isPlain } from './row-items.ts';
import type { Mention } from './row-mentions.ts';
import { emptyQuery, type RowCondition, type RowQuery } from './row-query.ts';
import { ofScore } from './row-score-cells.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { textDates } from './row-text-dates.ts';
import { highWords, lessWords, lowWords, moreWords, sizeAdjectives } from './row-words.ts';

const asking = new Set(
  'which what who whose whom did does do has have had is was were are between'.split(' '),
);
const separators = new Set([
  ',',
  'or',
  'and',
  'the',
  'a',
  'an',
  'in',
  'against',
  'during',
  'did',
  'was',
  ':',
]);
const mostColumns = 3;

/**
 * "who is taller, A or B", "was X born in A or B", of a table that is called nothing and where not every word has a part: the one of them that
 * has more or less of a number, that came first, or that meets what else is said. What is left of the words speaks against it.
 */
export function tolerantChoices(table: RowTable, list: ItemList): RowQuery[] {
  const { items } = list;
  const at = items.findIndex((item) => item.lower === 'or' && isPlain(item));
  const sides = sidesAround(items, at);
  const [first] = sides;
  if (!first || sides.length < 2) return [];
  const shared = first.mentions
    .map(({ column }) => column)
    .filter((column) => sides.every(({ mentions }) => mentions.some((mention) => mention.column === column)));
  const used = [
    ...sides,
    ...items.filter((item) => isPlain(item) && (item.lower === 'or' || asking.has(item.lower))),
  ];
  return shared.slice(0, 2).flatMap((column) => choicesIn(table, list, column, sides, new Set(used)));
}

/** The names next to "or", with those before them that only commas part: "A, B or C". */
function sidesAround(items: Item[], at: number): Item[] {
  const isName = ({ mentions }: Item): boolean => mentions.length > 0;
  const right = items.slice(at + 1).find(isName);
  const left = items.slice(0, at).findLastIndex(isName);
  const nearest = items[left];
  if (at < 0 || !right || !nearest) return [];
  const sides = [nearest, right];
  for (let before = left - 1; before > 0; before -= 1) {
    const item = items[before];
    if (!item || (isPlain(item) && !separators.has(item.lower))) break;
    if (isName(item) && items[before + 1]?.lower === ',') sides.unshift(item);
    else if (!isPlain(item)) break;
  }
  return sides;
}

interface Comparison {
  columns: RowColumn[];
  direction: Direction;
  used: Item[];
  sign: string;
}

function choicesIn(
  table: RowTable,
  list: ItemList,
  column: RowColumn,
  sides: Item[],
  used: Set<Item>,
): RowQuery[] {
  const mentions = sides.flatMap((side) => side.mentions.find((mention) => mention.column === column) ?? []);
  const base = choiceOf(column, mentions);
  if (!base) return [];
  const taken = new Set([...used, ...saidOf(list.items, [column])]);
  const comparison = comparisonOf(table, list.items, column, taken);
  const around = (owned: Item[]): RowQuery[] =>
    withAround(table, list, new Set([...taken, ...owned]), { kind: 'column', column }).filter(
      ({ place, beside, frequency }) => !place && !beside && !frequency,
    );
  const often = mentions.some(({ rows }) => rows.size > 1) ? oftener(list.items, taken, base, around) : [];
  if (often.length > 0 && (!comparison || comparison.sign === 'choice by any amount')) return often;
  if (!comparison) {
    const dated = byTextDate(table, list.items, taken, base, around);
    if (dated.length > 0) return dated;
  }
  if (!comparison)
    return around([])
      .filter(({ extreme, where }) => extreme !== null || where.length > 0)
      .map((query) => joined(base, query, query.extreme ? 'choice by an extreme' : 'choice by a condition'));
  const plain = around(comparison.used).filter(({ extreme }) => extreme === null);
  const { direction } = comparison;
  return comparison.columns.slice(0, mostColumns).flatMap((by) =>
    plain.map((query): RowQuery => {
      const own = joined(base, query, comparison.sign);
      // Where signs stand for the first places, the order of the rows tells them.
      const isUntold = mentions.some(({ rows }) => [...rows].some((row) => by.cells[row]?.number === null));
      if (!isUntold || comparison.sign !== 'choice by a place')
        return { ...own, extreme: { column: by, direction } };
      const place = { at: 1, fromEnd: direction === 'descending' };
      return { ...own, place, signs: [...own.signs, 'choice by the order of rows'] };
    }),
  );
}

/** The names, one of which is told; null where a row is meant by two of them. */
function choiceOf(column: RowColumn, mentions: Mention[]): RowQuery | null {
  const either = eitherOf(mentions);
  if (!either) return null;
  const isInPart = mentions.some(({ isWhole }) => !isWhole);
  const signs = [
    ...(mentions.some(({ rows }) => rows.size > 1) ? ['choice of several rows'] : []),
    ...(isInPart ? ['choice by parts of cells'] : []),
    ...(mentions.length > 2 ? ['choice of several'] : []),
  ];
  const stretch = 0.6 + (isInPart ? 0.2 : 0);
  return { ...emptyQuery({ kind: 'column', column }), where: [either], signs, stretch };
}

/** "which was released earlier, A or B" of dates that are kept as texts. */
function byTextDate(
  table: RowTable,
  items: Item[],
  taken: ReadonlySet<Item>,
  base: RowQuery,
  around: (owned: Item[]) => RowQuery[],
): RowQuery[] {
  const word = items.find(
    (item) => isPlain(item) && !taken.has(item) && (early.has(item.lower) || late.has(item.lower)),
  );
  const dates = textDates(table);
  // "born" of two columns Birth date and Death date.
  const verb = items.find(
    (item) =>
      isPlain(item) && !isBinding(item) && kinColumns(table, item.lemma).some((own) => dates.includes(own)),
  );
  const meant = verb ? kinColumns(table, verb.lemma).filter((own) => dates.includes(own)) : dates;
  const [column, ...more] = meant;
  if (!word || !column || more.length > 0) return [];
  return around([word, ...(verb ? [verb] : []), ...saidOf(items, [column])])
    .filter(({ extreme, where }) => extreme === null && where.length === 0)
    .flatMap((query) =>
      ofScore(table, joined(base, query, 'choice by a text date'), {
        column,
        part: 'date',
        isMost: late.has(word.lower),
      }),
    );
}

const oftenWords = new Set(['more', 'most', 'less', 'fewer', 'least', 'fewest']);

/** "who was second more, A or B": the one that stands in more rows. */
function oftener(
  items: Item[],
  taken: ReadonlySet<Item>,
  base: RowQuery,
  around: (owned: Item[]) => RowQuery[],
): RowQuery[] {
  const word = items.find((item) => isPlain(item) && !taken.has(item) && oftenWords.has(item.lower));
  if (!word || base.signs.includes('choice by parts of cells')) return [];
  return around([word])
    .filter(({ extreme }) => extreme === null)
    .map((query) => ({
      ...joined(base, query, 'choice by how many rows'),
      frequency: directionOf(word.lower),
    }));
}

function joined(base: RowQuery, query: RowQuery, sign: string): RowQuery {
  return {
    ...query,
    where: [...base.where, ...query.where],
    isSingle: false,
    stretch: query.stretch + base.stretch,
    signs: [...query.signs, ...base.signs, sign],
  };
}

/** None where a row is meant by both. */
function eitherOf(mentions: Mention[]): RowCondition | null {
  const rows = mentions.flatMap((mention) => [...mention.rows]);
  if (new Set(rows).size < rows.length) return null;
  const parts = mentions.map(
    ({ column, rows: own, isWhole }): RowCondition => ({ kind: 'cells', column, rows: own, isWhole }),
  );
  return { kind: 'either', parts };
}

const better = new Set('better best higher highest ahead top above'.split(' '));
const worse = new Set('worse worst lower lowest behind below'.split(' '));
const early = new Set('earlier earliest sooner first before older oldest'.split(' '));
const late = new Set('later latest last after newer newest younger youngest recent recently'.split(' '));
const placingVerbs = new Set('rank place finish position placement placing come standing'.split(' '));

/** By what the two are compared: time, an adjective's column, a number that is named, a place in an order, or what is akin to a word. */
function comparisonOf(
  table: RowTable,
  items: Item[],
  shown: RowColumn,
  taken: ReadonlySet<Item>,
): Comparison | null {
  const rest = items.filter((item) => !taken.has(item));
  const word = rest.find((item) => isPlain(item) && isComparing(item));
  if (!word) return null;
  const words: Words = { table, items, rest, shown, word };
  return (
    byTime(words) ?? bySize(words) ?? byAmount(words) ?? byPlace(words) ?? byKin(words) ?? byAnyAmount(words)
  );
}

interface Words {
  table: RowTable;
  items: Item[];
  /** Without the names and what asks. */
  rest: Item[];
  shown: RowColumn;
  /** "taller", "more", "first". */
  word: Item;
}

function isComparing(item: Item): boolean {
  const isOfTime = early.has(item.lower) || late.has(item.lower);
  return isOfTime || directionOf(item.lower) !== null || adjectiveOf(item) !== undefined;
}

/** "older" of ages is more of them; "first" of places is one of them. */
function byTime({ table, items, rest, shown, word }: Words): Comparison | null {
  const isEarly = early.has(word.lower);
  if (!isEarly && !late.has(word.lower)) return null;
  const age = /^(old|young)/.test(word.lower) ? sizedColumns(table, 'age') : [];
  if (age.length > 0) {
    const direction = isEarly ? 'descending' : 'ascending';
    return { columns: age, direction, used: [word, ...saidOf(items, age)], sign: 'choice by age' };
  }
  const verbs = rest.filter((item) => isPlain(item) && placingVerbs.has(item.lemma));
  const isOfPlaces = items.some(({ lemma }) => placingVerbs.has(lemma));
  const places = isOfPlaces ? placesOf(table, shown) : [];
  const times = timeColumns(table).filter(
    (column) => column !== shown && (column.isDate || column.isNumeric),
  );
  const columns = places.length > 0 ? places : times;
  if (columns.length === 0) return null;
  return {
    columns,
    direction: isEarly ? 'ascending' : 'descending',
    used: [word, ...saidOf(items, columns), ...(places.length > 0 ? verbs : [])],
    sign: places.length > 0 ? 'choice by a place' : 'choice by time',
  };
}

function wayOf(word: Item): Direction | null {
  const adjective = adjectiveOf(word);
  return directionOf(word.lower) ?? (adjective ? (adjective.isHigh ? 'descending' : 'ascending') : null);
}

function bySize({ table, items, rest, shown, word }: Words): Comparison | null {
  const adjective = adjectiveOf(word);
  const columns = adjective ? sizedColumns(table, adjective.headers) : [];
  const clocks = table.columns.filter(({ isClock }) => isClock);
  // "who was slower" where no speed is told, but how long each took.
  if (adjective && columns.length === 0 && clocks.length === 1 && quickWords.has(word.lower)) {
    const direction = adjective.isHigh ? 'ascending' : 'descending';
    return {
      columns: clocks,
      direction,
      used: [word, ...saidOf(items, clocks)],
      sign: 'choice by a clock time',
    };
  }
  if (!adjective || columns.length === 0 || rest.some((item) => amountsOf(item, shown).length > 0))
    return null;
  const direction = adjective.isHigh ? 'descending' : 'ascending';
  return { columns, direction, used: [word, ...saidOf(items, columns)], sign: 'choice by size' };
}

function byAmount({ rest, shown, word }: Words): Comparison | null {
  const direction = wayOf(word);
  const amount = rest.find((item) => amountsOf(item, shown).length > 0);
  if (!direction || !amount) return null;
  const columns = amountsOf(amount, shown);
  const used = [word, amount];
  // "a faster time" is fewer seconds.
  if (
    quickWords.has(word.lower) &&
    columns.every(({ isClock, lemmas }) => isClock || lemmas.includes('time'))
  )
    return { columns, direction: flipped(direction), used, sign: 'choice by a clock time' };
  if (columns.every(isPlacing))
    return { columns, direction: flipped(direction), used, sign: 'choice by a place' };
  const sign = amount.header?.isFull ? 'choice by a header' : 'choice by part of a header';
  return { columns, direction, used, sign };
}

const quickWords = new Set('fast faster fastest slow slower slowest better best worse worst'.split(' '));

/** The higher place is the lower number. */
function byPlace({ table, items, rest, shown, word }: Words): Comparison | null {
  const direction = wayOf(word);
  const columns = placesOf(table, shown);
  const isSaid = items.some(({ lemma }) => placingVerbs.has(lemma));
  const isOfPlaces = isSaid || better.has(word.lower) || worse.has(word.lower);
  if (!direction || columns.length === 0 || !isOfPlaces) return null;
  const verbs = rest.filter((item) => isPlain(item) && placingVerbs.has(item.lemma));
  return { columns, direction: flipped(direction), used: [word, ...verbs], sign: 'choice by a place' };
}

function byKin({ table, rest, shown, word }: Words): Comparison | null {
  const direction = wayOf(word);
  const plain = rest.filter((item) => isPlain(item) && item !== word && !isBinding(item));
  for (const item of direction ? plain : []) {
    const columns = kinColumns(table, item.lemma).filter(
      (column) => column.isNumeric && column !== shown && !isPlacing(column),
    );
    if (direction && columns.length > 0)
      return { columns, direction, used: [word, item], sign: 'choice by kin' };
  }
  return null;
}

function byAnyAmount({ table, shown, word }: Words): Comparison | null {
  const direction = wayOf(word);
  const times = timeColumns(table);
  const columns = table.columns.filter(
    (column) => column.isNumeric && column !== shown && !isPlacing(column) && !times.includes(column),
  );
  if (!direction || columns.length === 0 || columns.length > 2) return null;
  return { columns, direction, used: [word], sign: 'choice by any amount' };
}

function adjectiveOf({ lower }: Item): (typeof sizeAdjectives)[number] | undefined {
  return sizeAdjectives.find(({ forms }) => forms.split(' ').includes(lower));
}

function amountsOf({ header }: Item, shown: RowColumn): RowColumn[] {
  return header?.columns.filter((column) => column.isNumeric && column !== shown) ?? [];
}

function saidOf(items: Item[], columns: RowColumn[]): Item[] {
  return items.filter(({ header }) => header?.columns.some((column) => columns.includes(column)));
}

function placesOf(table: RowTable, shown: RowColumn): RowColumn[] {
  return table.columns.filter((column) => column.isNumeric && column !== shown && isOrder(column));
}

function flipped(direction: Direction): Direction {
  return direction === 'ascending' ? 'descending' : 'ascending';
}

/** Whether much or little of something is said. */
function directionOf(word: string): Direction | null {
  if (moreWords.has(word) || highWords.has(word) || better.has(word)) return 'descending';
  return lessWords.has(word) || lowWords.has(word) || worse.has(word) ? 'ascending' : null;
}
