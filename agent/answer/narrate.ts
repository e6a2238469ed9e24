import type { QueryResult } from '#kernel/catalog.ts';
import { forecastNames } from '#kernel/continuation.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Dimension, Plan } from '../plan.ts';
import { singular, tableWords } from '../planning/labels.ts';
import { earlierFirst } from '../sql/changed-periods.ts';
import { runningName } from '../sql/measures.ts';
import { movingName } from '../sql/moving.ts';
import { overGroupsName } from '../sql/over-groups.ts';
import { placeName } from '../sql/places.ts';
import { pluralOf } from '../text/plurals.ts';
import { errorWords } from './forecast-ground.ts';
import { formatCell, formatNumber, sentenceCase } from './format.ts';
import { absentWords, isAbsence, predicateWords, repeatedIn } from './predicate-words.ts';
import { movingWords, overGroupsWords, rankedChange, verdictWords } from './reading.ts';
import { rowOrderWords } from './row-order-words.ts';
import { fromTo, tellPeriods, tellPeriodsByGroup, tellPrior } from './tell-changes.ts';
import { tellDrivers } from './tell-drivers.ts';
import { tellRepeated } from './tell-repeated.ts';
import { cell, groupName, raw, scope, type Telling } from './telling.ts';
import { rowCountOf } from './whole-result.ts';

/** Groups of a forecast that are told with their ranges. */
const groupsTold = 3;

/** The answer in one sentence. Every number in it is a cell of the result, or the number of its rows. */
export function narrate(
  model: SemanticModel,
  plan: Plan,
  result: QueryResult,
  locale: string,
  known: Partial<Pick<Telling, 'isFirstPeriodPartial' | 'isLastPeriodPartial'>> = {},
): string {
  const { isFirstPeriodPartial = false, isLastPeriodPartial = false } = known;
  const rowCount = rowCountOf(result);
  const telling: Telling = {
    model,
    plan,
    result,
    locale,
    rowCount,
    isFirstPeriodPartial,
    isLastPeriodPartial,
  };
  const repeated = repeatedIn(plan);
  if (repeated) return tellRepeated(telling, repeated);
  if (result.rows.length === 0)
    return `No rows: nothing in ${tableWords(tableOf(model, plan.root).name)} matches${scope(telling)}.`;
  if (plan.intent === 'values') return tellValues(telling);
  if (plan.intent === 'records') return tellRecords(telling);
  if (plan.drivers && plan.dimensions.length > 0)
    return tellDrivers(plan, result, {
      locale,
      scope: scope(telling),
      rows: tableWords(tableOf(model, plan.root).name),
    });
  if (plan.comparison?.kind === 'periods' && plan.dimensions.length === 0) return tellPeriods(telling);
  if (plan.placeOf !== undefined) return tellPlace(telling);
  if (plan.forecast) return tellForecast(telling);
  if (plan.overGroups)
    return `The ${overGroupsWords(plan)} is ${cell(telling, 0, overGroupsName(plan))}${scope(telling)}.`;
  if (plan.dimensions.length === 0) return tellNumbers(telling);
  return tellGroups(telling);
}

function tellNumbers(telling: Telling): string {
  const { plan } = telling;
  if (plan.share === 'of-condition') {
    const [measure] = plan.measures;
    if (!measure) return '';
    const condition = measure.where
      .map((predicate) => predicateWords(telling.model, predicate, false))
      .join(' and ');
    return `${cell(telling, 0, 'share')}: ${cell(telling, 0, measure.name)} of ${cell(telling, 0, `of_${measure.name}`)} (${measure.label}, ${condition})${scope(telling)}.`;
  }
  const told = plan.measures.map((measure) => {
    const value = raw(telling, 0, measure.name);
    return value === null || value === undefined
      ? `there is no ${measure.label}`
      : `the ${measure.label} is ${cell(telling, 0, measure.name)}`;
  });
  const between =
    plan.comparison?.kind === 'difference' ? `; the difference is ${cell(telling, 0, 'difference')}` : '';
  const verdict = plan.verdict ? `${cell(telling, 0, 'verdict')}: ` : '';
  const asked = plan.verdict ? `, asked was ${verdictWords(plan)}` : '';
  const order = plan.rowOrder?.beside ? `, of ${rowOrderWords(telling.model, plan)}` : '';
  return `${sentenceCase(`${verdict}${told.join(', ')}`)}${order}${asked}${between}${scope(telling)}.`;
}

