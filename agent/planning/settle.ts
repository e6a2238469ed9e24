import { periodOfNumbers } from '#kernel/header-periods.ts';
import { type DatePart, isDatePart } from '../dates/day-parts.ts';
import { columnsOfFormula, leadingColumn } from '../formula.ts';
import { isDateColumn } from '../model/dating.ts';
import { canLookUp, lookupPaths, tablesReaching } from '../model/join-paths.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { periodTexts } from '../model/period-texts.ts';
import { columnOf, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef, Dimension, JoinStep, Measure, Plan, Predicate, SortKey } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { beginsWhole } from '../sql/moving.ts';
import { type Draft, type DraftMeasure, isRefusal, type Refusal, refuse } from './draft.ts';
import { settledForecast } from './forecast-frame.ts';
import { keysAggregated } from './key-amounts.ts';
import { dimensionLabel, resultName } from './labels.ts';
import { nameOf, placePredicates, reachLength, tablesWithin } from './placing.ts';
import { measuresOf, withRows } from './settled-measures.ts';
import { isSparse } from './sparse-months.ts';
import { comparedMeasures, periodColumn, periodPredicates } from './time.ts';
import { cyclicColumn, writtenDimension } from './written-dimensions.ts';

/** What a joined table costs: of two readings the one that needs fewer tables is likelier. */
export const joinCost = 0.14;

/** A table that ties others together points at them, or at what points at them. */
const stepsBeyond = 2;

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
  const key = keysAggregated(model, { measures: compared.measures, dimensions });
  if (key !== null) return refuse(key);
  const told = draft.isAbsence ? withRows(compared.measures, periods.predicates) : compared.measures;
  const placed = draft.isAbsence ? draft.where : [...draft.where, ...periods.predicates];
  const apart = apartPredicates(model, draft, root.table);
  if (isRefusal(apart)) return apart;
  const where = placePredicates(model, draft, root.table, placed, apart);
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
  const ahead = draft.forecast ? settledForecast(model, draft.forecast, where.predicates, dimensions) : null;
  if (ahead && isRefusal(ahead)) return ahead;
  const cut = draft.moving || draft.overPrior ? cutWindow(where.predicates, dimensions) : null;
  if (cut) return cut;
  return {
    v: 1,
    intent: draft.intent,
    root: root.table,
    joins,
    measures: told,
    dimensions,
    select: uniqueNames(select),
    where: ahead ? [...where.predicates, ahead.history] : where.predicates,
    having: draft.having,
    ...(draft.overGroups ? { overGroups: draft.overGroups } : {}),
    share: draft.share,
    ...(draft.isRunning ? { isRunning: true as const } : {}),
    ...(draft.moving ? { moving: draft.moving } : {}),
    ...(draft.overPrior ? { overPrior: draft.overPrior } : {}),
    ...(ahead ? { forecast: ahead.forecast } : {}),
    ...(draft.placeOf === undefined ? {} : { placeOf: draft.placeOf }),
    comparison: compared.comparison,
    ...(draft.drivers ? { drivers: draft.drivers } : {}),
    sort,
    limit: draft.limit,
    ...(draft.within ? { within: draft.within } : {}),
    chart: draft.chart,
    fillsPeriods:
      dimensions.length === 1 &&
      dimensions[0]?.grain !== null &&
      !isSparse(model, dimensions[0]) &&
      draft.limit === null &&
      draft.having === null &&
      draft.share === null &&
      (draft.overGroups === undefined || draft.overGroups === 'mean') &&
      draft.measures.every((measure) => ['sum', 'count', 'countDistinct'].includes(measure.aggregate)),
    assumptions: [...draft.assumptions, ...periods.assumptions, ...compared.assumptions],
    score:
      draft.score -
      joinCost * joins.length -
      0.15 * where.relatedTables.length -
      joinCost * where.steps -
      root.cost -
      (isByNamesake(model, draft) || showsNamesake(model, draft, root.table) ? 0.5 : 0),
  };
}

