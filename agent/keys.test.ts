import { afterAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { buildSemanticModel } from './model/semantic-model.ts';
import { type Draft, emptyDraft, isRefusal, measureOn } from './planning/draft.ts';
import { keysAggregated } from './planning/key-amounts.ts';
import { settleDraft } from './planning/settle.ts';
import { keyComputed, suggestQuestions } from './suggest.ts';
import {
  amountColumn,
  idColumn,
  keyedTable,
  kindColumn,
  openTestShop,
  openTestTables,
  relate,
  type TestShop,
  testToday,
  textColumn,
} from './testing.ts';

const papers = keyedTable(
  'papers',
  'title',
  // The import took these for amounts; what others point to is a key all the same.
  [amountColumn('pid'), textColumn('title'), kindColumn('field')],
  [
    [1, 'On Ants', 'Biology'],
    [2, 'On Bees', 'Biology'],
    [3, 'On Clay', 'Geology'],
  ],
);
const cites = keyedTable(
  'citations',
  null,
  [idColumn('citation_id'), amountColumn('pid'), amountColumn('pages')],
  [
    [7, 1, 3],
    [8, 1, 4],
    [9, 2, 5],
  ],
);

const opened: TestShop[] = [];
async function library(): Promise<TestShop> {
  const shop = await openTestTables([papers, cites], [relate('citations', 'pid', 'papers', 'pid')]);
  opened.push(shop);
  return shop;
}
afterAll(() => {
  for (const shop of opened) shop.close();
});

describe('a key', () => {
  it.each([
    'total pid',
    'average pid by field',
    'sum of citation id',
    'papers in bands of 2 by pid',
    'what is the mean pid of papers',
  ])('is no amount: %s', async (question) => {
    const { answer, plan } = await ask(question, { ...(await library()), today: testToday, locale: 'en' });
    expect(answer.status === 'answered' ? plan?.measures.map(({ aggregate }) => aggregate) : []).toEqual([]);
  });

  it('is refused in every draft that a reader settles', async () => {
    const model = buildSemanticModel((await library()).catalog);
    const pid = { table: 'citations', column: 'pid' };
    for (const aggregate of ['sum', 'avg', 'median', 'stddev'] as const) {
      const draft: Draft = { ...emptyDraft('aggregate'), measures: [measureOn(aggregate, pid)] };
      expect(isRefusal(settleDraft(model, draft)), aggregate).toBe(true);
    }
    const counted = settleDraft(model, {
      ...emptyDraft('aggregate'),
      measures: [measureOn('countDistinct', pid)],
    });
    expect(isRefusal(counted) ? counted.refused : keysAggregated(model, counted)).toBeNull();
  });
});

describe('suggestions', () => {
  it.each([
    ['a shop', openTestShop],
    ['a library', library],
  ])('of %s are all answered, checked and without computing with a key', async (_, open) => {
    const shop = await open();
    const questions = suggestQuestions(shop.catalog, 12);
    expect(questions.length).toBeGreaterThan(4);
    for (const question of questions) {
      const { answer, plan } = await ask(question, { ...shop, today: testToday, locale: 'en' });
      expect({ question, status: answer.status, verdict: answer.verdict }).toEqual({
        question,
        status: 'answered',
        verdict: 'checked',
      });
      expect(plan && keyComputed(shop.catalog, plan), question).toBeNull();
    }
    if (!opened.includes(shop)) shop.close();
  });
});