/** "Forecast of total revenue: July 2026 900 (800 to 1,000), … . Tried on its own past, a month was typically off by 40." Its last period, and how many there are before it. */
function tellForecast(telling: Telling): string {
  const { plan, result, locale } = telling;
  const [measure] = plan.measures;
  const [time, group] = plan.dimensions;
  const { asked = '' } = plan.forecast ?? {};
  if (!measure || !time) return '';
  const rows = result.rows.flatMap((_, row) => (String(raw(telling, row, time.name)) >= asked ? [row] : []));
  const conditions = plan.where
    .slice(0, -1)
    .map((predicate) => predicateWords(telling.model, predicate, false));
  const of = conditions.length > 0 ? ` (${conditions.join('; ')})` : '';
  const column = result.columns.find(({ name }) => name === forecastNames.value);
  const error = errorWords(plan, result.continued, (value) => formatCell(value, column, locale));
  const rangeOf = (row: number): string =>
    `${cell(telling, row, forecastNames.value)} (${cell(telling, row, forecastNames.low)} to ${cell(telling, row, forecastNames.high)})`;
  const first = rows[0];
  if (group && first !== undefined) {
    const own = rows.filter((row) => raw(telling, row, time.name) === raw(telling, first, time.name));
    const told = own.slice(0, groupsTold).map((row) => `${groupName(telling, row, group)} ${rangeOf(row)}`);
    const more = own.length > groupsTold ? ` and ${own.length - groupsTold} more` : '';
    const last = rows.at(-1) ?? first;
    const isOne = raw(telling, last, time.name) === raw(telling, first, time.name);
    const further = isOne ? '' : ` The table goes on to ${groupName(telling, last, time)}.`;
    return `Forecast of ${measure.label}${of} by ${group.label} for ${groupName(telling, first, time)}: ${told.join(', ')}${more}.${further}${error}`;
  }
  const toldOf = (row: number): string => `${groupName(telling, row, time)} ${rangeOf(row)}`;
  const last = rows.at(-1);
  const shown = rows.slice(0, 3);
  const more = last !== undefined && !shown.includes(last) ? ` … ${toldOf(last)}` : '';
  return `Forecast of ${measure.label}${of}: ${shown.map(toldOf).join(', ')}${more}.${error}`;
}

/** "Japan is number 3 of countries by total net amount: 1,234." */
function tellPlace(telling: Telling): string {
  const { plan } = telling;
  const [measure] = plan.measures;
  const [dimension] = plan.dimensions;
  if (!measure || !dimension) return '';
  const from = plan.sort[0]?.direction === 'ascending' ? ', counted from the lowest' : '';
  return `${plan.placeOf} is number ${cell(telling, 0, placeName(plan))} by ${measure.label} among all by ${dimension.label}${from}: ${cell(telling, 0, measure.name)}${scope(telling)}.`;
}

