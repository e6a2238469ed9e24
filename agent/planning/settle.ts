import { type DatePart, isDatePart } from '../dates/day-parts.ts';
import { columnsOfFormula, leadingColumn } from '../formula.ts';
import { canLookUp, lookupPaths, tablesReaching } from '../model/join-paths.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Dimension, JoinStep, Measure, Plan, Predicate, SortKey } from '../plan.ts';
import { type Draft, type DraftMeasure, isRefusal, type Refusal, refuse } from './draft.ts';
import { dimensionLabel, resultName } from './labels.ts';
import { measuresOf } from './settled-measures.ts';
import { comparedMeasures, periodColumn, periodPredicates } from './time.ts';

/** What a joined table costs: of two readings the one that needs fewer tables is likelier. */
export const joinCost = 0.14;

/** Gives a draft its root, its joins and its names. Refused where a join would multiply rows or is not the only one. */
export function settleDraft(model: SemanticModel, draft: Draft): Omit<Plan, 'trace' | 'margin'> | Refusal {
  const root = rootOf(model, draft);
  if (isRefusal(root)) return root;
  const dimensions = dimensionsOf(model, draft, root.table);
  if (isRefusal(dimensions)) return dimensions;
  const measures = measuresOf(model, draft, root.table);
  if (isRefusal(measures)) return measures;
  const periods = periodPredicates(model, draft, root.table);
  if (isRefusal(periods)) return periods;
  const compared = comparedMeasures(model, draft, root.table, measures);
  if (isRefusal(compared)) return compared;
  const told = draft.isAbsence ? withRows(compared.measures, periods.predicates) : compared.measures;
  const placed = draft.isAbsence ? draft.where : [...draft.where, ...periods.predicates];
  const where = placePredicates(model, draft, root.table, placed);
  if (isRefusal(where)) return where;
  const select = [
    ...draft.select.map((column) => ({ name: column.column, column })),
    ...(draft.worked
      ? [
          {
            name: resultName(draft.worked.title),
            column: leadingColumn(draft.worked.formula),
            formula: draft.worked.formula,
          },
        ]
      : []),
  ];
  const joins = joinsFor(model, root.table, [
    ...measuresColumns(told),
    ...dimensions.flatMap((dimension) =>
      dimension.key ? [dimension.column, dimension.key] : [dimension.column],
    ),
    ...draft.select,
    ...(draft.worked ? columnsOfFormula(draft.worked.formula) : []),
    ...draft.sort.flatMap((sort) => (typeof sort.by === 'object' ? [sort.by] : [])),
    ...columnsOfPredicates([...where.predicates, ...told.flatMap((measure) => measure.where)]),
  ]);
  if (isRefusal(joins)) return joins;
  const unused = unusedMention(model, draft, root.table, joins, [
    ...where.relatedTables,
    ...where.predicates.flatMap(tablesWithin),
  ]);
  if (unused) return refuse(`It is not clear what ${unused} should do in this question.`);
  const sort = sortOf(draft, told, dimensions);
  return {
    v: 1,
    intent: draft.intent,
    root: root.table,
    joins,
    measures: told,
    dimensions,
    select: uniqueNames(select),
    where: where.predicates,
    having: draft.having,
    share: draft.share,
    ...(draft.isRunning ? { isRunning: true as const } : {}),
    comparison: compared.comparison,
    sort,
    limit: draft.limit,
    ...(draft.within ? { within: draft.within } : {}),
    chart: draft.chart,
    fillsPeriods:
      dimensions.length === 1 &&
      dimensions[0]?.grain !== null &&
      draft.limit === null &&
      draft.having === null &&
      draft.share === null &&
      draft.measures.every((measure) => ['sum', 'count', 'countDistinct'].includes(measure.aggregate)),
    assumptions: [...draft.assumptions, ...periods.assumptions, ...compared.assumptions],
    score:
      draft.score -
      joinCost * joins.length -
      0.15 * where.relatedTables.length -
      root.cost -
      (isByNamesake(model, draft) ? 0.5 : 0),
  };
}

/** The first measure counts only rows of these periods. */
function withRows([measure, ...others]: Measure[], periods: Predicate[]): Measure[] {
  return measure ? [{ ...measure, where: [...measure.where, ...periods] }, ...others] : others;
}

/** "orders by status" tells the orders by their own status, though invoices have one too. */
function isByNamesake(model: SemanticModel, { measures, dimensions }: Draft): boolean {
  const told = new Set(measures.flatMap(({ entity, column }) => entity ?? column?.table ?? []));
  const nameOfColumn = (ref: ColumnRef): string => columnOf(model, ref).lemmas.join(' ');
  return dimensions.some(
    ({ column }) =>
      told.size === 1 &&
      !told.has(column.table) &&
      [...model.columns.values()].some(
        ({ ref, lemmas }) => told.has(ref.table) && lemmas.join(' ') === nameOfColumn(column),
      ),
  );
}