/** An average that moves over periods, or a change from each to the next, needs all of them, and the first one whole. */
function cutWindow(where: Predicate[], dimensions: Dimension[]): Refusal | null {
  const [time] = dimensions;
  const isOfTime = (part: Predicate): boolean =>
    'column' in part && time !== undefined && sameColumn(part.column, time.column);
  const times = where.filter((part) => isOfTime(part) || (part.kind === 'any' && part.parts.some(isOfTime)));
  const [only, ...more] = times;
  const isStretch = only === undefined || (only.kind === 'period' && !only.negated && more.length === 0);
  if (!isStretch)
    return refuse('A number that is told beside those before needs one stretch of time without gaps.');
  return beginsWhole({ where, dimensions })
    ? null
    : refuse(`The first ${time?.grain ?? 'period'} of that time is cut; name whole ones.`);
}

/** Conditions that each a row of its own must meet, the periods among them by the date of their rows. */
function apartPredicates(model: SemanticModel, draft: Draft, root: string): Predicate[] | Refusal {
  const predicates = [...draft.apart.where];
  for (const period of draft.apart.periods) {
    const placed = periodPredicates(model, { ...draft, periods: [period], dayParts: [] }, root);
    if (isRefusal(placed)) return placed;
    predicates.push(...placed.predicates);
  }
  return predicates;
}

/** "orders by status" tells the orders by their own status, though invoices have one too. */
function isByNamesake(model: SemanticModel, { measures, dimensions }: Draft): boolean {
  const told = new Set(measures.flatMap(({ entity, column }) => entity ?? column?.table ?? []));
  const nameOfColumn = (ref: ColumnRef): string => columnOf(model, ref).lemmas.join(' ');
  return dimensions.some(
    ({ column }) =>
      told.size === 1 &&
      !told.has(column.table) &&
      !isPointedAt(model, column) &&
      [...model.columns.values()].some(
        ({ ref, lemmas }) => told.has(ref.table) && lemmas.join(' ') === nameOfColumn(column),
      ),
  );
}

/** "last name of the students" is theirs, though their teachers have one too. */
function showsNamesake(model: SemanticModel, { select, entity }: Draft, root: string): boolean {
  const own = new Set([root, entity]);
  const namesOf = (ref: ColumnRef): string => columnOf(model, ref).lemmas.join(' ');
  return select.some(
    (shown) =>
      !own.has(shown.table) &&
      !select.some((other) => own.has(other.table) && namesOf(other) === namesOf(shown)) &&
      !isPointedAt(model, shown) &&
      [...model.columns.values()].some(({ ref }) => own.has(ref.table) && namesOf(ref) === namesOf(shown)),
  );
}

/** A key under the same header as the column that points to it is one thing. */
function isPointedAt({ catalog }: SemanticModel, { table, column }: ColumnRef): boolean {
  return catalog.relations.some(({ toTable, toColumn }) => toTable === table && toColumn === column);
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
  const mutual = needed.find((target) => pointToEachOther(model, entity, target));
  if (mutual !== undefined)
    return refuse(`${nameOf(model, entity)} and ${nameOf(model, mutual)} are linked in several ways.`);
  if (needed.every((target) => canLookUp(model, entity, target))) return { table: entity, cost: 0 };
  const [best, second] = tablesReaching(model, needed).filter(
    (table) => table !== entity || needed.length === 1,
  );
  if (best === undefined)
    return refuse(`Nothing links ${needed.map((table) => nameOf(model, table)).join(' and ')}.`);
  if (reachLength(model, best, needed) > needed.length + stepsBeyond)
    return refuse(`Nothing links ${needed.map((table) => nameOf(model, table)).join(' and ')} directly.`);
  const mentioned = [best, second].filter((table) => table !== undefined && draft.mentions.includes(table));
  if (mentioned.length === 1 && mentioned[0]) {
    // A way around by a table that was named is no better than a shorter one by a table that was not.
    const isLonger = reachLength(model, mentioned[0], needed) > reachLength(model, best, needed);
    return isLonger
      ? refuse(`${nameOf(model, best)} and ${nameOf(model, mentioned[0])} both link them.`)
      : { table: mentioned[0], cost: 0.1 };
  }
  if (second !== undefined && reachLength(model, second, needed) === reachLength(model, best, needed))
    return refuse(`${nameOf(model, best)} and ${nameOf(model, second)} both link them.`);
  return { table: best, cost: 0.1 };
}

/**
 * Departments have a head and professors a department: where the column of the one bears only the name of the other's key, it does not say
 * which of the two is meant.
 */
