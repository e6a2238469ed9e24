import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { createBrowser, type Person, signUp } from '#app/testing.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { enlargeTable, seedCsv } from './large-table.ts';
import { type BenchLine, median } from './lines.ts';

const rows = 10_000_000;
const runs = 3;
/** What HTTP, the session and the way between the processes may add to a query. */
const allowanceMs = 5;

interface Query {
  name: string;
  path: string;
  /** The statements that answer the same, on DuckDB alone. */
  raw: string[];
}

/** The product's own screens over ten million rows, against DuckDB alone over the same file in the same run. */
export async function benchQueries(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-queries-'));
  try {
    const product = await startProduct(directory);
    const person = await signUp(createBrowser(product.url), 'Bench', 'bench@example.com');
    const uploaded = await person.upload<{ dataSource: { id: string } }>('orders_large.csv', await seedCsv());
    await stopProduct(product);
    const file = await enlargeTable(directory, 'orders_large', rows);
    return await compare({ directory, person, file, queries: queriesOf(uploaded.dataSource.id) });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

interface Parts {
  directory: string;
  person: Person;
  file: string;
  queries: readonly Query[];
}

async function compare({ directory, person, file, queries }: Parts): Promise<BenchLine[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  await connection.run(`CREATE VIEW t AS SELECT * FROM read_parquet('${file}', file_row_number = true)`);
  const raw = queries.map((): number[] => []);
  const own = queries.map((): number[] => []);
  const again: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // A result is computed once: only a product that has just started computes it again.
    const product = await startProduct(directory);
    const here = signedIn(person, product.url);
    await here.get(queries[0]?.path.replace('days=30', 'days=7') ?? '');
    for (const [index, query] of queries.entries()) {
      // In turns, so that a busy moment of the machine meets both.
      raw[index]?.push(await timed(() => runAll(connection, query.raw)));
      own[index]?.push(await timed(() => here.get(query.path)));
      again.push(await timed(() => here.get(query.path)));
    }
    await stopProduct(product);
  }
  connection.closeSync();
  instance.closeSync();
  const lines = queries.map(({ name }, index): BenchLine => {
    const [value, reference] = [median(own[index] ?? []), median(raw[index] ?? [])];
    return { name, value, unit: 'ms', reference, ratio: Math.max(0, value - allowanceMs) / reference };
  });
  const ratio = median(lines.map((line) => line.ratio ?? 0));
  const summary = `median of ${lines.length} queries, less ${allowanceMs} ms each`;
  return [
    ...lines,
    { name: summary, value: ratio, unit: '× of DuckDB alone', limit: 1.15 },
    { name: 'the same queries asked again, median', value: median(again), unit: 'ms' },
  ];
}

function queriesOf(sourceId: string): Query[] {
  const table = `/api/data-sources/${sourceId}/tables/orders_large`;
  const chart = (type: string, days: number, measure: string): Query => ({
    name: `chart of ${type}, ${days} days`,
    path: `/api/analytics/chart?type=${type}&days=${days}`,
    raw: [
      `SELECT order_date, CAST(sum(${measure}) AS DOUBLE) FROM t
       WHERE order_date BETWEEN current_date - ${days - 1} AND current_date GROUP BY 1 ORDER BY 1`,
    ],
  });
  const page = (
    name: string,
    parameters: Record<string, string>,
    where: string | null,
    order: string,
  ): Query => ({
    name: `rows, ${name}`,
    path: `${table}/rows?${new URLSearchParams({ limit: '50', ...parameters })}`,
    raw: [
      `SELECT * FROM t ${where === null ? '' : `WHERE ${where}`} ORDER BY ${order} file_row_number LIMIT 51`,
      ...(where === null ? [] : [`SELECT count(*) FROM t WHERE ${where}`]),
    ],
  });
  const filters = (...list: object[]) => ({ filters: JSON.stringify(list) });
  const column = (name: string, ...raw: string[]): Query => ({
    name: `column ${name} at a glance`,
    path: `${table}/columns/${name}`,
    raw,
  });
  const bins = (value: string) => `WITH e AS (SELECT min(${value}) AS low, max(${value}) AS high FROM t)
    SELECT least(19, CAST(floor((${value} - low) / (high - low) * 20) AS INTEGER)), count(*) FROM t, e GROUP BY 1`;
  const top = (name: string) => `SELECT ${name}, count(*) FROM t GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 10`;
  return [
    chart('revenue', 30, 'amount'),
    chart('revenue', 90, 'amount'),
    chart('sales', 30, 'quantity'),
    chart('sales', 90, 'quantity'),
    page('sorted by amount', { orderBy: 'amount', direction: 'desc' }, null, 'amount DESC NULLS LAST,'),
    page('sorted by customer', { orderBy: 'customer' }, null, 'customer NULLS LAST,'),
    page(
      'customer contains',
      filters({ column: 'customer', kind: 'contains', text: '499' }),
      `contains(lower(customer), '499')`,
      '',
    ),
    page(
      'amount in a range',
      filters({ column: 'amount', kind: 'range', from: '5000', to: '6000' }),
      'amount BETWEEN 5000 AND 6000',
      '',
    ),
    page(
      'a month of one region, sorted',
      {
        orderBy: 'amount',
        ...filters(
          { column: 'region', kind: 'equals', text: 'North' },
          { column: 'quantity', kind: 'range', from: '80' },
        ),
      },
      `region = 'North' AND quantity >= 80`,
      'amount NULLS LAST,',
    ),
    column(
      'amount',
      bins('CAST(amount AS DOUBLE)'),
      'SELECT avg(CAST(amount AS DOUBLE)) FROM t',
      top('amount'),
    ),
    column(
      'quantity',
      bins('CAST(quantity AS DOUBLE)'),
      'SELECT avg(CAST(quantity AS DOUBLE)) FROM t',
      top('quantity'),
    ),
    column('order_date', bins('epoch(CAST(order_date AS TIMESTAMP))'), top('order_date')),
  ];
}

/** The same session on the product's new address. */
function signedIn(person: Person, url: string): Person {
  const browser = createBrowser(url);
  const call: Person['call'] = (method, path, options = {}) =>
    browser.call(method, path, { ...options, headers: { ...options.headers, cookie: person.cookies() } });
  return {
    ...person,
    call,
    get: async <T>(path: string) => {
      const result = await call('GET', path);
      if (result.status !== 200) throw new Error(`${path}: ${result.status} ${result.text}`);
      return result.json as T;
    },
  };
}

async function runAll(connection: DuckDBConnection, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await (await connection.run(statement)).getRows();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
