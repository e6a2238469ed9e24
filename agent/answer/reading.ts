import { addDays } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { singular, tableWords } from '../planning/labels.ts';
import { changeWords } from '../sql/changed-periods.ts';
import { pluralOf } from '../text/plurals.ts';
import { sentenceCase } from './format.ts';
import { absentWords, comparisonWords, isAbsence, predicateWords } from './predicate-words.ts';
import { rowOrderWords } from './row-order-words.ts';

/** What was understood, in one sentence made from the plan alone. */
export function readingOf(model: SemanticModel, plan: Plan): string {
  if (plan.placeOf !== undefined) {
    const order = plan.sort[0]?.direction === 'ascending' ? 'lowest first' : 'highest first';
    const told = [
      `place of ${plan.placeOf} among all by ${plan.dimensions[0]?.label ?? 'group'}, by ${plan.measures[0]?.label ?? 'value'}, ${order}`,
      scopeWords(model, plan),
    ];
    return `${sentenceCase(told.filter((part) => part !== '').join(', '))}.`;
  }
  if (plan.overGroups) {
    const told = [overGroupsWords(plan), scopeWords(model, plan), havingWords(model, plan)];
    return `${sentenceCase(told.filter((part) => part !== '').join(', '))}.`;
  }
  const parts = [
    subjectWords(model, plan),
    verdictWords(plan),
    scopeWords(model, plan),
    havingWords(model, plan),
    rowOrderWords(model, plan),
    orderWords(model, plan),
  ].filter((part) => part !== '');
  return `${sentenceCase(parts.join(', '))}.`;
}

/** "number of countries", "correlation of number of orders and revenue over customers". */
export function overGroupsWords({ overGroups, measures, dimensions }: Plan): string {
  const groups = dimensions.map(({ label }) => pluralOf(label)).join(' and ');
  if (overGroups === 'mean')
    return `average ${measures[0]?.label ?? 'value'} per ${dimensions[0]?.label ?? 'group'}`;
  return overGroups === 'correlation'
    ? `correlation of ${measures.map(({ label }) => label).join(' and ')} over ${groups}`
    : `number of different ${groups}`;
}

/** "whether that is above 10", "whether the first is above the second". */
export function verdictWords({ verdict }: Plan): string {
  if (!verdict) return '';
  const words = comparisonWords[verdict.operator];
  return verdict.bound === null
    ? `whether the first is ${words} the second`
    : `whether that is ${words} ${verdict.bound}`;
}

function subjectWords(model: SemanticModel, plan: Plan): string {
  const root = tableWords(tableOf(model, plan.root).name);
  if (plan.intent === 'values')
    return `the different values of ${plan.select.map(({ column }) => columnOf(model, column).label).join(' and ')} in ${root}`;
  if (plan.intent === 'records') {
    const columns = plan.select.map(({ column }) => columnOf(model, column).label).join(', ');
    return `${plan.limit ? `${rankWords(plan, root)}${withinWords(model, plan)}` : root}: ${columns}`;
  }
  const groups = plan.dimensions
    .map((dimension) =>
      dimension.grain || dimension.part
        ? `${dimension.label} of ${columnOf(model, dimension.column).label}`
        : `${dimension.label}${bandWords(dimension)}`,
    )
    .join(' and ');
  const share =
    plan.share === 'of-total' ? 'share of ' : plan.share === 'of-condition' ? 'share within all of ' : '';
  const condition =
    plan.measures[0]?.where.map((predicate) => predicateWords(model, predicate)).join(' and ') ?? '';
  const running = plan.forecast
    ? `forecast to ${labelOf(addDays(plan.forecast.until, -1), 'day')} of `
    : plan.isRunning
      ? 'running total of '
      : plan.moving
        ? `${movingWords(plan)} of `
        : plan.overPrior
          ? `${priorWords(plan)} of `
          : '';
  if (plan.drivers) return driverWords(model, plan, groups);
  const isComparison = plan.comparison?.kind === 'periods';
  const measures = plan.measures.map((measure) => measure.label).join(' and ');
  const part = plan.share === 'of-condition' ? ` with ${condition}` : '';
  const date = isComparison ? dateWords(model, plan) : '';
  const grouped = groups === '' ? '' : ` by ${groups}`;
  return `${running}${share}${measures}${part}${date}${grouped}${plan.share ? withinWords(model, plan) : ''}${plan.limit && !plan.sort.length ? '' : ''}`;
}

