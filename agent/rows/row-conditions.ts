import { unitCalled, unitOfHeader } from '../lexicon/units.ts';
import { wordEntries } from '../lexicon/wordnet.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { isVerbForm, isVerbStem } from '../text/verbs.ts';
import { shareRoot } from '../text/word-roots.ts';
import { filledCells } from './row-cell-texts.ts';
import { comparisons } from './row-comparisons.ts';
import { superlatives } from './row-extremes.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isHeavy, isPlain } from './row-items.ts';
import { joinedCells, linkWords } from './row-joined.ts';
import { nearCells } from './row-near-cells.ts';
import { besides, places } from './row-places.ts';
import type { LeftKind } from './row-query.ts';
import { type Around, conditionOf, free, own, type Reading } from './row-reading.ts';
import { relations } from './row-relations.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { tolerantRules } from './row-tolerant-rules.ts';
import { flags } from './row-tolerant-words.ts';
import { kinOf, outcomes } from './row-words.ts';

/** Reads every item that is left; null where one has no part. */
export function readAround(
  table: RowTable,
  { items, isTolerant }: Pick<ItemList, 'items' | 'isTolerant'>,
  owned: Set<Item>,
  shown: RowColumn[],
): Around | null {
  const reading: Reading = {
    table,
    items,
    owned: new Set(owned),
    columns: new Set(shown),
    choices: [],
    place: null,
    extremes: null,
    frequency: null,
    repeats: null,
    ofScore: null,
    beside: null,
    isSingle: false,
    isInTime: false,
    isBesideInTime: false,
    verbs: [],
    left: [],
    signs: [],
    stretch: 0,
    isTolerant: isTolerant === true,
  };
  if (isTolerant) tolerantRules(reading);
  for (const rule of [comparisons, relations, besides, superlatives, places, values, outcomeWords]) {
    if (rule(reading)) continue;
    if (!isTolerant) return null;
    reading.signs.push(`unread ${rule.name}`);
  }
  if (table.nouns === null) flags(reading);
  if (isTolerant) {
    nearCells(reading);
    filledCells(reading);
    linkWords(reading);
  }
  return leftovers(reading, isTolerant === true) ? reading : null;
}
/** Cells that were named are conditions; a header beside them says in which column they stand. */
function values(reading: Reading): boolean {
  const { isTolerant } = reading;
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || item.mentions.length === 0) continue;
    const beside = [neighbour(reading, at, -1), neighbour(reading, at, 1)].filter((other) =>
      other?.header?.columns.some((column) => item.mentions.some((mention) => mention.column === column)),
    );
    const [header] = beside;
    const mentions = header
      ? item.mentions.filter(({ column }) => header.header?.columns.includes(column))
      : item.mentions;
    if (header) {
      reading.owned.add(header);
      reading.signs.push('cell beside its header');
    }
    // "this album", "the last song": a common noun, though some longer text holds it.
    const isNoun = ['this', 'first', 'last', 'next', 'only'].includes(reading.items[at - 1]?.lower ?? '');
    if (isNoun && item.to === item.from + 1 && item.mentions.every(({ isWhole }) => !isWhole)) {
      if (!isTolerant) return false;
      reading.left.push({ kind: 'noun', word: item.lemma });
      reading.signs.push('noun of cells');
      own(reading, at, at + 1);
      continue;
    }
    const denied = deniedAt(reading, at);
    // "did not qualify" of a cell that says so is no denial of it.
    const isOwnNot = mentions.some(({ column, rows }) =>
      [...rows].some((row) => column.cells[row]?.words.some((word) => word === 'not' || word === 'no')),
    );
    if (denied && isOwnNot) return false;
    const choices = mentions
      .map(conditionOf)
      .map((choice) => (denied ? { ...choice, negated: true as const } : choice));
    const joined = denied && !isTolerant ? null : joinedCells(reading, at);
    if (joined) {
      reading.choices.push([denied ? { ...joined.condition, negated: true } : joined.condition]);
      reading.signs.push(denied ? 'joined and denied' : 'joined');
      own(reading, at, joined.to);
      reading.columns.add(joined.condition.column);
      continue;
    }
    reading.choices.push(choices);
    if (mentions.some(({ isWhole }) => !isWhole)) reading.stretch += 0.2;
    own(reading, at, at + 1);
    for (const { column } of mentions) reading.columns.add(column);
  }
  return true;
}

