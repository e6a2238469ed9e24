import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { hoursUnit } from '#kernel/format-number.ts';
import { lemmaOf, lemmasOfDeed, wordsOfName } from '../text/lemmas.ts';
import { remembered } from '../text/remembered.ts';
import { amountNames } from './amount-names.ts';
import { initialIdForms, nameForms, tailedForms } from './count-headers.ts';
import { isMoneyWord, isOtherSide } from './deal-words.ts';
import { flaggedThing } from './flag-columns.ts';
import { type HeaderForm, headerForms, isParticiple } from './header-forms.ts';
import { digitForms, offerMeasured, withDigits } from './measured-headers.ts';
import { movingThings } from './moving-things.ts';
import { abbreviations } from './name-abbreviations.ts';
import { attendedForms, isNarrowedBy } from './narrowed-headers.ts';
import { isCountedIn, isOnlyDate, isOnlyMoney, sharedName } from './only-columns.ts';
import { isOtherThing } from './other-things.ts';
import { isPairedSheet } from './paired-sheets.ts';
import { partedForms } from './parted-headers.ts';
import { peopleNouns } from './people-tables.ts';
import { isQuestionnaire, questionForms } from './question-headers.ts';
import { saleNouns, soldPriceForms } from './sold-rows.ts';
import { isTie } from './tie-headers.ts';
import { isUsable } from './usable-phrases.ts';

/** Words by which a person may call a column or a table: lemmas joined by one space. */
export interface NamePhrase {
  key: string;
  score: number;
  /** `singular`: a name that its plural is not, as "delays" are no minutes of delay. */
  source: 'name' | 'part' | 'synonym' | 'singular';
}

/** Last words that are words of the language before they are names. */
const vagueTails = new Set(['number', 'no', 'count', 'value', 'total', 'day', 'of', 'in', 'at', 'on']);

/** Last words of dates that are no nouns. */
const datedTails = new Set(['by', 'on', 'at', 'from', 'until', 'since']);

type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Last words that say only what kind of thing a column holds: `customer_name` is also "customer". */
const genericTails = new Set(
  'id name no nr number num code key date type title value amount at on time pct percent usd eur gbp'.split(
    ' ',
  ),
);
/** Units in headers: "Price (USD)", "Weight kg". */
const orgWords = new Set(['org', 'organisation', 'organization', 'person', 'party']);
const shortUnits = new Set('m c f g t l s h m3 mm cm ml nm'.split(' '));
const unitWords = new Set([
  'usd',
  'eur',
  'gbp',
  'chf',
  'kg',
  'km',
  'cm',
  'mm',
  'lbs',
  'lb',
  'm2',
  'pct',
  '%',
  'percent',
  'inr',
]);
/** Words of a name as sentences use them: not lemmatised, abbreviations kept. */
export function phraseWords(name: string): string[] {
  return wordsOfName(name);
}

