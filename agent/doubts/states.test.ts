import { afterEach, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { answerConfirmed } from '../confirmed/answer-confirmed.ts';
import { prepareConfirmation } from '../confirmed/prepare-confirmation.ts';
import { type AgentReply, type AskContext, ask } from '../index.ts';
import {
  amountColumn,
  dateColumn,
  idColumn,
  keyedTable,
  kindColumn,
  openTestTables,
  type TestShop,
  type TestTable,
  testToday,
  textColumn,
} from '../testing.ts';
import { voidedIn } from './state-columns.ts';

const opened: TestShop[] = [];
afterEach(() => {
  for (const shop of opened.splice(0)) shop.close();
});

function table(
  name: string,
  columns: readonly [string, string, string],
  states: readonly string[],
): TestTable {
  const [date, state, amount] = columns;
  const rows = states.map((value, at): Cell[] => [
    at + 1,
    `2025-0${1 + (at % 3)}-10`,
    value,
    'AB'[at % 2] ?? '',
    10 * (at + 1),
  ]);
  return {
    ...keyedTable(
      name,
      null,
      [idColumn('id'), dateColumn(date), kindColumn(state), kindColumn('area'), amountColumn(amount)],
      rows,
    ),
    mainDate: date,
  };
}

const english = table(
  'orders',
  ['placed', 'order status', 'net amount'],
  ['Completed', 'Cancelled', 'Completed', 'Returned by customer', 'Open'],
);
const german = table(
  'rechnungen',
  ['datum', 'Status', 'betrag'],
  ['Bezahlt', 'Storniert', 'Offen', 'Entwurf', 'Nicht storniert'],
);
const french = table(
  'factures',
  ['jour', 'Statut', 'montant'],
  ['Payée', 'Annulée', 'Envoyée', 'Remboursée', 'Payée'],
);

async function open(tables: TestTable[], relations: Parameters<typeof openTestTables>[1] = []) {
  const shop = await openTestTables(tables, relations);
  opened.push(shop);
  return shop;
}

function put(shop: TestShop, question: string, more: Partial<AskContext> = {}): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en', ...more });
}

/** The same tables after a person has chosen. */
function chosen(shop: TestShop, column: string, leftOut: string[]): TestShop {
  const tables = shop.catalog.tables.map((one) =>
    one.profile.columns.some(({ name }) => name === column)
      ? { ...one, meaningRevision: 1, stateChoices: [{ column, leftOut }] }
      : one,
  );
  return { ...shop, catalog: { ...shop.catalog, tables } };
}

const stateOf = ({ answer }: AgentReply) => answer.assumptions.find(({ kind }) => kind === 'states');

describe('money with states', () => {
  it.each([
    [english, 'total net amount', 150, 'all states counted, 1 Cancelled and 1 Returned by customer'],
    [german, 'total betrag', 150, 'all states counted, 1 Entwurf and 1 Storniert'],
    [french, 'average montant', 30, 'all states counted, 1 Annulée and 1 Remboursée'],
  ] as const)('is told with caution until it is chosen: $name', async (rows, question, value, told) => {
    const reply = await put(await open([rows]), question);
    expect(reply.answer).toMatchObject({ status: 'answered', verdict: 'caution', rows: [[value]] });
    expect(stateOf(reply)?.chosen).toBe(told);
    expect(reply.answer.checks.find(({ id }) => id === 'states-counted')?.outcome).toBe('warned');
    expect(stateOf(reply)?.options.map(({ states }) => states?.leftOut.length)).toEqual([2, 1, 1, 0]);
  });

  it.each([
    'net amount by area',
    'net amount by month',
    'top 2 orders by net amount',
    'net amount in January vs February 2025',
    'highest net amount',
    'share of net amount by area',
  ])('is told wherever amounts are taken together: %s', async (question) => {
    const reply = await put(await open([english]), question);
    expect([reply.answer.verdict, stateOf(reply) !== undefined]).toEqual(['caution', true]);
  });

  it.each([
    'how many orders are there',
    'net amount by order status',
    'total net amount of cancelled orders',
    'total net amount of orders that are not cancelled',
    'total net amount in March 2025',
  ])('is not spoken of where it is no question: %s', async (question) => {
    const reply = await put(await open([english]), question);
    expect([reply.answer.status, reply.answer.verdict, stateOf(reply)]).toEqual([
      'answered',
      'checked',
      undefined,
    ]);
  });

  it('is left out once that was chosen, in every answer, and says so', async () => {
    const shop = chosen(await open([english]), 'order status', ['Cancelled', 'Returned by customer']);
    const reply = await put(shop, 'total net amount');
    expect(reply.answer).toMatchObject({ verdict: 'checked', rows: [[90]] });
    expect(stateOf(reply)?.chosen).toBe('1 Cancelled and 1 Returned by customer left out');
    expect(reply.answer.reading).toContain('order status is not Cancelled');
    const next = await put(shop, 'and by area?', { previous: reply.plan });
    expect(next.answer.rows).toEqual([['A', 90]]);
    const all = await put(shop, 'only cancelled', { previous: reply.plan });
    expect([all.answer.status, all.answer.rows]).toEqual(['answered', [[20]]]);
    const asked = await put(shop, 'total net amount of cancelled orders', { previous: reply.plan });
    expect(asked.answer.rows).toEqual([[20]]);
  });

  it('is counted without a warning once that was chosen, and still told', async () => {
    const reply = await put(chosen(await open([german]), 'Status', []), 'total betrag');
    expect(reply.answer).toMatchObject({ verdict: 'checked', rows: [[150]] });
    expect(stateOf(reply)?.options.map(({ label }) => label)).not.toContain('count all states');
  });

  it('of the sample company is chosen by nobody beforehand, either', async () => {
    const shop = await open([english]);
    const tables = shop.catalog.tables.map((one) => ({ ...one, isSample: true }));
    const reply = await put({ ...shop, catalog: { ...shop.catalog, tables } }, 'total net amount');
    expect([reply.answer.verdict, stateOf(reply)?.chosen]).toEqual([
      'caution',
      'all states counted, 1 Cancelled and 1 Returned by customer',
    ]);
  });

  it('may stand in the table that the rows belong to', async () => {
    const lines = keyedTable(
      'lines',
      null,
      [idColumn('line_id'), idColumn('order_id'), textColumn('product'), amountColumn('price')],
      [1, 2, 3, 4, 5, 5].map((order, at): Cell[] => [at + 1, order, 'XY'[at % 2] ?? '', at + 1]),
    );
    const relation = {
      fromTable: 'lines',
      fromColumn: 'order_id',
      toTable: 'orders',
      toColumn: 'id',
      inclusion: 1,
      origin: 'declared',
    } as const;
    const shop = await open([english, lines], [relation]);
    const reply = await put(shop, 'total price by product');
    expect(stateOf(reply)?.chosen).toBe('all states counted, 1 Cancelled and 1 Returned by customer');
    const without = await put(chosen(shop, 'order status', ['Cancelled']), 'total price');
    expect(without.answer).toMatchObject({ verdict: 'checked', rows: [[19]] });
  });
});

