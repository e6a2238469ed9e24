import { join } from 'node:path';
import { expect } from 'vitest';
import { type ConformanceCaseId, fixtureLabel } from '#connectors/testing-conformance.ts';
import { KeptRows } from '#connectors/testing-rows.ts';
import { LoadSession } from '#engine/child.ts';
import {
  type ConformanceBench,
  expectRows,
  fixtureColumns,
  fixturePageRows,
  heldBytes,
  range,
  wideRows,
} from './testing-conformance-bench.ts';

const rowCount = 2100;

/** Cases of tables and of reading them. */
export const readCases = {
  async tables(bench) {
    const name = await bench.server.makeTable(10);
    const table = await bench.tableOf(name);
    expect(table).toMatchObject({ name, kind: 'table' });
    expect(table.columns.map((column) => `${column.name} ${column.type}`)).toEqual([
      'id integer',
      'amount decimal(18,2)',
      'note text',
      'changed_at timestamp',
    ]);
  },
  async keys(bench) {
    expect((await bench.tableOf(await bench.server.makeTable(1))).key).toEqual(['id']);
  },
  async labels(bench) {
    expect((await bench.tableOf(await bench.server.makeTable(1))).label).toBe(fixtureLabel);
  },
  async relations(bench) {
    const relation = await bench.server.makeRelated?.();
    await using session = await bench.open();
    expect(await session.relations?.()).toContainEqual(relation);
  },
  async hiddenTable(bench) {
    const [shown, hidden] = [await bench.server.makeTable(1), await bench.server.makeTable(1)];
    await bench.server.refuseTable(hidden);
    await using session = await bench.open();
    const names = (await session.tables()).map(({ name }) => name);
    expect([names.includes(shown), names.includes(hidden)]).toEqual([true, false]);
  },
  async refusedTable(bench) {
    await readingFails(
      bench,
      (name) => bench.server.refuseTable(name),
      (name) => name.split('.').at(-1) ?? name,
    );
  },
  async droppedTable(bench) {
    await readingFails(
      bench,
      (name) => bench.server.dropTable(name),
      () => 'no longer there',
    );
  },
  async exactTypes(bench) {
    const expected = await bench.server.makeEveryType();
    const table = await bench.tableOf(expected.table);
    expect(table.columns.map(({ name, type }) => ({ name, type }))).toEqual(expected.columns);
    await using session = await bench.open();
    // Into a table of ours, as the product does it: what is handed over must also be taken as what it is.
    const load = await LoadSession.open({ directory: join(bench.directory, 'types'), memoryBytes: 200e6 });
    const loading = load.openTable({ name: table.name, columns: table.columns });
    await session.read({ table, columns: table.columns.map(({ name }) => name) }, loading);
    const { path } = await loading.close();
    const rows = await load.readTexts(path, { limit: 100, cellLength: 10_000 });
    await load.remove();
    expect(rows.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual(expected.rows);
  },
  async wholeTable(bench) {
    const name = await bench.server.makeTable(rowCount);
    await using line = await bench.line();
    const { kept } = await bench.read(name, { place: { port: line.port } });
    expectRows(kept.end(), range(1, rowCount));
    await expect.poll(() => line.open()).toBe(0);
    await bench.expectFree();
  },
  async limit(bench) {
    const name = await bench.server.makeTable(100);
    const rows = (await bench.read(name, { limit: 5 })).kept.end();
    expect(rows).toHaveLength(5);
    expectRows(
      rows,
      rows.map(([id]) => Number(id)).toSorted((one, other) => one - other),
    );
  },
  async snapshot(bench) {
    const name = await bench.server.makeTable(rowCount);
    let isChanged = false;
    const onRows = async (): Promise<void> => {
      if (isChanged) return;
      isChanged = true;
      await bench.server.changeTable(name);
    };
    const { kept } = await bench.read(name, { onRows });
    expect(isChanged).toBe(true);
    expectRows(kept.end(), range(1, rowCount));
    expect((await bench.read(name)).kept.end()).toHaveLength(Math.floor(rowCount / 2) + 1000);
  },
  async cancelledRead(bench) {
    const name = await bench.wideTable();
    await using line = await bench.line();
    const stop = new AbortController();
    const onRows = (): Promise<void> => Promise.resolve(stop.abort(new Error('stopped by a person')));
    const reading = bench.read(name, { place: { port: line.port }, signal: stop.signal, onRows });
    await expect(reading).rejects.toThrow('stopped by a person');
    expect(line.passedBytes()).toBeLessThan(heldBytes);
    await expect.poll(() => line.open()).toBe(0);
    await bench.expectFree();
  },
  async cancelledWait(bench) {
    const name = await bench.server.makeSlowTable?.();
    if (name === undefined) throw new Error('The fixture has no slow table, and does not say why.');
    const table = await bench.tableOf(name);
    const stop = new AbortController();
    await using session = await bench.open({}, stop.signal);
    await session.tables();
    const reading = session
      .read({ table, columns: ['id'] }, new KeptRows(1))
      .catch((error: unknown) => error);
    // Until the statement has begun.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await bench.server.busy()).toBe(1);
    stop.abort(new Error('stopped by a person'));
    expect(await reading).toMatchObject({ message: 'stopped by a person' });
    await bench.expectFree();
  },
  async deadServer(bench) {
    const name = await bench.wideTable();
    await using line = await bench.line({ cutAfterBytes: 2e6 });
    await expect(bench.read(name, { place: { port: line.port } })).rejects.toMatchObject({
      name: 'SystemFailure',
      isPassing: true,
      message: expect.stringMatching(/^[^\n]{20,400}\.$/),
    });
    await expect.poll(() => line.open()).toBe(0);
  },
  async slowServer(bench) {
    const name = await bench.server.makeTable(500);
    await using line = await bench.line({ pieceBytes: 97 });
    const { kept } = await bench.read(name, { place: { port: line.port } });
    expectRows(kept.end(), range(1, 500));
  },
  async slowReader(bench) {
    const name = await bench.wideTable();
    await using line = await bench.line();
    let heldAt = 0;
    const hold = async (): Promise<void> => {
      do {
        heldAt = line.passedBytes();
        await new Promise((resolve) => setTimeout(resolve, 200));
      } while (line.passedBytes() > heldAt);
    };
    let holding: Promise<void> | undefined;
    const onRows = async (): Promise<void> => {
      holding ??= hold();
      await holding;
    };
    const place = { port: line.port };
    const { kept } = await bench.read(name, { place, onRows, columns: ['id', 'note'], pageRows: wideRows });
    await holding;
    expect(heldAt).toBeGreaterThan(0);
    expect(heldAt).toBeLessThan(heldBytes);
    expect(kept.end()).toHaveLength(wideRows);
  },
  async resume(bench) {
    const name = await bench.server.makeTable(rowCount);
    const first = new MarkedRows();
    await bench.read(name, { kept: first });
    first.end();
    expect(first.positions.length).toBeGreaterThanOrEqual(Math.floor(rowCount / fixturePageRows) - 1);
    for (const [at, position] of first.positions.entries()) {
      const { kept } = await bench.read(name, { position });
      expectRows([...first.safe.slice(0, first.safeCounts[at]), ...kept.end()], range(1, rowCount));
    }
  },
  async resumeAfterDeath(bench) {
    const [rows, padding] = [rowCount, 1000];
    const name = await bench.server.makeTable(rows, padding);
    const kept = new KeptRows(fixtureColumns.length);
    await using line = await bench.line({ cutAfterBytes: 1.4e6 });
    await expect(bench.read(name, { place: { port: line.port }, kept })).rejects.toMatchObject({
      isPassing: true,
    });
    const position = kept.positions.at(-1);
    expect(position).toBeDefined();
    const rest = await bench.read(name, { position });
    expectRows([...kept.safe, ...rest.kept.end()], range(1, rows), padding);
  },
  async incremental(bench) {
    const name = await bench.server.makeTable(100);
    const since = { column: 'changed_at', overlapSeconds: 0 };
    const first = await bench.read(name, { since: { ...since, after: null } });
    expectRows(first.kept.end(), range(1, 100));
    const { watermark } = first.outcome;
    expect(watermark).not.toBeNull();
    await bench.server.addRows(name, 101, 150);
    const next = await bench.read(name, { since: { ...since, after: watermark } });
    const ids = next.kept.end().map(([id]) => Number(id));
    expect(ids.filter((id) => id > 100).toSorted((one, other) => one - other)).toEqual(range(101, 150));
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(100);
    const overlapping = { ...since, after: watermark, overlapSeconds: 20 };
    const wider = await bench.read(name, { since: overlapping });
    expectRows(wider.kept.end(), range(80, 150));
  },
} satisfies Partial<Record<ConformanceCaseId, (bench: ConformanceBench) => Promise<void>>>;

/** What happens to a table between its listing and its reading must be told by a sentence that names it. */
async function readingFails(
  bench: ConformanceBench,
  happens: (name: string) => Promise<void>,
  told: (name: string) => string,
): Promise<void> {
  const name = await bench.server.makeTable(10);
  const table = await bench.tableOf(name);
  await using session = await bench.open();
  await session.tables();
  await happens(name);
  const reading = bench.heard(() => session.read({ table, columns: ['id'] }, new KeptRows(1)));
  await expect(reading).rejects.toMatchObject({
    name: 'SystemFailure',
    stage: 'permission',
    isPassing: false,
    message: expect.stringContaining(told(name)),
  });
}

/** Remembers how many rows were safe at each mark. */
class MarkedRows extends KeptRows {
  readonly safeCounts: number[] = [];

  constructor() {
    super(fixtureColumns.length);
  }

  override async mark(position: unknown): Promise<void> {
    await super.mark(position);
    this.safeCounts.push(this.safe.length);
  }
}
