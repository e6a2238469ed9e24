import type { AnswerCheck } from '#kernel/answer.ts';
import type { QueryResult, RunQuery } from '#kernel/catalog.ts';
import { addGrains } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import { importDoubts } from '../doubts/import-doubts.ts';
import { plansOfStates } from '../doubts/states.ts';
import { totalsCounted } from '../doubts/total-rows.ts';
import { readsOf, versionsOfTables } from '../live/reads.ts';
import { datedProfile, textOn } from '../model/period-texts.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Measure, Plan, Predicate } from '../plan.ts';
import { compileWith } from '../sql/compile.ts';
import { tablesRead } from '../sql/predicates.ts';
import { bothSides } from './both-sides.ts';
import { countingPlan, rowsOf } from './counting.ts';
import { changeCutShort } from './cut-short.ts';
import { driversAddUp } from './drivers-add-up.ts';
import { forecastChecks } from './forecast-ground.ts';
import { levelsTogether } from './levels-together.ts';
import { liveFacts } from './live-facts.ts';
import { measuresTogether } from './measures-together.ts';
import { missingAmounts } from './missing-amounts.ts';
import { mixedUnits } from './mixed-units.ts';
import { namedPeriods } from './named-periods.ts';
import { namesakes } from './namesakes.ts';
import { orSkipped, skippedCheck } from './not-computed.ts';
import { orphanRows } from './orphan-rows.ts';
import {
  askedPartial,
  countedPartial,
  firstPartial,
  isBelow,
  lastPartial,
  rankedPartial,
} from './partial-periods.ts';
import { predicateWords } from './predicate-words.ts';
import { rejectedRows } from './rejected-rows.ts';
import { repeatedThings } from './repeated-things.ts';
import { repeatedValues } from './repeated-values.ts';
import { firstPrior, shortWindow } from './short-window.ts';
import { smallBounds } from './small-bounds.ts';
import { uncountedThings } from './uncounted.ts';
import { unevenParts } from './uneven-parts.ts';
import { sharesOfLosses, sharesOfUnknown } from './uneven-shares.ts';
import { weightedRows } from './weighted-rows.ts';
import { hasEmpty, isCut, rowCountOf, shownRows, sumOf } from './whole-result.ts';
import { yearsTogether } from './years-together.ts';

export interface CheckContext {
  model: SemanticModel;
  plan: Plan;
  result: QueryResult;
  today: string;
  /** Runs a further statement over the tables of the plan; at most 200 rows. */
  run: (sql: string, plan: Plan) => Promise<QueryResult>;
}

export interface CheckReport {
  checks: AnswerCheck[];
  /** A warning touches the number itself. */
  needsCaution: boolean;
  isLastPeriodPartial: boolean;
  isFirstPeriodPartial: boolean;
}

