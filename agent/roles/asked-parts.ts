import type { CatalogTable } from '#kernel/catalog.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import { type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import type { Comparison, Direction, Predicate } from '../plan.ts';
import { type Draft, type DraftMeasure, emptyDraft, measureOn } from '../planning/draft.ts';
import { isNumber } from '../planning/nouns.ts';
import { conditionsOf, type RoleConditions } from './conditions.ts';
import type { Part } from './links.ts';
import { aggregateSaid, measuresOf } from './measures.ts';
import type { Role } from './roles.ts';

/** The parts of a question by what they do, and the draft that all its shapes begin with. */
export interface AskedParts {
  parts: readonly Part[];
  conditions: RoleConditions;
  base: Draft;
  /** Columns that groups or lists tell; those that are grouped by stand first. */
  told: ModelColumn[];
  groupedTables: CatalogTable[];
  measures: DraftMeasure[];
  /** The column by which rows are ranked. */
  ranked: Part | null;
  sorts: Part[];
  /** By what groups are ranked or put in order, where it is taken of all rows of each. */
  rankedTotal: DraftMeasure | null;
  /** What groups must reach, likewise. */
  totalBound: { measure: DraftMeasure; operator: Comparison; value: number } | null;
  /** What is ranked by how often it occurs, and what has a bound of it. */
  most: Part | null;
  bounded: CatalogTable | null;
  subject: CatalogTable | null;
  /** Tables that are spoken of and do nothing else. */
  mentioned: string[];
  /** The token at which the words begin that put rows in order. */
  sortsAt: number | null;
  /** "most common": groups are ranked by their rows, though none are named. */
  frequency: Direction | null;
  isDistinct: boolean;
  /** "all information about". */
  isWhole: boolean;
}

/** Roles that only a column can have. */
const placing = new Set<Role>(['highest', 'lowest', 'ascending', 'descending']);

/** Null where a role has nothing to be done with, or a number nothing to be compared with. */
export function askedPartsOf(lattice: Lattice, parts: readonly Part[]): AskedParts | null {
  const conditions = conditionsOf(lattice, parts);
  if (!conditions || parts.some(({ role, column }) => placing.has(role) && column === null)) return null;
  const withRole = (...roles: Role[]): Part[] => parts.filter(({ role }) => roles.includes(role));
  const bounded = withRole('countBound').find(({ table }) => table !== null)?.table ?? conditions.boundTable;
  if (conditions.bound && !bounded) return null;
  const says = saysOf(lattice);
  const ranked = withRole('highest', 'lowest')[0] ?? null;
  const sorts = withRole('ascending', 'descending');
  const totalBound = totalBoundOf(lattice, parts, conditions);
  const where = conditions.where.filter((predicate) => predicate !== totalBound?.predicate);
  return {
    parts,
    conditions,
    base: {
      ...emptyDraft('records'),
      where,
      ofOneRow: where,
      apart: { where: conditions.apart, periods: [], denied: conditions.denied },
      periods: conditions.periods,
      related: conditions.deniedTables.map((table) => ({ table, operator: '=', value: 0 })),
    },
    told: uniqueColumns([...withRole('grouped'), ...withRole('shown')].flatMap(({ column }) => column ?? [])),
    groupedTables: withRole('grouped').flatMap(({ table, column }) => (table && !column ? [table] : [])),
    measures: measuresOf(lattice, parts),
    ranked,
    sorts,
    rankedTotal: totalOf(lattice, ranked ?? sorts[0]),
    totalBound,
    most: withRole('mostCounted', 'leastCounted')[0] ?? null,
    bounded,
    subject: withRole('none', 'counted').find(({ table }) => table !== null)?.table ?? null,
    mentioned: withRole('none').flatMap(({ table }) => table?.sqlName ?? []),
    sortsAt: sortsAtOf(lattice),
    frequency: says('mostCommon') ? 'descending' : says('leastCommon') ? 'ascending' : null,
    isDistinct: says('distinct'),
    isWhole: says('details'),
  };
}

function totalOf(lattice: Lattice, part: Part | undefined): DraftMeasure | null {
  const aggregate = part?.column && isNumber(part.column) && aggregateSaid(lattice, part);
  return part?.column && aggregate ? measureOn(aggregate, part.column.ref) : null;
}

/** "branches whose total stock is over 500": a condition on the rows of each together. */
function totalBoundOf(
  lattice: Lattice,
  parts: readonly Part[],
  { where }: RoleConditions,
): (NonNullable<AskedParts['totalBound']> & { predicate: Predicate }) | null {
  for (const predicate of where) {
    if (predicate.kind !== 'compare' || typeof predicate.value !== 'number') continue;
    const part = parts.find(
      ({ role, column }) => role === 'condition' && column && sameColumn(column.ref, predicate.column),
    );
    const measure = totalOf(lattice, part);
    if (measure) return { measure, operator: predicate.operator, value: predicate.value, predicate };
  }
  return null;
}

function saysOf({ spans }: Lattice): (operator: Operator) => boolean {
  const said = new Set(spans.flat().flatMap((span) => (span.kind === 'operator' ? [span.operator] : [])));
  return (operator) => said.has(operator);
}

const sorting = new Set<Operator>(['sortBy', 'ascending', 'descending', 'alphabetical']);

function sortsAtOf({ spans }: Lattice): number | null {
  const at = spans.findIndex((own) =>
    own.some((span) => span.kind === 'operator' && sorting.has(span.operator)),
  );
  return at < 0 ? null : at;
}

export function uniqueColumns(columns: ModelColumn[]): ModelColumn[] {
  return columns.filter((column, index) => columns.indexOf(column) === index);
}
