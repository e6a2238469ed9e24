import type { SemanticModel } from '#agent/model/semantic-model.ts';
import type { ColumnRef } from '#agent/plan.ts';
import type { Mention } from '#agent/roles/mentions.ts';
import type { Sketch } from '#agent/roles/role-signs.ts';
import { type Role, rolesOf } from '#agent/roles/roles.ts';
import type { GoldColumn, GoldItem, GoldQuery } from './gold-query.ts';

/** What each mention of a question does, as its right statement tells it; null where the statement does what no role says. */
export function goldRoles(model: SemanticModel, sketch: Sketch, gold: GoldQuery): Role[] | null {
  const told = tellOf(model, gold);
  if (!told) return null;
  const found: (Role | null)[] = sketch.mentions.map((mention, index) => {
    const allowed = rolesOf(sketch.kinds[index] ?? '');
    const role = roleOfValue(mention, told) ?? roleOfColumn(sketch, index, told);
    return role && allowed.includes(role) ? role : null;
  });
  for (const [role, cue] of counts) if (told.counts.has(role)) markCount(sketch, found, told, role, cue);
  for (const [index, mention] of sketch.mentions.entries()) {
    if (found[index]) continue;
    const isDenied = mention.tables.some(({ table }) => told.denied.has(table.sqlName));
    const isGrouped =
      told.groupedTables.size > 0 &&
      mention.tables.some(({ table }) => told.groupedTables.has(table.sqlName)) &&
      /\b(each|every|per|different|all)$/.test(wordsBefore(sketch, index, 2));
    if (isDenied) found[index] = 'denied';
    else if (isGrouped) found[index] = 'grouped';
  }
  return found.map((role) => role ?? 'none');
}

interface Told {
  /** Roles by what columns are one with (`keyOf`), each as often as it is told. */
  columns: Map<string, Role[]>;
  counts: Set<Role>;
  values: Map<string, Role>;
  numbers: Map<number, Role>;
  denied: Set<string>;
  groupedTables: Set<string>;
  keyOf(ref: ColumnRef): string;
}

const counts: [Role, RegExp][] = [
  ['countBound', /(<N>|one|two|three|once|twice|any|some)( \S+)?$/],
  ['mostCounted', /(most|largest|highest|greatest|maximum|common|popular|top|number of|many)( \S+){0,2}$/],
  ['leastCounted', /(least|fewest|smallest|lowest|minimum|number of)( \S+){0,2}$/],
  ['counted', /(many|number of|count|numbers of|amount of|total)( \S+){0,2}$/],
];

function markCount(sketch: Sketch, found: (Role | null)[], told: Told, role: Role, cue: RegExp): void {
  const open = sketch.mentions.flatMap((mention, index) =>
    found[index] === null && mention.tables.length > 0 ? [index] : [],
  );
  const place = open.find((index) => cue.test(wordsBefore(sketch, index, 4)));
  const fallback = role === 'counted' ? open[0] : open.at(-1);
  const chosen = place ?? (open.length > 1 || role === 'counted' ? fallback : undefined);
  if (chosen !== undefined && !told.denied.has(sketch.mentions[chosen]?.tables[0]?.table.sqlName ?? ''))
    found[chosen] = role;
}

function wordsBefore({ units, places }: Sketch, index: number, count: number): string {
  const place = places[index] ?? 0;
  return units.slice(Math.max(0, place - count), place).join(' ');
}

function roleOfValue({ values, number, period, text }: Mention, told: Told): Role | null {
  for (const { value } of values) {
    const role = told.values.get(value.toLowerCase());
    if (role) return role;
  }
  if (number !== null) return told.numbers.get(number) ?? null;
  if (text !== null) return told.values.has(text.toLowerCase()) ? 'condition' : null;
  if (period) {
    const years = [...told.numbers.keys()].map(String);
    const isTold =
      years.some((year) => period.label.includes(year)) ||
      [...told.values.keys()].some((value) => value.includes(period.label.slice(-4)));
    return isTold ? 'condition' : null;
  }
  return null;
}

function roleOfColumn(sketch: Sketch, index: number, told: Told): Role | null {
  const mention = sketch.mentions[index];
  const own = (mention?.columns ?? []).find(({ column }) => told.columns.has(told.keyOf(column.ref)));
  if (!own) return null;
  const roles = told.columns.get(told.keyOf(own.column.ref)) ?? [];
  const [first] = roles;
  if (roles.length < 2) return first ?? null;
  const next = sketch.kinds[index + 1] ?? '';
  const isBeside = (sketch.places[index + 1] ?? 99) - (sketch.places[index] ?? 0) <= 4 && /[VNPQ]/.test(next);
  if (roles.includes('condition'))
    return isBeside ? 'condition' : (roles.find((role) => role !== 'condition') ?? null);
  // Said twice, the second time is what it is sorted or ranked by.
  const isFirst = !sketch.mentions
    .slice(0, index)
    .some(({ columns }) =>
      columns.some(({ column }) => told.keyOf(column.ref) === told.keyOf(own.column.ref)),
    );
  const isLast = !sketch.mentions
    .slice(index + 1)
    .some(({ columns }) =>
      columns.some(({ column }) => told.keyOf(column.ref) === told.keyOf(own.column.ref)),
    );
  if (isFirst && !isLast) return first ?? null;
  return roles.at(-1) ?? null;
}

