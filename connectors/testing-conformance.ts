import type { Settings } from '#kernel/settings.ts';
import type { DeclaredRelation } from './connector.ts';
import type { AccessToken, SystemConnector } from './system-connector.ts';
import type { SystemColumn } from './system-session.ts';
import type { TestCertificate } from './testing-certificate.ts';
import type { HttpPages } from './testing-http-faults.ts';
import type { Misbehaviour } from './testing-rogue.ts';

/**
 * What every connector of a system has to show, and what each brings for it: a server of its own and what is done to that.
 * `app/testing-conformance-suite.ts` runs the cases, `docs/connectors.md` counts them.
 */

/** What is shown of a connector, in the order of the proof page. */
export const provenAbilities = [
  'test',
  'tables',
  'read',
  'resume',
  'incremental',
  'live',
  'secrets',
] as const;
export type ProvenAbility = (typeof provenAbilities)[number];

interface ConformanceCase {
  ability: ProvenAbility;
  /** Behind "it": what the connector does. */
  shows: string;
}

/** By id. Where one cannot be had from a system, its fixture says why. */
export const conformanceCases = {
  connects: { ability: 'test', shows: 'says what it has signed in to' },
  wrongHost: { ability: 'test', shows: 'names a host that has no address' },
  closedPort: { ability: 'test', shows: 'names a port at which nothing listens' },
  silentPort: { ability: 'test', shows: 'frees the socket of a port that says nothing' },
  tlsWherePlain: { ability: 'test', shows: 'asks for TLS where there is none' },
  plainWhereTls: { ability: 'test', shows: 'asks for no TLS where it is demanded' },
  trustedCertificate: { ability: 'test', shows: 'trusts an authority that was entered' },
  untrustedCertificate: { ability: 'test', shows: 'trusts no other authority' },
  expiredCertificate: { ability: 'test', shows: 'takes no certificate that has expired' },
  certificateOfAnother: { ability: 'test', shows: 'takes no certificate of another name' },
  wrongPassword: { ability: 'test', shows: 'says that the password is wrong' },
  lockedAccount: { ability: 'test', shows: 'says that the account may not sign in' },
  missingDatabase: { ability: 'test', shows: 'names a database that is not there' },
  tables: { ability: 'tables', shows: 'lists tables with their columns and types' },
  keys: { ability: 'tables', shows: 'tells the key of a table' },
  labels: { ability: 'tables', shows: 'tells what people call a table' },
  relations: { ability: 'tables', shows: 'tells relations that are declared' },
  hiddenTable: { ability: 'tables', shows: 'shows no table that the account may not read' },
  refusedTable: { ability: 'read', shows: 'names a table whose reading is refused' },
  droppedTable: { ability: 'read', shows: 'says that a table is not there any more' },
  exactTypes: { ability: 'read', shows: 'hands every type over exactly' },
  wholeTable: { ability: 'read', shows: 'reads every row once, and frees the session' },
  limit: { ability: 'read', shows: 'reads the first rows alone' },
  snapshot: { ability: 'read', shows: 'reads a table that changes meanwhile as it was' },
  cancelledRead: { ability: 'read', shows: 'frees socket and session of a read that is cancelled' },
  cancelledWait: {
    ability: 'read',
    shows: 'frees the session of a statement that is cancelled while it works',
  },
  deadServer: { ability: 'read', shows: 'tells a server that dies as a failure that passes' },
  slowServer: { ability: 'read', shows: 'reads from a server that sends in bits' },
  slowReader: { ability: 'read', shows: 'lets the server wait for a reader that takes its time' },
  resume: { ability: 'resume', shows: 'goes on behind every mark without a row lost or doubled' },
  resumeAfterDeath: { ability: 'resume', shows: 'goes on behind the last mark of a server that died' },
  incremental: { ability: 'incremental', shows: 'reads what has changed since, with its overlap' },
  liveQuestion: {
    ability: 'live',
    shows: 'answers one statement exactly, one row beyond what was asked for',
  },
  liveGuard: { ability: 'live', shows: 'runs no write, no second statement and no table that was not named' },
  secretsOfOutcomes: { ability: 'secrets', shows: 'tells no secret in an outcome, an error or its causes' },
  secretsOfProcesses: { ability: 'secrets', shows: 'has no secret in arguments, environment or log' },
} as const satisfies Record<string, ConformanceCase>;
export type ConformanceCaseId = keyof typeof conformanceCases;

