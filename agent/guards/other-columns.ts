import type { Lattice } from '../lattice/lattice.ts';
import { tradeVerbs } from '../lexicon/carrier-words.ts';
import { canLookUp } from '../model/join-paths.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { oncePerCatalog } from '../model/once-per-catalog.ts';
import { isOneToOne } from '../model/one-to-one.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { isListed, type Noun } from '../planning/parts.ts';
import { type Guarded, speaksOf } from './guard.ts';
import { type ColumnNoun, columnRuns } from './lost-things.ts';

/** What all kinds of things have, so that a header says of what it is one. */
const attributes = new Set([
  ...'name type kind code status description detail title email phone'.split(' '),
  'type code',
  'email address',
  'phone number',
]);

/**
 * A header that tells of what it is, and is said without that, is a column of nothing else: no name of a document is that of "the name and description of
 * the location", and no email of a store that of "the phone and email of the customer".
 */
export function columnOfOther({ lattice, parts }: Guarded): string | null {
  const said = new Set(lattice.tokens.map(({ lemma }) => lemma));
  const spoken = parts.nouns.flatMap((noun) => (noun.kind === 'table' ? [noun.table.sqlName] : []));
  const found = columnRuns(parts)
    .flatMap((run) =>
      run.filter((noun, at) => {
        const owner = ownerOf(lattice, run.slice(at));
        const isOther = owner === null ? isOfUnspoken : isOfAnother;
        return isOther({ lattice, said, spoken, owner: owner ?? '' }, noun, run);
      }),
    )
    .at(0);
  return found ? `It is not clear whose ${found.link.phrase} is asked for.` : null;
}

interface Said {
  lattice: Lattice;
  /** All words, as lemmas. */
  said: ReadonlySet<string>;
  /** Tables that are nouns of the question. */
  spoken: string[];
  /** The table of which the list is told. */
  owner: string;
}

/** "names and codes of the locations": the one table that stands right behind a list, or behind the first part of it. */
function ownerOf({ tokens, spans }: Lattice, run: ColumnNoun[]): string | null {
  const owned = run.find(({ isOwned }) => isOwned);
  if (owned) return owned.column.ref.table;
  const end = run.at(-1)?.to ?? 0;
  if (!['of', 'for'].includes(tokens[end]?.lower ?? '')) return null;
  let start = end + 1;
  while (articles.has(tokens[start]?.lower ?? '')) start += 1;
  const longest = (spans[start] ?? [])
    .filter((span) => span.kind === 'table')
    .toSorted((left, right) => right.to - left.to)[0];
  const [best, next] = (longest?.links ?? []).toSorted((left, right) => right.score - left.score);
  return best && best.score > (next?.score ?? 0) ? best.table.sqlName : null;
}

const articles = new Set('the a an all each every our their its these those any different'.split(' '));

function isOfAnother({ lattice: { model, tokens }, owner }: Said, noun: ColumnNoun): boolean {
  const { ref, lemmas, table } = noun.column;
  const words = noun.link.phrase.split(' ');
  // "host names for the parties": the hosts have them.
  const own = lemmasOfName(table.name);
  const isTold = tokens.slice(Math.max(0, noun.from - 1), noun.to).some(({ lemma }) => own.includes(lemma));
  if (ref.table === owner || isTold || !attributes.has(noun.link.phrase)) return false;
  if (isOneToOne(model, owner, ref.table)) return false;
  // The statuses of orders may stand in a table of statuses.
  const isOfKind = words.some((word) => own.includes(word));
  return !isOfKind && (noun.link.phrase === 'name' || lemmas.length > words.length);
}

function isOfUnspoken({ lattice, said, spoken }: Said, noun: ColumnNoun, run: ColumnNoun[]): boolean {
  const { table } = noun.column.ref;
  const isSaid = (bearer: string): boolean => [...said].some((word) => word.startsWith(bearer));
  const isWhole = (one: ColumnNoun): boolean => bearersOf(lattice.model, one).every(isSaid);
  if (isWhole(noun) || speaksOf(lattice, table)) return false;
  const isTied = spoken.some((own) => own === table || canLookUp(lattice.model, own, table));
  const owners = run.filter(isWhole).map(({ column }) => column.ref.table);
  if ([...spoken, ...owners].some((own) => isOneToOne(lattice.model, own, table))) return false;
  return (spoken.length > 0 && !isTied) || (owners.length > 0 && !owners.includes(table));
}

