import type { FindingPlace, KnownTable } from '#kernel/catalog.ts';
import type { SettingField } from '#kernel/settings.ts';

export type { SettingField };

export type Capability = 'tables' | 'read' | 'query' | 'changes';

/** What the product knows of an outside system, as plain data: forms, redaction, docs and tests are derived from it. */
export interface ConnectorManifest {
  id: string;
  name: string;
  kind: 'file' | 'database' | 'warehouse' | 'application' | 'sample';
  fields: readonly SettingField[];
  capabilities: readonly Capability[];
  /** Said once above the form's fields. */
  note?: string;
  /** File name endings without the dot, for connectors that read files. */
  extensions?: readonly string[];
}

/** A system that hands out tokens by OAuth 2.0, and what must be known to ask it for one. */
export interface OAuthProviderManifest {
  id: string;
  name: string;
  /** Client id, secret, addresses and scope, then what only this provider needs. */
  fields: readonly SettingField[];
  /** How a token is obtained; only `authorization-code` sends a person to a sign-in page. */
  grant: 'authorization-code' | 'client-credentials' | 'saml-bearer';
  /** The token address follows from the authorization address: this ending is replaced by that one. */
  tokenPath: { from: string; to: string };
  /** In place of the ending of the token address: where tokens are revoked (RFC 7009). Absent where the provider has no such place. */
  revocationPath?: string;
  /** Names of the fields that calls need beside the token: a realm, an application key. */
  callFields?: readonly string[];
}

/** Type of a column where the source declares it; a column without one gets its type from its values. */
export type DeclaredType =
  | 'text'
  | 'integer'
  | 'double'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | `decimal(${number},${number})`;

export interface ColumnDeclaration {
  name: string;
  type?: DeclaredType;
  /** ISO 4217 code, `%`, `kg` … */
  unit?: string;
}

/** A relation that the source itself declares, by table and column names. */
export interface DeclaredRelation {
  fromTable: string;
  fromColumn: string;
  toTable: string;
  toColumn: string;
}

/** Takes the rows of one table. Cells are texts: `2024-01-31`, `1234.50`, `true`; null is empty. */
export interface RowSink {
  /**
   * A row longer than the columns so far adds columns; a shorter one leaves the rest empty.
   * Await what is returned, if anything: it is the target writing what it has gathered.
   * @param line where the row begins in the file or sheet, 1-based, for sources that have lines
   */
  add(cells: readonly (string | null)[], line?: number): Promise<void> | undefined;
  /** A column that rows from here on have; it stands behind the others and is empty in the rows before. */
  addColumn(name: string): void;
  /** Takes rows of these lines back, which are totals of others. To be called before `close`. */
  leaveOut?(lines: readonly number[], label: string): Promise<void>;
  close(): Promise<void>;
}

/** A CSV file in UTF-8 whose shape is known: it can be read by the engine itself, without passing through row by row. */
export interface CsvFile {
  path: string;
  delimiter: string;
  /** Physical lines before the first row of data. */
  skipLines: number;
  /** Rows from the beginning, the middle and the end, from which types are guessed and then proved on every row. */
  sampleRows: readonly (readonly (string | null)[])[];
}

/** Where something was found, and what could be done about it. */
export type { FindingPlace };

/** Where a source's rows go: handed in by whoever runs the import. */
export interface ImportTarget {
  /** @param word what the lines of its rows are, where they are told */
  openTable(name: string, columns: readonly ColumnDeclaration[], word?: 'line' | 'record'): Promise<RowSink>;
  /** False when some row has another shape than the others: nothing was kept, pass the rows through a sink instead. */
  loadCsv(name: string, columns: readonly ColumnDeclaration[], file: CsvFile): Promise<boolean>;
  /** Whether rows of fewer fields are to be kept, the missing ones empty, instead of rejected. */
  padsRows?(table: string): boolean;
  /** Whether a person chose to leave out the row of this line, which then is no finding. */
  dropsRow?(table: string, line: number): boolean;
  /** Whether a person chose to keep the row of this line, which otherwise is none of the table. */
  keepsRow?(table: string, line: number): boolean;
  /** The table that the rows go into, where it is there already. */
  knownTable?(table: string): KnownTable | undefined;
  /** Lines that a person chose as the header of a table: none where it has no header; undefined where nobody chose. */
  headerLines?(table: string): readonly number[] | undefined;
  relate(relation: DeclaredRelation): void;
  /** A sentence on a choice that was made while reading. */
  decide(sentence: string, place?: FindingPlace): void;
  /** A sentence on what looks wrong but was kept. */
  warn(sentence: string, place?: FindingPlace): void;
  /** A row that was not kept, by the 1-based line (or sheet row) where it stands. */
  reject(table: string, line: number, reason: string): void;
}

export interface OpenOptions {
  signal: AbortSignal;
}

/** A session with a source. Its optional members are the connector's capabilities. */
export interface OpenSource {
  tables?(): Promise<{ name: string; columns: ColumnDeclaration[] }[]>;
  /** Reads tables (all when none are named) into the target. */
  read?(target: ImportTarget, request?: { tables?: readonly string[] }): Promise<void>;
  query?(
    sql: string,
    options: { maxRows: number; deadlineMs: number },
  ): Promise<{ columns: string[]; rows: unknown[][] }>;
  changes?(table: string, state: string | null): AsyncIterable<{ rows: unknown[][]; state: string }>;
  close(): Promise<void>;
}

export interface TestOutcome {
  isOk: boolean;
  /** A sentence for the person: what works, or what was wrong and what to do. */
  message: string;
  /** Nothing of the system answered: a closed port, a silent one, or another service. */
  isUnreached?: boolean;
}

/** An outside system. `Settings` is what its form holds, secrets included. */
export interface Connector<Settings> {
  manifest: ConnectorManifest;
  test(settings: Settings, options: OpenOptions): Promise<TestOutcome>;
  open(settings: Settings, options: OpenOptions): Promise<OpenSource>;
}
