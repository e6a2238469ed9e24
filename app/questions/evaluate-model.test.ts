import { expect, it } from 'vitest';
import { connectModel } from '#agent/providers/registry.ts';
import { type Script, startFakeModel } from '#agent/providers/testing.ts';
import { describeEvaluation } from './describe-evaluation.ts';
import { type EvaluationParts, evaluateModel } from './evaluate-model.ts';
import { inSource } from './question.ts';

const files = {
  visits: { fileName: 'visits.csv', content: () => 'city,visitors\nOslo,1\nBergen,10\nOslo,100\n' },
};
const byCity = 'SELECT city, sum(visitors) FROM visits GROUP BY city';
const questions = inSource('tiny', 'visits', [
  { kind: 'by category', turns: ['total visitors by city'], sql: byCity },
  { kind: 'by category', turns: ['zorbify the visitors of each city'], sql: byCity },
  {
    kind: 'aggregate',
    turns: ['zorb the visitors of Oslo'],
    sql: "SELECT sum(visitors) FROM visits WHERE city = 'Oslo'",
  },
  { kind: 'unanswerable', turns: ['zorb the weather'], sql: null },
]);
const plan = (groupBy: object[]) => ({
  calls: [
    {
      name: 'run_plan',
      input: { table: 'visits', measures: [{ aggregate: 'sum', column: 'visitors' }], groupBy },
    },
  ],
});
const answer = { calls: [{ name: 'answer', input: { resultId: 'r1' } }] };
/** Right, wrong (the condition is left out), and nothing. */
const script: Script = [
  plan([{ column: 'city' }]),
  answer,
  plan([]),
  answer,
  { text: 'No.' },
  { text: 'No.' },
];

async function evaluate(parts: Partial<EvaluationParts>, steps: Script = script) {
  await using fake = await startFakeModel(steps);
  const connection = connectModel({ baseUrl: fake.baseUrl, model: 'scripted' }, fetch);
  if (!connection) throw new Error('No model.');
  const evaluation = await evaluateModel({
    connection,
    questions,
    shares: 'metadata',
    isAlone: false,
    caps: { tokens: 1_000_000, money: null },
    prices: null,
    files,
    ...parts,
  });
  return { evaluation, requests: fake.requests };
}

it('judges the model beside the planner, and counts what it took', async () => {
  const { evaluation } = await evaluate({ prices: { input: 2, output: 10 } });
  const told = describeEvaluation('scripted', questions.length, evaluation).replaceAll(/ +/g, ' ');
  expect(told).toContain('scripted: 4 of 4 questions.');
  expect(told).toContain('planner 2 0 0 2');
  expect(told).toContain('with the model 3 1 0 0');
  expect(told).toMatch(/asked 3 questions in 6 steps: \d+ tokens read, \d+ written, [\d.]+ s, cost 0\.\d+\./);
  expect(told).toContain('declined → right tiny-visits-2');
  expect(told).toContain('declined → wrong tiny-visits-3');
  expect(evaluation.spent.inputTokens).toBeGreaterThan(0);
});

it('asks all of the model alone, and ends before a step that would go over the budget', async () => {
  const { evaluation, requests } = await evaluate({ isAlone: true, caps: { tokens: 3_000, money: null } }, [
    plan([{ column: 'city' }]),
    answer,
    ...Array.from({ length: 40 }, () => ({ calls: [{ name: 'search_model', input: { words: 'way' } }] })),
  ]);
  expect(evaluation.pairs.map(({ withModel }) => withModel.score)[0]).toBe('right');
  expect(evaluation.stopped).toBe('budget');
  const { inputTokens, outputTokens } = evaluation.spent;
  expect(inputTokens + outputTokens).toBeLessThan(3_000);
  // Eight steps of each question that came after the first would be 26.
  expect(requests.length).toBeLessThan(15);
  const { evaluation: none } = await evaluate({
    caps: { tokens: 1_000_000, money: 0.0001 },
    prices: { input: 1, output: 1 },
  });
  expect(none).toMatchObject({ stopped: 'budget', spent: { steps: 0 } });
  expect(none.pairs).toHaveLength(1);
});

it('ends where the provider refuses the key', async () => {
  const { evaluation } = await evaluate({}, () => ({ status: 401 }));
  expect(evaluation).toMatchObject({ stopped: 'provider', spent: { steps: 0 } });
});
