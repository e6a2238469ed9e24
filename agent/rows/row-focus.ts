import { wordEntries } from '../lexicon/wordnet.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { isVerbForm } from '../text/verbs.ts';
import { shareRoot } from '../text/word-roots.ts';
import { type Item, isBinding, isHeavy, isPlain } from './row-items.ts';
import { isNumbering, type RowColumn, type RowTable } from './row-table.ts';
import {
  kinOf,
  numberCalled,
  ordinals,
  personHeaders,
  placeHeaders,
  sizeAdjectives,
  timeHeaders,
} from './row-words.ts';

/** Of what the answer is made, and which items said so. */
export interface Focus {
  columns: RowColumn[];
  used: Item[];
  /** Where in the question what is asked for stands. */
  at: number;
  /** Several are asked for: "which teams". */
  isPlural: boolean;
  /** Named by a word that no header has: what the rows are. */
  isSubject: boolean;
  /** "who", without a noun that says of what kind. */
  isPerson?: true;
  /** How many are asked for: "which two teams". */
  said?: number;
  /** Something stands before the noun. */
  isCompound?: true;
  /** By what the column was found. */
  by:
    | 'header'
    | 'part'
    | 'kin'
    | 'subject'
    | 'cells'
    | 'numbered'
    | 'attribute'
    | 'who'
    | 'verb'
    | 'kind'
    | 'measure'
    | 'nothing';
  stretch: number;
}

const askWords = new Set('which what who whom whose when where'.split(' '));
const imperatives = new Set('name list tell give show identify'.split(' '));
const numberWords = new Set(['number', 'numbers', 'no']);
const mostSaid = 12;
const eachWords = new Set(['each', 'every', 'all']);
const namingNouns = new Set('name names title titles'.split(' '));

/** The column that a question asks for: named behind "which", or told by "who", "when" and "where". */
export function findFocus(table: RowTable, items: Item[]): Focus | null {
  const measured = table.nouns === null ? measureFocus(table, items) : null;
  if (measured) return measured;
  const at = items.findIndex(
    (item, index) =>
      isPlain(item) &&
      (index <= 2 ? askWords.has(item.lower) : item.lower === 'which' || item.lower === 'what'),
  );
  const late =
    at < 0 && table.nouns === null
      ? items.findIndex((item) => isPlain(item) && askWords.has(item.lower))
      : at;
  return focusAt(table, items, late);
}

function focusAt(table: RowTable, items: Item[], at: number): Focus | null {
  const asked = items[at];
  if (asked && ['who', 'whom', 'whose'].includes(asked.lower)) return whoFocus(table, items, asked, at);
  if (asked?.lower === 'when') return kindFocus(items, asked, timeColumns(table));
  if (asked?.lower === 'where') return kindFocus(items, asked, columnsCalled(table, placeHeaders));
  const [first] = items;
  const isImperative = first !== undefined && isPlain(first) && imperatives.has(first.lower);
  const opening = asked ? [asked] : isImperative ? [first] : [];
  return headFocus(table, items, opening, asked ? at + 1 : isImperative ? 1 : 0);
}

/** "which team", "what was the name of the team": the first noun behind the opening. */
function headFocus(table: RowTable, items: Item[], opening: Item[], from: number): Focus | null {
  const used = [...opening];
  let isOfEach = false;
  let said: number | null = null;
  let at = from;
  for (; at < items.length; at += 1) {
    const item = items[at];
    if (!item) return null;
    const next = items[at + 1];
    const isNaming = item.lower === 'name' || item.lower === 'names' || item.lower === 'title';
    if (isNaming && next?.lower === 'of') {
      if (table.nouns === null && item.header?.isFull && !isNamedBehind(table, items, at + 2))
        return focusOn(table, item, at, [...used, next], true);
      used.push(item, next);
      at += 1;
      continue;
    }
    if (table.nouns === null && isPlain(item) && eachWords.has(item.lower) && opening.length > 0) {
      isOfEach = true;
      used.push(item);
      continue;
    }
    const count = isPlain(item) ? (item.number ?? numberCalled(item.lower)) : null;
    if (table.nouns === null && opening.length > 0 && count !== null && count > 0 && count <= mostSaid) {
      said = count;
      used.push(item);
      continue;
    }
    const isSize = isPlain(item) && sizeAdjectives.some(({ forms }) => forms.split(' ').includes(item.lower));
    if (isSize || (isPlain(item) && ordinals.has(item.lower))) continue;
    // "tell me the only venue".
    const isTold = isPlain(item) && item.lower === 'me' && at <= from + 1;
    if (isTold || isBinding(item) || (isHeavy(item) && item.lower !== 'time' && item.lower !== 'times'))
      continue;
    break;
  }
  const isParticiple = (item: Item | undefined): boolean => item !== undefined && isVerbForm(item.lower);
  // "the last released game": a participle in front of its noun.
  if (
    isParticiple(items[at]) &&
    items[at + 1] &&
    !isBinding(items[at + 1] as Item) &&
    isPlain(items[at + 1] as Item)
  )
    at += 1;
  const first = at;
  while (table.nouns === null && isModifier(table, items, at)) at += 1;
  const head = items[at];
  if (!head) return null;
  const found = focusOn(table, head, at, used, opening.length > 0 || items[0]?.lower === 'the');
  const isOfSeveral = isOfEach || (said !== null && said > 1);
  const focus = found && {
    ...found,
    isPlural: found.isPlural || isOfSeveral,
    ...(said === null ? {} : { said }),
  };
  // "the business simulation game": what stands before the noun is a condition, or is left.
  return focus && at > first ? { ...focus, stretch: focus.stretch + 0.2, isCompound: true } : focus;
}

