import type { Period } from '../dates/period.ts';
import { namePartRule } from '../frames/name-part-rules.ts';
import type { Lattice, Span } from '../lattice/lattice.ts';
import type { AdjectiveMeaning } from '../lexicon/adjectives.ts';
import { lemmasOfName, lemmasWithoutUnits } from '../model/name-phrases.ts';
import type { ColumnLink, ModelColumn, SemanticModel, TableLink } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Direction } from '../plan.ts';
import { isDate, isNumber } from '../planning/nouns.ts';
import type { Token } from '../text/tokens.ts';
import { gluedLinks } from './glued-words.ts';
import { innerLinks, innerTables } from './inner-words.ts';
import { keyLinks } from './key-words.ts';
import { sharedHeadAt } from './nouns-said-once.ts';
import { isSeasonValue } from './season-values.ts';
import { withSpokenColumns } from './spoken-columns.ts';

/** Words of a question that speak of the data: all that they may be called, side by side. `to` is exclusive. */
export interface Mention {
  from: number;
  to: number;
  columns: ColumnLink[];
  tables: TableLink[];
  /** The tables that are named within: "id of the project" speaks of projects, too. */
  owners: TableLink[];
  values: ValueLink[];
  number: number | null;
  period: Period | null;
  /** A quotation that no value is called. */
  text: string | null;
  /** "oldest": names the column and the end of its order at once. */
  adjective: { directionOf: ReadonlyMap<ModelColumn, Direction> } | null;
}

const bareMention = {
  columns: [],
  tables: [],
  owners: [],
  values: [],
  number: null,
  period: null,
  text: null,
  adjective: null,
};

/** What kinds of things a mention may stand for: C, T, V, N, P, Q and A, in that order. */
export function kindOf(mention: Mention): string {
  return [
    mention.adjective ? 'A' : mention.columns.length > 0 ? 'C' : '',
    mention.tables.length > 0 ? 'T' : '',
    mention.values.length > 0 ? 'V' : '',
    mention.number !== null ? 'N' : '',
    mention.period ? 'P' : '',
    mention.text !== null ? 'Q' : '',
  ].join('');
}

/** The mentions of a question from left to right, each as long as the data allow; words between them only tie them together. */
export function mentionsOf(lattice: Lattice): Mention[] {
  const mentions: Mention[] = [];
  for (let from = 0; from < lattice.tokens.length; ) {
    const several = severalAt(lattice, from);
    const found = several.length > 0 ? several : [oneAt(lattice, from)];
    mentions.push(...found.filter((mention) => mention !== null));
    from = found.at(-1)?.to ?? from + 1;
  }
  return withSpokenColumns(lattice, mentions);
}

function oneAt(lattice: Lattice, from: number): Mention | null {
  return (
    gluedMention(lattice, from) ?? withKeys(lattice, mentionAt(lattice, from)) ?? innerMention(lattice, from)
  );
}

/** "gas station ids" are theirs, though only another table has a column that is called no more than that. */
function withKeys(lattice: Lattice, mention: Mention | null): Mention | null {
  if (!mention || mention.to !== mention.from + 1 || mention.columns.length === 0) return mention;
  const keys = keyLinks(lattice, mention.from);
  const isKnown = keys.some(({ column }) =>
    mention.columns.some((link) => link.column.table === column.table),
  );
  return isKnown ? mention : { ...mention, columns: [...keys, ...mention.columns] };
}

/** Of two words, one of which nothing else knows. */
function gluedMention(lattice: Lattice, from: number): Mention | null {
  const isOpen = [from, from + 1].some((at) => (lattice.spans[at] ?? []).length === 0);
  const columns = isOpen ? gluedLinks(lattice, from) : [];
  return columns.length === 0 ? null : { ...bareMention, from, to: from + 2, columns };
}

const joints = new Set(['and', ',', '&']);

