import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect } from 'vitest';
import type {
  ReadOutcome,
  ReadRequest,
  SystemSession,
  SystemTable,
  SystemTestOutcome,
} from '#connectors/index.ts';
import type { SystemConnector, SystemTools } from '#connectors/system-connector.ts';
import type { SystemId } from '#connectors/systems.ts';
import { type CertificateAuthority, createCertificateAuthority } from '#connectors/testing-certificate.ts';
import { type FixturePlace, type FixtureServer, fixtureRow } from '#connectors/testing-conformance.ts';
import { startLine, type TestLine, type TestLineOptions } from '#connectors/testing-line.ts';
import { KeptRows } from '#connectors/testing-rows.ts';
import type { AnswerBounds } from '#platform/egress/bounded-body.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { startConnection } from '#platform/egress/start-connection.ts';
import { createReach, readAnswerBounds } from './serve-systems.ts';

/** A name that leads to this machine; there is no other. */
export const knownHost = 'db.test';

export const conformanceEgress = createEgress({
  allow: '127.0.0.0/8:*',
  lookUp: (host) =>
    host === knownHost
      ? Promise.resolve([{ address: '127.0.0.1' }])
      : Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
});

/** What one reading handed over. */
export interface Reading {
  kept: KeptRows;
  outcome: ReadOutcome;
}

export interface ReadingOptions extends Omit<ReadRequest, 'table' | 'columns'> {
  place?: FixturePlace;
  signal?: AbortSignal;
  columns?: string[];
  onRows?: () => Promise<void>;
  kept?: KeptRows;
}

export const fixtureColumns = ['id', 'amount', 'note'];
/** Rows between two marks, so that a small table has many. */
export const fixturePageRows = 400;

/** A table that fills what lies between a server and its reader: 16 MB. */
export const wideRows = 1000;
const widePadding = 16_000;
/** What kernel, line and driver hold on the way at most, where a reader does not read. */
export const heldBytes = 12e6;

/** One connector and its server, called as the product's children call it, in this process: a child for each case would take minutes. */
export class ConformanceBench {
  readonly id: SystemId;
  readonly connector: SystemConnector;
  readonly server: FixtureServer;
  readonly authority: CertificateAuthority = createCertificateAuthority();
  readonly directory = mkdtempSync(join(tmpdir(), 'plumbline-conformance-'));
  /** All that anybody was told, for the case that looks for secrets in it. */
  readonly told: string[] = [];

  #wideTable: Promise<string> | undefined;

  constructor(id: SystemId, connector: SystemConnector, server: FixtureServer) {
    this.id = id;
    this.connector = connector;
    this.server = server;
  }

  async test(place: FixturePlace = {}, signal = new AbortController().signal): Promise<SystemTestOutcome> {
    const settings = this.server.settingsFor(place);
    const outcome = await this.heard(() => this.connector.test(settings, this.#tools(signal, place, {})));
    this.told.push(inspect(outcome));
    return outcome;
  }

  /** What a test came to that must fail, and say so in a sentence. */
  async testToFail(place: FixturePlace): Promise<SystemTestOutcome> {
    const outcome = await this.test(place);
    expect(outcome).toMatchObject({ isOk: false, message: expect.stringMatching(/^[^\n]{20,400}\.$/) });
    return outcome;
  }

  async open(
    place: FixturePlace = {},
    signal = new AbortController().signal,
  ): Promise<SystemSession & AsyncDisposable> {
    const settings = this.server.settingsFor(place);
    const session = await this.heard(async () => this.connector.open?.(settings, this.#tools(signal, place)));
    if (!session) throw new Error(`${this.id} cannot be read.`);
    return Object.assign(session, { [Symbol.asyncDispose]: () => session.close() });
  }

  async tableOf(name: string, place: FixturePlace = {}): Promise<SystemTable> {
    await using session = await this.open(place);
    const table = (await session.tables()).find((one) => one.name === name);
    if (!table) throw new Error(`The connector lists no ${name}.`);
    return table;
  }

  /** Made once for the cases that break their reading off. */
  wideTable(): Promise<string> {
    this.#wideTable ??= this.server.makeTable(wideRows, widePadding);
    return this.#wideTable;
  }

  /** Reads a table of the fixture in a session of its own. */
  async read(
    name: string,
    { place, signal, columns = fixtureColumns, onRows, ...given }: ReadingOptions = {},
  ): Promise<Reading> {
    const table = await this.tableOf(name);
    await using session = await this.open(place, signal);
    const { kept = new KeptRows(columns.length, onRows), ...request } = given;
    const outcome = await this.heard(() =>
      session.read({ table, columns, pageRows: fixturePageRows, ...request }, kept),
    );
    return { kept, outcome };
  }

  /** Waits until the account keeps nothing busy on the server. */
  async expectFree(): Promise<void> {
    await expect.poll(() => this.server.busy(), { timeout: 10_000 }).toBe(0);
  }

  line(options: TestLineOptions = {}): Promise<TestLine> {
    return startLine(this.server.port, options);
  }

  close(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }

  /** Keeps what an error tells, its causes and members included. */
  async heard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.told.push(inspect(error, { depth: 8, showHidden: true }));
      throw error;
    }
  }

  #tools(
    signal: AbortSignal,
    place: FixturePlace,
    given: { bounds?: Partial<AnswerBounds> } = { bounds: readAnswerBounds },
  ): SystemTools {
    const onStage = (): void => {};
    const { server } = this;
    return {
      ...(server.accessToken
        ? {
            accessToken: (stale) =>
              server.accessToken?.(place, stale) ?? Promise.reject(new Error('no token')),
          }
        : {}),
      reach: createReach(conformanceEgress, { start: startConnection, signal, onStage, ...given }),
      signal,
      onStage,
    };
  }
}

/** Rows by their number, as a reading is to come to them. */
export function expectRows(
  rows: readonly (readonly (string | null)[])[],
  ids: Iterable<number>,
  padding = 0,
): void {
  const byId = (one: readonly (string | null)[], other: readonly (string | null)[]): number =>
    Number(one[0]) - Number(other[0]);
  expect(rows.toSorted(byId)).toEqual(Array.from(ids, (id) => fixtureRow(id, padding)));
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
