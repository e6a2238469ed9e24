import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { type AskContext, ask, type SemanticModel } from '#agent/index.ts';
import { readQuestion } from '#agent/read-question.ts';
import { continuing } from '#agent/testing.ts';
import { rolesOf } from '#agent/trust/second-opinion.ts';
import { createBrowser, type Person, signUp } from '#app/testing.ts';
import type { Catalog, CatalogTable, Relation } from '#kernel/catalog.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { type BenchEngine, benchWorkspace, openBenchEngine, timed } from './bench-engine.ts';
import { enlargeTable, seedCsv } from './large-table.ts';
import { type BenchLine, median, percentile } from './lines.ts';
import { seededRandom } from './seeded-random.ts';

const today = '2026-06-15';
const rowsPerSheet = 200;
const columnsPerTable = 15;
/** Five registers of people and firms: a million names that no profile can list. */
const registers = ['members', 'vendors', 'patients', 'vessels', 'parcels'];
const namesPerRegister = 200_000;
const answeredRows = 10_000_000;
const rounds = 3;

/** Reading a question over two hundred tables. */
export async function benchPlanning(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-planning-'));
  const bench = openBenchEngine(join(directory, 'engine'));
  try {
    const catalog = await manyTables(bench, directory);
    const run = continuing(bench.engine.queryFor(benchWorkspace));
    const models = new Map<string, SemanticModel>();
    const context = { catalog, run, today, locale: 'en', models };
    // The first question builds the index of names and values, which later ones share.
    const indexMs = await timed(() => readQuestion('how many are there', context));
    const times: number[] = [];
    let answered = 0;
    for (const question of readQuestions()) {
      times.push(await timed(() => readByBoth(question, context)));
      if ((await ask(question, context)).answer.status === 'answered') answered += 1;
    }
    const columns = catalog.tables.reduce((sum, { profile }) => sum + profile.columns.length, 0);
    const size = `${catalog.tables.length} tables, ${columns} columns, ${(registers.length * namesPerRegister) / 1e6} M names`;
    return [
      { name: `planning over ${size}, median`, value: median(times), unit: 'ms' },
      { name: `planning over ${size}, 95 %`, value: percentile(times, 0.95), unit: 'ms', limit: 150 },
      { name: 'the index of names and values, built once', value: indexMs, unit: 'ms' },
      { name: 'of these questions answered', value: (100 * answered) / readQuestions().length, unit: '%' },
    ];
  } finally {
    await bench.engine[Symbol.asyncDispose]();
    await rm(directory, { recursive: true, force: true });
  }
}

/** By the frames and by the roles of the words: both before anything is run. */
async function readByBoth(question: string, context: AskContext): Promise<void> {
  const {
    readings: [chosen],
  } = await readQuestion(question, context);
  if (chosen) rolesOf(question, chosen.model, context);
}

const areas = [
  'Sales',
  'Purchasing',
  'Stock',
  'Payroll',
  'Fleet',
  'Energy',
  'Marketing',
  'Support',
  'Project',
  'Quality',
  'Facility',
  'Training',
  'Finance',
];
const things = [
  'orders',
  'invoices',
  'payments',
  'deliveries',
  'returns',
  'contracts',
  'visits',
  'tickets',
  'budgets',
  'assets',
  'suppliers',
  'employees',
  'items',
  'sites',
  'claims',
];
const texts: Record<string, string[]> = {
  Region: ['North', 'South', 'East', 'West'],
  Status: ['Open', 'Closed', 'Cancelled'],
  Category: ['Basic', 'Premium', 'Special'],
  Channel: ['Web', 'Phone', 'Shop'],
  City: ['Lisbon', 'Oslo', 'Turin', 'Ghent', 'Lyon', 'Graz'],
  Priority: ['High', 'Medium', 'Low'],
  Owner: ['Ann Lee', 'Bo Chen', 'Cleo Diaz', 'Dan Fox'],
  Country: ['Portugal', 'Norway', 'Italy', 'Belgium', 'France', 'Austria'],
  Team: ['Red', 'Blue', 'Green'],
  Currency: ['EUR'],
};
const numbers = [
  'Amount',
  'Quantity',
  'Cost',
  'Discount',
  'Rating',
  'Hours',
  'Weight',
  'Distance',
  'Tax',
  'Net value',
  'Gross value',
  'Score',
];
const dates = ['Created', 'Due date', 'Closed on', 'Shipped on'];

/** Thirteen workbooks of fifteen sheets each, and five registers: 200 tables of fifteen columns. */
async function manyTables(bench: BenchEngine, directory: string): Promise<Catalog> {
  const random = seededRandom(7);
  const tables: CatalogTable[] = [];
  const relations: Relation[] = [];
  const add = async (fileName: string, content: Uint8Array | string) => {
    const path = join(directory, fileName);
    await writeFile(path, content);
    const source = fileName.replace(/\.\w+$/, '');
    const imported = await bench.engine.importFile({ workspaceId: benchWorkspace, path, fileName });
    const sqlNameOf = (name: string) => `${source}_${name}`.toLowerCase().replaceAll(/\W/g, '_');
    for (const { name, versionId, profile } of imported.tables) {
      tables.push({
        dataSourceId: source,
        dataSourceName: source,
        tableId: versionId,
        name,
        sqlName: sqlNameOf(name),
        versionId,
        version: 1,
        asOf: `${today}T00:00:00Z`,
        profile,
      });
    }
    for (const relation of imported.relations)
      relations.push({
        ...relation,
        fromTable: sqlNameOf(relation.fromTable),
        toTable: sqlNameOf(relation.toTable),
      });
    await rm(path);
  };
  for (const area of areas) await add(`${area}.xlsx`, workbookOf(area, random));
  for (const register of registers) await add(`${register}.csv`, registerOf(register, random));
  return { tables, relations };
}

