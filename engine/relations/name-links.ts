import type { ColumnProfile } from '#kernel/catalog.ts';
import { singular, splitWords } from '../profile/words.ts';
import { isKeyOf, type RelationCandidate, type RelationTable } from './candidates.ts';

const generic = new Set('id key code no number name nr num'.split(' '));
/** "number of cities" counts them; it names none. */
const counting = new Set(
  'number num no nr count total sum amount qty quantity max min average avg'.split(' '),
);
/** So many different texts, each once, are names of the rows rather than states of them. */
const manyNames = 10;
/** Letters that are left of a name that is cut short. */
const shortestCut = 3;
const joints = new Set('in of for to by on at from'.split(' '));
const personTables = new Set('person people individual'.split(' '));
/** How those who do something are called, and what is called alike. */
const doer = /(?:er|or|ist|ast|ant|ian|man|eur|ete)$/;
const things = new Set(
  'order offer letter number paper center computer sensor poster register folder server chapter quarter'.split(
    ' ',
  ),
);
const staff = new Set('employee staff volunteer faculty'.split(' '));
/** What somebody of another table may be to a row; those who are so have no table of their own. */
const parts = new Set(
  (
    'owner skipper captain leader manager supervisor author creator coach mentor head chair secretary treasurer sender receiver ' +
    'recipient organizer organiser assignee reporter approver requester reviewer host sponsor advisor adviser referee referrer'
  ).split(' '),
);
const persons = new Set(
  'male female man woman husband wife bride groom father mother parent child spouse friend winner loser'.split(
    ' ',
  ),
);

/**
 * Whether the name of a column points at a column of another table: `customer_id` at customers.id, `country` at
 * countries.country_id, `ship_country` at countries.country, `winning_pilot` at pilots.pilot_id, `patient` at the key of patients.
 */
export function pointsByName(from: ColumnProfile, to: ColumnProfile, table: RelationTable): boolean {
  const source = wordsOf(from.name);
  const target = wordsOf(to.name);
  const owner = wordsOf(calledOf(table));
  const last = target.at(-1) ?? '';
  const isGeneric = target.length === 1 && generic.has(last);
  if (!isGeneric) {
    if (isSame(source, target) && tellsRows(to, target, owner, table)) return true;
    if (last.length > 3 && endsWith(source, target)) return true;
  }
  const named = [...owner, last];
  const isOfOwner = isGeneric || isSame(target, named);
  if (isOfOwner && generic.has(last)) {
    if (isSame(source, named) || (ownerLength(owner) > 2 && endsWith(source, named))) return true;
    // `accelerator_id` of web_client_accelerator; `member_in_charge_id`, `team_id_loser`.
    const short = [owner.at(-1) ?? '', last];
    if (isGeneric && owner.length > 1 && ownerLength(owner) > 5 && isSame(source, short)) return true;
    if (startsWith(source, named)) return true;
    const between = source.slice(owner.length, -1);
    if (startsWith(source, owner) && source.at(-1) === last && joints.has(between[0] ?? '')) return true;
    if (last === 'id' && isPersonOf(source, owner)) return true;
  }
  // `shop` at bookshops.shop_id: the key without the word that all keys bear.
  const stem = target.slice(0, -1);
  if (generic.has(last) && stem.length > 0 && isKeyOf(table, to) && isNamedAfter(from, source, stem))
    return true;
  return (isOfOwner || isKeyOf(table, to)) && isNamedAfter(from, source, owner);
}

/** A rank or a state that happens to occur once in each row is no name for the row. */
function tellsRows(
  to: ColumnProfile,
  target: readonly string[],
  owner: readonly string[],
  table: RelationTable,
): boolean {
  const areNames = to.type === 'text' && to.distinctCount >= manyNames;
  return isKeyOf(table, to) || isCalledKey(to) || areNames || target.some((word) => owner.includes(word));
}

/** `patient`, `host_city`: called like a row of the other table, and no number of them. */
function isNamedAfter(from: ColumnProfile, source: readonly string[], owner: readonly string[]): boolean {
  const typed = splitWords(from.name).at(-1) ?? '';
  const isPlural = typed !== singular(typed) && !/(?:us|is|ss)$/.test(typed);
  if (isPlural || source.some((word) => counting.has(word)) || ownerLength(owner) < 3) return false;
  const isShort = owner.length > 1 && ownerLength(owner) > 6 && isSame(source, owner.slice(-1));
  return isSame(source, owner) || endsWith(source, owner) || isShort;
}

/** `husband_id` of the one table of people. */
function isPersonOf(source: readonly string[], owner: readonly string[]): boolean {
  const [who = '', last, ...more] = source;
  return (
    owner.length === 1 &&
    personTables.has(owner[0] ?? '') &&
    persons.has(who) &&
    last === 'id' &&
    more.length === 0
  );
}

/** `gymnast_id` of gymnasts who have no name of their own: who they are stands in the table of people. */
export function isKindOfPerson({ from, fromColumn, to, toColumn }: RelationCandidate): boolean {
  const owner = wordsOf(calledOf(to));
  const isOfPeople = owner.length === 1 && personTables.has(owner[0] ?? '');
  if (!isOfPeople || !isKeyOf(to, toColumn) || !isKeyOf(from, fromColumn)) return false;
  const isTold = from.profile.columns.some(
    (column) => wordsOf(column.name).includes('name') || pointsByName(column, toColumn, to),
  );
  const source = wordsOf(fromColumn.name);
  const who = wordsOf(calledOf(from)).at(-1) ?? '';
  const isPerson = who === 'candidate' || (doer.test(who) && !things.has(who));
  return (
    !isTold && isPerson && source.at(-1) === 'id' && isSame(source.slice(0, -1), wordsOf(calledOf(from)))
  );
}