export function columnPhrases(table: CatalogTable, column: ColumnProfile, synonyms: Synonyms): NamePhrase[] {
  const asked = questionForms(column);
  if (asked) return askedPhrases(column, asked);
  const words = lemmasOfName(column.name);
  const called = lemmasOfName(table.name);
  const tableWords = isPairedSheet(table, called) ? [] : called;
  const phrases = new Map<string, NamePhrase>();
  const offer = (list: string[], score: number): void =>
    offerPhrase(phrases, list, score, score < 0.9 ? 'part' : 'name');
  offer(words, 1);
  const bare = words.filter((word) => !unitWords.has(word));
  offer(bare, 0.98);
  // "PO number" as the header writes it, beside "purchase order number".
  const written = wordsOfName(column.name).map(lemmaOf);
  if (written.some((word) => abbreviations.has(word))) offer(written, 0.97);
  // `level_m` in metres is a level; the unit stands with the number.
  const unit = column.unit === null ? [] : unitTail(wordsOfName(column.name));
  if (unit.length > 0 && unit.length < words.length) offer(words.slice(0, -unit.length), 0.97);
  offerMeasured(column, words, offer);
  const unitless = lemmasOfName(column.name.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' '));
  offer(unitless, 0.97);
  offer(withDigits(unitless), 0.97);
  if (bare.length === 2) offer([bare.join('')], 0.96);
  offer(dropPrefix(bare, tableWords), 0.95);
  // "orders" are rows, whatever `Rush Order` says of them.
  const thing = flaggedThing(column, bare, tableWords.at(-1));
  const bareWritten = wordsOfName(column.name).slice(-bare.length);
  for (let from = 1; from < bare.length; from += 1)
    if (
      thing !== bare.slice(from).join(' ') &&
      !vagueTails.has(bare.slice(from).join(' ')) &&
      !isPersonNamePart(bare, from) &&
      !isNarrowedBy(column, bareWritten.slice(0, from))
    )
      offerPhrase(phrases, bare.slice(from), 0.72, isLengthOf(bare) ? 'singular' : 'part');
  // The level of a table called "river levels" is a river level.
  if (
    column.role !== 'identifier' &&
    tableWords.length > 1 &&
    bare.at(0) === tableWords.at(-1) &&
    bareOfUnit(column, bare).length === 1
  )
    offer(tableWords, 0.95);
  // A key is not called by its table's noun alone: "order" is the row, not `order_id`.
  const stem = dropGenericTail(bare);
  const unitNoun = unitNounOf(column);
  for (const noun of unitNoun === null ? [] : [unitNoun, ...(otherUnitNouns.get(unitNoun) ?? [])]) {
    if (bare.includes(noun)) continue;
    offer([...measured(words), noun], 0.9);
    offer([noun], 0.62);
  }
  // "units" of a column Units Produced are those that were produced.
  if (
    bare.length === 2 &&
    isParticiple(wordsOfName(column.name).at(-1) ?? '') &&
    !isNarrowedBy(column, wordsOfName(column.name).slice(1)) &&
    ['additive', 'ratio'].includes(column.role)
  )
    offer(bare.slice(0, 1), 0.88);
  const contact =
    bare.length > 1 && ['email', 'mail', 'phone'].includes(bare.at(-1) ?? '') ? bare.slice(0, -1) : [];
  if (contact.length > 0 && contact.at(-1) !== 'e') offer(contact, 0.8);
  const isOwnNoun =
    stem.join(' ') === tableWords.join(' ') ||
    isKindOfRows(bare, tableWords) ||
    isWhenOfRows(table, column, stem) ||
    (column.isUnique && column.role === 'identifier');
  if (!isOwnNoun) offer(stem, 0.85);
  // "Recipient Org:Name" is a recipient, "Beneficiary Location:Name" a location.
  if (stem.length === 2 && stem.length < bare.length && column.role !== 'identifier') {
    if (orgWords.has(stem[1] ?? '')) offer(stem.slice(0, 1), 0.85);
    else offerPhrase(phrases, stem.slice(1), 0.72, 'part');
  }
  // A table called Hours that holds durations is spoken of as what it adds up to.
  for (const form of [
    ...headerForms(column, bare),
    ...nameForms(column, bare, tableWords),
    ...tailedForms(column, bare),
    ...initialIdForms(column, tableWords),
    ...attendedForms(table, column),
    ...digitForms(column),
    ...partedForms(column),
  ])
    if (form.words.join(' ') !== tableWords.join(' ') || column.unit === hoursUnit)
      offerPhrase(phrases, form.words, form.score, form.source ?? (form.score < 0.9 ? 'part' : 'name'));
  for (const form of soldPriceForms(table, column)) offer(form.split(' '), 0.95);
  // "their due by date" of `due_by`.
  if (['date', 'timestamp'].includes(column.type) && datedTails.has(words.at(-1) ?? ''))
    offer([...words, 'date'], 0.97);
  if (isOnlyDate(table, column)) offerPhrase(phrases, ['date'], 0.8, 'part');
  if (isOnlyMoney(table, column)) offerPhrase(phrases, ['amount'], 0.7, 'part');
  const shared = sharedName(table, column);
  if (shared !== null) offer(lemmasOfName(shared), 1);
  addSynonyms(
    phrases,
    synonyms,
    new Set(wordsOfName(column.name).flatMap((word) => turnedNouns.get(word) ?? [])),
  );
  offerGiven(phrases, [column.label ?? '', ...(column.synonyms ?? [])]);
  return [...phrases.values()].filter(
    (phrase) => isUsable(phrase.key) && !isOtherThing(phrase, column, words),
  );
}

