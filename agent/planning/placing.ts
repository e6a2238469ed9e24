import { canLookUp, lookupPaths, tablesReaching } from '../model/join-paths.ts';
import { columnOf, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Predicate } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { type DeniedRow, type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { oppositeOf } from './opposite-predicates.ts';

/** Conditions on tables below the root become "has rows that"; those on one such table speak of the same row. */
export function placePredicates(
  model: SemanticModel,
  draft: Draft,
  root: string,
  predicates: Predicate[],
  apart: Predicate[],
): { predicates: Predicate[]; relatedTables: string[]; steps: number } | Refusal {
  const own: Predicate[] = [];
  const below = new Map<string, Predicate[]>();
  for (const predicate of predicates) {
    const [table] = columnsOfPredicates([predicate]).map((column) => column.table);
    if (table === undefined || canLookUp(model, root, table)) {
      own.push(predicate);
      continue;
    }
    const absent = draft.related.find((part) => part.value === 0);
    if (absent && !canLookUp(model, absent.table, table))
      return refuse(`It is not clear to which rows ${nameOf(model, table)} belongs.`);
    const fact = absent ? { table: absent.table } : factBetween(model, draft, root, table);
    if (isRefusal(fact)) return fact;
    // A price of what was bought is of that one thing; an amount of the purchase itself may be meant in sum.
    const isAmount =
      fact.table === table &&
      !draft.ofOneRow.includes(predicate) &&
      (predicate.kind === 'formula' ||
        (((predicate.kind === 'compare' && predicate.operator !== '=') || predicate.kind === 'between') &&
          columnOf(model, predicate.column).profile.role === 'additive'));
    if (isAmount)
      return refuse('It is not clear whether one row or the sum of the rows should meet the amount.');
    // "never booked with an amount above 200" is said of the bookings, and not of the coupons of those who booked.
    const [path] = lookupPaths(model, fact.table, table);
    const isFarAmount =
      (predicate.kind === 'compare' || predicate.kind === 'between') &&
      columnOf(model, predicate.column).profile.role === 'additive' &&
      (path?.steps.length ?? 0) > 1;
    if (isFarAmount) return refuse('It is not clear which amount is meant.');
    if (isTornBy(predicate, root)) return refuse('It is not clear of which rows either of the two is said.');
    below.set(fact.table, [...(below.get(fact.table) ?? []), predicate]);
  }
  const denied: Predicate[] = [];
  for (const row of draft.apart.denied ?? []) {
    const placed = placeDenied(model, draft, root, row);
    if (isRefusal(placed)) return placed;
    denied.push(...placed);
  }
  const deniedTables = denied.flatMap((part) => (part.kind === 'related' ? [part.table] : []));
  for (const mention of draft.mentions.filter((table) => !deniedTables.includes(table))) {
    const isFactOfRoot =
      mention !== root && !canLookUp(model, root, mention) && canLookUp(model, mention, root);
    if (isFactOfRoot && !below.has(mention) && !draft.related.some((part) => part.table === mention))
      below.set(mention, []);
  }
  own.push(...denied.filter(({ kind }) => kind !== 'related'));
  const related: Predicate[] = denied.filter(({ kind }) => kind === 'related');
  for (const [table, where] of below) {
    // "who did not buy X" denies that such a row exists, not that another one does.
    const denied = where.map(withoutNegation);
    if (!denied.some((part) => part !== null)) continue;
    if (where.length > 1 || draft.related.length > 0 || denied[0] === null || denied[0] === undefined)
      return refuse(`It is not clear to which rows of ${nameOf(model, table)} the "not" belongs.`);
    related.push({ kind: 'related', table, where: [denied[0]], operator: '=', value: 0 });
    below.delete(table);
  }
  for (const part of draft.related) {
    const tied = part.table === root ? null : tiedTable(model, draft, root, part);
    if (tied === null)
      return refuse(`${nameOf(model, part.table)} cannot be counted for each of ${nameOf(model, root)}.`);
    if (typeof tied !== 'string') {
      own.push(tied);
      continue;
    }
    related.push({
      kind: 'related',
      table: tied,
      where: below.get(tied) ?? below.get(part.table) ?? [],
      operator: part.operator,
      value: part.value,
    });
    below.delete(part.table);
    below.delete(tied);
  }
  for (const [table, where] of below)
    related.push({ kind: 'related', table, where, operator: '>=', value: 1 });
  const placedApart = placeApart(model, draft, root, apart);
  if (isRefusal(placedApart)) return placedApart;
  related.push(
    ...withTimes(
      placedApart.filter(({ kind }) => kind === 'related'),
      related,
    ),
  );
  const doubtful = related
    .map((predicate) => severalWays(model, root, predicate))
    .find((one) => one !== null);
  if (doubtful) return refuse(doubtful);
  own.push(...placedApart.filter(({ kind }) => kind !== 'related'));
  return {
    steps: related.reduce((sum, predicate) => sum + stepsBeyond(model, predicate), 0),
    predicates: [...own, ...related],
    relatedTables: related.flatMap((predicate) => (predicate.kind === 'related' ? [predicate.table] : [])),
  };
}

/** "both furniture and lighting in 2026": rows of which only the time is told are no further ones; each of the two is of that time. */
function withTimes(apart: Predicate[], related: Predicate[]): Predicate[] {
  return apart.map((predicate) => {
    if (predicate.kind !== 'related' || predicate.value !== 1) return predicate;
    const timed = related.findIndex(
      (other) =>
        other.kind === 'related' &&
        other.table === predicate.table &&
        other.where.length > 0 &&
        other.where.every(({ kind }) => kind === 'period'),
    );
    const [own] = related.slice(timed, timed + 1);
    return timed >= 0 && own?.kind === 'related'
      ? { ...predicate, where: [...predicate.where, ...own.where] }
      : predicate;
  });
}

/** "who do not destroy any document": whoever ordered it or whoever did it, so that none of the two is taken in silence. */
function severalWays(model: SemanticModel, root: string, predicate: Predicate): string | null {
  if (predicate.kind !== 'related') return null;
  const targets = [root, ...columnsOfPredicates(predicate.where).map(({ table }) => table)];
  const other = targets.find((target) => lookupPaths(model, predicate.table, target).length > 1);
  return other === undefined
    ? null
    : `${nameOf(model, predicate.table)} is linked to ${nameOf(model, other)} in several ways.`;
}

/** How many tables lie between related rows and what is said of them, but for the one that such rows tie to. */
function stepsBeyond(model: SemanticModel, predicate: Predicate): number {
  if (predicate.kind !== 'related') return 0;
  const lengths = columnsOfPredicates(predicate.where).map(
    ({ table }) => lookupPaths(model, predicate.table, table)[0]?.steps.length ?? 0,
  );
  return Math.max(0, ...lengths.map((length) => length - 1));
}

/** The rows to be counted: of the table itself, or of the one that ties it to the root; or that the root points to none. */
function tiedTable(
  model: SemanticModel,
  draft: Draft,
  root: string,
  part: Draft['related'][number],
): string | Predicate | null {
  if (canLookUp(model, part.table, root)) return part.table;
  const [path, ...others] = lookupPaths(model, root, part.table);
  const [step, ...more] = path?.steps ?? [];
  if (step)
    return part.value === 0 && part.operator === '=' && others.length + more.length === 0
      ? { kind: 'missing', column: step.from, negated: false }
      : null;
  const fact = factBetween(model, draft, root, part.table);
  if (isRefusal(fact) || fact.table === part.table) return null;
  const isDirect = [root, part.table].every(
    (end) => lookupPaths(model, fact.table, end)[0]?.steps.length === 1,
  );
  return isDirect ? fact.table : null;
}

/** Each condition speaks of a row of its own: of one below the root, or of one that shares with this row the column asked for. */
function placeApart(
  model: SemanticModel,
  draft: Draft,
  root: string,
  apart: Predicate[],
): Predicate[] | Refusal {
  const placed: Predicate[] = [];
  const own: (Predicate & { column: ColumnRef })[] = [];
  for (const given of apart) {
    const affirmed = withoutNegation(given);
    const predicate = affirmed ?? given;
    if (!('column' in predicate)) return refuse('It is not clear which two things "both" means.');
    const { table } = predicate.column;
    const isOwn = canLookUp(model, root, table);
    if (isOwn && affirmed) {
      placed.push(deniedOwn(draft, root, given, predicate));
      continue;
    }
    if (isOwn) {
      own.push(predicate);
      continue;
    }
    const fact = factBetween(model, draft, root, table);
    if (isRefusal(fact)) return fact;
    const [operator, value] = affirmed ? (['=', 0] as const) : (['>=', 1] as const);
    placed.push({ kind: 'related', table: fact.table, where: [predicate], operator, value });
  }
  const [first, second] = own;
  if (!first || !second) return own.length === 0 ? placed : [...placed, ...own];
  if (!sameColumn(first.column, second.column)) return [...placed, ...own];
  const [target, ...more] = draft.select;
  if (draft.intent !== 'values' || !target || more.length > 0 || sameColumn(target, first.column))
    return refuse('One row cannot be both; it is not clear what has both.');
  return own.map((predicate) => ({
    kind: 'shared',
    column: target,
    table: root,
    where: [predicate],
    negated: false,
  }));
}

/** What is said of related rows cannot name the row itself, which is another one there. */
function isTornBy(predicate: Predicate, root: string): boolean {
  return predicate.kind === 'any' && columnsOfPredicates([predicate]).some(({ table }) => table === root);
}

/** No related row meets it all; or, of the row itself, its opposite, and of values that several rows bear, none of these rows. */
function placeDenied(
  model: SemanticModel,
  draft: Draft,
  root: string,
  { table, where }: DeniedRow,
): Predicate[] | Refusal {
  const tables = [
    ...new Set([
      ...columnsOfPredicates(where).map((column) => column.table),
      ...(table === null ? [] : [table]),
    ]),
  ];
  const [only, ...more] = where;
  if (tables.every((own) => canLookUp(model, root, own))) {
    const [target, ...others] = draft.select;
    const isOfValue = draft.intent === 'values' && target !== undefined && others.length === 0;
    if (isOfValue && target.table === root && !where.some((one) => isOf(one, target)))
      return [{ kind: 'shared', column: target, table: root, where, negated: true }];
    const opposite = only && more.length === 0 ? oppositeOf(only) : null;
    return opposite ?? refuse('It is not clear which of the conditions the "not" belongs to.');
  }
  const [best, second] = tablesReaching(model, [root, ...tables]).filter((own) => own !== root);
  if (best === undefined)
    return refuse(
      `Nothing links ${nameOf(model, root)} to ${tables.map((own) => nameOf(model, own)).join()}.`,
    );
  if (tables.includes(root)) return refuse('It is not clear of which rows the "not" is said.');
  const lengthOf = (own: string): number => reachLength(model, own, [root, ...tables]);
  if (second !== undefined && lengthOf(second) === lengthOf(best))
    return refuse(`${nameOf(model, best)} and ${nameOf(model, second)} both link them.`);
  return [{ kind: 'related', table: best, where, operator: '=', value: 0 }];
}

function isOf(predicate: Predicate, column: ColumnRef): boolean {
  return columnsOfPredicates([predicate]).some((own) => sameColumn(own, column));
}

/** Denied of the row itself, or, where values are asked for that several rows bear, of all the rows that bear one. */
function deniedOwn(
  { intent, select }: Draft,
  root: string,
  given: Predicate,
  affirmed: Predicate & { column: ColumnRef },
): Predicate {
  const [target, ...more] = select;
  const isOfValue =
    intent === 'values' && target !== undefined && more.length === 0 && !sameColumn(target, affirmed.column);
  return isOfValue
    ? { kind: 'shared', column: target, table: root, where: [affirmed], negated: true }
    : given;
}

/** Tables of the conditions that related rows must meet: "products that customers in Germany bought". */
export function tablesWithin(predicate: Predicate): string[] {
  return predicate.kind === 'related'
    ? columnsOfPredicates(predicate.where).map((column) => column.table)
    : [];
}

/** The condition that a negated one denies; null for conditions without a negation. */
function withoutNegation(predicate: Predicate): Predicate | null {
  if (!('negated' in predicate) || !predicate.negated || predicate.kind === 'missing') return null;
  return { ...predicate, negated: false };
}

/** The table whose rows tie the root to a condition: the one that was named, or the only nearest one. */
function factBetween(
  model: SemanticModel,
  draft: Draft,
  root: string,
  table: string,
): { table: string } | Refusal {
  const reaching = tablesReaching(model, [root, table]).filter((candidate) => candidate !== root);
  const named = reaching.filter(
    (candidate) =>
      draft.mentions.includes(candidate) || draft.related.some((part) => part.table === candidate),
  );
  if (named.length === 1 && named[0]) return { table: named[0] };
  const [best, second] = reaching;
  if (best === undefined) return refuse(`Nothing links ${nameOf(model, root)} to ${nameOf(model, table)}.`);
  if (
    second !== undefined &&
    reachLength(model, second, [root, table]) === reachLength(model, best, [root, table])
  )
    return refuse(`${nameOf(model, best)} and ${nameOf(model, second)} both link them.`);
  return { table: best };
}

export function reachLength(model: SemanticModel, from: string, targets: string[]): number {
  return targets.reduce((sum, target) => sum + (lookupPaths(model, from, target)[0]?.steps.length ?? 0), 0);
}

export function nameOf(model: SemanticModel, table: string): string {
  return tableOf(model, table).name;
}