function tellGroups(telling: Telling): string {
  const { plan, result } = telling;
  const [measure] = plan.measures;
  const [first, second] = plan.dimensions;
  if (!measure || !first) return '';
  const ranked = rankedBy(plan)?.name ?? '';
  const change = rankedChange(ranked);
  const metric =
    change !== ''
      ? ranked
      : plan.share
        ? 'share'
        : plan.isRunning
          ? runningName(measure)
          : plan.moving
            ? movingName(plan)
            : measure.name;
  const window = plan.isRunning ? 'running total of ' : plan.moving ? `${movingWords(plan)} of ` : '';
  const total = `${plan.share ? 'share of ' : ''}${window}${measure.label}`;
  if (plan.comparison?.kind === 'groups' && result.rows.length === 2)
    return tellPair(telling, first, measure.name, measure.label);
  const count = telling.rowCount;
  if (plan.comparison?.kind === 'periods' && change === '') return tellPeriodsByGroup(telling);
  if (plan.overPrior) return tellPrior(telling, measure, first);
  if (isAbsence(plan)) return tellAbsent(telling, first);
  const isInTime = plan.sort.every(({ name }) => name === first.name) || plan.overPrior !== undefined;
  if (first.isTime && !plan.limit && !plan.within && isInTime) {
    const last = count - 1;
    const range = `${groupName(telling, 0, first)} to ${groupName(telling, last, first)}`;
    return second
      ? `${sentenceCase(total)} by ${first.label} and ${second.label}, ${range}${scope(telling)}.`
      : `${sentenceCase(total)} by ${first.label}, ${range}: ${fromTo(telling, first, metric)}${scope(telling)}.`;
  }
  const names = [0, 1, 2]
    .filter((row) => row < count)
    .map(
      (row) =>
        `${groupName(telling, row, first)}${second ? ` / ${groupName(telling, row, second)}` : ''} (${cell(telling, row, metric)})`,
    );
  const isOfAll = !plan.within;
  const isTied = isOfAll && plan.limit?.count === 1 && count > 1;
  const what =
    change !== ''
      ? `${change.trim()} from ${earlierLabels(plan)}`
      : plan.share
        ? `share of ${measure.label}`
        : measure.label;
  if (isTied)
    return `${formatNumber(count, telling.locale)} tie for the ${extremeWord(plan)} ${what}, among them ${names.join(', ')}${scope(telling)}.`;
  if (isOfAll && plan.limit?.count === 1)
    return `${first.isTime ? sentenceCase(groupName(telling, 0, first)) : groupName(telling, 0, first)} has the ${extremeWord(plan)} ${what}: ${cell(telling, 0, metric)}${scope(telling)}.`;
  const more = count > names.length ? ` and ${formatNumber(count - names.length, telling.locale)} more` : '';
  return `${sentenceCase(what)} by ${plan.dimensions.map((dimension) => dimension.label).join(' and ')}: ${names.join(', ')}${more}${scope(telling)}.`;
}

/** "3 of client stand in no row with hired on in 2025: …". */
function tellAbsent(telling: Telling, dimension: Dimension): string {
  const { rowCount, result, plan, model, locale } = telling;
  const shown = result.rows.slice(0, 5).map((_, row) => groupName(telling, row, dimension));
  const more = rowCount > shown.length ? ` and ${formatNumber(rowCount - shown.length, locale)} more` : '';
  const conditions = plan.where.filter((part) => part.kind !== 'missing');
  const whose = conditions.map((part) => predicateWords(model, part, false)).join('; ');
  return `${sentenceCase(dimension.label)} in no row with ${absentWords(model, plan)}: ${shown.join(', ')}${more}${whose === '' ? '' : ` (${whose})`}.`;
}

function extremeWord(plan: Plan): string {
  return rankedBy(plan)?.direction === 'ascending' ? 'lowest' : 'highest';
}

function tellPair(telling: Telling, dimension: Dimension, metric: string, label: string): string {
  const left = Number(raw(telling, 0, metric));
  const right = Number(raw(telling, 1, metric));
  const verdict = left === right ? 'as much as' : left > right ? 'more than' : 'less than';
  return `${groupName(telling, 0, dimension)} has a ${label} of ${cell(telling, 0, metric)}, ${verdict} ${groupName(telling, 1, dimension)} with ${cell(telling, 1, metric)}${scope(telling)}.`;
}

