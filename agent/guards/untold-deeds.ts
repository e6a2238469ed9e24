import type { CatalogTable } from '#kernel/catalog.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { tellersOf, tradeDeeds } from '../lexicon/deeds.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { pluralOf } from '../text/plurals.ts';
import type { Token } from '../text/tokens.ts';
import { shareRoot } from '../text/word-roots.ts';

const helpers = new Set(
  'have has had been be was were are is did do does got get who that which we i they you he she ever already actually really also just all now not never'.split(
    ' ',
  ),
);
const perfects = new Set('have has had did been was were got ever never'.split(' '));
/** Between a thing and what it did; "customers in Spain who have ordered" has its place between them. */
const longestGap = 8;
const links = new Set(
  'in at for from on with the a an to of our us this that any some it them something anything'.split(' '),
);
/** Headers that speak of a deed and do not tell whether it was done: a sales rep, a billing address, payment terms, a sale price. */
const idleTails = new Set(
  'address city street state country zip postcode postal term terms method type rep manager agent owner price currency to name email phone channel'.split(
    ' ',
  ),
);
const mostStates = 50;

/**
 * "how many customers have ordered" of a list of customers: a verb of doing is said of some, and nothing in the data tells of whom. Skipped, it would be
 * all of them. In words for the asker; null where the question says no such verb, or the data tell.
 */
export function untoldDeed(lattice: Lattice): string | null {
  for (const [at, verb] of lattice.tokens.entries()) {
    const tellers = verb.kind === 'word' && !verb.isCapitalised ? tellersOf(verb.lemma) : null;
    if (!tellers || !isDone(lattice.tokens, at) || isOrder(lattice.tokens, at)) continue;
    const subjects = subjectsOf(lattice, at);
    const [subject] = subjects;
    if (!subject || isToldByObject(lattice, at, verb)) continue;
    if (subjects.every((table) => !isTold(lattice.model, table, verb, tellers)))
      return `Nothing here tells which ${nounOf(subject)} ${saidOf(lattice.tokens, at)}: no column and no table is about it.`;
  }
  return null;
}

/** "ordered", "have … ordered", "did … order"; "left" and "quit" are done in their plain form. */
function isDone(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || /ing$/.test(token.lower)) return false;
  if (token.lower !== token.lemma)
    return !(token.lower === `${token.lemma}s` || token.lower === `${token.lemma}es`);
  const before = tokens.slice(Math.max(0, at - longestGap), at);
  return before.some(({ lower }) => lower === 'did') || (token.lemma === 'left' && isNoAdjective(tokens, at));
}

function isNoAdjective(tokens: readonly Token[], at: number): boolean {
  return (
    !['the', 'on', 'to', 'hand'].includes(tokens[at - 1]?.lower ?? '') && tokens[at - 1]?.lower !== 'are'
  );
}

/** "customers ordered by name", "ordered from newest to oldest": put in an order. "How many customers ordered" is no list. */
function isOrder(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lemma !== 'order') return false;
  const isAfterHelper = perfects.has(tokens[at - 1]?.lower ?? '');
  const rest = tokens.slice(at + 1, at + 6).map(({ lower }) => lower);
  const isCounted = tokens.slice(Math.max(0, at - 3), at - 1).some(({ lower }) => lower === 'many');
  const isDirected = rest.some((word) =>
    /^(asc|desc)|^alphabet|^(oldest|newest|lowest|highest|largest|smallest)$/.test(word),
  );
  return isDirected || (!isAfterHelper && !isCounted && rest[0] === 'by');
}

/** The lists of people or things that the verb is said of: the noun before it, with nothing but helpers and conditions between them. */
function subjectsOf({ tokens, spans }: Lattice, at: number): CatalogTable[] {
  let before = at - 1;
  while (before >= 0 && helpers.has(tokens[before]?.lower ?? '')) before -= 1;
  const isClause = tokens.slice(before + 1, at).some(({ lower }) => ['who', 'that', 'which'].includes(lower));
  const earliest = isClause ? Math.max(0, before - longestGap) : conditionStart({ tokens, spans }, before);
  for (let to = before + 1; to > earliest; to -= 1) {
    const own = spans.flatMap((found, from) => found.filter((span) => span.to === to && from < to));
    const tables = own.flatMap((span) => (span.kind === 'table' ? span.links.map(({ table }) => table) : []));
    // "which segment has ordered the most" speaks of the rows that the segments are of.
    const named = own.flatMap((span) =>
      span.kind === 'column'
        ? span.links.flatMap(({ source, column }) => (source === 'name' ? [column.table] : []))
        : [],
    );
    const said = named.length > 0 ? named : tables;
    if (said.length > 0) return said.every(isList) ? said : [];
  }
  return [];
}

