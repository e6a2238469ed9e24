import type { AskedSystem } from './answer.ts';
import type { Continuation, Continued } from './continuation.ts';
import type { LiveReads, LiveTable } from './live.ts';
import type { NamedFilter, NamedMetric } from './named-terms.ts';

/**
 * What is known of a table: the words that engine, agent and features share.
 * The engine measures it when a version is written; the agent reads questions against it.
 */

export type ColumnType =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'double'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'time';

/**
 * What a column means for arithmetic. `additive` may be summed; `ratio` (price, percent, rate) is averaged;
 * `balance` (headcount, stock level) is taken at the last moment of a period; `identifier` is never summed.
 */
export type ColumnRole =
  | 'identifier'
  | 'category'
  | 'additive'
  | 'ratio'
  | 'balance'
  | 'date'
  | 'text'
  | 'boolean'
  | 'place'
  | 'ordinal';

export type DefaultAggregate = 'sum' | 'avg' | 'last' | 'none';

/** One cell of a result. Integers beyond 2^53 and decimals of more than 15 digits are exact texts. */
export type Cell = string | number | boolean | null;

export interface ValueCount {
  value: string;
  rows: number;
}

export interface ColumnProfile {
  /** Name in SQL and on screen: the file's own header, trimmed and made unique. */
  name: string;
  type: ColumnType;
  role: ColumnRole;
  /** `EUR`, `USD`, `%`, `kg` …; null where the data names none. */
  unit: string | null;
  defaultAggregate: DefaultAggregate;
  /** What a person calls it; absent, its header does. */
  label?: string;
  /** Other names that a person, or its system, gave it. */
  synonyms?: readonly string[];
  /** The column of the table that holds the currency or unit of each of its amounts, where a pack knows it. */
  unitColumn?: string;
  /** What its codes stand for, and the pack that says so. */
  valueLabels?: { by: string; labels: Readonly<Record<string, string>> };
  distinctCount: number;
  nullCount: number;
  /** No value occurs twice and none is null. */
  isUnique: boolean;
  /** As texts, in the column's own order; null where all values are null. */
  min: string | null;
  max: string | null;
  /** Distinct values by falling row count; all of them when `hasAllValues`. Empty for measures, dates and long texts. */
  values: ValueCount[];
  hasAllValues: boolean;
  /**
   * How many values its version lists, where they are too many for a profile that travels: `values` are the first of them, and
   * `hasAllValues` is false until whoever reads questions has put all of them in their place.
   */
  listedApart?: number;
}

export interface TableProfile {
  rowCount: number;
  /** Lines of its files that could not be kept as rows. Absent where all could, and in versions of before it was counted. */
  rejectedCount?: number;
  /** Rows of its files that add up others and were left out for that. Absent where there were none. */
  totalRows?: { count: number; label: string };
  /** What reading its files decided and doubted, warnings first. Absent where nothing was, and in versions of before it was kept. */
  findings?: TableFinding[];
  /** How texts became values where others could have meant something else: rows that are put in later are read so. Absent where none could. */
  writing?: ColumnWriting[];
  columns: ColumnProfile[];
  /** Columns that together identify a row; empty where none was found. */
  key: string[];
  /**
   * Where a column of years stands beside one of months or quarters: what the latter holds in the first and in the last year, as texts. Absent
   * where no two columns do, and in versions of before it was looked at.
   */
  yearParts?: { year: string; part: string; ofFirst: string[]; ofLast: string[] };
  /** The date that "over time" and "in 2024" mean; null where there is none or no clear one. */
  mainDate: string | null;
  /** The column that names a row to a person: a title, a name. */
  displayColumn: string | null;
}

/** `1.234,50` has the comma as its decimal mark, and 3/4/2024 is in April where days come first. */
export interface ColumnWriting {
  column: string;
  isDayFirst?: boolean;
  mark?: 'point' | 'comma';
}

/** A table that the rows of a file go into: they are read by what it is known to hold. */
export interface KnownTable {
  name: string;
  rowCount: number;
  columns: KnownColumn[];
}

export interface KnownColumn extends Omit<ColumnWriting, 'column'> {
  name: string;
  unit: string | null;
  /** Of a column of numbers: what they add up to, how many are not zero, and how many are below it. */
  sum?: { amount: number; filled: number; negative: number };
}

/** In place of a value of a date column that says when the money went: its rows are those that have a date. */
export const anyDate = 'any date';

