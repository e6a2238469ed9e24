import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { createBrowser, type Person, signUp } from '#app/testing.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { timed } from './bench-engine.ts';
import { enlargeTable, seedCsv } from './large-table.ts';
import { type BenchLine, median } from './lines.ts';
import { freePort } from './planning.ts';

const rows = 1_000_000;
const rounds = 15;
const question = 'total amount by month and region';
/** A person reads before they ask again; by then the next query process is ready. */
const pauseMs = 400;

interface Reply {
  aiMessage: { metadata: { answer: { status: string; sql: string; elapsedMs: number } } };
}

/** One question through the chat, against DuckDB alone that keeps the file open. */
export async function benchMonthly(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-monthly-'));
  try {
    // One address for both starts, so that the session holds.
    const settings = { PORT: String(await freePort()) };
    const first = await startProduct(directory, { settings });
    const person = await signUp(createBrowser(first.url), 'Bench', 'bench@example.com');
    const { dataSource } = await person.upload<{ dataSource: { id: string } }>(
      'orders_large.csv',
      await seedCsv(),
    );
    await stopProduct(first);
    const file = await enlargeTable(directory, 'orders_large', rows);
    const product = await startProduct(directory, { settings });
    try {
      return await compare(person, dataSource.id, file);
    } finally {
      await stopProduct(product);
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function compare(person: Person, sourceId: string, file: string): Promise<BenchLine[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  await connection.run(`CREATE VIEW orders_large AS SELECT * FROM read_parquet('${file}')`);
  const [asked, agent, raw]: number[][] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    let answer: Reply['aiMessage']['metadata']['answer'] | undefined;
    const ms = await timed(async () => {
      answer = (await person.ask<Reply>(question, [sourceId])).aiMessage.metadata.answer;
    });
    if (answer?.status !== 'answered') throw new Error(`"${question}" was ${answer?.status}.`);
    const { sql, elapsedMs } = answer;
    const alone = await timed(() => readAll(connection, sql));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    // The first questions warm the agent's thread and index.
    if (round < 3) continue;
    asked?.push(ms);
    agent?.push(elapsedMs);
    raw?.push(alone);
  }
  connection.closeSync();
  instance.closeSync();
  const name = `a monthly total by a group over ${rows / 1e6} M rows`;
  const asking = median(asked ?? []);
  const alone = median(raw ?? []);
  return [
    { name: `${name}, through the chat`, value: asking, unit: 'ms', limit: 180 },
    { name: 'of that, reading, statements and checks', value: median(agent ?? []), unit: 'ms' },
    { name: 'its statement on DuckDB alone', value: alone, unit: 'ms' },
    {
      name: 'through the chat, against that',
      value: asking,
      unit: 'ms',
      reference: alone,
      ratio: asking / alone,
    },
  ];
}

async function readAll(connection: DuckDBConnection, sql: string): Promise<void> {
  (await connection.runAndReadAll(sql)).getRows();
}
