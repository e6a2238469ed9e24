import type { ChartConfig, FixOffer, StateChoice } from '#kernel/answer.ts';
import type { RowCondition, TotalExpression } from '#kernel/named-terms.ts';
import type { Grain } from './dates/calendar.ts';
import type { DatePart } from './dates/day-parts.ts';
import type { Formula } from './formula.ts';

/** A column of the catalog; `table` is the `sqlName`. */
export interface ColumnRef {
  table: string;
  column: string;
}

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';
export type Aggregate =
  | 'sum'
  | 'avg'
  | 'min'
  | 'max'
  | 'median'
  | 'quantile'
  | 'stddev'
  | 'corr'
  | 'count'
  | 'countDistinct';
/** In what the time between two dates is told. */
export type DurationUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
export type Direction = 'ascending' | 'descending';

/** A condition on rows. Every text in it was found in the data, or typed as a pattern to look for. */
export type Predicate =
  | { kind: 'compare'; column: ColumnRef; operator: Comparison; value: number | string | boolean }
  | { kind: 'between'; column: ColumnRef; low: number; high: number; negated: boolean }
  | {
      kind: 'oneOf';
      column: ColumnRef;
      values: (string | number | boolean)[];
      negated: boolean;
      /** Nobody said it in the question: a person chose once which rows of the table count. */
      isChosen?: true;
    }
  | {
      kind: 'text';
      column: ColumnRef;
      match: 'contains' | 'startsWith' | 'endsWith';
      text: string;
      negated: boolean;
    }
  | { kind: 'missing'; column: ColumnRef; negated: boolean; isChosen?: true }
  /**
   * Half-open: `start` is in, `end` is not. On a column of year numbers when `isYearNumber`, and of a part of a year then on the `part` beside it;
   * of texts that name periods, those that lie in it.
   */
  | {
      kind: 'period';
      column: ColumnRef;
      start: string | null;
      end: string | null;
      label: string;
      isYearNumber: boolean;
      part?: ColumnRef;
      negated: boolean;
    }
  | { kind: 'any'; parts: Predicate[] }
  /** Rows of some weekdays (ISO, Monday is 1) or hours, whatever the week or the day. */
  | { kind: 'datePart'; column: ColumnRef; part: DatePart; values: number[]; label: string; negated: boolean }
  /** Two columns of one row set against each other: paid after it was due. */
  | { kind: 'columns'; column: ColumnRef; operator: Comparison; other: ColumnRef }
  /** The number of rows of `table` that belong to this row and meet `where`: at least one, none, or as compared. */
  | { kind: 'related'; table: string; where: Predicate[]; operator: Comparison; value: number }
  /** The value of `column` occurs also on a row of `table`, the root, that meets `where`: "makes with both red and blue cars". */
  | { kind: 'shared'; column: ColumnRef; table: string; where: Predicate[]; negated: boolean }
  /** A number worked out from the row, whose leading column is `column`: days from coming in to being sold. */
  | {
      kind: 'formula';
      column: ColumnRef;
      formula: Formula;
      operator: Comparison;
      value: number;
      label: string;
    }
  /** A condition that a person named, over columns of the table of `column`, which is the first of them. */
  | { kind: 'named'; column: ColumnRef; name: string; condition: RowCondition; negated: boolean }
  /** Compared with the mean of the column over the rows that meet `where`, or with what `total` says. */
  | { kind: 'average'; column: ColumnRef; operator: Comparison; total?: 'min' | 'max' };

/** A number that a person named, worked out over the rows of one table. */
export interface NamedTotal {
  table: string;
  /** As the person wrote it. */
  definition: string;
  tree: TotalExpression;
  /** The numbers of groups add up to that of all rows. */
  isAdditive: boolean;
  unit: string | null;
}

export interface Measure {
  /** Name of the result column. */
  name: string;
  /** For people: "total net amount", "number of orders". */
  label: string;
  aggregate: Aggregate;
  /** Null counts rows of the root. */
  column: ColumnRef | null;
  /** Of a correlation, the other column. */
  other?: ColumnRef;
  /** Of a quantile, the part of the values that lies below it: 0.9 of a 90th percentile. */
  quantile?: number;
  /** The value is worked out for each row; `column` is then its leading column. */
  formula?: Formula;
  /** What the worked out value is called: "profit". */
  title?: string;
  /** In place of the aggregate, which then says only whether it adds up; `column` is its leading column. */
  named?: NamedTotal;
  /** Only rows that meet these count; used to set two groups or periods side by side. */
  where: Predicate[];
  /** Divides by this, null where it is zero: "revenue per customer". Of a worked out total, only over rows that have it. */
  per: {
    aggregate: 'count' | 'countDistinct' | 'sum';
    column: ColumnRef | null;
    label: string;
    formula?: Formula;
    /** "per 1,000": the quotient is told for so many. */
    times?: number;
  } | null;
  unit: string | null;
}

