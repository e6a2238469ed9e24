import { relationalNouns } from '../lexicon/relational-nouns.ts';
import { synonymsByPhrase } from '../lexicon/thesaurus.ts';
import { type WordEntry, type WordRelation, wordEntries } from '../lexicon/wordnet.ts';
import { flagOf } from '../model/flag-columns.ts';
import { isParticiple } from '../model/header-forms.ts';
import { isPersonColumn } from '../model/person-columns.ts';
import type { ColumnLink, SemanticModel, TableLink } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import { pluralOf } from '../text/plurals.ts';
import type { Token } from '../text/tokens.ts';
import type { Lattice } from './lattice.ts';
import { isCounted, isNounPlace } from './noun-places.ts';
import { valueSaidBy } from './value-verbs.ts';

/** A word of the question that was taken for a name of the data because the dictionary relates the two. */
export interface RelatedWord {
  typed: string;
  read: string;
  /** The relation is too weak to answer by: what was understood is asked back. */
  isProposed: boolean;
}

interface Target {
  from: number;
  to: number;
  relation: WordRelation;
  read: string;
  columns: ColumnLink[];
  tables: TableLink[];
  values: ValueLink[];
}

const longestName = 3;
/** Links to a header by all that it is called score at least so much. */
const wholeName = 0.8;
const strongestFirst: readonly WordRelation[] = ['derived', 'same', 'wider'];
/** Of more words that nothing knows too much would be guessed. */
const mostRelated = 2;

/**
 * The question with the words that nothing knows replaced by the only column, table or value that the dictionary relates them to; null where
 * one of them is related to none or to several. The last resort, after names, synonyms, values and slips of the pen.
 */
export function relateWords(
  lattice: Lattice,
  unknown: readonly Token[],
): { tokens: Token[]; words: RelatedWord[] } | null {
  const strange = unknown
    .map((token) => lattice.tokens.indexOf(token))
    .filter((at) => (lattice.spans[at] ?? []).length === 0);
  if (strange.length === 0 || strange.length > mostRelated) return null;
  const words: RelatedWord[] = [];
  const read = lattice.tokens.map((token) => [token]);
  for (const at of strange) {
    const token = lattice.tokens[at];
    const said = valueSaidBy(lattice, at);
    const target = said ? null : targetOf(lattice, at);
    if (token && said) {
      words.push({ typed: token.text, read: said.column.label, isProposed: false });
      for (let own = at; own < said.at; own += 1) read[own] = [];
      read[said.at] = (read[said.at] ?? []).map((value) => asWritten(value, said.written));
    } else if (token && target) {
      const isProposed = isWeak(target);
      words.push({ typed: token.text, read: target.read, isProposed });
      read[at] = retyped(token, target.read);
    } else return null;
  }
  return { tokens: read.flat(), words };
}

/**
 * A kind of it, a value, or a sense of the last word of a header alone: "plants" are works of a sort, and no `recommended_work` of a tree.
 * What numbers the rows is not what people call them by either: a ticket is no asset tag.
 */
function isWeak({ relation, columns, tables, values }: Target): boolean {
  const isPart = tables.length === 0 && columns.every(({ score }) => score < wholeName);
  const isNumber =
    tables.length === 0 &&
    columns.every(({ column: { profile } }) => profile.role === 'identifier' || profile.isUnique);
  return relation === 'wider' || values.length > 0 || (relation === 'same' && (isPart || isNumber));
}

/** The token as if the related word had been typed, in the plural where the word was. */
function retyped(token: Token, read: string): Token[] {
  const isPlural = token.lower !== token.lemma && /s$/.test(token.lower);
  const words = read.split(' ');
  return words.map((lemma, index) => {
    const lower = isPlural && index === words.length - 1 ? pluralOf(lemma) : lemma;
    return { ...token, text: lower, lower, lemma, isCapitalised: false };
  });
}

function asWritten(token: Token, value: string | null): Token {
  if (value === null) return token;
  return { ...token, text: value, lower: value.toLowerCase(), lemma: value.toLowerCase() };
}

function targetOf(lattice: Lattice, at: number): Target | null {
  const token = lattice.tokens[at];
  if (!token || !isOpenWord(lattice, at, token)) return null;
  const entries = wordEntries(token.lemma);
  for (const relation of strongestFirst) {
    const found = targetsBy(lattice, at, relation, entries);
    const longest = Math.max(0, ...found.map(({ from, to }) => to - from));
    const [only, ...more] = found.filter(({ from, to }) => to - from === longest);
    if (only) return more.every((other) => isSameTarget(only, other)) ? only : null;
  }
  return null;
}

/** Names, numbers, short words, and nouns that compare or count are never read by the dictionary. */
function isOpenWord({ model }: Lattice, at: number, { kind, lower, lemma, isCapitalised }: Token): boolean {
  return (
    kind === 'word' &&
    lower.length > 2 &&
    !(isCapitalised && at > 0) &&
    !relationalNouns.has(lemma) &&
    !model.operators.has(lower)
  );
}

/** The year in which it was built is no builder. */
function tellsNobody({ relation, tables, columns }: Target): boolean {
  return (
    relation === 'derived' &&
    tables.length === 0 &&
    columns.every(({ column }) => column.profile.type !== 'text')
  );
}

