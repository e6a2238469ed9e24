import type { ChartConfig } from '#kernel/answer.ts';
import type { Grain } from '../dates/calendar.ts';
import type { DateReading } from '../dates/date-phrases.ts';
import type { DayPartReading, TimeUnit } from '../dates/day-parts.ts';
import type { Period } from '../dates/period.ts';
import type { Formula } from '../formula.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { AdjectiveMeaning } from '../lexicon/adjectives.ts';
import type { Unit } from '../lexicon/units.ts';
import type { ModelFilter, ModelMetric } from '../model/named-terms.ts';
import type { ColumnLink, TableLink } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Aggregate, Comparison, Direction } from '../plan.ts';

export type NumberUnit = Unit | null;

/** Words of which each says what is done in a whole frame. */
export type Mark =
  | 'onAverage'
  | 'share'
  | 'trend'
  | 'running'
  | 'versus'
  | 'compare'
  | 'rows'
  | 'details'
  | 'distinct'
  | 'both'
  | 'but'
  | 'correlation'
  | 'inPercent'
  /** "forecast", "will": what is to be expected. */
  | 'forecast'
  /** "what rank does Japan have": the place of one among all. */
  | 'place';

/** Several links for the same words; which one is meant is tried out when plans are built. */
export interface Choice<L> {
  options: readonly L[];
}

/** What the options of a choice are. */
export type Link = ColumnLink | TableLink | ValueLink;

export type Term =
  | {
      kind: 'column';
      choice: Choice<ColumnLink>;
      /** Named together with its table: "region of the customers". */
      isOwned: boolean;
    }
  | { kind: 'table'; choice: Choice<TableLink> };

export type DimensionTerm = Term | { kind: 'grain'; grain: TimeUnit; column: Choice<ColumnLink> | null };

/** `distinct` counts different values; without a term, rows. */
export interface AggregateTerm {
  aggregate: Aggregate;
  term: Term | null;
  /** "how many": counts a thing, but sums a column of quantities. */
  isHowMany: boolean;
  /** "average monthly": the mean of what each of these periods comes to. */
  ofEach?: Grain;
  /** Of a quantile, the part of the values below it. */
  quantile?: number;
  /** Of two, how far they are apart. */
  isSpread?: true;
}

/** A number worked out for each row, and how it is told of many. */
export interface FormulaTerm {
  formula: Formula;
  /** What it is called: "profit". Null where the formula speaks for itself. */
  title: string | null;
  /** Null where the words do not say. */
  aggregate: Aggregate | null;
  /** Its total is a part of this total: a margin is of the price. */
  per: Formula | null;
  /** Whether values of several rows may be added up. */
  isAddable: boolean;
}

/** A number that a person named. `aggregate` is null where the words only name it. */
export interface MetricTerm {
  metric: ModelMetric;
  aggregate: Aggregate | null;
}

export type FilterSpec =
  /** A condition that a person named. */
  | {
      kind: 'named';
      named: ModelFilter;
      negated: boolean;
      /** Denied by "without" or "no": said of a thing, of whose rows none may be so. */
      isAbsent: boolean;
    }
  | {
      kind: 'values';
      column: Choice<ColumnLink> | null;
      values: Choice<ValueLink>[];
      link: 'or' | 'and';
      negated: boolean;
      /** Denied with a verb: "not reviewed by Kim" speaks of a thing, of whose rows none may be so. */
      isDeed?: true;
    }
  | {
      kind: 'number';
      column: Choice<ColumnLink> | null;
      operator: Comparison;
      value: number;
      isPercent: boolean;
      /** What the number was said to be: an amount of money, or a stretch of time in this unit. */
      unit: NumberUnit;
      /** Said of each thing by itself: "weighs more than 35 kilos" is no sum of weights. */
      isOfOne?: true;
    }
  | { kind: 'between'; column: Choice<ColumnLink> | null; low: number; high: number; unit: NumberUnit }
  | {
      kind: 'text';
      column: Choice<ColumnLink>;
      match: 'contains' | 'startsWith' | 'endsWith';
      text: string;
      negated: boolean;
    }
  /** "no downtime", "with children": none of it, or some. */
  | { kind: 'none'; column: Choice<ColumnLink>; negated: boolean }
  | { kind: 'missing'; column: Choice<ColumnLink>; negated: boolean }
  | { kind: 'flag'; column: Choice<ColumnLink>; negated: boolean }
  | { kind: 'key'; table: Choice<TableLink>; value: string }
  /** One column of a row against another: "paid after the due date". */
  | { kind: 'columns'; column: Choice<ColumnLink>; operator: Comparison; other: Choice<ColumnLink> }
  /** "sold within 14 days of coming in", "profit over 2000": a number worked out for the row. */
  | { kind: 'formula'; formula: Formula; operator: Comparison; value: number; title: string | null }
  | { kind: 'columnValue'; column: Choice<ColumnLink>; value: string }
  /** Compared with what all values come to: their average, or as `total` says. */
  | { kind: 'aboveAverage'; column: Choice<ColumnLink>; operator: Comparison; total?: 'min' | 'max' };