/** A current table version as the agent and the sandbox see it. */
export interface CatalogTable {
  dataSourceId: string;
  dataSourceName: string;
  /** Sample data: a person's own sources go before it. */
  isSample?: boolean;
  /** Invented data of a practice system: answers say so beside its source. */
  isPractice?: boolean;
  /** A model made it of another table, whose columns it has as well. */
  isComputed?: boolean;
  tableId: string;
  /** Name within its source: a sheet, a record set, an entity. */
  name: string;
  /** Name in SQL: unique within the workspace. */
  sqlName: string;
  versionId: string;
  /** 1 for the first load, rising. */
  version: number;
  /** When the version was read, ISO 8601 UTC. */
  asOf: string;
  /** What a person, or its system, calls its rows, besides its name. */
  synonyms?: readonly string[];
  /** Changes with what its system calls the table and its columns. */
  namesRevision?: string;
  /** Numbers and conditions that people have named, over its columns. */
  metrics?: readonly NamedMetric[];
  filters?: readonly NamedFilter[];
  /** First questions about it, by the pack of its system. */
  starters?: readonly string[];
  /** Which states a person chose to leave out where amounts are taken together, by column; none where all count. */
  stateChoices?: readonly { column: string; leftOut: readonly string[] }[];
  /** How often a person has told what it means; 0 and absent: never. */
  meaningRevision?: number;
  /** Where on this machine the lists of values are that the profile leaves out; absent where it leaves out none. */
  versionDirectory?: string;
  /** Its rows stay in a system: `versionId` then names what is known of it, and `asOf` when that was looked at. Absent where they are kept here. */
  live?: LiveTable;
  profile: TableProfile;
}

/** `from` holds values of the unique column `to`: many rows of the one table belong to one of the other. */
export interface Relation {
  fromTable: string;
  fromColumn: string;
  toTable: string;
  toColumn: string;
  /** Share of the non-null `from` values found in `to`, 0–1. */
  inclusion: number;
  /** `declared` by the source, `inferred` from names and values, `confirmed` by a person. */
  origin: 'declared' | 'inferred' | 'confirmed';
}

/** How a workspace counts its business years. */
export interface FiscalYear {
  /** The month in which it begins, 1–12. */
  startMonth: number;
  /** Whether "fiscal year 2025" begins or ends in 2025. */
  namedBy: 'start' | 'end';
}

export interface Catalog {
  tables: CatalogTable[];
  /** Absent where nobody told. */
  fiscalYear?: FiscalYear;
  /** How often the settings of the workspace were changed; 0 and absent: never. */
  settingsRevision?: number;
  /** Tables are named by `sqlName`. */
  relations: Relation[];
  /** Between tables of different sources, as names and values suggest: followed by nobody until a person confirms them. */
  proposed?: Relation[];
}

export interface ResultColumn {
  name: string;
  type: ColumnType;
  unit?: string;
  /** Its numbers name something, as ids and years do: they are not grouped, and have no decimals. */
  isIdentifier?: boolean;
  /** Of all its numbers, however few of them are shown. Absent where they have none, or nobody has looked. */
  decimals?: number;
}

/** SQL to be run over table versions, in a process of its own that can only read them. */
export interface QueryRequest {
  /** One SELECT statement, DuckDB dialect. */
  sql: string;
  /** The versions the statement may see, under the names it uses. */
  tables: { sqlName: string; versionId: string }[];
  maxRows: number;
  /** From this many rows on, a result that grows larger than results may be is cut like one of too many rows; absent, it is refused. */
  leastRows?: number;
  deadlineMs: number;
  signal?: AbortSignal;
  /** Statements over the same tables that will be asked next: who starts a process for this one may run them in it as well. */
  also?: string[];
  /** For a statement that only looks for texts in columns: who knows which of them a column holds need not read it. */
  lookUps?: LookUps;
  /** There where live tables are among those that it is over; each statement is then asked by itself. */
  live?: LiveReads;
  /** What comes after the rows of `sql` is forecast and put behind them. */
  continuation?: Continuation;
}

/**
 * A union of SELECTs, each of which looks for the same texts in a column of its own. A row of its result is the place of the column among these,
 * and a value.
 */
export interface LookUps {
  /** As they are compared: in small letters, without accents. */
  texts: string[];
  /** `sql` finds rows only where a value of the column is one of the texts. */
  columns: { table: string; column: string; sql: string }[];
}