/** Checks that a result means what its sentence says. A check that cannot run is told as skipped, never as passed. */
export async function checkResult(context: CheckContext): Promise<CheckReport> {
  const course = lastPartial(context);
  const begun = firstPartial(context);
  const asked = isCourse(context.plan) || context.plan.forecast ? [] : askedPartial(context);
  const partial = course ?? asked.find(({ id }) => id === 'partial-period') ?? null;
  const tasks: (AnswerCheck | null | Promise<AnswerCheck | null>)[] = [
    provenValues(context),
    emptyCulprit(context),
    joinKeepsRows(context),
    groupsAddUp(context),
    driversAddUp(context),
    shownOfWhole(context),
    course,
    begun,
    ...asked,
    rankedPartial(context),
    countedPartial(context),
    dataEndsBefore(context) ?? changeCutShort(context),
    missingAmounts(context),
    shortWindow(context),
    firstPrior(context),
    ...forecastChecks({ ...context, continued: context.result.continued }),
    totalsCounted(context.model, context.plan),
    rejectedRows(context, versionsOf(context.model, context.plan)),
    missingGroup(context),
    mixedUnits(context),
    namesakes(context),
    uncountedThings(context),
    yearsTogether(context),
    repeatedValues(context),
    measuresTogether(context),
    unevenParts(context),
    levelsTogether(context),
    repeatedThings(context),
    namedPeriods(context),
    weightedRows(context),
    sharesOfLosses(context),
    sharesOfUnknown(context),
    smallBounds(context),
    orphanRows(context),
    bothSides(context),
  ];
  const checks: AnswerCheck[] = [];
  for (const check of await Promise.all(tasks.map(orSkipped))) if (check) checks.push(check);
  const doubted = importDoubts(context.model, context.plan, versionsOf(context.model, context.plan));
  checks.push(...doubted.checks, ...liveFacts(context.model, namesOf(context), context.today));
  const cautionary = new Set([
    'join-keeps-rows',
    'groups-add-to-total',
    'mixed-unit',
    'shared-name',
    'data-ends-before-period',
    'lowest-is-partial',
    'missing-in-measure',
    'rejected-rows',
    'total-counted',
    'uncounted-rows',
    'years-together',
    'repeated-value',
    'measures-together',
    'uneven-parts',
    'cut-prior',
    'levels-together',
    'repeated-thing',
    'named-period',
    'weighted-rows',
    'shares-of-losses',
    'share-of-unknown',
    'small-bound',
    'orphan-rows',
    'both-sides',
  ]);
  return {
    checks,
    needsCaution:
      isUneven(context.plan, checks) ||
      doubted.needsCaution ||
      checks.some(
        (check) =>
          check.outcome === 'failed' ||
          check.outcome === 'skipped' ||
          (check.outcome === 'warned' && (cautionary.has(check.id) || check.id.startsWith('forecast'))),
      ),
    isLastPeriodPartial: partial !== null,
    isFirstPeriodPartial: begun !== null,
  };
}

function provenValues({ model, plan }: CheckContext): AnswerCheck | null {
  const values = [...plan.where, ...plan.measures.flatMap((measure) => measure.where)].flatMap((predicate) =>
    predicate.kind === 'oneOf'
      ? predicate.values.map((value) => `${value} in ${columnOf(model, predicate.column).label}`)
      : [],
  );
  return values.length > 0
    ? {
        id: 'values-in-data',
        outcome: 'passed',
        detail: `Found in the data as written: ${values.join(', ')}.`,
      }
    : null;
}

/** Leaves out one condition at a time to name the one that nothing meets. */
async function emptyCulprit(context: CheckContext): Promise<AnswerCheck | null> {
  const { plan, model } = context;
  if (!isEmpty(context) || plan.where.length === 0) return null;
  for (const predicate of plan.where) {
    const others = plan.where.filter((other) => other !== predicate);
    const rows = await countRows(context, [predicate]);
    const without = await countRows(context, others);
    if (rows === 0 || (plan.where.length > 1 && without !== null && without > 0))
      return {
        id: 'empty-result',
        outcome: 'warned',
        detail: `No row meets: ${predicateWords(model, predicate)}${rows === 0 ? '' : ' together with the other conditions'}.`,
      };
  }
  const met = await countRows(context, plan.where);
  return met === 0
    ? { id: 'empty-result', outcome: 'warned', detail: 'No row meets all the conditions together.' }
    : emptyAmounts(context, met);
}

/** Rows are there, and nothing can be told of them; a number that is zero is told as it is. */
function emptyAmounts({ result }: CheckContext, met: number | null): AnswerCheck | null {
  const isTold = result.rows.some((row) => row.some((cell) => cell !== null));
  if (isTold || met === null) return null;
  const rows = met === 1 ? '1 row meets' : `${met.toLocaleString('en')} rows meet`;
  return {
    id: 'empty-result',
    outcome: 'warned',
    detail: `${rows} the conditions, but what was asked cannot be told of ${met === 1 ? 'it' : 'them'}: a value is missing there, or it would be divided by zero.`,
  };
}

function isEmpty({ plan, result }: CheckContext): boolean {
  if (result.rows.length === 0) return true;
  const [row, ...more] = result.rows;
  return (
    plan.intent === 'aggregate' &&
    plan.dimensions.length === 0 &&
    more.length === 0 &&
    (row ?? []).every((cell) => cell === null || cell === 0)
  );
}

