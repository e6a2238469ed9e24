import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type { SystemTools } from '#connectors/system-connector.ts';
import { type SystemId, systems } from '#connectors/systems.ts';
import { type FixtureServer, fixtureRow, type SystemFixture } from '#connectors/testing-conformance.ts';
import { type HttpFaultId, httpFaults, startFaultFront } from '#connectors/testing-http-faults.ts';
import { startRogue } from '#connectors/testing-rogue.ts';
import { KeptRows } from '#connectors/testing-rows.ts';
import { startConnection } from '#platform/egress/start-connection.ts';
import { createReach } from './serve-systems.ts';
import { conformanceEgress, fixtureColumns, fixturePageRows } from './testing-conformance-bench.ts';

const rowCount = 1500;
const startMs = 600_000;
/** Of one answer: what is larger is refused, and what unpacks to more. */
const bodyBytes = 8e6;

/** Every fault of a server of HTTP that one connector can meet: each row comes exactly once, or a sentence says why not. */
export function httpFaultSuite(id: SystemId, fixture: SystemFixture): void {
  describe(`${id} over HTTP with a fault`, () => {
    let server: FixtureServer | null = null;
    beforeAll(async () => {
      server = await fixture.start();
    }, startMs);
    afterAll(async () => {
      await server?.[Symbol.asyncDispose]();
    });

    for (const faultId of Object.keys(httpFaults) as HttpFaultId[])
      it(httpFaults[faultId].shows, async (context: TestContext) => {
        if (!server) return context.skip(`There is no ${fixture.peer} here.`);
        const reason = server.http?.absent[faultId];
        if (reason !== undefined) return context.skip(reason);
        await meet(id, fixture, { server, faultId });
      });
  });
}

async function meet(
  id: SystemId,
  fixture: SystemFixture,
  { server, faultId }: { server: FixtureServer; faultId: HttpFaultId },
): Promise<void> {
  const pages = server.http;
  if (!pages) throw new Error(`The fixture of ${id} does not say which of its answers are pages.`);
  const fault = httpFaults[faultId];
  const name = await server.makeTable(rowCount);
  await using elsewhere = await startRogue({ name: 'elsewhere', serve: (socket) => void socket.resume() });
  await using front = await startFaultFront(fault, pages, `http://127.0.0.1:${elsewhere.port}/x`);
  const connector = fixture.connector ?? (await systems[id].load());
  const isByToken = faultId === 'refusedToken' && pages.tokens !== undefined;
  const given = server.settingsFor({ port: front.port, useTls: false });
  const { username: _, password: __, ...withoutAccount } = given;
  const asked: (string | undefined)[] = [];
  const tools: SystemTools = {
    reach: createReach(conformanceEgress, {
      start: startConnection,
      signal: new AbortController().signal,
      onStage: () => {},
      bounds: { bodyBytes },
    }),
    signal: new AbortController().signal,
    onStage: () => {},
    accessToken: (stale) => {
      asked.push(stale);
      const value = (stale === undefined ? pages.tokens?.first : pages.tokens?.renewed) ?? '';
      return Promise.resolve({ value, places: {}, client: pages.tokens?.client ?? {} });
    },
  };
  const session = await connector.open?.(isByToken ? withoutAccount : given, tools);
  const table = (await session?.tables())?.find((one) => one.name === name);
  if (!session || !table) throw new Error(`The connector lists no ${name}.`);
  const kept = new KeptRows(fixtureColumns.length);
  const reading = session.read({ table, columns: fixtureColumns, pageRows: fixturePageRows }, kept).then(
    () => null,
    (error: unknown) => error,
  );
  const failure = await reading;
  expect(front.spoilt()).toBeGreaterThan(0);
  expect(elsewhere.connections().made).toBe(0);
  if (fault.leadsTo === 'all rows' || pages.harmless?.[faultId] !== undefined) {
    expect(failure).toBeNull();
    const rows = kept.end().toSorted(([one], [other]) => Number(one) - Number(other));
    expect(rows).toEqual(Array.from({ length: rowCount }, (___, at) => fixtureRow(at + 1)));
  } else
    expect(failure).toMatchObject({
      name: 'SystemFailure',
      isPassing: fault.leadsTo === 'a failure that passes',
      message: expect.stringMatching(/^(?!.*canary)[^\n]{20,400}\.$/),
    });
  if (!isByToken) return;
  const stale = asked.filter((one) => one !== undefined);
  expect(stale).toEqual([pages.tokens?.first]);
  expect(front.heard.at(-1)?.headers.authorization).toBe(`Bearer ${pages.tokens?.renewed}`);
}
