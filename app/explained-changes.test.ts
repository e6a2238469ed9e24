import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask, type Plan, type SemanticModel } from '#agent/index.ts';
import { openTestSource, type TestSource } from './testing-source.ts';

/** What changes of the sample company are made of, beside SQL that was written by hand. */
const today = '2026-06-15';
const models = new Map<string, SemanticModel>();
let company: TestSource;

beforeAll(async () => {
  company = await openTestSource({ today });
});
afterAll(() => company[Symbol.asyncDispose]());

async function converse(turns: readonly string[]): Promise<AgentReply> {
  let previous: Plan | null = null;
  let reply: AgentReply | undefined;
  for (const turn of turns) {
    reply = await ask(turn, {
      catalog: company.catalog,
      run: company.run,
      today,
      locale: 'en-US',
      previous,
      models,
    });
    previous = reply.plan ?? previous;
  }
  if (!reply) throw new Error('A conversation has a turn.');
  return reply;
}

async function rowsOf(sql: string): Promise<(string | number)[][]> {
  const reader = await company.connection.runAndReadAll(sql);
  return reader
    .getRowsJson()
    .map((row) => row.map((cell) => (Number.isNaN(Number(cell)) ? String(cell) : Number(cell))));
}

const days = {
  april: "order_date >= '2026-04-01' AND order_date < '2026-05-01'",
  may: "order_date >= '2026-05-01' AND order_date < '2026-06-01'",
  mayPart: "order_date >= '2026-05-01' AND order_date < '2026-05-16'",
  junePart: "order_date >= '2026-06-01' AND order_date < '2026-07-01'",
  q1: "order_date >= '2026-01-01' AND order_date < '2026-04-01'",
  q1Part: "order_date >= '2026-01-01' AND order_date < '2026-03-18'",
  q2: "order_date >= '2026-04-01' AND order_date < '2026-07-01'",
  q4: "order_date >= '2025-10-01' AND order_date < '2026-01-01'",
  y2024: "order_date >= '2024-01-01' AND order_date < '2025-01-01'",
  y2025: "order_date >= '2025-01-01' AND order_date < '2026-01-01'",
};

/** Of each value what the number is in both periods, and its change. */
function sums(
  value: string,
  number: string,
  [before, after]: readonly [keyof typeof days, keyof typeof days],
  from = 'orders',
  where = 'true',
): string {
  const of = (period: keyof typeof days): string =>
    number === 'rows'
      ? `count(CASE WHEN ${days[period]} THEN 1 END)`
      : `coalesce(sum(CASE WHEN ${days[period]} THEN ${number} END), 0)`;
  return `SELECT ${value}, ${of(before)}, ${of(after)}, ${of(after)} - ${of(before)} FROM ${from}
    WHERE (${where}) AND ((${days[before]}) OR (${days[after]})) GROUP BY 1`;
}

/** Of each value its average in both periods. */
function averages(
  value: string,
  periods: readonly [keyof typeof days, keyof typeof days],
  from: string,
): string {
  const [before, after] = periods.map((period) => `avg(CASE WHEN ${days[period]} THEN net_amount END)`);
  return `SELECT ${value}, ${before}, ${after} FROM ${from} GROUP BY 1 HAVING ${before} IS NOT NULL OR ${after} IS NOT NULL`;
}

const ofCustomers = 'orders JOIN customers USING (customer_id)';
const ofProducts = 'orders JOIN products USING (product_id)';

