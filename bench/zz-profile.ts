import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { ask } from '#agent/index.ts';
import { benchWorkspace, openBenchEngine } from './bench-engine.ts';
const d = await mkdtemp(join(tmpdir(), 'zz-'));
const { engine } = openBenchEngine(join(d, 'engine'));
const i = await DuckDBInstance.create(':memory:'); const c = await i.connect();
const path = join(d, 'sales.csv');
await c.run(`COPY (SELECT i AS order_id, DATE '2024-01-01' + CAST(i % 730 AS INTEGER) AS order_date, ['North','South','East','West'][1 + i % 4] AS region, 'Product ' || (i % 97) AS product, round((i * 7919 % 100000) / 100.0, 2) AS amount, 1 + i % 9 AS quantity FROM range(1000000) t(i)) TO '${path}' (HEADER)`);
const imp = await engine.importFile({ workspaceId: benchWorkspace, path, fileName: 'sales.csv' });
const tables = imp.tables.map((t) => ({ dataSourceId: 's', dataSourceName: 's', tableId: t.versionId, name: t.name, sqlName: 'sales', versionId: t.versionId, version: 1, asOf: '2026-01-01T00:00:00Z', profile: t.profile }));
const catalog = { tables, relations: [] };
const models = new Map();
const inner = engine.queryFor(benchWorkspace);
const q = process.argv[2] ?? 'total amount by month and region';
for (let r = 0; r < 8; r++) {
  engine.prepareQuery?.();
  const log: string[] = [];
  const t0 = performance.now();
  const reply = await ask(q, { catalog, today: '2026-06-15', locale: 'en-US', models, onStage: (s) => log.push(`${s}@${Math.round(performance.now() - t0)}`), run: async (req) => { const t = performance.now(); const x = await inner(req); log.push(`[${Math.round(t - t0)}+${Math.round(performance.now() - t)} inner ${Math.round(x.elapsedMs)} also ${x.also?.map((a) => Math.round(a.result.elapsedMs))} :: ${req.sql.slice(0, 60).replaceAll('\n', ' ')}]`); return x; } });
  const total = performance.now() - t0;
  const tr = performance.now(); await (await c.runAndReadAll(reply.answer.sql!.replaceAll('sales', `read_parquet('${d}/engine/versions/${benchWorkspace}/${tables[0]!.versionId}/data.parquet')`).replaceAll(/read_parquet\('([^']*)read_parquet[^)]*\)([^']*)'\)/g, 'X'))).getRows().length;
  console.log(Math.round(total), 'raw', Math.round(performance.now() - tr), reply.answer.status, log.join(' '));
  if (r === 0) console.log(reply.answer.sql);
  await new Promise((f) => setTimeout(f, 600));
}
await engine[Symbol.asyncDispose](); await rm(d, { recursive: true, force: true }); process.exit(0);
