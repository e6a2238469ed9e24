import type { Lattice } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import type { Predicate } from '../plan.ts';
import type { DeniedRow } from '../planning/draft.ts';
import { oppositeOf } from '../planning/opposite-predicates.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { alternatives } from './alternatives.ts';
import type { SaidCondition } from './apart-conditions.ts';
import type { Part } from './links.ts';
import { isOfSubject, subjectTables } from './spoken-tables.ts';

const denying = new Set<Operator>(['not', 'without', 'notEqual']);
const scope = 8;

/** The parts that a "not" is said of: the next one that holds values, numbers or times, and what is joined to it by "or". */
export function deniedParts(lattice: Lattice, parts: readonly Part[]): Set<Part> {
  const words = denialsOf(lattice, parts);
  // Without any word that denies, a number is not taken for its opposite.
  const found = new Set(
    parts.filter(({ role, mention }) => role === 'denial' && (mention.number === null || words.length > 0)),
  );
  for (const part of [...found]) for (const other of listedBehind(lattice, parts, part)) found.add(other);
  for (const { from, to } of words) {
    const behind = parts.filter(({ mention }) => mention.from >= to && mention.from - to <= scope);
    const place = behind.findIndex(isSaid);
    const first = place < 0 ? undefined : behind[place];
    if (place < 0) {
      const isOpen = !behind.some(({ role }) => role === 'denied' || role === 'denial');
      const last = isOpen ? saidBefore(lattice, parts, from) : undefined;
      if (last) found.add(last);
      continue;
    }
    const isOwned = behind.slice(0, place + 2).some(({ role }) => role === 'denied' || role === 'denial');
    if (!first || isOwned) continue;
    found.add(first);
    for (const part of listedBehind(lattice, parts, first)) found.add(part);
  }
  return found;
}

const helping = new Set('do does did has have had was were is are'.split(' '));

/** "Kim came, but Lee did not": what stands before the verb that is denied. */
function saidBefore({ tokens }: Lattice, parts: readonly Part[], at: number): Part | undefined {
  const verb = [at, at - 1].find((place) => helping.has(tokens[place]?.lower ?? ''));
  return parts.find((part) => part.mention.to === verb && isSaid(part));
}

/** "not red or blue" denies both. */
function listedBehind({ tokens }: Lattice, parts: readonly Part[], first: Part): Part[] {
  const found: Part[] = [];
  let last = first;
  for (const part of parts.slice(parts.indexOf(first) + 1)) {
    if (!isSaid(part)) continue;
    const between = tokens.slice(last.mention.to, part.mention.from).map(({ lower }) => lower);
    if (!between.some((word) => word === 'or' || word === 'nor')) break;
    found.push(part);
    last = part;
  }
  return found;
}

function isSaid({ role, mention, value }: Part): boolean {
  return (
    role === 'condition' &&
    (value !== null || mention.number !== null || mention.period !== null || mention.text !== null)
  );
}

const nearby = 4;

/** "that do not have a garden": nothing but small words stand between the "not" and the column. */
export function isDeniedColumn(lattice: Lattice, parts: readonly Part[], { mention }: Part): boolean {
  return denialsOf(lattice, parts).some(
    ({ to }) =>
      to <= mention.from &&
      mention.from - to <= nearby &&
      !parts.some((other) => other.mention.from >= to && other.mention.to <= mention.from),
  );
}

interface Said {
  from: number;
  to: number;
}

/** Where something is denied; the "not" of "not more than" is a part of a longer word, and "not only" denies nothing. */
function denialsOf({ spans, tokens }: Lattice, parts: readonly Part[]): Said[] {
  const found: Said[] = [];
  for (let at = 0; at < spans.length; ) {
    const inside = parts.find(({ mention }) => mention.from <= at && at < mention.to);
    const said = (spans[at] ?? []).flatMap((span) => (span.kind === 'operator' ? [span] : []));
    const longest = inside ? inside.mention.to : Math.max(at + 1, ...said.map(({ to }) => to));
    const isDenial =
      tokens[longest]?.lower !== 'only' &&
      said.some(({ operator, to }) => to === longest && denying.has(operator));
    if (!inside && isDenial) found.push({ from: at, to: longest });
    at = longest;
  }
  return found;
}