/** The table whose rows are the ones counted: that of the measures; else that of the entity, if it reaches all that is shown. */
function rootOf(model: SemanticModel, draft: Draft): { table: string; cost: number } | Refusal {
  const facts = new Set(
    draft.measures.flatMap((measure) =>
      measure.column && !isMultiplySafe(measure) ? [measure.column.table] : [],
    ),
  );
  const counted = draft.measures.flatMap((measure) => measure.entity ?? []);
  const soft = draft.measures.flatMap((measure) =>
    measure.column && isMultiplySafe(measure) ? [measure.column.table] : [],
  );
  const shown = [
    ...draft.dimensions.map((dimension) => dimension.column.table),
    ...draft.select.map((column) => column.table),
    ...(draft.grain?.column ? [draft.grain.column.table] : []),
  ];
  const [fact, ...moreFacts] = facts;
  if (moreFacts.length > 0)
    return refuse('Two tables of facts would be multiplied by each other; ask for them one at a time.');
  const targets = [...new Set([...shown, ...counted, ...soft])];
  if (fact !== undefined) {
    const missing = targets.find((target) => !canLookUp(model, fact, target));
    return missing === undefined
      ? { table: fact, cost: 0 }
      : refuse(`Each row of ${nameOf(model, fact)} does not have one of ${nameOf(model, missing)}.`);
  }
  const [onlyTable, ...otherTables] = model.tables.keys();
  const entity =
    counted[0] ?? draft.entity ?? soft[0] ?? shown[0] ?? (otherTables.length === 0 ? onlyTable : undefined);
  if (entity === undefined) return refuse('No table was named.');
  const needed = [...new Set([entity, ...targets])];
  if (needed.every((target) => canLookUp(model, entity, target))) return { table: entity, cost: 0 };
  const [best, second] = tablesReaching(model, needed).filter(
    (table) => table !== entity || needed.length === 1,
  );
  if (best === undefined)
    return refuse(`Nothing links ${needed.map((table) => nameOf(model, table)).join(' and ')}.`);
  const mentioned = [best, second].filter((table) => table !== undefined && draft.mentions.includes(table));
  if (mentioned.length === 1 && mentioned[0]) return { table: mentioned[0], cost: 0.1 };
  if (second !== undefined && reachLength(model, second, needed) === reachLength(model, best, needed))
    return refuse(`${nameOf(model, best)} and ${nameOf(model, second)} both link them.`);
  return { table: best, cost: 0.1 };
}

/** A value that does not change when rows repeat. */
function isMultiplySafe(measure: DraftMeasure): boolean {
  return measure.aggregate === 'countDistinct';
}

function reachLength(model: SemanticModel, from: string, targets: string[]): number {
  return targets.reduce((sum, target) => sum + (lookupPaths(model, from, target)[0]?.steps.length ?? 0), 0);
}

function nameOf(model: SemanticModel, table: string): string {
  return tableOf(model, table).name;
}

function dimensionsOf(model: SemanticModel, draft: Draft, root: string): Dimension[] | Refusal {
  const dimensions: Dimension[] = draft.dimensions.map((dimension) => {
    const label = dimensionLabel(model, dimension.column, dimension.grain);
    const isTime = dimension.grain !== null || isYearColumn(columnOf(model, dimension.column).profile);
    return {
      ...dimension,
      label,
      isTime,
      name: dimension.grain === null ? dimension.column.column : resultName(label),
    };
  });
  if (!draft.grain) return uniqueNames(dimensions);
  const column =
    draft.grain.column ??
    draft.dateVerb ??
    hintedDate(draft, root) ??
    periodColumn(model, root)?.column ??
    null;
  if (!column) return refuse(`${nameOf(model, root)} has no clear date to group by.`);
  const { profile } = columnOf(model, column);
  if (profile.type !== 'date' && profile.type !== 'timestamp') {
    if (draft.grain.grain !== 'year') return refuse(`${nameOf(model, root)} is dated by year only.`);
    return inOrder(
      draft,
      { column, grain: null, key: null, isTime: true, name: column.column, label: 'year' },
      dimensions,
    );
  }
  if (isDatePart(draft.grain.grain)) {
    if (draft.grain.grain === 'hour' && profile.type !== 'timestamp')
      return refuse('Its dates have no time of day.');
    return inOrder(draft, datePartDimension(column, draft.grain.grain), dimensions);
  }
  const { grain } = draft.grain;
  return inOrder(draft, { column, grain, key: null, isTime: true, name: grain, label: grain }, dimensions);
}

/** Time comes first, unless it is what is ranked within the other groups. */
function inOrder(draft: Draft, time: Dimension, others: Dimension[]): Dimension[] {
  return uniqueNames(draft.isGrainRanked ? [...others, time] : [time, ...others]);
}

/** The only date of the root that a word of the question speaks of. */
function hintedDate(draft: Draft, root: string): ColumnRef | null {
  const [hint, ...more] = draft.dateHints.filter(({ table }) => table === root);
  return hint && more.length === 0 ? hint : null;
}

function datePartDimension(column: ColumnRef, part: DatePart): Dimension {
  const label = {
    weekday: 'weekday',
    hour: 'hour',
    monthOfYear: 'month of the year',
    dayKind: 'weekend or weekday',
  }[part];
  return { column, grain: null, part, key: null, isTime: part !== 'dayKind', name: resultName(label), label };
}