function pointToEachOther(model: SemanticModel, one: string, other: string): boolean {
  if (one === other) return false;
  const [there] = lookupPaths(model, one, other);
  const [back] = lookupPaths(model, other, one);
  const [step, ...more] = there?.steps ?? [];
  const [turn, ...turns] = back?.steps ?? [];
  if (!step || !turn || more.length + turns.length > 0) return false;
  const isPlain = step.from.column.toLowerCase() === step.to.column.toLowerCase();
  // Two keys that hold the same values are one relation, whichever of them points.
  return isPlain && !(sameColumn(step.from, turn.to) && sameColumn(step.to, turn.from));
}

/** A value that does not change when rows repeat. */
function isMultiplySafe(measure: DraftMeasure): boolean {
  return measure.aggregate === 'countDistinct';
}

function dimensionsOf(model: SemanticModel, draft: Draft, root: string): Dimension[] | Refusal {
  const dimensions: Dimension[] = draft.dimensions.map((dimension) => {
    const label = dimensionLabel(model, dimension.column, dimension.grain);
    const { profile } = columnOf(model, dimension.column);
    const isWritten = !dimension.band && periodTexts(profile) !== null;
    const isPeriod = !dimension.band && (isDateColumn(profile) || periodOfNumbers(profile) !== null);
    const isTime = dimension.grain !== null || isYearColumn(profile) || isWritten || isPeriod;
    return {
      ...dimension,
      label,
      isTime,
      name:
        dimension.grain === null
          ? `${dimension.column.column}${dimension.band ? '_from' : ''}`
          : resultName(label),
    };
  });
  if (!draft.grain) return uniqueNames(dimensions);
  const column =
    draft.grain.column ??
    draft.dateVerb ??
    hintedDate(draft, root) ??
    periodColumn(model, root)?.column ??
    cyclicColumn(model, draft, root) ??
    null;
  if (!column) return refuse(`${nameOf(model, root)} has no clear date to group by.`);
  const { profile } = columnOf(model, column);
  const written = periodTexts(profile);
  if (written) {
    const unit = writtenDimension(model, draft, column, written);
    return isRefusal(unit) ? unit : inOrder(draft, unit, dimensions);
  }
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
      measure.other ?? null,
      measure.per?.column ?? null,
      ...[measure.formula, measure.per?.formula].flatMap((formula) =>
        formula ? columnsOfFormula(formula) : [],
      ),
    ].filter((column) => column !== null),
  );
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
    // Rows of a table that ties others together each have one of these, which needs no saying.
    const isTied = draft.select.length > 0 && draft.select.every(({ table }) => table !== root);
    if (isTied && canLookUp(model, root, mention)) continue;
    // "moves of the wrestlers": each of them is of a wrestler.
    if (draft.measures.length === 0 && pointsToOne(model, draft, root, mention)) continue;
    if (related.some((table) => canLookUp(model, table, mention))) continue;
    const isCounted = draft.measures.some(
      (measure) => measure.entity === mention || measure.per?.entity === mention,
    );
    if (isCounted || draft.dimensions.some((dimension) => dimension.column.table === mention)) continue;
    return nameOf(model, mention);
  }
  return null;
}

/** Whether each row of the one names a row of the other by itself, and what is shown of it could not be told of the other: "ids of the teachers". */
function pointsToOne(model: SemanticModel, { select }: Draft, from: string, to: string): boolean {
  const [path, ...others] = lookupPaths(model, from, to);
  const [step, ...more] = path?.steps ?? [];
  if (step === undefined || more.length + others.length > 0) return false;
  const own = select.filter(({ table }) => table === from);
  const nouns = new Set(own.map((column) => columnOf(model, column).lemmas.at(-1)));
  const isTold = [...model.columns.values()].some(
    ({ ref, lemmas }) => ref.table === to && nouns.has(lemmas.at(-1)),
  );
  return !isTold && columnOf(model, step.from).profile.nullCount === 0;
}

function sortOf(draft: Draft, measures: Measure[], dimensions: Dimension[]): SortKey[] {
  return draft.sort.flatMap(({ by, direction }) => {
    if (typeof by === 'object') return [{ name: by.column, direction }];
    if (by === 'worked') return draft.worked ? [{ name: resultName(draft.worked.title), direction }] : [];
    if (by === 'change' || by === 'changeShare')
      return [{ name: by === 'change' ? 'change' : 'change_share', direction }];
    const name = by === 'measure' ? measures[0]?.name : dimensions[0]?.name;
    return name === undefined ? [] : [{ name, direction }];
  });
}