const places = new Set('in from at of for with on the and or based living'.split(' '));

/** "customers from DE ordered": what narrows the noun stands between it and its verb. The token before all that ends at `at`. */
function conditionStart({ tokens, spans }: Pick<Lattice, 'tokens' | 'spans'>, at: number): number {
  const isValue = (place: number): boolean =>
    spans.some((found, from) =>
      found.some(
        ({ kind, to }) => ['value', 'valueSet', 'period'].includes(kind) && from <= place && place < to,
      ),
    );
  let start = at;
  while (start >= 0 && at - start < longestGap && (places.has(tokens[start]?.lower ?? '') || isValue(start)))
    start -= 1;
  return start;
}

/** Rows that are people, or things that are called something and dated by nothing. What happens is dated: it is a deed itself. */
function isList(table: CatalogTable): boolean {
  if (isAboutPeople(table)) return true;
  const { columns, key, displayColumn } = table.profile;
  const isDated = columns.some(({ type }) => type === 'date' || type === 'timestamp');
  return !isDated && key.length === 1 && displayColumn !== null;
}

/** "students who played chess", "customers who bought the Premium plan": the object is a value of the data, and tells them apart. */
function isToldByObject({ tokens, spans }: Lattice, at: number, verb: Token): boolean {
  let next = at + 1;
  let isPlaced = false;
  while (links.has(tokens[next]?.lower ?? '')) {
    isPlaced ||= ['in', 'at', 'for', 'from', 'on', 'with', 'to'].includes(tokens[next]?.lower ?? '');
    next += 1;
  }
  if (!isPlaced && makingVerbs.has(verb.lemma) && namesObject({ tokens, spans }, next)) return true;
  const isValue = (spans[next] ?? []).some(({ kind }) => kind === 'value' || kind === 'valueSet');
  return isValue && !(isPlaced && tradeDeeds.has(verb.lemma));
}

/** What they are done to is there because of them: of purchases that were returned there are as many without. */
const makingVerbs = new Set(
  'contribute donate order buy purchase book reserve attend participate visit enroll enrol register'.split(
    ' ',
  ),
);
const quantities = new Set(
  'more less fewer or than at least most exactly only two three several many different own'.split(' '),
);

/** "contributed three or more ratings": what it was done to is a table or a column of the data. */
function namesObject({ tokens, spans }: Pick<Lattice, 'tokens' | 'spans'>, from: number): boolean {
  let next = from;
  while (tokens[next]?.kind === 'number' || quantities.has(tokens[next]?.lower ?? '')) next += 1;
  return (spans[next] ?? []).some(
    (span) =>
      (span.kind === 'table' || span.kind === 'column') && span.links.some(({ source }) => source === 'name'),
  );
}

function isTold(
  model: SemanticModel,
  subject: CatalogTable,
  verb: Token,
  tellers: ReadonlySet<string>,
): boolean {
  const isAbout = (word: string): boolean =>
    tellers.has(word) || shareRoot(word, verb.lemma) || shareRoot(word, verb.lower);
  return relatedTables(model, subject).some(
    (table) =>
      lemmasOfName(table.name).some(isAbout) ||
      table.profile.columns.some(({ name, label, values, distinctCount, type }) => {
        const words = [name, label ?? ''].flatMap((text) => lemmasOfName(text));
        const isIdle = idleTails.has(words.at(-1) ?? '') || words.includes('price');
        if (!isIdle && words.some(isAbout)) return true;
        return (
          type === 'text' &&
          distinctCount <= mostStates &&
          values.some(({ value }) =>
            valueWords(value).some((word) => isAbout(lemmaOf(word)) || isAbout(word)),
          )
        );
      }),
  );
}

/** The table and all that relations tie to it, over however many steps. */
function relatedTables(model: SemanticModel, subject: CatalogTable): CatalogTable[] {
  const found = new Set([subject.sqlName]);
  for (const name of found)
    for (const { fromTable, toTable } of model.relations) {
      if (fromTable === name) found.add(toTable);
      if (toTable === name) found.add(fromTable);
    }
  return [...found].flatMap((name) => model.tables.get(name) ?? []);
}

function nounOf({ name }: CatalogTable): string {
  return pluralOf(lemmasOfName(name).join(' '));
}

/** "have ordered", "were sold": the verb with its helpers, as it was said. */
function saidOf(tokens: readonly Token[], at: number): string {
  const verb = tokens[at];
  if (verb && verb.lower === verb.lemma && verb.lemma !== 'left') return `are meant by "${verb.lower}"`;
  let from = at;
  while (from > 0 && perfects.has(tokens[from - 1]?.lower ?? '')) from -= 1;
  return tokens
    .slice(from, at + 1)
    .map(({ lower }) => lower)
    .join(' ');
}