/** "not from X", "besides X", "other than X": owns the words that deny what follows them. */
function deniedAt(reading: Reading, at: number): boolean {
  let before = at - 1;
  while (reading.items[before] && isBinding(reading.items[before] as Item)) before -= 1;
  if (reading.isTolerant) before = farDenial(reading, before);
  const [far, near] = [free(reading, before - 1), free(reading, before)];
  if (!near || !isPlain(near)) return false;
  if (['not', 'besides', 'except', 'excluding', 'outside'].includes(near.lower)) {
    own(reading, before, before + 1);
    // "besides X, which other": said once more.
    for (const item of reading.items) if (isPlain(item) && item.lower === 'other') reading.owned.add(item);
    return true;
  }
  if (near.lower !== 'than' || far?.lower !== 'other') return false;
  own(reading, before - 1, before + 1);
  return true;
}

/** "did not win against X": the word that denies stands a verb before. */
function farDenial({ items }: Reading, before: number): number {
  const verb = items[before];
  const isVerb = verb !== undefined && isPlain(verb) && (isVerbStem(verb.lower) || isVerbForm(verb.lower));
  let at = before - 1;
  while (isVerb && items[at] && isBinding(items[at] as Item)) at -= 1;
  return isVerb && items[at]?.lower === 'not' ? at : before;
}

function neighbour(reading: Reading, at: number, step: number): Item | undefined {
  let next = at + step;
  while (reading.items[next] && isBinding(reading.items[next] as Item)) next += step;
  const item = reading.items[next];
  return item?.header && Math.abs(next - at) <= 3 ? item : undefined;
}

/** "won" where a column tells outcomes: a condition on it. */
function outcomeWords(reading: Reading): boolean {
  for (const item of reading.items) {
    if (reading.owned.has(item) || !isPlain(item)) continue;
    const outcome = outcomes.find(({ words }) => words.has(item.lower));
    if (!outcome) continue;
    const columns = reading.table.columns.filter((column) => isOutcomeColumn(column));
    const [only, ...more] = columns;
    if (!only) continue;
    if (more.length > 0) return false;
    const rows = new Set(
      only.cells.flatMap(({ text }, row) => (outcome.cells.test(text.trim()) ? [row] : [])),
    );
    if (rows.size === 0) return false;
    reading.choices.push([{ kind: 'cells', column: only, rows, isWhole: true }]);
    reading.columns.add(only);
    reading.owned.add(item);
  }
  return true;
}

function isOutcomeColumn(column: RowColumn): boolean {
  const filled = column.cells.filter(({ text }) => text.trim() !== '');
  const told = filled.filter(({ text }) => outcomes.some(({ cells }) => cells.test(text.trim())));
  return filled.length > 1 && told.length >= filled.length * 0.8;
}

/** What is left binds, or is a verb or a noun that nothing in the table is about. */
function leftovers(reading: Reading, isTolerant: boolean): boolean {
  for (const [at, item] of reading.items.entries()) {
    if (reading.owned.has(item) || isBinding(item) || isExplained(reading, at, item)) continue;
    if (!isTolerant) return false;
    leaveUnread(reading, item);
  }
  return true;
}

/** Whether what is left is a word that a reading may leave. */
function isExplained(reading: Reading, at: number, item: Item): boolean {
  if (item.header) {
    // Said of a column that has its part already.
    if (item.header.columns.some((column) => reading.columns.has(column))) return true;
    const isVerb = isVerbForm(item.lower) || placingVerbs.has(item.lemma);
    // "the most wins in the league" of a column League that says what the rows are.
    const { table } = reading;
    if (table.nouns === null && !isVerb && item.header.columns.some((column) => tellsRows(reading, column)))
      return takesLoosely(reading, 'subject', item);
    return takesLoosely(reading, isVerb ? 'headerVerb' : 'header', item);
  }
  if (reading.table.nouns === null && isPlain(item) && sumWords.has(item.lower)) {
    reading.left.push({ kind: 'sum', word: item.lemma });
    return true;
  }
  if (isHeavy(item) || item.number !== null || !isPlain(item)) return false;
  if (isUnitOf(reading, item)) {
    reading.signs.push('left unit');
    return true;
  }
  if (isOfUsed(reading, item)) return true;
  const said = reading.items[at - 1]?.header;
  if (item.lemma === 'medal' && said?.columns.every((column) => reading.columns.has(column))) return true;
  if (isPartOfName(reading, at)) {
    const isNoun = wordEntries(item.lemma).some(({ part }) => part === 'n');
    if (!isNoun || !takesLoosely(reading, 'noun', item)) return false;
    reading.signs.push('part of a name');
    return true;
  }
  if (isAboutData(reading, item)) return takesLoosely(reading, 'about', item);
  // "this player", "this season": what the whole table is about.
  if (reading.items[at - 1]?.lower === 'this' && !isVerbForm(item.lower)) return true;
  return isVerbOrNoun(reading, at, item);
}

