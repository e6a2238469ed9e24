import type { ChartConfig } from '#kernel/answer.ts';
import type { Grain } from '../dates/calendar.ts';
import type { DatePart, DayPartReading, TimeUnit } from '../dates/day-parts.ts';
import type { Period } from '../dates/period.ts';
import type { Formula } from '../formula.ts';
import type {
  Aggregate,
  ColumnRef,
  Comparison,
  Direction,
  Drivers,
  NamedTotal,
  Plan,
  PlanAssumption,
  Predicate,
} from '../plan.ts';

export interface DraftMeasure {
  aggregate: Aggregate;
  column: ColumnRef | null;
  /** Of a correlation, the other column. */
  other?: ColumnRef;
  /** The table whose rows are counted, for counts without a column; null counts rows of the root. */
  entity: string | null;
  /** Of a quantile, the part of the values below it. */
  quantile?: number;
  /** The asker's own word for the column, where it is another one: "revenue". */
  asked?: string;
  where: Predicate[];
  /** The value is worked out for each row, under the name of `title`. */
  formula?: Formula;
  title?: string;
  named?: NamedTotal;
  /** Divided by the number of different values of a column or rows of a table, or with `isTotal` by the column's sum. */
  per:
    | { entity: string; column: null }
    | {
        entity: null;
        column: ColumnRef;
        isTotal?: true;
        formula?: Formula;
        /** "per 1,000": told for so many. */
        times?: number;
        /** A part of the total, told in percent. */
        isPart?: true;
      }
    | null;
}

export interface DraftDimension {
  column: ColumnRef;
  grain: Grain | null;
  part?: DatePart;
  /** Of a number, how wide its bands are. */
  band?: number;
  key: ColumnRef | null;
}

export interface DraftPeriod {
  period: Period;
  /** Null takes the date that the root is dated by. */
  column: ColumnRef | null;
  negated: boolean;
  /** Told in one list with the period before: "in 2010 and 2012". */
  isListed: boolean;
}

/** What no row may meet, all of it together; of the table, where one is denied by its name. */
export interface DeniedRow {
  table: string | null;
  where: Predicate[];
}

/** What a frame says is asked, before the tables are joined. Columns are chosen; the root and the paths are not. */
export interface Draft {
  intent: Plan['intent'];
  /** The table whose rows are listed or counted. */
  entity: string | null;
  measures: DraftMeasure[];
  dimensions: DraftDimension[];
  /** Group by a unit of time, on the date the root is dated by when the column is null. */
  grain: { grain: TimeUnit; column: ColumnRef | null } | null;
  select: ColumnRef[];
  /** Shown and sorted by beside the columns: a number worked out for each row. */
  worked: { title: string; formula: Formula } | null;
  where: Predicate[];
  /** Those of them that are said of a single related row: "buildings that have flats with more than 2 baths". */
  ofOneRow: Predicate[];
  periods: DraftPeriod[];
  /** Conditions and periods that each a row of its own must meet. */
  apart: { where: Predicate[]; periods: DraftPeriod[]; denied?: DeniedRow[] };
  dayParts: { reading: DayPartReading; negated: boolean }[];
  /** The date that a verb of the question names, by which rows are told apart where no other is named. */
  dateVerb: ColumnRef | null;
  /** Dates of which some word of the question speaks. */
  dateHints: ColumnRef[];
  /** A state is told as what was done, so that a time is that of the deed. */
  isDone: boolean;
  /** Two periods set side by side. */
  comparePeriods: [Period, Period] | null;
  /** The same as they were said, where one of them was cut to the days that the other one has had. */
  saidPeriods?: [Period, Period];
  /** "the whole of last year": neither of them is cut to the days that the other one has had. */
  comparesWhole?: true;
  /** The date by which the two periods are told; null takes the root's. */
  compareColumn: ColumnRef | null;
  /** Tables the question names; each must have a part in the plan. */
  mentions: string[];
  related: { table: string; operator: Comparison; value: number }[];
  /** Only groups whose first measure compares so. */
  having: Plan['having'];
  overGroups?: NonNullable<Plan['overGroups']>;
  /** The periods say of which rows there are none; the conditions only whose. */
  isAbsence?: true;
  share: Plan['share'];
  /** Beside each measure its total up to the end of each period. */
  isRunning?: true;
  moving?: NonNullable<Plan['moving']>;
  overPrior?: NonNullable<Plan['overPrior']>;
  placeOf?: NonNullable<Plan['placeOf']>;
  /** What is to be expected up to `until`; history is chosen where its date is known. */
  forecast?: Pick<NonNullable<Plan['forecast']>, 'known' | 'asked' | 'until'>;
  comparisonLabels: [string, string] | null;
  /** The first two measures are told with how far they are apart. */
  isDifference?: true;
  /** What the change between the two periods is made of. */
  drivers?: Drivers;
  sort: {
    by: 'measure' | 'dimension' | 'worked' | 'change' | 'changeShare' | ColumnRef;
    direction: Direction;
  }[];
  limit: { count: number; keepsTies: boolean } | null;
  /** So many of the leading dimensions or columns make the groups in which is ranked or shared. */
  within?: number;
  /** The unit of time is what is ranked, so it stands behind the groups in which it is. */
  isGrainRanked?: true;
  chart: ChartConfig['type'] | null;
  assumptions: PlanAssumption[];
  /** Added to the score of the words. */
  score: number;
}

export function emptyDraft(intent: Plan['intent']): Draft {
  return {
    intent,
    entity: null,
    measures: [],
    dimensions: [],
    grain: null,
    select: [],
    worked: null,
    where: [],
    ofOneRow: [],
    periods: [],
    apart: { where: [], periods: [] },
    dayParts: [],
    dateVerb: null,
    dateHints: [],
    isDone: false,
    comparePeriods: null,
    compareColumn: null,
    mentions: [],
    related: [],
    having: null,
    share: null,
    comparisonLabels: null,
    sort: [],
    limit: null,
    chart: null,
    assumptions: [],
    score: 0,
  };
}

export function countOf(entity: string | null): DraftMeasure {
  return { aggregate: 'count', column: null, entity, where: [], per: null };
}

export function measureOn(aggregate: Aggregate, column: ColumnRef, asked?: string): DraftMeasure {
  return { aggregate, column, entity: null, where: [], per: null, ...(asked === undefined ? {} : { asked }) };
}

/** Why a reading makes no plan, in words for the asker. */
export interface Refusal {
  refused: string;
}

export function refuse(reason: string): Refusal {
  return { refused: reason };
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}