function targetsBy(lattice: Lattice, at: number, relation: WordRelation, entries: WordEntry[]): Target[] {
  const { model, tokens } = lattice;
  const isNoun = isNounPlace(lattice, at, entries);
  const narrower = relation === 'wider' && isNoun ? narrowerNames(model, tokens[at]?.lemma ?? '') : [];
  return entries.flatMap((entry): Target[] => {
    if (entry.part === 'v') return [];
    // The approver stands in a column Approved By.
    const doers =
      relation === 'derived' && entry.isPerson ? entry.related.derived.map((verb) => `${verb} by`) : [];
    const words = [...doers, ...entry.related[relation], ...(entry.part === 'n' ? narrower : [])];
    return words.flatMap((word) => {
      // As names are kept: the "dwelling" of a header is filed under the verb.
      const read = word.split(' ').map(lemmaOf).join(' ');
      const values = relation === 'same' ? valuesCalled(model, read) : [];
      const told: Target = { from: at, to: at + 1, relation, read, columns: [], tables: [], values };
      const named = isNoun && entry.part === 'n' ? namedTargets(lattice, at, told, entry) : [];
      const isDoer = entry.isPerson || /[eo]r$/.test(tokens[at]?.lemma ?? '');
      const fitting = named.filter((target) => !(isDoer && tellsNobody(target)));
      return values.length > 0 ? [told, ...fitting] : fitting;
    });
  });
}

/** The word in the place of a noun, alone or with its neighbours: "delivery cost" beside a `shipping_cost`. */
function namedTargets(lattice: Lattice, at: number, told: Target, entry: WordEntry): Target[] {
  const { model, tokens } = lattice;
  const targets: Target[] = [];
  for (let from = Math.max(0, at - longestName + 1); from <= at; from += 1)
    for (let to = at + 1; to <= Math.min(tokens.length, from + longestName); to += 1) {
      const key = tokens
        .slice(from, to)
        .map(({ lemma }, index) => (from + index === at ? told.read : lemma))
        .join(' ');
      const values = from + 1 === to || told.relation !== 'same' ? [] : valuesCalled(model, key);
      const columns = (model.columnIndex.get(key) ?? []).filter((link) =>
        isFitting(lattice, at, link, told, entry),
      );
      const tables = (model.tableIndex.get(key) ?? []).filter(
        (link) => isOwnName(link.source) && told.relation !== 'derived' && link.score >= 0.7,
      );
      if (columns.length + tables.length + values.length > 0)
        targets.push({ ...told, from, to, columns, tables, values });
    }
  return targets;
}

function isOwnName(source: ColumnLink['source']): boolean {
  return source === 'name' || source === 'part' || source === 'singular';
}

/**
 * An amount is taken only for a word that the thesaurus of the trade does not know, because where it does it has said what the word may
 * mean; and what is counted is no amount, no date and no yes or no.
 */
function isFitting(
  lattice: Lattice,
  at: number,
  link: ColumnLink,
  { relation, read }: Target,
  entry: WordEntry,
): boolean {
  const { column, source } = link;
  const { profile } = column;
  if (!isOwnName(source)) return false;
  const isAmount = ['integer', 'decimal', 'double'].includes(profile.type) && profile.role !== 'identifier';
  const isTold = flagOf(profile) !== null || ['date', 'timestamp', 'time'].includes(profile.type);
  // The "pay" of a `paid_date` is what happened on it, and no noun: salaries are none of its days.
  if (source === 'part' && isTold) return false;
  // The last word of `asset_tag` is no name for what is counted by it.
  if (source === 'part' && (profile.role === 'identifier' || profile.isUnique)) return false;
  // What was paid is no pay: a noun stands for a noun of the header, and only what is derived for its participle.
  const turned = wordsOfName(profile.name).filter(isParticiple).map(lemmaOf);
  if (relation !== 'derived' && read.split(' ').some((word) => turned.includes(word))) return false;
  const isWorn = isAmount && synonymsByPhrase().has(lattice.tokens[at]?.lemma ?? '');
  if (isWorn || (isAmount && relation === 'wider')) return false;
  // Whoever does something is not what is done.
  if (relation === 'derived' && (isTold || entry.isPerson !== isPersonColumn(column))) return false;
  return !((isAmount || isTold) && isCounted(lattice, at));
}

/** Values that are the related word, of one column. */
function valuesCalled(model: SemanticModel, read: string): ValueLink[] {
  const links = (model.values.byPhrase.get(read) ?? []).filter(({ source }) => source === 'value');
  return new Set(links.map(({ column }) => `${column.table}.${column.column}`)).size === 1 ? links : [];
}

/** Names of the data of which the word is the wider one: "animals" of a table of dogs. */
function narrowerNames({ columnIndex, tableIndex }: SemanticModel, lemma: string): string[] {
  const names = new Set(
    [...columnIndex, ...tableIndex].flatMap(([key, links]) =>
      !key.includes(' ') && links.some(({ source }) => source === 'name') ? [key] : [],
    ),
  );
  return [...names].filter((name) =>
    wordEntries(name, ['n']).some(({ related }) => related.wider.includes(lemma)),
  );
}

function isSameTarget(left: Target, right: Target): boolean {
  const namesOf = ({ columns, tables, values }: Target): string =>
    [
      ...columns.map(({ column }) => `${column.ref.table}.${column.ref.column}`),
      ...tables.map(({ table }) => table.sqlName),
      ...values.map(({ column, value }) => `${column.table}.${column.column}=${value}`),
    ]
      .sort()
      .join('|');
  return namesOf(left) === namesOf(right);
}