const tellingShare = 0.9;

/** What the rows are told by: a name, a season or a year of each. */
function tellsRows({ table }: Reading, column: RowColumn): boolean {
  const count = table.count - table.totals.size;
  const isName = !column.isNumeric || timeColumns(table).includes(column);
  return column === table.subject || (isName && column.distinct >= count * tellingShare);
}

/** Years and days may be what the rows are. */
const timeUnits = new Set(['money', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year']);

/** "in square kilometers": a unit, unless what was read is told in another one. */
function isUnitOf({ columns, table, items, owned }: Reading, item: Item): boolean {
  const { lower, lemma } = item;
  const unit = unitCalled(lower) ?? unitCalled(lemma);
  const before = items[items.indexOf(item) - 1];
  const isOfBound = before?.number != null && owned.has(before);
  if (table.nouns !== null || unit === null || lower.length < 2) return false;
  if (timeUnits.has(unit) && !isOfBound) return false;
  const told = [...columns].map(({ lemmas, profile }) => unitOfHeader(lemmas, profile.unit));
  const numeric = [...columns].some(({ isNumeric }) => isNumeric);
  return numeric && told.every((own) => own === null || own === unit);
}

function isVerbOrNoun(reading: Reading, at: number, item: Item): boolean {
  // "how many brave pilots": of which kind the counted ones are.
  const isOfKind = counting.has(reading.items[at - 1]?.lower ?? '') && reading.items[at + 1]?.header != null;
  if (isOfKind && reading.table.nouns === null) return takesLoosely(reading, 'other', item);
  const isVerb = isVerbAt(reading.items, at) && !isOtherNoun(reading, item);
  if (!isVerb && !isRowNounAt(reading, at)) {
    const known = wordEntries(item.lemma);
    const isNoun = known.some(({ part }) => part === 'n') || pageWords.has(item.lemma);
    const kind = isNoun ? 'noun' : known.length === 0 ? 'name' : 'other';
    return takesLoosely(reading, kind, item);
  }
  if (isVerb) reading.verbs.push(item.lemma);
  reading.left.push({ kind: isVerb ? 'verb' : 'rows', word: item.lemma });
  reading.stretch += 0.1;
  return true;
}

/** A word that changes what is asked, and that no rule had a part for. */
function leaveUnread(reading: Reading, item: Item): void {
  const kind = item.number !== null ? 'number' : isHeavy(item) ? 'heavy' : isPlain(item) ? 'word' : 'cell';
  reading.left.push({ kind: 'unread', word: item.lemma });
  reading.signs.push(`unread ${kind}`);
  if (kind === 'heavy') reading.signs.push(`unread ${item.lower}`);
  reading.stretch += 1;
}

const counting = new Set(['many', 'of', 'different', 'total']);

/** They hold only where amounts are added up. */
const sumWords = new Set(['combined', 'altogether', 'together', 'overall', 'total', 'collectively']);
const placingVerbs = new Set(['rank', 'place', 'finish', 'list', 'pick', 'draft', 'score', 'play', 'win']);
const mostLoose = 3;
/** What pages are about as a whole. */
const pageWords = new Set(
  (
    'game match race event album song single season table tournament competition team player series show episode film movie title ' +
    'record round year chart list person member event championship election club athlete driver artist singer name number place ' +
    'column row section office career history cup league contest rank position'
  ).split(' '),
);

/**
 * A word of the dictionary that neither a cell nor a header is, of a table that is called nothing: what the rows are, or what the whole
 * page is about. How far it is trusted is weighed with all else that the reading took (`judge.ts`).
 */
function takesLoosely(reading: Reading, kind: LeftKind, item: Item): boolean {
  if (reading.table.nouns !== null) return false;
  const isVerbal = ({ kind: own }: { kind: LeftKind }): boolean => own === 'verb' || own === 'rows';
  if (reading.left.filter((word) => !isVerbal(word)).length >= mostLoose) return false;
  reading.left.push({ kind, word: item.lemma });
  if (pageWords.has(item.lemma)) reading.signs.push('left page word');
  const at = reading.items.indexOf(item);
  const beside = [reading.items[at - 1], reading.items[at + 1]];
  if (beside.some((other) => other !== undefined && other.mentions.length > 0))
    reading.signs.push('left beside a cell');
  if (beside.some((other) => other?.header)) reading.signs.push('left beside a header');
  if (['the', 'this'].includes(reading.items[at - 1]?.lower ?? ''))
    reading.signs.push('left behind an article');
  if (item.lower !== item.lemma && /s$/.test(item.lower)) reading.signs.push('left in the plural');
  reading.stretch += 0.5;
  return true;
}

/** "terence cuneo" where only "cuneo" stands in the cells: the rest of a name was not found. */
function isPartOfName({ items }: Reading, at: number): boolean {
  if (isVerbForm(items[at]?.lower ?? '')) return false;
  return [items[at - 1], items[at + 1]].some(
    (other) =>
      other !== undefined && other.mentions.length > 0 && other.mentions.every(({ isWhole }) => !isWhole),
  );
}

function isOfUsed({ columns }: Reading, { lemma }: Item): boolean {
  const kin = kinOf(lemma);
  return [...columns].some(({ lemmas }) => lemmas.some((word) => kin.has(word) || shareRoot(word, lemma)));
}

/** The word is near a header or a cell that has no part in the answer: it may be a condition. */
function isAboutData({ table, columns }: Reading, { lemma, lower }: Item): boolean {
  if (kinColumns(table, lemma).some((column) => !columns.has(column))) return true;
  const kin = kinOf(lemma);
  return table.columns.some(
    (column) =>
      !column.isLongText &&
      !column.isNumeric &&
      column.distinct <= 40 &&
      column.cells.some(({ words }) =>
        words.some(
          (word) =>
            word.length > 2 &&
            (kin.has(word) ||
              lemmaOf(word) === lemma ||
              (shareRoot(word, lemma) && word.length > 3 && lower.length > 3)),
        ),
      ),
  );
}

/** "high hazard bridges" of a table called dams: a noun in the plural for other things than the rows, though it is a form of a verb too. */
function isOtherNoun({ table }: Reading, { lower, lemma }: Item): boolean {
  if (table.nouns === null || table.nouns.has(lemma)) return false;
  const isPlural = lower !== lemma && /s$/.test(lower);
  return isPlural && wordEntries(lemma).some(({ part }) => part === 'n');
}

const helpers = new Set(
  'do does did to can could would will has have had is are was were be been being not who that which'.split(
    ' ',
  ),
);
const determiners = new Set(
  'the a an this these his her its their of in on at for from by with many'.split(' '),
);

/** In the place of a verb, or formed like one. */
function isVerbAt(items: Item[], at: number): boolean {
  const item = items[at];
  const before = items[at - 1]?.lower ?? '';
  if (!item || determiners.has(before)) return false;
  if (isVerbForm(item.lower)) return true;
  const said = items[at - 1];
  const isSubject =
    said !== undefined && (!isPlain(said) || ['who', 'which', 'that', 'what'].includes(before));
  if (isSubject && /s$/.test(item.lower) && isVerbStem(item.lemma)) return true;
  const isHelped = items.slice(0, at).some(({ lower }) => helpers.has(lower));
  return isHelped && item.lower === item.lemma && isVerbStem(item.lower);
}

const rowOpeners = new Set(
  'first last next only previous many top final second third other number'.split(' '),
);

/** "the last game": a noun for the rows themselves, right behind what picks one of them. */
function isRowNounAt(reading: Reading, at: number): boolean {
  let before = at - 1;
  while (reading.items[before] && ['of', 'the', 'total'].includes(reading.items[before]?.lower ?? ''))
    before -= 1;
  return rowOpeners.has(reading.items[before]?.lower ?? '');
}