/** The most that is shown of an ability, from nothing on. */
export const proofLevels = [
  'none yet',
  'unit',
  'wire fake',
  'independent client against the fake',
  'real peer',
  'live',
] as const;
export type ProofLevel = (typeof proofLevels)[number];

export interface SystemFixture {
  /** What the server of the suite is, for the proof page. */
  level: ProofLevel;
  /** As people know it, with where it comes from. */
  peer: string;
  /** Which command starts it: what is large or needs another language is a peer. */
  runs: 'test' | 'test:peers';
  /** What stays unproved, as sentences. */
  unproved: readonly string[];
  /** Why the system cannot be in some cases. */
  absent: Partial<Record<ConformanceCaseId, string>>;
  /** What a server that speaks the protocol well enough may do, besides what any may, and how a connector is led to it. */
  rogues: readonly (Misbehaviour & { settings?: Settings })[];
  rogueSettings(port: number): Settings;
  /** The server greets: who says nothing to it waits for that. */
  speaksFirst?: boolean;
  /** With tables of the suite, where those of the product are a fixed list; the product's own where nothing is said. */
  connector?: SystemConnector;
  /** It is called over HTTP, and met with the faults of that: see `testing-http-faults.ts`. */
  isHttp?: boolean;
  /** Null where the server is not installed. */
  start(): Promise<FixtureServer | null>;
}

/** How somebody gets in. */
export interface FixturePlace {
  host?: string;
  port?: number;
  useTls?: boolean;
  /** PEM of an authority that is trusted. */
  authority?: string;
  account?: FixtureAccount;
  database?: string;
}

export interface FixtureAccount {
  username: string;
  password: string;
}

/** A running server with one account that may read what is made here, and nothing else. */
export interface FixtureServer extends AsyncDisposable {
  port: number;
  /** Its password holds `canary`. */
  reader: FixtureAccount;
  /** An account that may not sign in though its password is right. */
  locked: FixtureAccount;
  /** As the form of the system asks for them; the server's own place where nothing else is said. */
  settingsFor(place?: FixturePlace): Settings;
  /** What the OAuth client of its provider hands out there, where that signs it in. `stale`: the token that was refused. */
  accessToken?(place: FixturePlace, stale?: string): Promise<AccessToken>;
  /** A table that the product's own connector lists, where those of the suite are not among them. */
  listed?: string;
  /** From now on TLS is spoken with this certificate, for everybody or beside plain connections. Null: no TLS at all. */
  speakTls(certificate: TestCertificate | null, options?: { isDemanded: boolean }): Promise<void>;
  /** As it was at the start, and as `settingsFor` has it where nothing else is said. */
  speakAsUsual(): Promise<void>;
  /**
   * A table of rows 1 to `rows`: `id` is the key, `amount` a decimal of two digits that is id × 1.25, `note` the text
   * `Row ` and the id, then `padding` times an `x`, and `changed_at` the time 2024-01-01 and as many seconds as the id.
   * Its label is `Things of the test`. Gives the name that the connector tells.
   */
  makeTable(rows: number, padding?: number): Promise<string>;
  /** Further rows of such a table, by the same rule. */
  addRows(table: string, from: number, to: number): Promise<void>;
  /** In one change: each amount is raised by 1000, the rows of odd ids are deleted, and a thousand are added behind the last. */
  changeTable(table: string): Promise<void>;
  dropTable(table: string): Promise<void>;
  /** Takes the reader's right to read it. */
  refuseTable(table: string): Promise<void>;
  /** A table that says nothing for a minute when it is read. */
  makeSlowTable?(): Promise<string>;
  /** A table with a column of every type, what is expected of its columns, and of its rows in the order of the first column. */
  makeEveryType(): Promise<{
    table: string;
    columns: Pick<SystemColumn, 'name' | 'type'>[];
    rows: (string | null)[][];
  }>;
  /** Two tables of which one refers to the other. */
  makeRelated?(): Promise<DeclaredRelation>;
  /** Of a system that is called over HTTP: how its answers can be spoilt. */
  http?: HttpPages;
  /** What the reader keeps busy on the server at this moment: sessions, or queries where there are no sessions. */
  busy(): Promise<number>;
}

/** Of the tables of `makeTable`. */
export const fixtureLabel = 'Things of the test';

/** A row by the rule of `makeTable`, without the time. */
export function fixtureRow(id: number, padding = 0): string[] {
  return [String(id), (id * 1.25).toFixed(2), `Row ${id}${'x'.repeat(padding)}`];
}
