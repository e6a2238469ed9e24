import { ask, type Plan } from '../index.ts';
import { type TestShop, testToday } from '../testing.ts';

/** One of each kind of plan. */
const questions = [
  'total net amount by region',
  'top 2 customers by net amount',
  'top product in each region by net amount',
  'number of orders per month in 2024',
  'running total of net amount by month',
  'how many orders by weekday',
  'share of net amount by channel',
  'net amount in 2023 vs 2024 by channel',
  'average price by category',
  'median net amount by channel',
  'standard deviation of net amount',
  'average days from order date to paid date',
  'orders over 100',
  'customers whose name contains 50%',
  'customers not in Germany',
  'customers without orders',
  'orders above the average net amount',
  'which countries do customers come from',
  'how many regions are there',
];

/** The plans that these questions are read as, over the shop of the tests. */
export async function goldenPlans({ catalog, run }: TestShop): Promise<{ question: string; plan: Plan }[]> {
  const plans: { question: string; plan: Plan }[] = [];
  for (const question of questions) {
    const reply = await ask(question, {
      catalog,
      run,
      today: testToday,
      locale: 'en',
      previous: null,
      weigh: () => 1,
    });
    if (!reply.plan) throw new Error(`${question}: ${reply.text}`);
    plans.push({ question, plan: reply.plan });
  }
  return plans;
}