async function countRows({ plan, run }: CheckContext, where: Predicate[]): Promise<number | null> {
  return Number((await run('', countingPlan(plan, where))).rows[0]?.[0] ?? 0);
}

/** A lookup must not multiply or drop rows: the count with the joins equals the table's own. */
async function joinKeepsRows(context: CheckContext): Promise<AnswerCheck | null> {
  const { plan, model } = context;
  if (plan.joins.length === 0) return null;
  const id = 'join-keeps-rows';
  try {
    const joined = await countRows(context, []);
    const own = await rowsOf(context, tableOf(model, plan.root));
    const names = plan.joins.map((join) => tableOf(model, join.to.table).name).join(', ');
    if (joined === own)
      return {
        id,
        outcome: 'passed',
        detail: `Looking up ${names} kept every row of ${tableOf(model, plan.root).name} exactly once.`,
      };
    return {
      id,
      outcome: 'failed',
      detail: `Looking up ${names} changed the number of rows from ${own} to ${joined}.`,
    };
  } catch (error) {
    return skippedCheck(id, error);
  }
}

function namesOf({ model, plan }: CheckContext): string[] {
  return versionsOf(model, plan).map(({ sqlName }) => sqlName);
}

/** The plan of the number without groups, where sums or row counts by group must add up to it. */
function wholeOf(plan: Plan): { plan: Plan; measure: Measure } | null {
  const [measure] = plan.measures;
  const addsUp =
    measure &&
    (measure.aggregate === 'sum' || (measure.aggregate === 'count' && measure.column === null)) &&
    !measure.per;
  if (
    !addsUp ||
    plan.dimensions.length === 0 ||
    plan.limit ||
    plan.having ||
    plan.overGroups ||
    plan.placeOf !== undefined ||
    plan.moving ||
    plan.overPrior ||
    plan.forecast ||
    plan.comparison?.kind === 'periods'
  )
    return null;
  const whole: Plan = {
    ...plan,
    dimensions: [],
    sort: [],
    share: null,
    fillsPeriods: false,
    comparison: null,
    measures: [measure],
  };
  return { plan: whole, measure };
}

/** The groups of a result must add up to the same number without groups. */
async function groupsAddUp({ plan, result, run, model }: CheckContext): Promise<AnswerCheck | null> {
  const of = wholeOf(plan);
  if (!of || result.rows.length === 0) return null;
  const { measure } = of;
  const total = await run('', of.plan);
  const whole = Number(total.rows[0]?.[0] ?? 0);
  const parts = await sumOf(result, measure.name, compileWith(plan, model), (sql) => run(sql, plan));
  const isEqual = Math.abs(parts - whole) <= Math.max(1e-6, Math.abs(whole) * 1e-9);
  const id = 'groups-add-to-total';
  return isEqual
    ? { id, outcome: 'passed', detail: 'The groups add up to the total without groups.' }
    : {
        id,
        outcome: 'failed',
        detail: `The groups add up to ${parts}, the total without groups is ${whole}.`,
      };
}

/** Fewer rows are shown than are told of: no doubt, and said all the same. */
function shownOfWhole({ result }: CheckContext): AnswerCheck | null {
  const rowCount = rowCountOf(result);
  return isCut(result)
    ? {
        id: 'shown-of-whole',
        outcome: 'passed',
        detail: `The first ${shownRows(result).length} of ${rowCount.toLocaleString('en')} rows are shown; what is said is of all of them.`,
      }
    : null;
}

/** A part of a period is set against the whole of another one, or meets a bound for being a part. */
function isUneven(plan: Plan, checks: readonly AnswerCheck[]): boolean {
  const { comparison } = plan;
  const isPart = isCourse(plan) && isBelow(plan) && checks.some(({ id }) => id.startsWith('partial-'));
  return (
    isPart ||
    (comparison?.kind === 'periods' &&
      !comparison.labels.some((label) => label.startsWith('the same days')) &&
      checks.some(({ id }) => id === 'partial-period' || id === 'partial-first-period'))
  );
}