/** " in bands of 5000". */
function bandWords({ band }: Plan['dimensions'][number]): string {
  return band ? ` in bands of ${band}` : '';
}

/** "3-month moving average". */
export function movingWords({ moving, dimensions }: Plan): string {
  const { periods, aggregate } = moving ?? { periods: 1, aggregate: 'avg' };
  return `${periods}-${dimensions[0]?.grain ?? 'period'} moving ${aggregate === 'sum' ? 'total' : 'average'}`;
}

/** "change from each month to the next", "change against the 12th month before". */
export function priorWords({ overPrior, dimensions }: Plan): string {
  const unit = dimensions[0]?.grain ?? 'year';
  const steps = overPrior?.steps ?? 1;
  return steps === 1 ? `change against the ${unit} before` : `change against ${steps} ${unit}s before`;
}

/** "what the change of total net amount from March 2025 to April 2025 by order date is made of, by region". */
function driverWords(model: SemanticModel, plan: Plan, groups: string): string {
  const { number, before, after } = changeWords(plan);
  const grouped = groups === '' ? '' : `, by ${groups}`;
  return `what the change of ${number} from ${before} to ${after}${dateWords(model, plan)} is made of${grouped}`;
}

/** "within each region". */
function withinWords(model: SemanticModel, plan: Plan): string {
  const shown = plan.intent === 'records' ? plan.select : plan.dimensions;
  const groups = shown.slice(0, plan.within ?? 0);
  const names = groups.map((group) => ('label' in group ? group.label : columnOf(model, group.column).label));
  return names.length > 0 ? ` within each ${names.at(-1)}` : '';
}

function dateWords(model: SemanticModel, plan: Plan): string {
  const predicate = plan.measures[0]?.where.find((part) => part.kind === 'period');
  return predicate?.kind === 'period' ? ` by ${columnOf(model, predicate.column).label}` : '';
}

/** A ranking within groups is ordered by them first. */
function withinCount({ intent, within }: Plan): number {
  return intent === 'records' ? (within ?? 0) : within ? 1 : 0;
}

function rankWords(plan: Plan, root: string): string {
  const sort = plan.sort[withinCount(plan)];
  const word = sort?.direction === 'ascending' ? 'lowest' : 'highest';
  const count = plan.limit?.count ?? 1;
  const by = sort ? ` by ${sort.name.replaceAll('_', ' ')}` : '';
  return count === 1
    ? `the ${singular(root)} with the ${word}${by.replace(' by', '')}`
    : `the ${count} ${word} of ${root}${by}`;
}

function scopeWords(model: SemanticModel, plan: Plan): string {
  return plan.where.map((predicate) => predicateWords(model, predicate)).join(', ');
}

/** "only those with a total net amount above 500". */
function havingWords(model: SemanticModel, plan: Plan): string {
  const [measure] = plan.measures;
  if (!plan.having) return '';
  if (isAbsence(plan)) return `only those in no row with ${absentWords(model, plan)}`;
  return `only those with a ${measure?.label ?? 'value'} ${comparisonWords[plan.having.operator]} ${plan.having.isOfMean ? 'the average of the groups' : plan.having.value}`;
}

function orderWords(model: SemanticModel, plan: Plan): string {
  const sort = plan.sort[plan.limit ? withinCount(plan) : 0];
  if (!sort || (plan.limit && plan.intent === 'records')) return '';
  if (plan.limit)
    return `the ${plan.limit.count === 1 ? '' : `${plan.limit.count} `}${sort.direction === 'descending' ? 'highest' : 'lowest'}${rankedChange(sort.name)} of them${withinWords(model, plan)}`;
  return `sorted by ${sort.name.replaceAll('_', ' ')}, ${sort.direction === 'descending' ? 'highest first' : 'lowest first'}`;
}

/** By what groups of two periods are ranked; nothing for a measure, which needs no saying. */
export function rankedChange(name: string): string {
  return name === 'change_share' ? ' percentage change' : name === 'change' ? ' change' : '';
}