const questions: [turns: string[], sql: string][] = [
  [['why did revenue drop in May by region'], sums('region', 'net_amount', ['april', 'may'], ofCustomers)],
  [
    ['why did revenue rise in May 2026 by country'],
    sums('country', 'net_amount', ['april', 'may'], ofCustomers),
  ],
  [
    ['why did sales go up this quarter by sales channel'],
    sums('sales_channel', 'net_amount', ['q1Part', 'q2']),
  ],
  [
    ['what drove the fall in orders in 2025 compared to 2024 by segment'],
    sums('segment', 'rows', ['y2024', 'y2025'], ofCustomers),
  ],
  [
    ['which regions explain the drop in net amount in May'],
    sums('region', 'net_amount', ['april', 'may'], ofCustomers),
  ],
  [
    ['what changed in quantity between Q4 2025 and Q1 2026 by category'],
    sums('category', 'quantity', ['q4', 'q1'], ofProducts),
  ],
  [
    ['why were sales lower in May than in April by segment'],
    sums('segment', 'net_amount', ['april', 'may'], ofCustomers),
  ],
  [
    ['what is the reason for the drop in revenue in 2025 by category'],
    sums('category', 'net_amount', ['y2024', 'y2025'], ofProducts),
  ],
  [
    ['how come orders are down this month by sales channel'],
    sums('sales_channel', 'rows', ['mayPart', 'junePart']),
  ],
  [
    ['why did orders from Germany rise in 2025 by category'],
    sums(
      'category',
      'rows',
      ['y2024', 'y2025'],
      `${ofProducts} JOIN customers USING (customer_id)`,
      "country = 'Germany'",
    ),
  ],
  [
    ['which sales channels are behind the growth in revenue in 2025'],
    sums('sales_channel', 'net_amount', ['y2024', 'y2025']),
  ],
  [
    ['explain the change in revenue between 2024 and 2025 by industry'],
    sums('industry', 'net_amount', ['y2024', 'y2025'], ofCustomers),
  ],
  [
    ['revenue in May', 'why did it change?', 'by region'],
    sums('region', 'net_amount', ['april', 'may'], ofCustomers),
  ],
  [['revenue by month', 'why?', 'by segment'], sums('segment', 'net_amount', ['april', 'may'], ofCustomers)],
  [
    ['revenue in 2025 compared to 2024', 'why?', 'and by category?'],
    sums('category', 'net_amount', ['y2024', 'y2025'], ofProducts),
  ],
  [
    ['why did revenue rise in 2025 by region', 'only Furniture'],
    sums(
      'region',
      'net_amount',
      ['y2024', 'y2025'],
      `${ofCustomers} JOIN products USING (product_id)`,
      "category = 'Furniture'",
    ),
  ],
  [
    ['why did the average order value fall in May 2026 by region'],
    averages('region', ['april', 'may'], ofCustomers),
  ],
  [
    ['why is the average order value lower than last month by category'],
    averages('category', ['mayPart', 'junePart'], ofProducts),
  ],
];

describe('changes of the sample company', () => {
  it.each(questions)('"%s"', async (turns, sql) => {
    const { answer, text, plan } = await converse(turns);
    expect(answer.status, text).toBe('answered');
    expect(plan?.drivers).toBeDefined();
    const expected = new Map((await rowsOf(sql)).map(([value, ...numbers]) => [String(value), numbers]));
    expect(new Set(answer.rows.map(([value]) => value))).toEqual(new Set(expected.keys()));
    for (const [value, ...cells] of answer.rows)
      expected.get(String(value))?.forEach((number, index) => {
        expect(Number(cells[index] ?? 0), `${value}`).toBeCloseTo(Number(number), 4);
      });
    expect(answer.checks.find(({ id }) => id === 'drivers-add-up')?.outcome).toBe('passed');
  });

  it('adds the effects of a margin up to its change', async () => {
    const { answer } = await converse(['why did the profit margin change between 2024 and 2025 by category']);
    const margin = (period: 'y2024' | 'y2025'): string =>
      `sum(CASE WHEN ${days[period]} THEN net_amount - products.unit_cost * quantity END) / sum(CASE WHEN ${days[period]} THEN net_amount END)`;
    const [[change] = []] = await rowsOf(`SELECT ${margin('y2025')} - ${margin('y2024')} FROM ${ofProducts}`);
    const sum = (name: string): number =>
      answer.rows.reduce(
        (all, row) => all + Number(row[answer.columns.findIndex((each) => each.name === name)]),
        0,
      );
    expect(sum('change')).toBeCloseTo(Number(change), 9);
    expect(sum('mix_effect') + sum('rate_effect')).toBeCloseTo(Number(change), 9);
  });

  it('keeps values beyond the ten largest in one row', async () => {
    const { answer } = await converse(['which products explain the growth in revenue in 2025']);
    expect(answer.rows).toHaveLength(11);
    expect(answer.rows.at(-1)?.[0]).toBe('(other)');
    const [[whole] = []] = await rowsOf(
      `SELECT sum(CASE WHEN ${days.y2025} THEN net_amount ELSE -net_amount END) FROM orders WHERE (${days.y2024}) OR (${days.y2025})`,
    );
    expect(answer.rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBeCloseTo(Number(whole), 4);
  });
});