/** What the rows of each table are, by the last word of its name. */
const thingsOf = oncePerCatalog(({ tables }) =>
  [...tables.values()].flatMap(({ name }) => lemmasOfName(name).at(-1) ?? []),
);

/** The things that a header speaks of: "store" of `store_email_address`, where there are stores, and "stu" of `stu_fname`, where there are students. */
function bearersOf(model: SemanticModel, { column, link }: ColumnNoun): string[] {
  const words = link.phrase.split(' ');
  const things = thingsOf(model);
  return column.lemmas.filter(
    (word) =>
      !words.includes(word) &&
      things.some((thing) => thing === word || (word.length >= shortest && thing.startsWith(word))),
  );
}

const shortest = 3;

const superiors = new Set(
  'leader manager chief head boss sponsor coach captain owner president chair director mayor principal'.split(
    ' ',
  ),
);

/** "customers who have an account" where an account is another word for a customer: two things of one question are not the same rows. */
export function thingTwice({ parts }: Guarded): string | null {
  return twiceAmong(parts, parts.nouns);
}

/** "how many customers hold an account", where both words would count accounts. */
export function countedTwice({ parts }: Guarded): string | null {
  return twiceAmong(parts, [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])]);
}

function twiceAmong(parts: Guarded['parts'], nouns: readonly Noun[]): string | null {
  const things = nouns.filter((noun) => noun.kind === 'table');
  const other = things.find(
    (noun) =>
      noun.link.source === 'synonym' &&
      !tradeVerbs.has(noun.link.phrase) &&
      things.some(
        (own) =>
          own.table.sqlName === noun.table.sqlName &&
          own.link.source === 'name' &&
          own.link.phrase !== noun.link.phrase &&
          // "the actors and actresses" are all of them.
          !isListed(parts, own, noun),
      ),
  );
  return other ? `It is not clear what "${other.link.phrase}" is beside ${other.table.name}.` : null;
}

const others = new Set('vice deputy assistant acting former previous co'.split(' '));

/** "president votes" where there are votes for class and vice presidents: the word before says that it is another one. */
export function deputyForHead({ lattice, parts }: Guarded): string | null {
  const said = new Set(lattice.tokens.map(({ lemma }) => lemma));
  const terms = parts.groups.flatMap((group) => group.terms);
  for (const noun of [...parts.nouns, ...parts.measures.flatMap((measure) => measure.noun ?? []), ...terms]) {
    if (noun.kind !== 'column') continue;
    const { lemmas, label } = noun.column;
    const before = lemmas.at(-1 - noun.link.phrase.split(' ').length) ?? '';
    if (others.has(before) && !said.has(before)) return `Here only ${label} is known.`;
  }
  return null;
}

/** "names of the festivals" where only their chairs have a name: the name of who or what belongs to a thing is not what it is called. */
export function nameOfOther({ lattice, parts }: Guarded): string | null {
  const said = new Set(lattice.tokens.map(({ lemma }) => lemma));
  for (const noun of parts.nouns) {
    if (noun.kind !== 'column' || noun.link.phrase !== 'name') continue;
    const own = lemmasOfName(noun.column.table.name);
    const bearer = noun.column.lemmas.at(-2) ?? '';
    const isThing = superiors.has(bearer) || bearersOf(lattice.model, noun).includes(bearer);
    if ((isThing && !said.has(bearer) && !own.includes(bearer)) || isGluedToOther(lattice.model, noun))
      return `Here ${noun.column.label} is the only name that fits.`;
  }
  return null;
}

/** `bname` of a table of customers beside one of banks: the letters before say whose name it is. */
function isGluedToOther({ tables }: SemanticModel, { column: { lemmas, table } }: ColumnNoun): boolean {
  const [, letters] = /^([a-z]{1,4})name$/.exec(lemmas.length === 1 ? (lemmas[0] ?? '') : '') ?? [];
  if (letters === undefined || table.name.toLowerCase().startsWith(letters)) return false;
  return [...tables.values()].some((other) => other.name.toLowerCase().startsWith(letters));
}