/** What is told by periods says of each of them whether it is there in part. */
function isCourse({ dimensions: [dimension] }: Plan): boolean {
  return dimension !== undefined && dimension.grain !== null && dimension.grain !== 'day';
}

/** The data stop before the period does, or start after it began. */
function dataEndsBefore({ plan, model, today }: CheckContext): AnswerCheck | null {
  for (const predicate of [...plan.where, ...plan.measures.flatMap((measure) => measure.where)]) {
    if (predicate.kind !== 'period' || predicate.isYearNumber) continue;
    const { profile: own, label } = columnOf(model, predicate.column);
    const profile = datedProfile(own);
    const nameOf = (day: string): string => textOn(own, day) ?? labelOf(day, 'day');
    const last = profile.max?.slice(0, 10);
    const first = profile.min?.slice(0, 10);
    const end = predicate.end === null || predicate.end > today ? today : predicate.end;
    if (predicate.start !== null && last !== undefined && last < predicate.start)
      return {
        id: 'data-ends-before-period',
        outcome: 'warned',
        detail: `The last ${label} in the data is ${nameOf(last)}, before ${predicate.label} begins.`,
      };
    if (first !== undefined && predicate.end !== null && first >= predicate.end)
      return {
        id: 'data-ends-before-period',
        outcome: 'warned',
        detail: `The first ${label} in the data is ${nameOf(first)}, after ${predicate.label} ends.`,
      };
    // Behind the year 9999 days are no texts that can be compared.
    if (last !== undefined && predicate.end !== null && last < end && addGrains(last, 'day', 31) < end)
      return {
        id: 'data-ends-before-period',
        outcome: 'warned',
        detail: `The data end ${textOn(own, last) === null ? 'on' : 'with'} ${nameOf(last)}, before ${predicate.label} does.`,
      };
  }
  return null;
}

async function missingGroup({ plan, result, model, run }: CheckContext): Promise<AnswerCheck | null> {
  for (const dimension of plan.dimensions) {
    // Of what is told over all groups no group is shown.
    if (!result.columns.some((column) => column.name === dimension.name)) continue;
    if (await hasEmpty(result, dimension.name, compileWith(plan, model), (sql) => run(sql, plan)))
      return {
        id: 'missing-group',
        outcome: 'warned',
        detail: `Rows without a ${dimension.label} stand under "(none)".`,
      };
  }
  return null;
}

/** The statements that an answer by this plan is checked by, as far as they are known before its result is. */
export function checkStatements(plan: Plan, model: SemanticModel): string[] {
  const whole = wholeOf(plan);
  const plans = [
    ...(plan.joins.length > 0 ? [countingPlan(plan, [])] : []),
    ...(whole ? [whole.plan] : []),
    ...plansOfStates(model, plan),
  ];
  return plans.map((further) => compileWith(further, model));
}

/** Wraps the caller's `run` for checks over the plan's tables. An empty `sql` compiles the given plan. What has run is not run again. */
export function checkRunner(
  model: SemanticModel,
  run: RunQuery,
  signal: AbortSignal | undefined,
  known: NonNullable<QueryResult['also']> = [],
): CheckContext['run'] {
  return async (sql, plan) => {
    const statement = sql === '' ? compileWith(plan, model) : sql;
    return (
      known.find((one) => one.sql === statement)?.result ??
      run({
        sql: statement,
        ...readsOf(model, plan, statement),
        maxRows: 200,
        deadlineMs: 10_000,
        ...(signal ? { signal } : {}),
      })
    );
  };
}

/** The table versions that a plan reads. */
export function versionsOf(model: SemanticModel, plan: Plan): { sqlName: string; versionId: string }[] {
  const predicates = [...plan.where, ...plan.measures.flatMap((measure) => measure.where)];
  return versionsOfTables(model, tablesRead(model, plan.root, plan.joins, predicates));
}