export interface Dimension {
  name: string;
  label: string;
  column: ColumnRef;
  grain: Grain | null;
  /** A recurring part of a date, where that is grouped by. */
  part?: DatePart;
  /** Of a number, how wide the bands are that are grouped by: a band is told by where it begins. */
  band?: number;
  /** Runs in time: a unit of a date, or a column of years. */
  isTime: boolean;
  /** Also grouped by, where names repeat: two customers may have one name. */
  key: ColumnRef | null;
}

export interface SortKey {
  /** A result column, by name. */
  name: string;
  direction: Direction;
}

/** A many-to-one step: each row on the left has at most one on the right. */
export interface JoinStep {
  from: ColumnRef;
  to: ColumnRef;
}

/** What the change of a number between two periods is made of. */
export interface Drivers {
  /** Which way the question takes the number to have gone. */
  presumed: 'up' | 'down' | null;
  /** Nobody named the groups: they were chosen among several. */
  isChosen?: true;
}

export interface PlanAssumption {
  kind: string;
  chosen: string;
  options: { label: string; question: string; fix?: FixOffer; states?: StateChoice }[];
}

export interface TraceEntry {
  /** Offsets in the normalised question. */
  from: number;
  to: number;
  text: string;
  node: string;
}

/** What a question was understood to ask, complete enough to be compiled, told and edited. JSON-serialisable. */
export interface Plan {
  v: 1;
  /** `aggregate`: one row per group; `records`: rows of the root; `values`: distinct values. */
  intent: 'aggregate' | 'records' | 'values';
  /** The table whose rows are counted, summed or listed. */
  root: string;
  joins: JoinStep[];
  measures: Measure[];
  dimensions: Dimension[];
  /** Columns shown by `records` and `values`. */
  select: { name: string; column: ColumnRef; formula?: Formula }[];
  where: Predicate[];
  /** Only groups whose first measure compares so: with a number, or with what the groups have on average, and `value` is then 0. */
  having: { operator: Comparison; value: number; isOfMean?: true } | null;
  /** One number is told of all the groups: how many there are, or how the first two measures correlate over them, or what the
   * first comes to on average. */
  overGroups?: 'count' | 'correlation' | 'mean';
  /** Each group's part of the whole; the whole is all rows that meet `where`. */
  share: 'of-total' | 'of-condition' | null;
  /** Beside each measure its total up to the end of each period. */
  isRunning?: true;
  /** Beside the measure its average, or its total, over so many periods up to each one; those before the first one shown count too. */
  moving?: { periods: number; aggregate: 'avg' | 'sum' };
  /** Beside the measure how much it changed against the period so many before each one. */
  overPrior?: { steps: number };
  /** Behind the whole periods from `begin` up to `known`, those from there to `until` as they are to be expected. `asked` is where the time
   * that was asked for begins. All are days, `YYYY-MM-DD`; ends are not in. */
  forecast?: { begin: string; known: string; asked: string; until: string };
  /** Of all groups, put in order by the first measure, the place of the one that the first dimension tells by this value. */
  placeOf?: string | number | boolean;
  /** Two periods or two groups side by side: the first two measures are them, in the order asked. */
  comparison: { kind: 'periods' | 'groups' | 'difference'; labels: [string, string]; notes: string[] } | null;
  /** In words, whether the first measure compares so with the second, or with the bound; told before them. */
  verdict?: { operator: Comparison; bound: number | null; isMet: string; isNot: string };
  /** The groups tell what the change between the two periods is made of. */
  drivers?: Drivers;
  sort: SortKey[];
  limit: { count: number; keepsTies: boolean } | null;
  /** Within so many leading dimensions, or columns of a list, the ranking or the share is taken: "top 2 products in each region". */
  within?: number;
  /** The rows in the order of their file: which of those that are left, and beside which others. */
  rowOrder?: {
    pick: { at: number; fromEnd: boolean } | null;
    beside: { side: 'after' | 'before'; of: Predicate[] } | null;
    /** In place of the count: of those that are left, how many stand one behind the other at most. */
    isRun?: true;
  };
  chart: ChartConfig['type'] | null;
  /** Fill periods without rows with a zero, from the first to the last one. */
  fillsPeriods: boolean;
  trace: TraceEntry[];
  assumptions: PlanAssumption[];
  score: number;
  margin: number;
}