function tellValues(telling: Telling): string {
  const { result, plan } = telling;
  const name = plan.select[0]?.name ?? '';
  const told = result.rows
    .slice(0, 5)
    .map((_, row) => cell(telling, row, name))
    .join(', ');
  const more = telling.rowCount > 5 ? ' …' : '';
  const things = plan.select.map((column) => column.name.replaceAll('_', ' ')).join(' and ');
  const named = telling.rowCount === 1 ? things : pluralOf(things);
  return `${formatNumber(telling.rowCount, telling.locale)} different ${named}: ${told}${more}${scope(telling)}.`;
}

function tellRecords(telling: Telling): string {
  const { plan, model } = telling;
  const table = tableWords(tableOf(model, plan.root).name);
  const count = telling.rowCount;
  const ranked = plan.limit ? ` with the ${recordExtreme(telling)} ${sortWords(plan)}` : '';
  if (count === 1) {
    const [name, ...others] = [...plan.select].sort(
      (left, right) => Number(isDisplay(telling, right)) - Number(isDisplay(telling, left)),
    );
    const told = (name && isDisplay(telling, name) ? others : plan.select)
      .map((shown) => `${shown.name.replaceAll('_', ' ')} ${cell(telling, 0, shown.name)}`)
      .join(', ');
    const subject = name && isDisplay(telling, name) ? ` is ${cell(telling, 0, name.name)}` : '';
    const details = told === '' ? '' : `${subject === '' ? ':' : ','} ${told}`;
    const article = plan.limit || plan.rowOrder ? 'The' : 'The only';
    const order = rowOrderWords(model, plan);
    const place = order === '' ? '' : ` that is ${order}`;
    return `${article} ${singular(table)}${ranked}${place}${subject}${details}${scope(telling)}.`;
  }
  if (plan.limit)
    return `${formatNumber(count, telling.locale)} ${several(table)}${ranked}${scope(telling)}.`;
  return `${formatNumber(telling.rowCount, telling.locale)} ${several(table)}${scope(telling)}.`;
}

/** Names of what has no plural, and of files that hold more rows than one. */
const unchanged = new Set(
  (
    'sales staff data personnel equipment inventory stock information info media history payroll export list sheet table dataset report log ledger file ' +
    'register book master detail extract import schedule roster'
  ).split(' '),
);

/** "3 festivals" of a table called after one of them. */
function several(table: string): string {
  return unchanged.has(table.toLowerCase().split(' ').at(-1) ?? '') ? table : pluralOf(table);
}

function isDisplay({ model, plan }: Telling, shown: Plan['select'][number]): boolean {
  const { table, column } = shown.column;
  return table === plan.root && tableOf(model, plan.root).profile.displayColumn === column;
}

/** What is ranked by; a ranking within groups is sorted by them first. */
function rankedBy(plan: Plan): Plan['sort'][number] | undefined {
  return plan.sort[plan.limit ? (plan.within ?? 0) : 0];
}

function sortWords(plan: Plan): string {
  return rankedBy(plan)?.name.replaceAll('_', ' ') ?? '';
}

/** Dates are late or early, amounts high or low. */
function recordExtreme({ model, plan }: Telling): string {
  const sort = rankedBy(plan);
  const shown = plan.select.find(({ name }) => name === sort?.name);
  const type = shown ? columnOf(model, shown.column).profile.type : null;
  if (type !== 'date' && type !== 'timestamp') return extremeWord(plan);
  return sort?.direction === 'ascending' ? 'earliest' : 'latest';
}

/** "total revenue in 2024 to 2025", the earlier period first. */
function earlierLabels(plan: Plan): string {
  const [first, second] = earlierFirst(plan) ? [0, 1] : [1, 0];
  return `${plan.measures[first]?.label ?? ''} to ${plan.comparison?.labels[second] ?? ''}`;
}