/** Whether the noun behind "the title of" is a column itself, or what the rows are called by. */
function isNamedBehind(table: RowTable, items: Item[], from: number): boolean {
  let at = from;
  while (items[at] && (isBinding(items[at] as Item) || isHeavy(items[at] as Item))) at += 1;
  const item = items[at];
  return item !== undefined && (item.header !== null || kinColumns(table, item.lemma).length > 0);
}

/** A value or a noun in front of the noun that is asked for: "which german driver", "the tornado outbreak". */
function isModifier(table: RowTable, items: Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  if (!item || !next || item.header || isBinding(next) || isHeavy(next) || next.number !== null) return false;
  if (isVerbForm(next.lower) || (!next.header && !isPlain(next))) return false;
  if (isPlain(item)) {
    if (isBinding(item) || isHeavy(item) || item.number !== null || isVerbForm(item.lower)) return false;
    if (kinColumns(table, item.lemma).length > 0) return false;
  }
  return next.header !== null || wordEntries(next.lemma).some(({ part }) => part === 'n');
}

function focusOn(table: RowTable, head: Item, at: number, used: Item[], isOpened: boolean): Focus | null {
  const isPlural = head.text.toLowerCase().split(' ').at(-1) !== head.lemma && /s$/.test(head.text);
  // "the last album" of a header "Album #": what it numbers, not the number.
  const isNumbered = head.header !== null && !head.header.isFull && head.header.columns.every(isNumbering);
  const said = { used: [...used, head], at, isPlural };
  const onSubject = (by: Focus['by'], stretch: number): Focus | null =>
    table.subject && { ...said, columns: [table.subject], isSubject: true, by, stretch };
  const onColumns = (columns: Focus['columns'], by: Focus['by'], stretch: number): Focus => ({
    ...said,
    columns,
    isSubject: false,
    by,
    stretch,
  });
  if (table.nouns === null && isNumbered && table.subject && !numberWords.has(head.lower))
    return onSubject('numbered', 0.5);
  if (head.header) {
    const { columns, isFull } = head.header;
    return isFull ? onColumns(columns, 'header', 0) : onColumns(columns, 'part', 0.5);
  }
  if (table.nouns === null && isOpened && isNounOfCells(head)) return onSubject('cells', 1.2);
  if (!isPlain(head) || head.number !== null || !isOpened) return null;
  const kin = kinColumns(table, head.lemma);
  if (kin.length > 0) return onColumns(kin, 'kin', 1);
  const timed = table.nouns === null ? timesCalled(table, head.lemma) : [];
  if (timed.length > 0) return onColumns(timed, 'kind', 1);
  const isSaidInCells = isInCells(table, head);
  const isAttribute = attributeNouns.has(head.lemma);
  if (
    (isSaidInCells && table.nouns !== null) ||
    !table.subject ||
    (table.nouns !== null && !table.nouns.has(head.lemma)) ||
    isHeavy(head) ||
    (isAttribute && table.nouns !== null) ||
    unitNouns.has(head.lemma) ||
    namingNouns.has(head.lower)
  )
    return null;
  return onSubject(isAttribute ? 'attribute' : 'subject', 1);
}

/** "which lake has" where some names end in "Lake": a common noun for the rows, though it stands within cells. */
export function isNounOfCells({ mentions, from, to, number, lemma }: Item): boolean {
  const isInPart = mentions.length > 0 && mentions.every(({ isWhole }) => !isWhole);
  return (
    isInPart && to === from + 1 && number === null && wordEntries(lemma).some(({ part }) => part === 'n')
  );
}

const unitNouns = new Set(
  (
    'year month week day hour minute second point goal vote meter metre kilometer mile foot dollar percent percentage amount number ' +
    'length height date time age rank position score place total difference difference average'
  ).split(' '),
);

/** Nouns for what rows have, never for what they are: without a column for it, it is not told. */
const attributeNouns = new Set(
  (
    'country city state town county region continent nation nationality school college university team club party position role genre label ' +
    'network language color colour type kind category venue stadium location league result day season company sex gender religion reason ' +
    'surface channel opponent coach manager director author producer writer owner website address party title name model class level format'
  ).split(' '),
);

/** Cells have the word, or one near it: then it may be a condition, and is no noun for all rows. */
export function isInCells({ columns }: RowTable, { lemma, lower }: Item): boolean {
  const isNear = (word: string): boolean =>
    word === lower ||
    lemmaOf(word) === lemma ||
    (lower.length > 4 && word.length > 4 && shareRoot(word, lemma));
  return columns.some(
    (column) =>
      !column.isLongText &&
      column.distinct <= 40 &&
      column.cells.some(({ words }) => words.some((word) => word.length > 2 && isNear(word))),
  );
}

