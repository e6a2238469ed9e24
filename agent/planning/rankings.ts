import type { CatalogTable } from '#kernel/catalog.ts';
import type { FormulaTerm } from '../frames/fragments.ts';
import { isThing } from '../model/counted-things.ts';
import { clearMoneyMeasure } from '../model/default-measure.ts';
import { flagOf } from '../model/flag-columns.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { personColumn } from '../model/person-columns.ts';
import { type ModelColumn, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { adjectiveRanking } from './adjective-rankings.ts';
import { draftMeasure, impliedMeasure } from './aggregate-frame.ts';
import { attributeRanking } from './attribute-rankings.ts';
import { computedMeasures } from './computed-measures.ts';
import { dateRanking } from './date-rankings.ts';
import { countOf, type DraftMeasure, isRefusal, measureOn, type Refusal, refuse } from './draft.ts';
import { madeRanking } from './formula-rankings.ts';
import { byRows, commonRanking } from './frequency-rankings.ts';
import { byHeight } from './height-rankings.ts';
import { giverOf, spenderOf } from './implied-doers.ts';
import { datedNouns } from './last-times.ts';
import { tableNameOf } from './nouns.ts';
import type { GroupTerm, MeasureTerm, Noun, Parts, RankPart } from './parts.ts';
import { rankedAmounts } from './rank-words.ts';
import { isMetric, isMetricTerm, isPeriodNumber } from './ranked-amounts.ts';
import { heightRanking } from './ranked-heights.ts';
import { saidMoney } from './said-money.ts';
import { soldMost } from './sold-amounts.ts';
import { isRightBehind, isUnitRanked, stateRanking } from './state-rankings.ts';

/** What is ranked, by what. A column ranks rows; a measure ranks groups. */
export interface Ranking {
  target: GroupTerm;
  metric:
    | { kind: 'column'; column: ModelColumn }
    | { kind: 'measure'; measure: DraftMeasure }
    | { kind: 'formula'; term: FormulaTerm };
  score: number;
  /** Other measures the words may mean, told with the answer. */
  assumed: { chosen: ModelColumn; others: ModelColumn[] } | null;
  isDateAssumed?: true;
  /** Columns asked for instead of the name of the row. */
  shown: ColumnRef[] | null;
}

export function rankingsOf(
  model: SemanticModel,
  parts: Parts,
  rank: RankPart,
  tokens: Token[],
): Ranking[] | Refusal {
  const doer = parts.nouns.find(
    (noun) => noun.kind === 'table' && ['buy', 'sell', 'order', 'purchase'].includes(noun.link.phrase),
  );
  const isNamed = doer !== undefined && personColumn(model, tableOf(model, tableNameOf(doer))) !== null;
  if (parts.asks.has('who') && doer && !isNamed && parts.nouns.length === 1)
    return refuse('It is not clear who is meant: customers, sellers or others. Name them.');
  if (rank.kind === 'adjective') return adjectiveRanking(model, parts, rank);
  if (rank.kind === 'date') {
    if (parts.groups.length + parts.measures.length + parts.byMeasures.length > 0)
      return refuse('The latest of each group cannot be answered yet.');
    return dateRanking(model, parts, datedNouns(model, parts, tokens));
  }
  if (rank.style === 'count') return commonRanking(model, parts, rank, tokens);
  const byTerms = parts.groups.flatMap((group) => group.terms);
  const nouns = withoutVerbs(parts.nouns);
  const byMetrics = byTerms.filter(isMetricTerm);
  // "top 3 months by visits": the months are numbers too, and are what is ranked.
  const amounts = nouns.filter((noun) => isMetric(noun) && !(byMetrics.length > 0 && isPeriodNumber(noun)));
  const metrics = [...rankedAmounts(amounts, rank), ...byMetrics];
  const measures: MeasureTerm[] = [...parts.measures, ...parts.byMeasures];
  const rest = nouns.filter((noun) => !metrics.includes(noun));
  const groupTerms = byTerms.filter((term) => !isMetricTerm(term));
  const units = groupTerms.filter((term) => !sameAsAny(term, rest));
  const targets = isUnitRanked(parts, rank, units, rest) ? [...units, ...rest] : [...rest, ...units];
  const [target, second, ...others] = targets;
  const [metric] = metrics;
  const [measure] = measures;
  const computed = computedMeasures(parts);
  if (isRefusal(computed)) return computed;
  const [made, ...moreMade] = computed;
  if (made) {
    const isAlone = targets.length <= 1 && metrics.length + measures.length + moreMade.length === 0;
    return isAlone
      ? madeRanking(model, parts, target, made)
      : refuse('It is not clear what is ranked by what.');
  }
  if (!target) {
    const giver = metric || measure ? null : (giverOf(model, parts) ?? spenderOf(model, parts));
    if (giver) return impliedRanking(model, parts, rank, giver, tokens);
    const rows = whoseRows(model, parts, metric ?? measure) ?? rowsOfAmount(rank, metric, measure);
    return rows
      ? namedRanking(model, rows, metric, measure, rank)
      : refuse('It is not clear what should be ranked.');
  }
  const isState = rank.style === 'most' && target.from !== rank.to && isRightBehind(parts, rank, target);
  // "how many nights did the most cancelled room type have": chosen by one thing and asked for another.
  if (isState && metrics.length + measures.length > 0)
    return refuse('It is not clear what is ranked by what.');
  if (metrics.length + measures.length > 1) return refuse('More than one thing to rank by was named.');
  if (metric && groupTerms.length === 0 && targets.length > 1) return attributeRanking(parts, rest, metric);
  if (others.length > 0) return refuse('More than one thing to rank was named.');
  if (second && measure)
    return isCounted(second, measure)
      ? namedRanking(model, target, metric, measure, rank)
      : refuse('It is not clear what is ranked by what.');
  if (second && metric) return refuse('It is not clear what is ranked by what.');
  if (metric || measure) return namedRanking(model, target, metric, measure, rank);
  // "who made the most trips": the rows named are what is counted, those who are asked for are not.
  const isDoing = target.kind === 'table' && !second && parts.asks.has('who') && rank.style !== 'best';
  const doers = isDoing ? whoseRows(model, parts, target) : null;
  if (doers?.kind === 'column' && target.kind === 'table')
    return (
      heightRanking(model, parts, doers, target, rank) ?? countedRanking(model, parts, doers, target, rank)
    );
  // "by orders" ranks by how many there are.
  const isNamedBy = parts.groups.some(
    ({ via, terms }) => via === 'by' && terms.some((term) => term === second),
  );
  if (second?.kind === 'table')
    return (
      heightRanking(model, parts, target, second, rank) ??
      countedRanking(model, parts, target, second, rank).slice(isNamedBy && !parts.isTraded ? -1 : 0)
    );
  // "county with the most donors", "which branch has the fewest different titles": so many different ones.
  if (
    second?.kind === 'column' &&
    isRightBehind(parts, rank, second) &&
    isThing(second.link) &&
    flagOf(second.column.profile) === null &&
    target.from < second.from
  )
    return [
      {
        target,
        metric: { kind: 'measure', measure: measureOn('countDistinct', second.column.ref) },
        score: 0,
        assumed: null,
        shown: null,
      },
    ];
  if (second) return refuse('It is not clear what is ranked by what.');
  if (isState) return stateRanking(parts, rank, target);
  // "the most returns", "the highest number of returns": so many rows in that state.
  const state = parts.filters.find(
    (filter) => filter.kind === 'values' && !filter.negated && filter.from === rank.to,
  );
  const [value] = state?.kind === 'values' ? state.values : [];
  const isOfState = rank.style === 'most' && target.to <= rank.from && value?.source === 'common';
  if (isOfState && value)
    return [
      {
        target,
        metric: { kind: 'measure', measure: countOf(value.column.table) },
        score: 0,
        assumed: null,
        shown: null,
      },
    ];
  const implied = impliedRanking(model, parts, rank, target, tokens);
  return rank.style === 'selling' && !isRefusal(implied)
    ? [...implied, ...quantityRanking(model, target, implied)]
    : implied;
}

/** In "what product did we sell the most units of" the verb only repeats the table of the amount. */
function withoutVerbs(nouns: Noun[]): Noun[] {
  const metric = nouns.find(isMetric);
  const things = nouns.filter((noun) => noun !== metric);
  if (!metric || things.length < 2) return nouns;
  return nouns.filter(
    (noun) =>
      noun.kind !== 'table' ||
      !['buy', 'sell', 'order', 'purchase'].includes(noun.link.phrase) ||
      noun.table.sqlName !== tableNameOf(metric),
  );
}

/** "who has the highest salary": the people of the table that holds the amount, or whom its rows name. */
function whoseRows(model: SemanticModel, parts: Parts, metric: Noun | MeasureTerm | undefined): Noun | null {
  if (!parts.asks.has('who')) return null;
  const table = metricTable(model, metric);
  if (!table) return null;
  const place = { from: metric?.from ?? 0, to: metric?.from ?? 0 };
  const person = personColumn(model, table);
  if (person && !isAboutPeople(table)) {
    const link = { column: person, score: 1, source: 'name' as const, phrase: 'person' };
    return { ...place, kind: 'column', column: person, link, isOwned: false };
  }
  if (!isAboutPeople(table)) return null;
  const link = { table, score: 1, source: 'default' as const, phrase: 'person' };
  return { ...place, kind: 'table', table, link };
}

/** "the top 3 highest rates": of the rows that have them. */
function rowsOfAmount(
  rank: RankPart,
  metric: Noun | undefined,
  measure: MeasureTerm | undefined,
): Noun | null {
  if (rank.count === null || metric?.kind !== 'column' || measure || metric.from !== rank.to) return null;
  const { table } = metric.column;
  const link = { table, score: 1, source: 'default' as const, phrase: 'row' };
  return { from: metric.from, to: metric.from, kind: 'table', table, link };
}

function metricTable(model: SemanticModel, metric: Noun | MeasureTerm | undefined): CatalogTable | null {
  if (!metric) return null;
  const noun = 'aggregate' in metric ? metric.noun : metric;
  return noun ? tableOf(model, tableNameOf(noun)) : null;
}

/** What sells best may be told in money or in pieces: both are tried. */
function quantityRanking(model: SemanticModel, target: GroupTerm, money: Ranking[]): Ranking[] {
  const [first] = money;
  const column = first?.metric.kind === 'measure' ? first.metric.measure.column : null;
  const quantities = [...model.columns.values()].filter(
    (candidate) =>
      candidate.ref.table === column?.table &&
      candidate.profile.role === 'additive' &&
      /\b(quantity|qty|units)\b/.test(candidate.label),
  );
  return quantities.map((quantity) => ({
    target,
    metric: { kind: 'measure', measure: measureOn('sum', quantity.ref) },
    score: first?.score ?? 0,
    assumed: null,
    shown: null,
  }));
}

/**
 * "which customer has the most orders in number of orders" names its table twice, and so does "the total amount of unpaid invoices", of which the
 * amount is; that adds nothing.
 */
function isCounted(second: GroupTerm, { noun, to }: MeasureTerm): boolean {
  if (second.kind !== 'table' || !noun) return false;
  if (noun.kind === 'table') return noun.table === second.table;
  return noun.column.table === second.table && second.from > to;
}

function sameAsAny(term: GroupTerm, nouns: Noun[]): boolean {
  return nouns.some(
    (noun) =>
      noun.kind === term.kind &&
      (noun.kind === 'table'
        ? term.kind === 'table' && noun.table === term.table
        : term.kind === 'column' && noun.column === term.column),
  );
}

function namedRanking(
  model: SemanticModel,
  target: GroupTerm,
  metric: Noun | undefined,
  term: MeasureTerm | undefined,
  rank: RankPart,
): Ranking[] | Refusal {
  if (term) {
    const measure = draftMeasure(term);
    return isRefusal(measure)
      ? measure
      : [{ target, metric: { kind: 'measure', measure }, score: 0, assumed: null, shown: null }];
  }
  if (metric?.kind !== 'column') return refuse('It is not clear what to rank by.');
  const row: Ranking = {
    target,
    metric: { kind: 'column', column: metric.column },
    score: 0,
    assumed: null,
    shown: null,
  };
  const implied = impliedMeasure(metric);
  const group: Ranking | null = implied
    ? {
        target,
        metric: { kind: 'measure', measure: implied },
        score: 0,
        assumed: assumedOf(model, metric),
        shown: null,
      }
    : null;
  if (target.kind === 'grain')
    return group ? [group] : refuse(`${metric.column.label} cannot be compared by period.`);
  if (isRowOf(target, metric.column)) return [row];
  // "headquarters of the company with the largest sales" are those of one row.
  const isOfRow =
    target.kind === 'column' &&
    target.isOwned &&
    target.column.ref.table === metric.column.ref.table &&
    rank.kind === 'word' &&
    rank.style === 'superlative';
  if (isOfRow) return [row];
  const isExtreme = rank.kind === 'word' && rank.style === 'superlative' && metric.from === rank.to;
  if (
    target.kind === 'column' &&
    isExtreme &&
    ['ratio', 'ordinal'].includes(metric.column.profile.role) &&
    target.from === target.to
  )
    return [row];
  if (!group)
    return refuse(
      `It is not clear how ${metric.column.label} should be summed up for each ${target.kind === 'table' ? target.table.name : target.column.label}.`,
    );
  const isTotal =
    metric.link.source === 'default' ||
    (rank.kind === 'word' &&
      (rank.style === 'top' ||
        rank.style === 'best' ||
        rank.style === 'selling' ||
        (rank.style === 'most' && metric.column.profile.role === 'additive') ||
        (metric.column.profile.role === 'additive' && target.kind === 'column')));
  return isTotal && group.metric.kind === 'measure' && group.metric.measure.aggregate === 'sum'
    ? [group]
    : [group, { ...row, score: 0 }];
}

function assumedOf(model: SemanticModel, noun: Extract<Noun, { kind: 'column' }>): Ranking['assumed'] {
  return noun.link.source === 'default' ? clearMoneyMeasure(model, null) : null;
}

/** Whether each row of the metric's table is one of the target. */
function isRowOf(target: GroupTerm, metric: ModelColumn): boolean {
  if (target.kind === 'grain') return false;
  if (target.kind === 'table') return target.table.sqlName === metric.ref.table;
  return target.column.ref.table === metric.ref.table && target.column.profile.isUnique;
}

/** "which customer has the most orders"; "which customer bought the most" may also mean money, so both are tried. */
function countedRanking(
  model: SemanticModel,
  parts: Parts,
  target: GroupTerm,
  counted: Extract<Noun, { kind: 'table' }>,
  rank: RankPart,
): Ranking[] {
  const count: Ranking = {
    target,
    metric: { kind: 'measure', measure: countOf(counted.table.sqlName) },
    score: 0,
    assumed: null,
    shown: null,
  };
  if (isRightBehind(parts, rank, counted)) return [count];
  const money = clearMoneyMeasure(model, null);
  if (money?.chosen.ref.table !== counted.table.sqlName) return [count];
  const ranking: Ranking[] = [
    {
      target,
      metric: { kind: 'measure', measure: measureOn('sum', money.chosen.ref) },
      score: 0,
      assumed: money,
      shown: null,
    },
  ];
  // Buying and selling are told in money; placing and having are not, so there both readings stand.
  return ['buy', 'sell'].includes(counted.link.phrase) ? ranking : [...ranking, count];
}

/** "top 10 customers": by the money measure, where exactly one stands out. */
function impliedRanking(
  model: SemanticModel,
  parts: Parts,
  rank: RankPart,
  target: GroupTerm,
  tokens: readonly Token[],
): Ranking[] | Refusal {
  const money =
    clearMoneyMeasure(model, target.kind === 'grain' ? null : tableNameOf(target)) ??
    saidMoney(model, parts, rank, target) ??
    soldMost(model, parts, target);
  if (!money)
    return (
      byRows(model, rank, target) ??
      byHeight(model, rank, target, tokens) ??
      refuse('It is not clear what to rank by.')
    );
  // "the fewest orders" are a number of them, and none of the orders.
  const isNumbered = rank.kind === 'word' && rank.style === 'most' && target.from === rank.to;
  if (target.kind === 'table' && target.table.sqlName === money.chosen.ref.table && isNumbered)
    return refuse('It is not clear of what there should be the most.');
  if (target.kind === 'table' && target.table.sqlName === money.chosen.ref.table)
    return [
      { target, metric: { kind: 'column', column: money.chosen }, score: -0.05, assumed: money, shown: null },
    ];
  return [
    {
      target,
      metric: { kind: 'measure', measure: measureOn('sum', money.chosen.ref) },
      score: -0.05,
      assumed: money,
      shown: null,
    },
  ];
}