/** The words at the end of a header that are its unit: `level_m`, `flow_m3s`. */
export function unitTail(words: readonly string[]): readonly string[] {
  // "Betrag in T€", "Kosten in Mio. EUR": what stands behind the "in" of a column that has a unit.
  const at = words.lastIndexOf('in');
  const behind = words.slice(at + 1);
  if (at > 0 && behind.length <= 2 && behind.every((word) => scaleWords.test(word))) return words.slice(at);
  if (shortUnits.has(words.at(-1) ?? '')) return words.slice(-1);
  return words.slice(-2).join('') === 'm3s' ? words.slice(-2) : [];
}

const scaleWords =
  /^(?:t|k|m|mm|mn|bn|teur|tusd|tchf|tsd|tausend|thousands?|mio|mln|millionen|millions?|mrd|milliarden|billions?|usd|eur|euros?|gbp|chf|jpy|dollars?)$/;

function bareOfUnit({ unit }: ColumnProfile, bare: readonly string[]): readonly string[] {
  return unit !== null && shortUnits.has(bare.at(-1) ?? '') ? bare.slice(0, -1) : bare;
}

/** The `works_type` of road works says of which kind the works are: "works" alone are the rows. */
function isKindOfRows([noun, tail, ...more]: readonly string[], tableWords: readonly string[]): boolean {
  return (
    more.length === 0 &&
    noun === tableWords.at(-1) &&
    ['type', 'kind', 'category', 'class'].includes(tail ?? '')
  );
}

/** Of a header that is a whole question, no word by itself is its name, but what it asks for is. */
function askedPhrases(column: ColumnProfile, asked: readonly HeaderForm[]): NamePhrase[] {
  const phrases = new Map<string, NamePhrase>();
  for (const { words, score } of asked) offerPhrase(phrases, words, score, 'name');
  offerGiven(phrases, [column.label ?? '', ...(column.synonyms ?? [])]);
  return [...phrases.values()].filter((phrase) => isUsable(phrase.key));
}

/** "visits" are no times of day, though their time is `visit_time` beside a `visit_id`. */
function isWhenOfRows(table: CatalogTable, { name }: ColumnProfile, stem: string[]): boolean {
  const keys = table.profile.key.map((key) => dropGenericTail(lemmasOfName(key)).join(' '));
  const isRow = stem.join(' ') === lemmasOfName(table.name).at(-1) || keys.includes(stem.join(' '));
  return isRow && /(?:date|time)$/i.test(name);
}

/** "Length of Stay": the average stay is one, but "stays" are rows. */
function isLengthOf([first, second]: string[]): boolean {
  return second === 'of' && ['length', 'duration'].includes(first ?? '');
}

const unitNouns = new Map<string, string>(
  Object.entries({
    min: 'minute',
    mins: 'minute',
    minute: 'minute',
    h: 'hour',
    hr: 'hour',
    hrs: 'hour',
    hour: 'hour',
    yrs: 'year',
    year: 'year',
    sec: 'second',
    second: 'second',
    day: 'day',
    kwh: 'kwh',
    km: 'kilometre',
    kg: 'kilo',
  }),
);

/** Other words for a unit, as lemmas. */
const otherUnitNouns = new Map<string, string[]>(
  Object.entries({
    kilo: ['kg', 'kgs', 'kilogram', 'kilogramme'],
    kilometre: ['km', 'kms', 'kilometer'],
    kwh: ['kilowatt hour'],
    minute: ['min', 'mins'],
    hour: ['hr', 'hrs'],
  }),
);

/** "Downtime (min)", `duration_min`: the unit that a header ends in, as a noun. */
function unitNounOf({ name, type }: ColumnProfile): string | null {
  if (!['integer', 'decimal', 'double'].includes(type)) return null;
  const words = wordsOfName(name);
  return words.length > 1
    ? (unitNouns.get(lemmaOf(words.at(-1) ?? '')) ?? unitNouns.get(words.at(-1) ?? '') ?? null)
    : null;
}