/** A typed piece of a plan, made from some neighbouring tokens. */
export type Fragment =
  | {
      kind: 'ask';
      word: 'show' | 'which' | 'what' | 'who' | 'when' | 'where' | 'how' | 'howLong' | 'howMany' | 'howMuch';
    }
  /** `isAdded`: shown beside what is listed, as in "with their city". `beside`: more that the same words name. */
  | { kind: 'term'; term: Term; distinct: boolean; isAdded?: true; beside?: Term[] }
  /** `beside`: "average height and weight" are two. */
  | { kind: 'aggregate'; aggregate: AggregateTerm; beside?: AggregateTerm[] }
  /** "total" of "total overdue amount": waits for its amount behind what describes it. */
  | {
      kind: 'aggregateWord';
      aggregate: Aggregate;
      /** "average number of": waits for the rows that are counted. */
      isCounted?: true;
    }
  | { kind: 'dimensions'; terms: DimensionTerm[]; via: 'by' | 'per' | 'each' | 'adverb' | 'breakdown' }
  | { kind: 'byMeasure'; aggregate: AggregateTerm }
  | { kind: 'filter'; filter: FilterSpec }
  /** "which company": a value that says of what kind the things are that are asked for. */
  /** `isCounted`: and that they are counted, as "headcount" says. */
  | { kind: 'kind'; filter: FilterSpec; term: Term; isCounted?: true }
  | { kind: 'period'; reading: DateReading; column: Choice<ColumnLink> | null; negated: boolean }
  /** "overdue": a date within a period that was not said as one, of rows without the other date. */
  | {
      kind: 'dated';
      column: Choice<ColumnLink>;
      period: Period;
      undone: Choice<ColumnLink> | null;
      /** Or the other date came only after the period: "there at the end of 2024". */
      isOrLater?: true;
    }
  /** "from 2024 to 2025" of a change: its two ends. */
  | { kind: 'periodPair'; readings: [DateReading, DateReading] }
  /** "on weekends": days that come back. */
  | { kind: 'dayPart'; reading: DayPartReading; negated: boolean }
  /** "started", "were sold": the verb says by which date the rows are told apart, or that it happened at all. */
  | {
      kind: 'dateVerb';
      column: Choice<ColumnLink>;
      isNew: boolean;
      /** The rows themselves are named by it: "leavers". */
      of?: Term;
    }
  | {
      kind: 'rank';
      direction: Direction;
      count: number | null;
      style: 'top' | 'superlative' | 'most' | 'count' | 'selling' | 'best';
    }
  | { kind: 'adjective'; meanings: AdjectiveMeaning[]; phrase: string; count: number | null }
  | { kind: 'dateSuperlative'; direction: Direction; count: number | null }
  | { kind: 'countFilter'; table: Choice<TableLink>; operator: Comparison; value: number }
  /** "more than 8 different products": so many different values of a column, in each group that is asked for. */
  | { kind: 'valueCount'; column: Choice<ColumnLink>; operator: Comparison; value: number }
  | { kind: 'without'; table: Choice<TableLink> }
  | { kind: 'count'; value: number }
  | { kind: 'currency'; currency: string }
  /** "churn rate": the part of the rows that meet a condition; `opposite` is what the decided rest meets. */
  | { kind: 'rate'; filter: FilterSpec; opposite: FilterSpec | null }
  /** "cost per click", "click-through rate": one total divided by another. */
  | ({ kind: 'quotient'; numerator: Choice<ColumnLink>; denominator: Choice<ColumnLink> } & HowDivided)
  /** "days between order and delivery", "profit": a number worked out for each row. */
  | ({ kind: 'formula' } & (FormulaTerm | MetricTerm))
  /** "grew fastest": ranked by a change, or by its percentage where `isPercent` says so. */
  | { kind: 'growthRank'; direction: Direction; isPercent: boolean | null }
  | { kind: 'onAverage' }
  | { kind: 'share' }
  | { kind: 'trend' }
  /** "cumulative": the total up to each period. */
  | { kind: 'running' }
  /** "why did", "what drove": asks what a change is made of; `pointsBack` where it is that of the answer before. */
  | { kind: 'drivers'; pointsBack: boolean }
  /** "drop", "the rise in": the change that is asked about; "lower than" sets it against the period behind it. */
  | { kind: 'movement'; movement: 'up' | 'down' | null; isAgainst?: true }
  /** "3-month moving average": over so many units up to each one. */
  | { kind: 'moving'; periods: number; grain: Grain; aggregate: 'avg' | 'sum'; isAssumed?: true }
  /** "in bands of 5,000", "distribution of prices": a number told by bands; null where they leave open which, or how wide. */
  | { kind: 'band'; column: Choice<ColumnLink> | null; width: number | null }
  | { kind: 'place' }
  | { kind: 'forecast' }
  /** "on how many days": so many units of time are counted, each once. */
  | { kind: 'unitCount'; grain: Grain; of: Choice<TableLink> | null }
  /** "more orders than the average customer": what the groups come to, set against what they come to on average. */
  | { kind: 'aboveMean'; operator: Comparison; of: Term }
  | { kind: 'versus' }
  | { kind: 'compare' }
  /** `by: 'date'`: in the order of the date that the rows are told by; `'count'`: of how many there are of each. */
  | {
      kind: 'sort';
      term: Term | AggregateTerm | null;
      direction: Direction | null;
      by?: 'date' | 'count' | 'name';
    }
  /** ", total and average": what is made of the amount that was named before. */
  | { kind: 'tail'; aggregates: Aggregate[] }
  | { kind: 'chart'; type: ChartConfig['type'] | null }
  | { kind: 'rows' }
  | { kind: 'details' }
  /** Two numbers are asked how they go together. */
  | { kind: 'correlation' }
  /** Of the days from today on the first. */
  | { kind: 'next'; today: string }
  /** Values that several rows have; of things that are told apart by what they are called, where no column was named. */
  | { kind: 'duplicates'; column: Choice<ColumnLink>; isByName?: true }
  /** A change is asked for in percent. */
  | { kind: 'inPercent' }
  /** "month over month": against the period of the same length before, so much earlier. */
  | { kind: 'overPrior'; grain: Grain }
  | { kind: 'distinct' }
  /** "both": what follows is true of different rows. */
  | { kind: 'both' }
  /** "but not": what is denied behind it is denied of other rows than those before. */
  | { kind: 'but' }
  | { kind: 'and' }
  /** Joins two conditions of which one is enough. */
  | { kind: 'or' }
  | { kind: 'filler' }
  /** A word without a part of its own where it stands; `told` says how it was read, null where that needs no saying. */
  | { kind: 'idle'; told: string | null }
  /** Says what is done with the rows, and nothing of which rows. */
  | { kind: 'verb' }
  | { kind: 'unknown' };

export interface HowDivided {
  /** "per 1,000": told for so many. */
  times?: number;
  /** The one is a part of the other, so that it can be told in percent. */
  isPart?: true;
}

/** A fragment over tokens `from` to `to` (exclusive); `score` is per token, 0–1. */
export interface Piece {
  from: number;
  to: number;
  fragment: Fragment;
  score: number;
}

/** A rule proposes the pieces that start at a token. */
export type Rule = (lattice: Lattice, at: number) => Piece[];

export function choicesOf(fragment: Fragment): Choice<Link>[] {
  const found: Choice<Link>[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('options' in value && Array.isArray(value.options)) found.push(value as Choice<Link>);
    else if (Array.isArray(value)) value.forEach(visit);
    else Object.values(value).forEach(visit);
  };
  if (fragment.kind === 'period') visit(fragment.column);
  else if (fragment.kind !== 'periodPair') visit(fragment);
  return found;
}
