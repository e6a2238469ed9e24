import type { CatalogTable } from '#kernel/catalog.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { Comparison, Predicate } from '../plan.ts';
import type { DeniedRow, DraftPeriod } from '../planning/draft.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { alternatives, isOfSeveral } from './alternatives.ts';
import { apartOf, isListedBehind } from './apart-conditions.ts';
import { comparisonAt } from './comparisons.ts';
import { denialsAmong } from './denials.ts';
import type { Part } from './links.ts';
import type { Role } from './roles.ts';
import { type Reading, saidOf } from './said-conditions.ts';
import { isOfSubject } from './spoken-tables.ts';

export interface RoleConditions {
  where: Predicate[];
  periods: DraftPeriod[];
  /** Conditions that a row of its own must meet each: "both red and blue". */
  apart: Predicate[];
  /** What no row may meet, and tables of which there is no row at all. */
  denied: DeniedRow[];
  deniedTables: string[];
  /** "more than 3" of the rows that are counted. */
  bound: { operator: Comparison; value: number } | null;
  /** The table right behind that number, whose rows are counted where no role says which. */
  boundTable: CatalogTable | null;
  limit: number | null;
  /** What speaks against them, by name. */
  doubts: string[];
}

const nearby = 2;

/** The conditions of a question whose parts are known; null where they cannot be said of rows. */
export function conditionsOf(lattice: Lattice, parts: readonly Part[]): RoleConditions | null {
  const reading = saidOf(lattice, parts);
  const conditions = reading && placed(reading);
  return conditions && { ...conditions, ...countsOf(lattice, parts) };
}

type Counts = Pick<RoleConditions, 'bound' | 'boundTable' | 'limit'>;

function countsOf(lattice: Lattice, parts: readonly Part[]): Counts {
  const place = parts.findLastIndex(({ role, mention }) => role === 'countBound' && mention.number !== null);
  const bound = parts[place];
  const next = bound && parts[place + 1];
  return {
    boundTable: next && next.mention.from - bound.mention.to <= nearby ? next.table : null,
    bound: bound
      ? { operator: comparisonAt(lattice, bound, parts[place - 1]), value: bound.mention.number ?? 0 }
      : null,
    limit: parts.findLast(({ role }) => role === 'limit')?.mention.number ?? null,
  };
}

type Placed = Omit<RoleConditions, keyof Counts>;

function placed({ lattice, parts, said, periods, undated, doubts }: Reading): Placed | null {
  const denials = denialsAmong(lattice, parts, said);
  const found = apartOf(lattice, parts, denials.others);
  const apart = found.every((predicate) => isOfTotal(lattice, parts, predicate)) ? [] : found;
  const joined = denials.others.filter(({ predicate }) => !apart.includes(predicate));
  const where = [...denials.where, ...alternatives(joined)];
  const told: DraftPeriod[] = [...undated];
  for (const predicate of where) {
    const draft = periods.get(predicate);
    if (!draft) continue;
    const place = joined.findIndex((one) => one.predicate === predicate);
    const [before, own] = [joined[place - 1], joined[place]];
    const isListed = before !== undefined && own !== undefined && isListedBehind(lattice, parts, before, own);
    told.push({ ...draft, isListed });
  }
  const plain = where.filter((predicate) => !periods.has(predicate));
  if (plain.some((predicate) => isOfSeveral(lattice.model, predicate))) return null;
  if (said.some(({ isOr }) => isOr)) doubts.push('or');
  if (plain.some((predicate) => isAmountBelow(lattice, parts, predicate))) doubts.push('amount of one row');
  return {
    where: plain,
    periods: told,
    apart,
    denied: denials.denied,
    deniedTables: denials.tables,
    doubts,
  };
}

const totals = new Set<Role>(['sum', 'avg', 'min', 'max', 'counted', 'different']);

/** "the total budget of Sales and Research": of rows that are totalled, each is one of the two. */
function isOfTotal({ model }: Lattice, parts: readonly Part[], predicate: Predicate): boolean {
  return (
    parts.some(({ role }) => totals.has(role)) &&
    !parts.some(({ role }) => role === 'shown' || role === 'grouped') &&
    columnsOfPredicates([predicate]).every(({ table }) => isOfSubject(model, parts, table))
  );
}

/** An amount of rows that belong to what is told may be that of one of them, or of all. */
function isAmountBelow({ model }: Lattice, parts: readonly Part[], predicate: Predicate): boolean {
  if (predicate.kind !== 'compare' && predicate.kind !== 'between') return false;
  return (
    columnOf(model, predicate.column).profile.role === 'additive' &&
    !isOfSubject(model, parts, predicate.column.table)
  );
}