function measured(words: string[]): string[] {
  return words.slice(0, -1);
}

/** "name" alone is not the first name. */
function isPersonNamePart(words: string[], from: number): boolean {
  return (
    words.slice(from).join(' ') === 'name' &&
    ['first', 'last', 'given', 'family', 'middle', 'nick', 'f', 'l', 'm'].includes(words[from - 1] ?? '')
  );
}

const heaps = new Set('table data list sheet export dataset master info detail profile record'.split(' '));
/** Money that is spoken of as a mass: never the rows of a table that is called alike. */
const masses = ['spend', 'spending', 'outlay'];

export function tablePhrases(table: CatalogTable, synonyms: Synonyms, isOnlyTable: boolean): NamePhrase[] {
  const phrases = new Map<string, NamePhrase>();
  for (const name of [table.name, table.sqlName]) {
    const words = lemmasOfName(name).filter((word) => !/^\d+$/.test(word));
    if (isPairedSheet(table, words)) continue;
    offerPhrase(phrases, words, 1, 'name');
    offerPhrase(phrases, lemmasOfDeed(name, words), 1, 'name');
    const noun = words.filter((word) => !heaps.has(word));
    offerPhrase(phrases, noun, 0.97, 'name');
    const last = noun.at(-1);
    if (noun.length > 1 && last !== undefined && !isCountedIn(table, last, lemmasOfName))
      offerPhrase(phrases, [last], 0.7, 'part');
    // "web releases" of a table `web_press_release`.
    if (noun.length > 2 && last !== undefined)
      for (const word of noun.slice(0, -1)) offerPhrase(phrases, [word, last], 0.75, 'part');
    // The file `price_paid` is called after its column.
    const isColumn = table.profile.columns.some(
      ({ name: own }) => lemmasOfName(own).join(' ') === noun.join(' '),
    );
    if (isOnlyTable && !isColumn)
      for (const word of noun)
        if (!isCountedIn(table, word, lemmasOfName)) offerPhrase(phrases, [word], 0.6, 'part');
  }
  offerKeyNoun(phrases, table);
  for (const column of table.profile.columns) {
    const thing = flaggedThing(column, lemmasOfName(column.name));
    if (thing !== null) offerPhrase(phrases, [thing], 0.75, 'part');
  }
  for (const thing of movingThings(table)) offerPhrase(phrases, [thing], 0.95, 'name');
  addSynonyms(phrases, synonyms);
  for (const word of masses) if (phrases.get(word)?.source === 'synonym') phrases.delete(word);
  for (const noun of isQuestionnaire(table) ? answererNouns : []) offerPhrase(phrases, [noun], 0.9, 'name');
  for (const noun of peopleNouns(table)) offerPhrase(phrases, [noun], 0.8, 'synonym');
  // "which region sold the most" speaks of the rows of a table called Sales.
  if (phrases.get('sales')?.source === 'name')
    for (const verb of ['sell', 'buy', 'sale']) offerPhrase(phrases, [verb], 0.85, 'synonym');
  offerReferenceNoun(phrases, table);
  if (table.profile.columns.some(({ unit }) => unit === hoursUnit))
    for (const word of ['hour', 'time', 'duration']) phrases.delete(word);
  for (const noun of saleNouns(table)) offerPhrase(phrases, [noun], 0.95, 'name');
  for (const name of amountNames(table, lemmasOfName))
    if (phrases.get(name)?.source === 'name') phrases.delete(name);
  offerGiven(phrases, table.synonyms ?? []);
  return [...phrases.values()].filter(
    (phrase) => isUsable(phrase.key) && !(phrase.source === 'synonym' && isMoneyWord(phrase.key)),
  );
}

/** What people call the rows of a questionnaire. */
const answererNouns = 'response respondent person people participant submission'.split(' ');

/** Names that a person gave: they count as much as the one in the file. */
function offerGiven(phrases: Map<string, NamePhrase>, names: readonly string[]): void {
  for (const name of names) offerPhrase(phrases, lemmasOfName(name), 1, 'name');
}

