import { canLookUp } from '../model/join-paths.ts';
import {
  displayColumn,
  keyColumn,
  type ModelColumn,
  type SemanticModel,
  sameColumn,
  tableOf,
} from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { saysItsTable } from './list-entity.ts';
import type { Noun, Parts, Place, RankPart } from './parts.ts';

type PlacedNoun = Parts['nouns'][number];
type ColumnNoun = Extract<Noun, { kind: 'column' }>;

/** The columns that are asked for of a thing that a ranking chooses, and the question as if the thing itself were asked for. */
export interface RankedEntity {
  shown: ColumnRef[];
  rest: Parts;
}

/**
 * "name and phone of the customer with the most orders": the customers are ranked, not their names, and what is asked of them is
 * shown. Null where no columns of one thing are asked for.
 */
export function rankedEntity(
  model: SemanticModel,
  parts: Parts,
  rank: RankPart,
  tokens: Token[],
): RankedEntity | null {
  if (parts.groups.length > 0) return null;
  // "users with the most popular role": the role is ranked.
  if (rank.kind === 'word' && rank.style === 'count') return null;
  const before = parts.nouns.filter((noun) => noun.from < rank.from);
  const behind = parts.nouns.filter((noun) => noun.from >= rank.from);
  const [measure] = parts.measures;
  // Without a measure the noun right behind the ranking word says by what is ranked.
  const metric = measure ? undefined : behind[0];
  const told = behind.filter((noun) => noun !== metric && isToldAfter(tokens, measure ?? metric, noun));
  const columns = [...before, ...told].filter((noun) => noun.kind === 'column');
  if (columns.length === 0 || columns.some((noun) => noun.distinct || noun.isAdded)) return null;
  const entity = told.length > 0 ? onlyTable(before) : entityOf(model, columns, before, tokens);
  if (entity === null || !isInOrder(before, entity)) return null;
  // Each row has but one of what it points to: there is no most of them.
  if (metric?.kind === 'table' && canLookUp(model, entity, metric.table.sqlName)) return null;
  const areOfEntity = columns.every(
    ({ column }) =>
      column.ref.table === entity ||
      (canLookUp(model, entity, column.ref.table) && !hasNamesake(model, entity, column)),
  );
  // Tables further behind are spoken of by conditions; that they have a part in the plan is seen when it is settled.
  const others = behind.filter((noun) => noun !== metric && !told.includes(noun));
  if (!areOfEntity || others.some(({ kind }) => kind === 'column')) return null;
  const ranked = metric ? [metric] : [];
  // "phone of the tenant with the latest visit": the visits are ranked, and each has its tenant.
  if (rank.kind === 'date') {
    const isEvent = metric?.kind === 'table' && canLookUp(model, metric.table.sqlName, entity);
    return isEvent
      ? { shown: columns.map(({ column }) => column.ref), rest: { ...parts, nouns: ranked } }
      : null;
  }
  return {
    shown: columns.map(({ column }) => column.ref),
    rest: { ...parts, nouns: [entityNoun(model, entity, before), ...ranked] },
  };
}

/** A last name beside the students' is theirs, not that of whom they belong to. */
function hasNamesake(model: SemanticModel, entity: string, { ref, lemmas }: ModelColumn): boolean {
  return [...model.columns.values()].some(
    (other) =>
      other.ref.table === entity &&
      (other.lemmas.join(' ') === lemmas.join(' ') ||
        other.ref.column.toLowerCase() === ref.column.toLowerCase()),
  );
}

/** "Which customer has the most orders? Give me the name": a second sentence, whose verb stands between. */
function isToldAfter(tokens: Token[], metric: Place | undefined, noun: PlacedNoun): boolean {
  if (!metric || noun.from < metric.to) return false;
  const between = tokens.slice(metric.to, noun.from).map(({ lower }) => lower);
  return noun.kind === 'column' && between.some((word) => asking.has(word));
}

const asking = new Set('give show list return tell find state provide'.split(' '));

/** The thing whose columns they are: said with one of them, or named by its name or key among several of one table. */
function entityOf(
  model: SemanticModel,
  columns: ColumnNoun[],
  before: PlacedNoun[],
  tokens: Token[],
): string | null {
  const last = columns.at(-1);
  const said = before.find(
    (noun) => noun.kind === 'table' && last !== undefined && isOwner(tokens, last, noun),
  );
  if (said?.kind === 'table') return said.table.sqlName;
  const owned = columns.filter((noun) => noun.isOwned || saysItsTable(noun));
  const owners = new Set(owned.map(({ column }) => column.ref.table));
  const [owner, ...more] = owners;
  if (owner !== undefined) return more.length === 0 ? owner : null;
  const [table, ...others] = new Set(columns.map(({ column }) => column.ref.table));
  if (table === undefined || others.length > 0 || columns.length < 2) return null;
  const known = tableOf(model, table);
  const naming = [keyColumn(known), displayColumn(known)];
  const isNamed = columns.some(({ column }) =>
    naming.some((name) => name !== null && sameColumn(name, column.ref)),
  );
  return isNamed ? table : null;
}

/** "of the 3 tenants", "corresponding to the lease": the thing whose columns stand right before. */
function isOwner(tokens: Token[], column: Place, noun: Place): boolean {
  const between = tokens.slice(column.to, noun.from);
  return (
    noun.from >= column.to &&
    between.length > 0 &&
    between.every(({ lower, kind }) => kind === 'number' || owning.has(lower))
  );
}

const owning = new Set('of for to the a each all every corresponding belonging'.split(' '));

function onlyTable(nouns: PlacedNoun[]): string | null {
  const [only, ...more] = nouns;
  return only?.kind === 'table' && more.length === 0 ? only.table.sqlName : null;
}

/** Tables behind the columns lie on the way to what is counted: "name of the client that made the booking with the most guests". */
function isInOrder(before: PlacedNoun[], entity: string): boolean {
  const lastColumn = before.findLastIndex(({ kind }) => kind === 'column');
  const named = before.filter((noun) => noun.kind === 'table' && noun.table.sqlName === entity);
  return before.every(({ kind }, index) => kind === 'column' || index > lastColumn) && named.length <= 1;
}

/** The thing as if it stood where its columns do. */
function entityNoun(model: SemanticModel, entity: string, before: PlacedNoun[]): PlacedNoun {
  const table = tableOf(model, entity);
  const { from, to } = before.findLast(({ kind }) => kind === 'column') ?? before[0] ?? { from: 0, to: 0 };
  const link = { table, score: 1, source: 'name' as const, phrase: entity };
  return { from, to, kind: 'table', table, link, distinct: false, isAdded: false };
}
