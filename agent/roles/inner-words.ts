import type { Lattice } from '../lattice/lattice.ts';
import { isNounPlace } from '../lattice/noun-places.ts';
import { wordEntries } from '../lexicon/wordnet.ts';
import { oncePerCatalog } from '../model/once-per-catalog.ts';
import type { ColumnLink, ModelColumn, TableLink } from '../model/semantic-model.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import { isVerbForm, isVerbStem } from '../text/verbs.ts';

const shortest = 3;
const longestOperator = 4;
/** A name says less by one of its words the more it has. */
const score = { least: 0.5, shared: 0.2 };

/**
 * Columns of which a word that nothing else knows is a part of the name, and not its last: the gender of `gender_mf`, the unit of
 * `unit_of_measure`. Too little to answer by, so only the second method reads it: what it finds is weighed, never told by itself.
 */
export function innerLinks(lattice: Lattice, at: number): ColumnLink[] {
  const token = lattice.tokens[at];
  if (!token || !isOpen(lattice, at, token)) return [];
  const names = namesWith(lattice.model);
  const links = names.get(token.lemma) ?? (isSaidInFull(token) ? startsOf(names, token.lemma) : []);
  if (links.length === 0) return [];
  const spoken = tablesSpoken(lattice);
  const own = links.filter(({ column }) => spoken.has(column.ref.table));
  return own.length > 0 ? own : linksNearby(lattice, links, spoken);
}

const steps = 2;
const nearbyCost = 0.1;

/** "customers of each state", where only the addresses that theirs lead to have a word of that name. */
function linksNearby({ model }: Lattice, links: ColumnLink[], spoken: ReadonlySet<string>): ColumnLink[] {
  const [first, ...more] = links;
  if (!first || more.some(({ column }) => column.table !== first.column.table)) return [];
  const near = new Set(spoken);
  for (let step = 0; step < steps; step += 1)
    for (const { fromTable, toTable } of model.relations.filter(
      ({ fromTable, toTable }) => near.has(fromTable) !== near.has(toTable),
    ))
      near.add(fromTable).add(toTable);
  return near.has(first.column.ref.table)
    ? links.map((link) => ({ ...link, score: link.score - nearbyCost }))
    : [];
}

/** "saving balance" of a table `savings`: the noun that a verb's form is, in the singular. */
export function innerTables({ model, tokens }: Lattice, at: number): TableLink[] {
  const token = tokens[at];
  const isDeed = token?.kind === 'word' && /..ing$/.test(token.lower) && token.lower !== token.lemma;
  if (!isDeed) return [];
  const named = [token.lower, `${token.lower}s`].flatMap((form) => model.tableIndex.get(form) ?? []);
  return named.filter(({ source }) => source === 'name');
}

/** Verbs say what is done with rows more often than they name a column: who holds a card is no `card_holder`. */
function isOpen(lattice: Lattice, at: number, { kind, text, lower, lemma }: Token): boolean {
  if (kind !== 'word' || lower.length < shortest || isCovered(lattice, at)) return false;
  // "RAM" is no verb, and neither is what somebody has: "whose spoil share".
  if (text === text.toUpperCase() || lattice.tokens[at - 1]?.lower === 'whose') return true;
  return !(isVerbForm(lower) || isVerbStem(lemma)) || isNounPlace(lattice, at, wordEntries(lemma));
}

/** "number of": its second word is owned with the first. */
function isCovered({ spans }: Lattice, at: number): boolean {
  const before = spans.slice(Math.max(0, at - longestOperator), at);
  return (spans[at] ?? []).length > 0 || before.some((own) => own.some((span) => span.to > at));
}

const shortestStart = 3;
const shortestWhole = 8;

function isSaidInFull({ lemma }: Token): boolean {
  return lemma.length >= shortestWhole && wordEntries(lemma).some(({ part }) => part === 'n');
}

/** "enrollment" of an `enr`: a header that ends where everyone knows how the word goes on, and is none itself. */
function startsOf(names: Map<string, ColumnLink[]>, lemma: string): ColumnLink[] {
  for (let length = lemma.length - 2; length >= shortestStart; length -= 1) {
    const start = lemma.slice(0, length);
    const links = names.get(start);
    if (links && wordEntries(start).length === 0) return links;
  }
  return [];
}

/** In "price of the products", a `product_stock_number` is of products too; what only numbers rows is asked for by its name. */
const namesWith = oncePerCatalog(({ columns }) => {
  const found = new Map<string, ColumnLink[]>();
  for (const column of columns.values()) {
    if (column.profile.role === 'identifier') continue;
    const words = wordsOfName(column.profile.name);
    for (const lemma of new Set(words.map(lemmaOf)))
      found.set(lemma, [...(found.get(lemma) ?? []), linkOf(column, lemma, words.length)]);
  }
  return found;
});

function linkOf(column: ModelColumn, phrase: string, words: number): ColumnLink {
  return { column, score: score.least + score.shared / words, source: 'inner', phrase };
}

/** Tables that the question names by themselves or by a column. */
function tablesSpoken({ spans }: Lattice): Set<string> {
  return new Set(
    spans.flat().flatMap((span) => {
      if (span.kind === 'table') return span.links.map(({ table }) => table.sqlName);
      return span.kind === 'column'
        ? span.links.flatMap(({ source, column }) => (source === 'name' ? [column.ref.table] : []))
        : [];
    }),
  );
}
