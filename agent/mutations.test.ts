import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../tools/test-depth.ts';
import { type AgentReply, ask, type SemanticModel } from './index.ts';
import { openTestShop, type TestShop, testToday } from './testing.ts';

/**
 * A word that changes what is asked must change the plan, or the question is not answered. Each question below is answered;
 * with a word put in, or its filter word taken out, the same statement must never come back.
 */
const questions: [string, string[]][] = [
  ['What was our turnover in the first half of 2024?', ['first half of 2024']],
  ['How much revenue did we make in Germany last year?', ['Germany', 'last year']],
  ['Which segment brings in the most money?', ['most']],
  ['Give me the revenue for each channel, biggest first', ['channel']],
  ['Which month of 2024 had the most orders?', ['2024', 'most']],
  ['average order size per channel', ['average', 'per channel']],
  ['How many customers signed up in 2023?', ['2023']],
  ['How many customers have never ordered anything?', ['never']],
  ['Which customers ordered more than once?', ['more than once']],
  ['Show all cancelled orders', ['cancelled']],
  ['How many orders were cancelled in 2024?', ['cancelled', '2024']],
  ['What share of our orders came in online?', ['share', 'online']],
  ['Show me the three most expensive products', ['three', 'most expensive']],
  ['How many orders did Ada Ltd place?', ['Ada Ltd']],
  ['List customers in Japan with their segment', ['Japan', 'segment']],
  ['Revenue by quarter and channel', ['quarter', 'channel']],
  ['Compare revenue of Online and Phone', ['Compare', 'Online']],
  ['Average price of Tools', ['Average', 'Tools']],
  ['Which orders have not been paid?', ['not']],
  ['How many orders are unpaid?', ['unpaid']],
  ['What percentage of customers are active?', ['percentage', 'active']],
  ['Total revenue from Enterprise customers', ['Enterprise']],
  ['Which country has the fewest customers?', ['fewest']],
  ['Orders between 50 and 100', ['between', '50', '100']],
  ['orders above 100 euros', ['above', '100']],
  ['orders placed in the first quarter of 2024', ['first quarter of 2024']],
  ['top 3 products by units sold', ['3', 'units']],
  ['customers with at least 3 orders', ['at least', '3']],
  ['countries with more than one customer', ['more than one']],
  ['how many different products were ordered in 2024', ['2024', 'ordered']],
  ['Which customers bought Tools?', ['Tools']],
  ['list all products cheaper than 20', ['cheaper than 20']],
  ['How many orders came from Europe?', ['Europe']],
  ['What was the largest order in 2024?', ['largest', '2024']],
  ['latest 3 orders', ['latest', '3']],
  ['how many inactive customers', ['inactive']],
  ['revenue by customer segment in Europe', ['by customer segment', 'Europe']],
  ['Who bought Anvil?', ['Anvil', 'bought']],
  ['revenue this year compared to last year', ['this year', 'last year']],
  ['standard deviation of the net amount in 2024', ['standard deviation of', '2024']],
  ['correlation between quantity and net amount', ['correlation between', 'quantity']],
  ['correlation of order count and revenue per customer', ['per customer', 'order count and']],
  ['countries with above average revenue', ['above average']],
  ['which region gained the most revenue from 2023 to 2024', ['gained the most', 'from 2023 to 2024']],
  ['month over month revenue growth in February 2025', ['month over month', 'February']],
  ['number of duplicate countries', ['duplicate']],
  ['rank the countries by revenue in 2024', ['2024']],
  ['first and last order date', ['first and', 'last']],
  ['4-month moving average of revenue in 2024', ['4-month', 'moving', '2024']],
  ['quarter over quarter revenue growth in 2024', ['quarter over quarter', '2024']],
  ['average number of orders per month in 2024', ['per month', '2024']],
  ['90th percentile of the net amount', ['90th percentile of']],
  ['what rank does Japan have among our countries by revenue', ['what rank', 'Japan', 'by revenue']],
  ['how many customers have more orders than the average customer', ['how many', 'average customer']],
  ['on how many days did we get orders in 2024', ['on how many days', '2024']],
  ['distribution of order values in steps of 50', ['in steps of 50', 'values']],
];
const intruders = ['not', 'blorptious', 'per week', 'highest', 'five', 'over 7', 'without', 'forecast'];
/** Each question has two of them put in, in turns; the full proof all. */
const intrudersOf = (at: number): string[] => sampled(intruders, 4, at % 4);

let shop: TestShop;
const models = new Map<string, SemanticModel>();
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en', models });
}

describe('mutations', () => {
  it.each(questions.map(([question, filters], at) => ({ question, filters, at })))(
    'changes with each word of "$question"',
    async ({ question, filters, at }) => {
      const plain = await put(question);
      expect(plain.answer.status).toBe('answered');
      for (const filter of filters) {
        const without = await put(question.replace(filter, '').replaceAll(/\s+/g, ' '));
        const isSame = without.answer.status === 'answered' && without.answer.sql === plain.answer.sql;
        expect(isSame, `without "${filter}"`).toBe(false);
      }
      const words = question.replace('?', '').split(' ');
      for (const [turn, intruder] of intrudersOf(at).entries()) {
        for (const gap of sampled([1, Math.ceil(words.length / 2), words.length], 3, (at + turn) % 3)) {
          const mutated = [...words.slice(0, gap), intruder, ...words.slice(gap)].join(' ');
          const { answer } = await put(mutated);
          expect(answer.status === 'answered' && answer.sql === plain.answer.sql, mutated).toBe(false);
        }
      }
    },
  );
});