/** "first and last names", "full names": a mention for each of the columns whose common noun is said once. */
function severalAt(lattice: Lattice, from: number): Mention[] {
  const { tokens } = lattice;
  if (['the', 'their', 'its'].includes(tokens[from]?.lower ?? '')) return [];
  const pieces = namePartRule(lattice, from);
  const to = Math.max(0, ...pieces.map((piece) => piece.to));
  const lists = pieces.flatMap(({ to: end, fragment }) =>
    end === to && fragment.kind === 'term' ? [[fragment.term, ...(fragment.beside ?? [])]] : [],
  );
  const count = Math.min(...lists.map((terms) => terms.length));
  const starts = tokens
    .slice(from, to)
    .flatMap(({ lower }, step) => (joints.has(lower) ? [] : [from + step]))
    .slice(0, count);
  if (lists.length === 0) return sharedHeads(lattice, from);
  if (starts.length < count) return [];
  return starts.map((start, place) => ({
    ...bareMention,
    from: start,
    to: place === count - 1 ? to : start + 1,
    columns: lists.flatMap((terms) => {
      const term = terms[place];
      return term?.kind === 'column' ? term.choice.options : [];
    }),
  }));
}

function sharedHeads(lattice: Lattice, from: number): Mention[] {
  const shared = sharedHeadAt(lattice, from);
  if (!shared) return [];
  const [first, second] = shared.starts;
  const [ones, others] = shared.columns;
  return [
    { ...bareMention, from: first, to: second - 1, columns: ones },
    { ...bareMention, from: second, to: shared.to, columns: others },
  ];
}

/** Of a word that nothing else knows. */
function innerMention(lattice: Lattice, from: number): Mention | null {
  const isOpen = (lattice.spans[from] ?? []).length === 0;
  const keys = isOpen ? keyLinks(lattice, from) : [];
  const columns = keys.length > 0 ? keys : innerLinks(lattice, from);
  const tables = columns.length === 0 && isOpen ? innerTables(lattice, from) : [];
  return columns.length + tables.length === 0
    ? null
    : { ...bareMention, from, to: from + 1, columns, tables };
}

const naming = new Set<Span['kind']>([
  'column',
  'table',
  'value',
  'valueSet',
  'number',
  'period',
  'quoted',
  'adjective',
  'dateSuperlative',
]);

function mentionAt(lattice: Lattice, from: number): Mention | null {
  const { model, tokens, spans } = lattice;
  const here = (spans[from] ?? []).filter((span) => !isSeasonValue(lattice, from, span));
  const strong = here.filter((span) => naming.has(span.kind) && isStrong(span));
  const named = strong.some(isSure) ? strong.filter(isSure) : strong;
  const to = Math.max(0, ...named.map((span) => span.to));
  // "number of" counts, though some column is called a number.
  const cue = Math.max(0, ...here.flatMap((span) => (span.kind === 'operator' ? [span.to] : [])));
  const isExact = named.some((span) => span.to === to && isCalledSo(span));
  if (to === 0 || cue > to || (cue === to && !isExact)) return null;
  const own = named.filter((span) => span.to === to);
  const ranked = own.flatMap((span) =>
    span.kind === 'adjective'
      ? [...rankedBy(model, span.meanings), ...datesOfAge(model, span.phrase)]
      : span.kind === 'dateSuperlative'
        ? datesBy(model, span.direction)
        : [],
  );
  const isAdjective = own.some(({ kind }) => kind === 'adjective' || kind === 'dateSuperlative');
  const columns = own.flatMap((span) => (span.kind === 'column' ? span.links : []));
  return {
    from,
    to,
    columns: isAdjective ? ranked.map(({ link }) => link) : columns,
    tables: own.flatMap((span) => (span.kind === 'table' ? span.links : [])),
    owners: columns.length > 0 ? ownersIn(lattice, from, to, columns) : [],
    values: own.flatMap((span) =>
      span.kind === 'value' || (span.kind === 'valueSet' && !span.negated) ? span.links : [],
    ),
    number: own.flatMap((span) => (span.kind === 'number' ? [span.value] : []))[0] ?? null,
    period: own.flatMap((span) => (span.kind === 'period' ? [span.reading.period] : []))[0] ?? null,
    text: quotedText(tokens[from], own),
    adjective: isAdjective
      ? { directionOf: new Map(ranked.map(({ link, direction }) => [link.column, direction])) }
      : null,
  };
}