/**
 * `owner_no` at members.member_no, `written_by` at authors.author_id: what somebody is to the row, as a number of the one kind of people.
 * It says of whom only where the key of one table of people alone has all the numbers.
 */
export function pointsByPart(from: ColumnProfile, to: ColumnProfile, table: RelationTable): boolean {
  const source = wordsOf(from.name);
  const who = wordsOf(calledOf(table)).at(-1) ?? '';
  const isOfPeople = personTables.has(who) || staff.has(who) || (doer.test(who) && !things.has(who));
  if (!isOfPeople || !isKeyOf(table, to) || from.isUnique) return false;
  const last = source.at(-1) ?? '';
  if (last === 'by') return source.length > 1;
  const part = source.at(-2) ?? '';
  const isPart = parts.has(part) || persons.has(part);
  return generic.has(last) && last === wordsOf(to.name).at(-1) && isPart;
}

/** A key by the first letter of its table: `s_id` of students.id, where no other table begins like it. */
export function pointsByInitial(
  from: ColumnProfile,
  to: ColumnProfile,
  table: RelationTable,
  tables: readonly RelationTable[],
): boolean {
  const [letter = '', last, ...more] = wordsOf(from.name);
  const target = wordsOf(to.name);
  if (letter.length !== 1 || last !== 'id' || more.length > 0) return false;
  if (target.length !== 1 || target[0] !== 'id') return false;
  const alike = tables.filter(
    (other) =>
      wordsOf(calledOf(other))[0]?.startsWith(letter) === true &&
      other.profile.columns.some(({ name }) => name.toLowerCase() === 'id'),
  );
  return alike.length === 1 && alike[0] === table;
}

/** `id` or `name` under the same header where it repeats: it cannot tell rows of its own table. */
export function sharesHeader(from: ColumnProfile, to: ColumnProfile): boolean {
  const source = wordsOf(from.name);
  const isGeneric = source.length === 1 && generic.has(source[0] ?? '');
  return isGeneric && !from.isUnique && isSame(source, wordsOf(to.name));
}

/** `stay_id` in a table of stays. */
export function isCalledAfterOwn(column: ColumnProfile, table: RelationTable): boolean {
  const words = wordsOf(column.name);
  const own = wordsOf(calledOf(table));
  const stem = words.slice(0, -1);
  return generic.has(words.at(-1) ?? '') && stem.length > 0 && (isSame(stem, own) || endsWith(own, stem));
}

/** `customer_id`, `shipping customer` of a table of customers: the name of the column says the name of the table. */
export function namesTable(column: ColumnProfile, table: RelationTable): boolean {
  const owner = wordsOf(calledOf(table));
  const last = owner.at(-1) ?? '';
  const source = wordsOf(column.name);
  return last.length > 2 && (source.includes(last) || source.join('').includes(owner.join('')));
}

/** `cust_id` and `bill_to_cust_no` at the key of customers: the name of the table, cut short. */
export function pointsByShortName(from: ColumnProfile, to: ColumnProfile, table: RelationTable): boolean {
  const words = wordsOf(from.name);
  const stem = generic.has(words.at(-1) ?? '') ? words.at(-2) : words.at(-1);
  const owner = wordsOf(calledOf(table)).at(-1) ?? '';
  if (!isKeyOf(table, to) || stem === undefined || stem.length < shortestCut) return false;
  return (
    owner.startsWith(stem) &&
    owner.length > stem.length &&
    !words.some((word) => counting.has(word) && !generic.has(word))
  );
}

/** What a column is called apart from the words that all keys bear. */
export function isCalledKey(column: ColumnProfile): boolean {
  const words = wordsOf(column.name);
  const last = words.at(-1) ?? '';
  return generic.has(last) || /(?:id|code|num|number|no|key|ssn|isbn)$/.test(last);
}

function calledOf({ name, sqlName }: RelationTable): string {
  return name ?? sqlName;
}

/** Each name is met once for every column of every other table. */
const knownWords = new Map<string, string[]>();
const mostKnownWords = 20_000;

function wordsOf(name: string): readonly string[] {
  const known = knownWords.get(name);
  if (known) return known;
  if (knownWords.size >= mostKnownWords) knownWords.clear();
  const words = splitWords(name).map(singularOf);
  knownWords.set(name, words);
  return words;
}

/** `campuses` and `campus` are one word, which a plain singular of either is not. */
function singularOf(word: string): string {
  const plain = word === 'people' ? word : singular(word);
  return /(?:s|x|z|ch|sh)e$/.test(plain) && /(?:ses|xes|zes|ches|shes)$/.test(word)
    ? singular(plain.slice(0, -1))
    : plain;
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.join('') === right.join('');
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return words.length > end.length && isSame(words.slice(-end.length), end);
}

function startsWith(words: readonly string[], start: readonly string[]): boolean {
  return words.length > start.length && isSame(words.slice(0, start.length), start);
}

function ownerLength(owner: readonly string[]): number {
  return owner.join('').length;
}