/** "tenancies" of a unique `Tenancy Ref`: a plain noun alone. A `Booking Ref` would be called by "booked" too, which tells of other headers. */
function offerReferenceNoun(phrases: Map<string, NamePhrase>, { profile }: CatalogTable): void {
  const [key, ...more] = profile.key;
  const words = key === undefined || more.length > 0 ? [] : lemmasOfName(key);
  const isPlain = key !== undefined && wordsOfName(key).at(-2) === words.at(-2);
  if (isPlain && words.length > 1 && ['ref', 'reference'].includes(words.at(-1) ?? ''))
    offerPhrase(phrases, words.slice(0, -1), 0.9, 'name');
}

/** A unique `EmployeeNumber` says that each row is an employee, whatever the file is called. */
function offerKeyNoun(phrases: Map<string, NamePhrase>, table: CatalogTable): void {
  const [key, ...more] = table.profile.key;
  if (key === undefined || more.length > 0) return;
  const words = lemmasOfName(key);
  const isCalled = lemmasOfName(table.name).includes(dropGenericTail(words).at(-1) ?? '');
  if (!isCalled && isTie(table.profile.columns.map(({ name }) => lemmasOfName(name)))) return;
  for (const own of [words, wordsOfName(key).map(lemmaOf)]) {
    const stem = dropGenericTail(own);
    if (stem.length > 0 && stem.length < own.length) offerPhrase(phrases, stem, 0.9, 'name');
    // A transaction with a price is a sale.
    const isPriced = table.profile.columns.some(({ name }) => lemmasOfName(name).includes('price'));
    if (stem.join(' ') === 'transaction' && isPriced)
      for (const sale of ['sale', 'sales']) offerPhrase(phrases, [sale], 0.85, 'part');
  }
}

const lemmasIn = remembered((name): readonly string[] =>
  wordsOfName(name).flatMap((word) => (abbreviations.get(word) ?? word).split(' ').map(lemmaOf)),
);

export function lemmasOfName(name: string): string[] {
  return [...lemmasIn(name)];
}

/** "Amount (EUR)" → amount. */
export function lemmasWithoutUnits(name: string): string[] {
  return lemmasIn(name).filter((word) => !unitWords.has(word));
}

function offerPhrase(
  phrases: Map<string, NamePhrase>,
  words: string[],
  score: number,
  source: NamePhrase['source'],
): void {
  if (words.length === 0 || words.length > 7) return;
  const key = words.join(' ');
  const known = phrases.get(key);
  if (!known || known.score < score) phrases.set(key, { key, score, source });
}

function dropPrefix(words: string[], prefix: string[]): string[] {
  const isPrefix = prefix.length < words.length && prefix.every((word, index) => words[index] === word);
  return isPrefix ? words.slice(prefix.length) : words;
}

function dropGenericTail(words: string[]): string[] {
  const last = words.at(-1);
  return words.length > 1 && last !== undefined && genericTails.has(last) ? words.slice(0, -1) : words;
}

/** Participles whose lemma is also a noun of another thing: what was paid is no pay, and so no salary. */
const turnedNouns = new Map([['paid', 'pay']]);

/** Each phrase also under its synonyms, and under those of its first or last word, unless they are those of another thing. */
function addSynonyms(
  phrases: Map<string, NamePhrase>,
  synonyms: Synonyms,
  others: ReadonlySet<string> = new Set(),
): void {
  for (const { key, score } of [...phrases.values()]) {
    if (others.has(key)) continue;
    for (const other of synonyms.get(key) ?? [])
      offerPhrase(phrases, other.split(' '), score * 0.85, 'synonym');
    const words = key.split(' ');
    if (words.length < 2 || words.length > 3 || score < 0.9) continue;
    words.forEach((word, index) => {
      for (const other of others.has(word) ? [] : (synonyms.get(word) ?? [])) {
        if (isOtherSide(word, other)) continue;
        const swapped = [...words.slice(0, index), ...other.split(' '), ...words.slice(index + 1)];
        offerPhrase(phrases, swapped, score * 0.75, 'synonym');
      }
    });
  }
}