describe('a confirmed answer over rows of chosen states', () => {
  const question = 'total net amount';

  it('holds, and is read otherwise once the choice is another', async () => {
    const shop = chosen(await open([english]), 'order status', ['Cancelled']);
    const context = (of: TestShop) => ({ catalog: of.catalog, run: of.run, today: testToday, locale: 'en' });
    const { plan, answer } = await put(shop, question);
    if (!plan || answer.sql === null) throw new Error('Not answered.');
    const prepared = await prepareConfirmation(
      { question, plan, sql: answer.sql, isFirst: true },
      context(shop),
    );
    if (!prepared.ok) throw new Error(prepared.reason);
    const kept = { ...prepared, day: testToday, checks: answer.checks };
    const now = await answerConfirmed(kept, context(shop));
    expect([now.state, now.otherReading, now.reply?.answer.rows]).toEqual(['holds', null, [[130]]]);
    const later = await answerConfirmed(kept, context(chosen(shop, 'order status', [])));
    expect([later.state, later.reply?.answer.rows]).toEqual(['changedReading', [[130]]]);
    expect(later.reply?.answer.verdict).not.toBe('checked');
  });
});

describe('a column of states', () => {
  it.each([
    ['Order Status', ['Paid', 'Cancelled by shop'], ['Cancelled by shop']],
    ['estado', ['Pagado', 'Anulado'], ['Anulado']],
    ['orderState', ['OPEN', 'VOID'], ['VOID']],
    ['stav', ['zaplaceno', 'Zrušeno'], ['Zrušeno']],
    ['静态 状态', ['已完成', '已取消'], ['已取消']],
    ['Status', ['returned', 'not returned', 'partially refunded'], ['returned']],
    ['Cause of Loss', ['Trip Cancelled', 'Baggage'], []],
    ['Status', ['Cancelled'], []],
    ['Status', ['Open', 'Closed'], []],
    ['stage', ['Closed Won', 'Closed Lost', 'Open'], ['Closed Lost']],
    ['Result', ['Closed - Won', 'Closed - Lost'], ['Closed - Lost']],
    ['Angebotsstatus Status', ['Gewonnen', 'Verloren'], ['Verloren']],
    ['Result', ['Won', 'Lost'], []],
    ['Art', ['Rechnung', 'Gutschrift'], ['Gutschrift']],
    ['document type', ['Invoice', 'Credit note'], ['Credit note']],
    ['payment_status', ['succeeded', 'failed', 'pending'], ['failed']],
    ['Result', ['passed', 'failed'], []],
  ])('%s with %s', (name, list, voided) => {
    const values = list.map((value) => ({ value, rows: 1 }));
    const profile = {
      name,
      type: 'text',
      role: 'category',
      values,
      distinctCount: list.length,
    } as unknown as Parameters<typeof voidedIn>[0];
    const table = { name: 'Games', profile: { columns: [profile] } } as unknown as Parameters<
      typeof voidedIn
    >[1];
    expect(voidedIn(profile, table)).toEqual(voided);
  });

  it('is none of credit notes whose amounts are below zero', () => {
    const profile = {
      name: 'Art',
      type: 'text',
      role: 'category',
      values: ['Rechnung', 'Gutschrift'].map((value) => ({ value, rows: 1 })),
      distinctCount: 2,
    };
    const amounts = { name: 'Betrag', type: 'decimal', role: 'additive', min: '-50.00' };
    const table = { name: 'Belege', profile: { columns: [profile, amounts] } } as unknown as Parameters<
      typeof voidedIn
    >[1];
    expect(voidedIn(profile as unknown as Parameters<typeof voidedIn>[0], table)).toEqual([]);
  });
});