function tellOf(model: SemanticModel, gold: GoldQuery): Told | null {
  const keyOf = keysOf(model);
  const told: Told = {
    columns: new Map(),
    counts: new Set(),
    values: new Map(),
    numbers: new Map(),
    denied: new Set(),
    groupedTables: new Set(),
    keyOf,
  };
  const refOf = (column: GoldColumn, tables: string[]): ColumnRef | null => {
    const among = column.table === null ? tables : [column.table];
    for (const table of among)
      for (const own of model.columns.values())
        if (own.ref.table === nameOf(table) && nameOf(own.ref.column) === nameOf(column.column))
          return own.ref;
    return null;
  };
  const add = (column: GoldColumn | null, tables: string[], role: Role): void => {
    const ref = column ? refOf(column, tables) : null;
    if (!ref) return;
    const key = keyOf(ref);
    const known = told.columns.get(key) ?? [];
    if (!known.includes(role)) told.columns.set(key, [...known, role]);
  };
  const addItem = ({ aggregate, isDistinct, column }: GoldItem, tables: string[]): void => {
    if (aggregate === null) add(column, tables, 'shown');
    else if (aggregate !== 'count') add(column, tables, aggregate as Role);
    else if (isDistinct) add(column, tables, 'different');
    else told.counts.add('counted');
  };
  const conditions = (query: GoldQuery, isDenied: boolean): boolean => {
    for (const { item, operator, values, query: inner, isDenied: isNot } of query.where) {
      if (inner) {
        const [of, ...more] = inner.select;
        const isMean =
          of?.aggregate === 'avg' &&
          more.length + inner.where.length === 0 &&
          of.column?.column === item.column?.column;
        if (isMean) {
          add(item.column, query.tables, 'condition');
          continue;
        }
        if (operator !== 'in' || inner.set) return false;
        if (isNot)
          for (const table of inner.tables) if (!query.tables.includes(table)) told.denied.add(nameOf(table));
        if (!conditions(inner, isDenied || isNot)) return false;
        if (inner.having.length > 0) return false;
        continue;
      }
      add(item.column, query.tables, 'condition');
      const role: Role =
        operator === '!=' || isNot || (isDenied && told.denied.size === 0) ? 'denial' : 'condition';
      for (const value of values) {
        const bare = value.replaceAll('%', '').toLowerCase();
        told.values.set(bare, role);
        if (bare !== '' && Number.isFinite(Number(bare))) told.numbers.set(Number(bare), role);
      }
    }
    return true;
  };
  if (!conditions(gold, false)) return null;
  if (gold.set && gold.set.operator !== 'except') {
    const { query } = gold.set;
    const isAlike =
      JSON.stringify(query.select) === JSON.stringify(gold.select) &&
      query.having.length + query.group.length === 0;
    if (!isAlike || query.set || !conditions(query, false)) return null;
  } else if (gold.set) {
    const { query } = gold.set;
    for (const table of query.tables) if (!gold.tables.includes(table)) told.denied.add(nameOf(table));
    if (query.set || !conditions(query, true)) return null;
  }
  for (const item of gold.select) addItem(item, gold.tables);
  for (const column of gold.group) {
    const ref = refOf(column, gold.tables);
    if (!ref) continue;
    const key = keyOf(ref);
    told.columns.set(key, ['grouped', ...(told.columns.get(key) ?? []).filter((role) => role !== 'shown')]);
    const owner = [...model.tables.values()].find(({ sqlName, profile }) =>
      profile.columns.some(
        ({ name, isUnique }) => isUnique && keyOf({ table: sqlName, column: name }) === key,
      ),
    );
    if (owner) told.groupedTables.add(owner.sqlName);
  }
  for (const { item, operator, value } of gold.having) {
    if (operator === 'in') return null;
    if (item.aggregate === 'sum' || item.aggregate === 'avg') {
      add(item.column, gold.tables, 'condition');
      told.numbers.set(Number(value), 'condition');
      continue;
    }
    if (item.aggregate !== 'count') return null;
    told.counts.add('countBound');
    told.numbers.set(Number(value), 'countBound');
  }
  for (const { item, isDescending } of gold.order) {
    if (item.aggregate === 'count') told.counts.add(isDescending ? 'mostCounted' : 'leastCounted');
    else if (item.aggregate === 'min' || item.aggregate === 'max') return null;
    else if (gold.limit === null) add(item.column, gold.tables, isDescending ? 'descending' : 'ascending');
    else add(item.column, gold.tables, isDescending ? 'highest' : 'lowest');
  }
  if (gold.limit !== null && !told.numbers.has(gold.limit)) told.numbers.set(gold.limit, 'limit');
  return told;
}

function nameOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}

/** Columns that point to each other are one. */
function keysOf({ catalog }: SemanticModel): (ref: ColumnRef) => string {
  const parents = new Map<string, string>();
  const rootOf = (key: string): string => {
    const parent = parents.get(key);
    return parent === undefined || parent === key ? key : rootOf(parent);
  };
  for (const { fromTable, fromColumn, toTable, toColumn } of catalog.relations)
    parents.set(rootOf(`${fromTable}.${fromColumn}`), rootOf(`${toTable}.${toColumn}`));
  return ({ table, column }) => rootOf(`${table}.${column}`);
}