/** Columns whose header has a word of the same family. */
export function kinColumns(table: RowTable, lemma: string): RowColumn[] {
  const kin = kinOf(lemma);
  return table.columns.filter((column) =>
    column.lemmas.some((word) => kin.has(word) || shareRoot(word, lemma)),
  );
}

function whoFocus(table: RowTable, items: Item[], asked: Item, at: number): Focus | null {
  const verb = items.slice(at + 1).find((item) => !isBinding(item) && !isHeavy(item));
  const byVerb =
    verb && isPlain(verb)
      ? kinColumns(table, verb.lemma)
          .filter(isNaming)
          .filter((column) => column.distinct > 2 && !isOrder(column))
      : [];
  const people = columnsCalled(table, personHeaders).filter(isNaming);
  const columns =
    byVerb.length > 0 ? byVerb : people.length > 0 ? people : table.subject ? [table.subject] : [];
  // "who was the opponent": the noun says it.
  const named = verb?.header?.columns.filter((column) => isNaming(column) && column.distinct > 2) ?? [];
  if (named.length > 0 && verb && items.slice(at + 1).indexOf(verb) <= 2)
    return {
      columns: named,
      used: [asked, verb],
      at,
      isPlural: false,
      isSubject: false,
      by: 'header',
      stretch: 0.2,
    };
  return columns.length === 0
    ? null
    : {
        columns,
        used: [asked],
        at,
        isPlural: false,
        isSubject: columns[0] === table.subject,
        isPerson: true,
        by: byVerb.length > 0 ? 'verb' : 'who',
        stretch: 0.5,
      };
}

function isOrder({ lemmas }: RowColumn): boolean {
  return lemmas.some((lemma) =>
    ['rank', 'position', 'pos', 'place', 'placing', 'finish', 'result', 'score', 'date', 'year'].includes(
      lemma,
    ),
  );
}

function isNaming(column: RowColumn): boolean {
  return column.profile.type === 'text' && !column.isNumeric;
}

function kindFocus(items: Item[], asked: Item, columns: RowColumn[]): Focus | null {
  if (columns.length === 0) return null;
  return {
    columns,
    used: [asked],
    at: items.indexOf(asked),
    isPlural: false,
    isSubject: false,
    by: 'kind',
    stretch: 0.5,
  };
}

const lengthHeaders = new Set('length duration runtime distance time span'.split(' '));

/** "how long", "how tall": the columns of what such an adjective measures; of a length also stretches of time written like a clock. */
export function measureFocus(table: RowTable, items: Item[]): Focus | null {
  const at = items.findIndex(
    (item, index) => item.lower === 'how' && measuredBy(items[index + 1]) !== undefined,
  );
  const [asked, adjective] = items.slice(at, at + 2);
  const measured = measuredBy(adjective);
  if (at < 0 || !asked || !adjective || !measured) return null;
  const isLong = adjective.lower === 'long' || adjective.lower === 'fast';
  const clocks = isLong ? table.columns.filter(({ isClock }) => isClock) : [];
  const called = columnsCalled(table, new Set(measured.headers.split(' ')));
  const lengths = isLong ? columnsCalled(table, lengthHeaders) : [];
  const columns = [...new Set([...clocks, ...called, ...lengths])];
  const base = kindFocus(items, asked, columns);
  return base && { ...base, used: [asked, adjective], by: 'measure' };
}

function measuredBy(item: Item | undefined): (typeof sizeAdjectives)[number] | undefined {
  return sizeAdjectives.find(
    ({ forms }) => item !== undefined && isPlain(item) && forms.split(' ')[0] === item.lower,
  );
}

/** "which year" of a column Release that holds years, "what date" of a column Played that holds dates. */
function timesCalled(table: RowTable, lemma: string): RowColumn[] {
  if (lemma === 'year' || lemma === 'season') return table.columns.filter(holdsYears);
  return lemma === 'date' || lemma === 'day' ? table.columns.filter(({ isDate }) => isDate) : [];
}

function columnsCalled({ columns }: RowTable, names: Set<string>): RowColumn[] {
  return columns.filter(({ lemmas }) => lemmas.some((lemma) => names.has(lemma)));
}

/** Dates, and years as numbers; dates first. */
export function timeColumns(table: RowTable): RowColumn[] {
  const dates = table.columns.filter(({ isDate }) => isDate);
  if (dates.length > 0) return dates;
  // "Regular season" of places ("4th, Western") is no time.
  const called = columnsCalled(table, timeHeaders).filter(
    ({ isNumberText, isYearText }) => table.nouns !== null || !isNumberText || isYearText,
  );
  return called.length > 0 ? called : table.columns.filter(holdsYears);
}

function holdsYears({ profile, cells, isYearText }: RowColumn): boolean {
  const numbers = cells.flatMap(({ number }) => (number === null ? [] : [number]));
  return (
    (profile.type === 'integer' || isYearText) &&
    numbers.length > 0 &&
    numbers.every((number) => number >= 1400 && number <= 2100)
  );
}