function workbookOf(area: string, random: () => number): Uint8Array {
  const book = utils.book_new();
  for (const thing of things) {
    const header = headerOf(thing, random);
    const rows = Array.from({ length: rowsPerSheet }, (_, row) =>
      header.map((name) => cellOf(name, row, random)),
    );
    utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), `${area} ${thing}`);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

function headerOf(thing: string, random: () => number): string[] {
  const shuffled = [...Object.keys(texts), ...numbers].toSorted(() => random() - 0.5);
  return [`${thing} id`, ...dates.slice(0, 2), ...shuffled.slice(0, columnsPerTable - 3)];
}

function cellOf(name: string, row: number, random: () => number): string | number {
  const values = texts[name];
  if (values) return values[Math.floor(random() * values.length)] ?? '';
  if (dates.includes(name)) return dayOf(random);
  return name.endsWith(' id') ? row + 1 : Math.round(random() * 1e5) / 100;
}

function registerOf(register: string, random: () => number): string {
  const header = [`${register} id`, 'Name', ...headerOf(register, random).slice(1, columnsPerTable - 1)];
  const lines = Array.from({ length: namesPerRegister }, (_, row) =>
    header.map((name) => (name === 'Name' ? nameOf(register, row) : cellOf(name, row, random))).join(','),
  );
  return [header.join(','), ...lines].join('\n');
}

const syllables = [
  'ba',
  'ko',
  'ri',
  'ven',
  'dal',
  'mo',
  'tus',
  'lin',
  'qua',
  'zor',
  'pel',
  'gri',
  'hun',
  'sab',
  'wex',
  'nol',
];

/** Another name for each row: three syllables and a word of the register's own. */
function nameOf(register: string, row: number): string {
  const parts = [0, 4, 8, 12, 16].map((shift) => syllables[(row >> shift) & 15]);
  const name = parts.join('');
  return `${name[0]?.toUpperCase()}${name.slice(1)} ${register.slice(0, 3)}`;
}

function dayOf(random: () => number): string {
  return new Date(Date.UTC(2024, 0, 1 + Math.floor(random() * 880))).toISOString().slice(0, 10);
}

/** The kinds of question that people ask, over tables that are named and over values that no profile lists. */
function readQuestions(): string[] {
  const named = areas.flatMap((area, at) => {
    const thing = (step: number) => `${area.toLowerCase()} ${things[(at * 3 + step) % things.length]}`;
    return [
      `how many ${thing(0)} are there`,
      `how many ${thing(1)} were created in 2025`,
      `total cost of ${thing(2)} by region`,
      `average rating of ${thing(3)} by month in 2025`,
      `top 5 cities by amount in ${thing(4)}`,
      `share of ${thing(5)} by status`,
      `${thing(6)} with an amount over 500 in Lisbon`,
    ];
  });
  const valued = registers.flatMap((register, at) => [
    `how many ${register} are in Oslo`,
    `show ${nameOf(register, 12_345 + at)}`,
    `amount of ${nameOf(register, 54_321 + at)}`,
  ]);
  return [...named, ...valued];
}

const answerQuestions = [
  'How many orders are there?',
  'Total amount by region',
  'Top 5 products by amount',
  'Total amount by month',
  'Average amount of the North region',
  'Share of amount by region',
  'How many orders in the last 30 days?',
  'Median amount by region',
  'Total amount of Product 77',
  'Total quantity by product this year',
];

/** A question through HTTP over ten million rows. */
export async function benchAnswers(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-answers-'));
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
    await enlargeTable(directory, 'orders_large', answeredRows);
    const product = await startProduct(directory, { settings });
    try {
      return await timeAnswers(person, dataSource.id);
    } finally {
      await stopProduct(product);
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function timeAnswers(person: Person, sourceId: string): Promise<BenchLine[]> {
  const times: number[] = [];
  const slowest = { question: '', ms: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    for (const question of answerQuestions) {
      const ms = await timed(async () => {
        const reply = await person.ask<{ aiMessage: { metadata: { answer: { status: string } } } }>(
          question,
          [sourceId],
        );
        const { status } = reply.aiMessage.metadata.answer;
        if (status !== 'answered') throw new Error(`"${question}" was ${status}.`);
      });
      // The first round warms the agent's thread and index.
      if (round === 0) continue;
      times.push(ms);
      if (ms > slowest.ms) Object.assign(slowest, { question, ms });
    }
  }
  const name = `question to answer over ${answeredRows / 1e6} M rows`;
  return [
    { name: `${name}, median`, value: median(times), unit: 'ms' },
    { name: `${name}, 95 %`, value: percentile(times, 0.95), unit: 'ms', limit: 400 },
    { name: `the slowest: "${slowest.question}"`, value: slowest.ms, unit: 'ms' },
  ];
}

export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