/** "never", "do not have", "without": no row is so, where "is not" and "other than" tell of the row itself. */
function isOfAllRows(lattice: Lattice, parts: readonly Part[], part: Part | undefined): boolean {
  const at = part?.mention.from ?? 0;
  const last = denialsOf(lattice, parts).findLast(({ to }) => to <= at);
  if (!last) return false;
  const words = lattice.tokens.slice(Math.max(0, last.from - 1), last.to + 1).map(({ lower }) => lower);
  return /\b(never|without|no|but not|have|has|had|do|does|did)\b/.test(words.join(' '));
}

export interface Denials {
  /** What no row may meet, each list one row. */
  denied: DeniedRow[];
  /** Tables of which there is no row at all. */
  tables: string[];
  /** Of the row itself, in the negative. */
  where: Predicate[];
  /** What is not denied. */
  others: DeniableCondition[];
}

export interface DeniableCondition extends SaidCondition {
  isDenied: boolean;
}

/**
 * What is denied: rows of a table that is denied with all that is said of them, values of rows that belong to what is told, or those of the row itself.
 */
export function denialsAmong(
  lattice: Lattice,
  parts: readonly Part[],
  said: readonly DeniableCondition[],
): Denials {
  const found: Denials = { denied: [], tables: [], where: [], others: [...said] };
  const owned = new Set<number>();
  for (const [place, { role, table, mention }] of parts.entries()) {
    if (role !== 'denied' || !table) continue;
    const word = denialsOf(lattice, parts).findLast(({ to }) => to <= mention.from)?.from ?? -1;
    // "have not taken any history courses": what is said of the second table is in the row of the first.
    if (owned.has(word)) continue;
    const group = groupOf(lattice, parts, found.others, place, table.sqlName);
    if (group.length === 0) {
      found.tables.push(table.sqlName);
      continue;
    }
    owned.add(word);
    found.others = found.others.filter((one) => !group.includes(one));
    const isOwn = isOfSubject(lattice.model, parts, table.sqlName);
    found.denied.push({ table: isOwn ? null : table.sqlName, where: alternatives(group) });
  }
  const open = found.others.filter(({ isDenied }) => isDenied);
  found.others = found.others.filter(({ isDenied }) => !isDenied);
  for (const predicate of alternatives(open)) {
    const own = open.find((one) => one.predicate === predicate) ?? open[0];
    const isOwn = tablesOf(predicate).every((table) => isOfSubject(lattice.model, parts, table));
    const opposite =
      isOwn && !isOfAllRows(lattice, parts, parts[own?.at ?? 0]) ? oppositeOf(predicate) : null;
    if (opposite) found.where.push(...opposite);
    else found.denied.push({ table: null, where: [predicate] });
  }
  return found;
}

/** What is said of the rows that are denied: all that stands behind their table, but for what is told of the subject. */
function groupOf(
  lattice: Lattice,
  parts: readonly Part[],
  said: readonly DeniableCondition[],
  place: number,
  table: string,
): DeniableCondition[] {
  const own = parts[place]?.mention.from ?? 0;
  const from = denialsOf(lattice, parts).findLast(({ to }) => to <= own)?.to ?? own;
  const behind = said.filter(({ at }) => (parts[at]?.mention.from ?? 0) >= Math.max(from, own - scope));
  if (subjectTables(parts).includes(table)) {
    const [first, ...more] = behind;
    const listed = more.filter(({ isOr }, index) => isOr && more.slice(0, index).every((one) => one.isOr));
    return first ? [first, ...listed] : [];
  }
  return behind.filter(({ predicate }) =>
    tablesOf(predicate).every((one) => one === table || !isOfSubject(lattice.model, parts, one)),
  );
}

function tablesOf(predicate: Predicate): string[] {
  return columnsOfPredicates([predicate]).map(({ table }) => table);
}