function uniqueNames<T extends { name: string; column: ColumnRef }>(items: T[]): T[] {
  return items.map((item, index) => {
    const isTaken = items.some((other, at) => at < index && other.name === item.name);
    return isTaken ? { ...item, name: `${item.column.table}_${item.name}` } : item;
  });
}

function measuresColumns(measures: Measure[]): ColumnRef[] {
  return measures.flatMap((measure) =>
    [
      measure.column,
      measure.per?.column ?? null,
      ...[measure.formula, measure.per?.formula].flatMap((formula) =>
        formula ? columnsOfFormula(formula) : [],
      ),
    ].filter((column) => column !== null),
  );
}

function columnsOfPredicates(predicates: Predicate[]): ColumnRef[] {
  return predicates.flatMap((predicate) => {
    if (predicate.kind === 'related') return [];
    if (predicate.kind === 'formula') return columnsOfFormula(predicate.formula);
    if (predicate.kind === 'columns') return [predicate.column, predicate.other];
    return predicate.kind === 'any' ? columnsOfPredicates(predicate.parts) : [predicate.column];
  });
}

function joinsFor(model: SemanticModel, root: string, columns: ColumnRef[]): JoinStep[] | Refusal {
  const joins: JoinStep[] = [];
  for (const table of new Set(columns.map((column) => column.table))) {
    const [path, second] = lookupPaths(model, root, table);
    if (!path) return refuse(`Nothing links ${nameOf(model, root)} to ${nameOf(model, table)}.`);
    if (second) return refuse(`${nameOf(model, root)} is linked to ${nameOf(model, table)} in several ways.`);
    for (const step of path.steps) {
      const known = joins.find((join) => join.to.table === step.to.table);
      if (known && known.from.column !== step.from.column)
        return refuse(`${nameOf(model, step.to.table)} is linked in several ways.`);
      if (!known) joins.push(step);
    }
  }
  return joins;
}

/** Conditions on tables below the root become "has rows that"; those on one such table speak of the same row. */
function placePredicates(
  model: SemanticModel,
  draft: Draft,
  root: string,
  predicates: Predicate[],
): { predicates: Predicate[]; relatedTables: string[] } | Refusal {
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
    const isAmount =
      (predicate.kind === 'compare' || predicate.kind === 'between') &&
      columnOf(model, predicate.column).profile.role === 'additive';
    if (isAmount)
      return refuse('It is not clear whether one row or the sum of the rows should meet the amount.');
    const fact = absent ? { table: absent.table } : factBetween(model, draft, root, table);
    if (isRefusal(fact)) return fact;
    below.set(fact.table, [...(below.get(fact.table) ?? []), predicate]);
  }
  for (const mention of draft.mentions) {
    const isFactOfRoot =
      mention !== root && !canLookUp(model, root, mention) && canLookUp(model, mention, root);
    if (isFactOfRoot && !below.has(mention) && !draft.related.some((part) => part.table === mention))
      below.set(mention, []);
  }
  const related: Predicate[] = [];
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
    if (part.table === root || !canLookUp(model, part.table, root))
      return refuse(`${nameOf(model, part.table)} cannot be counted for each of ${nameOf(model, root)}.`);
    related.push({
      kind: 'related',
      table: part.table,
      where: below.get(part.table) ?? [],
      operator: part.operator,
      value: part.value,
    });
    below.delete(part.table);
  }
  for (const [table, where] of below)
    related.push({ kind: 'related', table, where, operator: '>=', value: 1 });
  return {
    predicates: [...own, ...related],
    relatedTables: related.flatMap((predicate) => (predicate.kind === 'related' ? [predicate.table] : [])),
  };
}

/** Tables of the conditions that related rows must meet: "products that customers in Germany bought". */
function tablesWithin(predicate: Predicate): string[] {
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

/** A table that was named must be the root, be joined, or hold related rows; being pointed to by every row is enough. */
function unusedMention(
  model: SemanticModel,
  draft: Draft,
  root: string,
  joins: JoinStep[],
  related: string[],
): string | null {
  for (const mention of [...draft.mentions, ...(draft.entity === null ? [] : [draft.entity])]) {
    if (mention === root || related.includes(mention) || joins.some((join) => join.to.table === mention))
      continue;
    const isCounted = draft.measures.some(
      (measure) => measure.entity === mention || measure.per?.entity === mention,
    );
    if (isCounted || draft.dimensions.some((dimension) => dimension.column.table === mention)) continue;
    return nameOf(model, mention);
  }
  return null;
}

function sortOf(draft: Draft, measures: Measure[], dimensions: Dimension[]): SortKey[] {
  return draft.sort.flatMap(({ by, direction }) => {
    if (typeof by === 'object') return [{ name: by.column, direction }];
    if (by === 'worked') return draft.worked ? [{ name: resultName(draft.worked.title), direction }] : [];
    const name = by === 'measure' ? measures[0]?.name : dimensions[0]?.name;
    return name === undefined ? [] : [{ name, direction }];
  });
}