export interface QueryResult {
  columns: ResultColumn[];
  rows: Cell[][];
  /** More rows existed than `maxRows`. */
  truncated: boolean;
  /** Of a cut result that was measured: how many rows the whole has, and the last of them. */
  whole?: { rowCount: number; last: Cell[][] };
  elapsedMs: number;
  /** What those of `also` gave that were run. */
  also?: { sql: string; result: QueryResult }[];
  /** What systems were asked for it. */
  asked?: AskedSystem[];
  /** What the forecast behind its rows stands on; there where one was asked for. */
  continued?: Continued;
}

/** Runs one statement. Throws an AppError (`invalid`, `timeout`, `cancelled`, `tooLarge`) whose message is for people. */
export type RunQuery = (request: QueryRequest) => Promise<QueryResult>;

/** How something found while reading could be set right. It is an offer: nothing is changed before a person takes it. */
export type ImportFix =
  /** Reads the column as another type; `emptied` are texts that are not of it and would become empty. */
  | { kind: 'setType'; type: ColumnType; emptied?: string[] }
  | { kind: 'setDateOrder'; order: 'dayFirst' | 'monthFirst' }
  | { kind: 'setDecimalMark'; mark: 'point' | 'comma' }
  /** Makes these texts of the column empty. */
  | { kind: 'clearValues'; values: string[] }
  | { kind: 'dropColumn' }
  /** Leaves out rows, by their lines. */
  | { kind: 'dropRows'; lines: number[] }
  /** Keeps rows that reading had left out, by their lines. */
  | { kind: 'keepRows'; lines: number[] }
  /** Takes these lines as the header of the table, none of them where it is to have none. */
  | { kind: 'setHeader'; lines: number[] }
  /** Removes the blanks around the column's texts. */
  | { kind: 'trimTexts' }
  /** Gives blank cells of the column the value above them. */
  | { kind: 'fillDown' }
  /** Keeps the first of the rows that agree in these columns. */
  | { kind: 'dropDuplicates'; columns: string[] }
  /** Keeps rows of fewer fields, the missing ones empty. */
  | { kind: 'padRows' };

export type FindingKind =
  | 'encoding'
  | 'shape'
  | 'header'
  | 'rowLength'
  | 'type'
  | 'mixedTypes'
  | 'dateOrder'
  | 'decimalMark'
  | 'unit'
  | 'noValueMarks'
  | 'blanks'
  | 'total'
  | 'note'
  | 'sheetError'
  | 'mergedCells'
  | 'groupLabels'
  | 'outlier'
  | 'duplicateKey'
  | 'duplicateRow'
  | 'dateGap'
  | 'emptyColumn'
  /** Dates such as 1900-01-01 and 9999-12-31 that stand for none. */
  | 'placeholderDate';

/** One thing that was decided or looks wrong, where it stands, and what could be done about it. */
export interface ImportFinding {
  /** Unique in its report, and the same each time the same file is read. */
  id: string;
  kind: FindingKind;
  level: 'decision' | 'warning';
  /** The same sentence stands among the report's decisions or warnings. */
  sentence: string;
  table: string;
  column?: string;
  /** The first line of the file, or row of the sheet, that shows it; 1-based. */
  line?: number;
  fix?: ImportFix;
}

/** Where something was found: of a file as a whole, in no table of it alone. */
export type FindingPlace = Omit<ImportFinding, 'id' | 'level' | 'sentence' | 'table'> & { table?: string };

/** What stays known of a finding with the version that it was found in: answers that read those cells tell it. */
export type TableFinding = Omit<ImportFinding, 'table'>;

/** A fix that a person took, with what its finding said. In force it is applied each time the file is read again. */
export interface ChosenFix extends Pick<ImportFinding, 'id' | 'sentence' | 'table' | 'column'> {
  fix: ImportFix;
}

/** A fix in force, and what it did. */
export interface AppliedFix extends ChosenFix {
  /** Rows or values that it changed. */
  changed: number;
  /** The same as a sentence. */
  outcome: string;
}

/** What reading a file decided and met, told to the person who uploaded it. */
export interface ImportReport {
  /** One sentence each: encoding, delimiter, header row, types that were chosen where others were possible. */
  decisions: string[];
  /** Rows that could not be kept, with the line of the file (1-based) and why. Capped; `rejectedCount` is exact. */
  rejected: { table: string; line: number; reason: string }[];
  rejectedCount: number;
  /** What looks wrong but was kept. */
  warnings: string[];
  /** Those of the decisions and warnings that have a place in a table. Reports of earlier imports have none. */
  findings?: ImportFinding[];
  /** Absent where none is in force. */
  fixes?: AppliedFix[];
}
