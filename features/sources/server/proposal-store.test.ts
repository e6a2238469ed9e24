import { describe, expect, it } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createHistoryStore } from './history-store.ts';
import { createTableStore, type RelationRow, type TableRow, type TableStore } from './table-store.ts';

const now = new Date(Date.UTC(2026, 0, 2));
const file = { rowCount: 1, sizeBytes: 1, contentHash: 'h' };

/** A workspace with an account and a source for each of the names, of one table that is called like it. */
async function fill(db: Db, tables: TableStore, workspaceId: string, names: string[]) {
  const created_at = now.toISOString();
  await db.insertInto('workspaces').values({ id: workspaceId, name: workspaceId, created_at }).execute();
  for (const name of names) {
    await tables.insertSourceWithTables(
      {
        ...{
          id: `${workspaceId} ${name}`,
          workspaceId,
          name,
          isSample: false,
          type: 'csv',
          status: 'active',
        },
        ...{ configuration: 'sealed', report: null, recordCount: 1, sizeBytes: 1, now },
        ...{ accountId: null, fileName: `${name}.csv` },
      },
      [{ name, versionId: `${workspaceId} ${name} 1`, ...file }],
      [],
    );
  }
  const rows = await tables.list(workspaceId);
  return (name: string): TableRow => {
    const row = rows.find((table) => table.name === name);
    if (!row) throw new Error(name);
    return row;
  };
}

function relation(from: TableRow, to: TableRow, fromColumn = 'customer_id'): RelationRow {
  return {
    ...{ fromTableId: from.tableId, fromColumn, toTableId: to.tableId, toColumn: 'id' },
    ...{ inclusion: 1, origin: 'inferred', decision: null },
  };
}

const versionsOf = (...tables: TableRow[]) =>
  new Map(tables.map(({ tableId, versionId }) => [tableId, versionId]));

describe.each(storeKinds())('what is proposed between sources, on %s', (kind) => {
  it('takes the place of what was proposed before and never decided', async () => {
    await using opened = await openTestDatabase(kind);
    const tables = createTableStore(opened.db);
    const table = await fill(opened.db, tables, 'w', ['orders', 'customers', 'visits']);
    const [orders, customers, visits] = [table('orders'), table('customers'), table('visits')];
    const propose = (found: RelationRow[], versions = versionsOf(orders, customers, visits)) =>
      tables.replaceProposals({ workspaceId: 'w', dataSourceId: 'w customers', versions, found });
    const columns = async () =>
      (await tables.listRelations('w')).map(({ fromColumn, decision }) => [fromColumn, decision]).toSorted();

    await propose([relation(orders, customers), relation(visits, customers, 'guest')]);
    expect(await columns()).toEqual([
      ['customer_id', null],
      ['guest', null],
    ]);
    await tables.decideRelation('w', relation(orders, customers), 'rejected');
    await propose([relation(orders, customers), relation(visits, customers, 'visitor')]);
    expect(await columns()).toEqual([
      ['customer_id', 'rejected'],
      ['visitor', null],
    ]);
    // Not looked at this time, so nothing is known of it.
    await propose([], versionsOf(orders, customers));
    expect(await columns()).toContainEqual(['visitor', null]);
    // Measured over a version that is not the current one any more.
    await propose(
      [relation(visits, customers, 'late')],
      new Map([...versionsOf(customers), [visits.tableId, 'old']]),
    );
    expect(await columns()).toEqual([
      ['customer_id', 'rejected'],
      ['visitor', null],
    ]);
    // Between two others, which this source is no part of.
    await propose([relation(orders, visits, 'visit')]);
    expect((await columns()).map(([column]) => column)).toEqual(['customer_id']);
  });

  it('is found once by two files that come at the same moment', async () => {
    await using opened = await openTestDatabase(kind);
    const tables = createTableStore(opened.db);
    const table = await fill(opened.db, tables, 'w', ['orders', 'customers']);
    const [orders, customers] = [table('orders'), table('customers')];
    const found = [relation(orders, customers)];
    await Promise.all(
      ['w orders', 'w customers'].map((dataSourceId) =>
        tables.replaceProposals({
          workspaceId: 'w',
          dataSourceId,
          versions: versionsOf(orders, customers),
          found,
        }),
      ),
    );
    expect(await tables.listRelations('w')).toHaveLength(1);
  });

  it('stays within its workspace, and through new versions of a table', async () => {
    await using opened = await openTestDatabase(kind);
    const tables = createTableStore(opened.db);
    const own = await fill(opened.db, tables, 'w', ['orders', 'customers']);
    const other = await fill(opened.db, tables, 'v', ['orders', 'customers']);
    const [orders, customers] = [own('orders'), own('customers')];
    const versions = versionsOf(orders, customers, other('orders'), other('customers'));
    const found = [relation(orders, customers), relation(other('orders'), customers)];
    await tables.replaceProposals({ workspaceId: 'w', dataSourceId: 'w orders', versions, found });
    expect(await tables.listRelations('w')).toHaveLength(1);
    expect(await tables.listRelations('v')).toEqual([]);
    await createHistoryStore(opened.db).publish({
      ...{ workspaceId: 'w', dataSourceId: 'w orders', accountId: 'a', origin: 'replace' as const },
      tables: [
        {
          ...{ tableId: orders.tableId, currentVersionId: orders.versionId, versionId: 'w orders 2' },
          ...{ ...file, details: {} },
        },
      ],
      relations: [],
      ...{ read: null, changeId: null, now },
    });
    expect(await tables.listRelations('w')).toHaveLength(1);
  });
});