/** "phone for customers", where its likeliest columns are theirs. */
function ownersIn({ model, tokens }: Lattice, from: number, to: number, columns: ColumnLink[]): TableLink[] {
  const said = tokens.slice(from, to);
  const bond = said.findLastIndex(({ lower }) => lower === 'of' || lower === 'for');
  const behind = said.slice(bond + 1).filter(({ lower }) => !articles.has(lower));
  if (bond < 1) return [];
  const named = model.tableIndex.get(behind.map(({ lemma }) => lemma).join(' ')) ?? [];
  const best = Math.max(0, ...columns.map(({ score }) => score));
  const own = new Set(columns.flatMap(({ column, score }) => (score === best ? [column.table] : [])));
  return named.filter(({ score, table }) => score >= leastLink && own.has(table));
}

const articles = new Set('the a an all each every their its'.split(' '));
const leastLink = 0.5;

function isStrong(span: Span): boolean {
  return !('links' in span) || span.links.some(({ score }) => score >= leastLink);
}

/** A value that is only near, or named in part, is meant where nothing else is. */
function isSure(span: Span): boolean {
  return (
    (span.kind !== 'value' && span.kind !== 'valueSet') ||
    span.links.some(({ source }) => source === 'value' || source === 'inflected')
  );
}

function isCalledSo(span: Span): boolean {
  if (span.kind !== 'column' && span.kind !== 'table') return span.kind !== 'value';
  return span.links.some(({ source, score }) => source === 'name' && score >= 0.9);
}

function quotedText(token: Token | undefined, own: Span[]): string | null {
  const isValue = own.some(({ kind }) => kind === 'value');
  return token?.kind === 'quoted' && !isValue ? token.text : null;
}

interface Ranked {
  link: ColumnLink;
  direction: Direction;
}

/** The columns that an adjective may rank by, those that are meant first. */
function rankedBy(model: SemanticModel, meanings: AdjectiveMeaning[]): Ranked[] {
  return meanings.flatMap(({ columns, direction }, place) =>
    [...model.columns.values()].flatMap((column): Ranked[] => {
      const names = [lemmasOfName(column.ref.column), lemmasWithoutUnits(column.ref.column)];
      const isRanked = columns.some((name) =>
        names.some((words) => ` ${words.join(' ')} `.includes(` ${name} `)),
      );
      return isRanked && isOrdered(column) ? [rankedLink(column, 0.9 - place * 0.1, direction)] : [];
    }),
  );
}

/** "the oldest order" is the first by its date. */
function datesOfAge(model: SemanticModel, phrase: string): Ranked[] {
  const direction = phrase === 'oldest' ? 'ascending' : phrase === 'youngest' ? 'descending' : null;
  return direction === null
    ? []
    : datesBy(model, direction).map(({ link }) => ({
        link: { ...link, score: link.score - 0.2 },
        direction,
      }));
}

/** "most recent", "latest": any date, or column of years, may be meant. */
function datesBy(model: SemanticModel, direction: Direction): Ranked[] {
  return [...model.columns.values()].flatMap((column) =>
    isDate(column) || column.lemmas.includes('year')
      ? [rankedLink(column, isDate(column) ? 0.8 : 0.6, direction)]
      : [],
  );
}

function rankedLink(column: ModelColumn, score: number, direction: Direction): Ranked {
  return { link: { column, score, source: 'part', phrase: 'ranked' }, direction };
}

function isOrdered(column: ModelColumn): boolean {
  return isNumber(column) || isDate(column);
}
