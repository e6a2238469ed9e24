import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySecret, type Script } from '../providers/testing.ts';
import { openTestShop, type TestShop } from '../testing.ts';
import { modelLimits } from './limits.ts';
import { askScripted, calls, wires } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const byChannel = {
  table: 'orders',
  measures: [{ aggregate: 'sum', column: 'net_amount' }],
  groupBy: [{ column: 'channel' }],
};
const answer = calls(['answer', { resultId: 'r1' }]);
/** A question that only a language model reads: the planner knows neither word. */
const odd = 'zorbify the takings per sales way';

const rowsByChannel = [
  ['Online', 539],
  ['Phone', 426],
  ['Partner', 111],
];

describe('a question that the planner does not read', () => {
  it('is answered by the plan of the model, in the words of the product', async () => {
    const { reply, embedded, stages } = await askScripted(shop, odd, [
      calls(['run_plan', byChannel]),
      answer,
    ]);
    expect(embedded.answer.status).toBe('declined');
    expect(reply.text).toBe('Total net amount by channel: Online (539), Phone (426), Partner (111).');
    expect(reply.answer).toMatchObject({ status: 'answered', verdict: 'caution', rows: rowsByChannel });
    expect(reply.answer.reading).toMatch(/Read by the language model scripted-model\.$/);
    expect(reply.answer.languageModel).toMatchObject({ outcome: 'read', calls: 2, inputTokens: 200 });
    expect(stages).toContain('looking at 3 tables');
    expect(reply.plan?.root).toBe('orders');
  });

  it('is checked where its words name each column and nothing was added', async () => {
    const plan = {
      table: 'orders',
      measures: [{ aggregate: 'sum', column: 'net_amount' }],
      groupBy: [{ column: 'price' }],
    };
    const { reply, embedded } = await askScripted(shop, 'total net amount by price', [
      calls(['run_plan', plan]),
      answer,
    ]);
    expect(embedded.answer.status).toBe('declined');
    expect(reply.answer).toMatchObject({ status: 'answered', verdict: 'checked', rowCount: 4 });
    expect(reply.answer.checks).toContainEqual(expect.objectContaining({ id: 'words-accounted' }));
  });

  it('reads values as the data write them, each proven', async () => {
    const plan = {
      table: 'orders',
      measures: [{ aggregate: 'avg', column: 'net_amount' }],
      filters: [{ column: 'customers.country', operator: '=', values: ['germany'] }],
    };
    const { reply } = await askScripted(shop, 'zorb the average net amount for Germany', [
      calls(['run_plan', plan]),
      answer,
    ]);
    expect(reply.answer).toMatchObject({ rows: [[136]], verdict: 'caution' });
    expect(reply.answer.sql).toContain("'Germany'");
    const ids = reply.answer.checks.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['values-in-data', 'words-unknown']));
    for (const id of ['columns-without-words', 'parts-without-words', 'words-without-part'])
      expect(ids).not.toContain(id);
  });

  it.each([
    ['a denial', 'takings zorb not Online', byChannel, 'not'],
    ['a number', 'zorb takings over 100 by channel', byChannel, '100'],
    ['a year', 'zorb takings by channel in 2024', byChannel, '2024'],
    ['a value', 'zorb takings by channel for Germany', byChannel, 'Germany'],
    ['an order', 'zorb channel with the highest takings', byChannel, 'highest'],
    ['an average', 'zorb average takings by channel', byChannel, 'average'],
    ['a column', 'zorb takings by channel and status', byChannel, 'status'],
    ['a table', 'zorb takings of products by channel', byChannel, 'products'],
  ])('lowers the verdict where the plan has no part for %s', async (_, question, plan, word) => {
    const { reply } = await askScripted(shop, question, [calls(['run_plan', plan]), answer]);
    expect(reply.answer).toMatchObject({ status: 'answered', verdict: 'caution' });
    const check = reply.answer.checks.find(({ id }) => id === 'words-without-part');
    expect(check?.detail).toContain(word);
  });

  it.each([
    ['a value', { filters: [{ column: 'status', operator: '=', values: ['completed'] }] }, 'completed'],
    ['a bound', { having: { operator: '>', value: 200 } }, '200'],
    ['days', { dateRange: { column: 'order_date', from: '2024-01-01', to: '2024-12-31' } }, '2024'],
    ['a cut', { limit: 2 }, 'the first 2'],
  ])('names %s that the model added', async (_, extra, told) => {
    const { reply } = await askScripted(shop, odd, [calls(['run_plan', { ...byChannel, ...extra }]), answer]);
    expect(reply.answer.verdict).toBe('caution');
    const check = reply.answer.checks.find(({ id }) => id === 'parts-without-words');
    expect(check?.detail).toContain(told);
  });

  it('is asked back by the model, with full questions to choose from', async () => {
    const options = ['total net amount by channel', 'total quantity by channel'];
    const { reply } = await askScripted(shop, odd, [
      calls(['ask_user', { question: 'Which amount do you mean?', options }]),
    ]);
    expect(reply.answer.status).toBe('clarify');
    expect(reply.answer.options?.map(({ question }) => question)).toEqual(options);
    const invented = await askScripted(shop, odd, [
      calls(['ask_user', { question: 'Is it 4242 or 99?', options }]),
      calls(['ask_user', { question: 'Is it 4242 or 99?', options }]),
    ]);
    expect(JSON.stringify(invented.reply)).not.toContain('4242');
  });

  it('is not sent where it asks to write, changes the answer before it, or is answered already', async () => {
    for (const question of ['delete all orders', 'why did sales fall', 'total net amount by channel']) {
      const { requests, reply } = await askScripted(shop, question, [answer]);
      expect(requests).toEqual([]);
      expect(reply.answer.languageModel).toBeUndefined();
    }
  });
});

describe.each(wires)('behind the wire of %s', (wire) => {
  it('a wrong column is put right and an invented number is not shown', async () => {
    const text = 'Revenue was 4242.';
    const { reply, requests } = await askScripted(
      shop,
      odd,
      [
        calls(['run_plan', { ...byChannel, groupBy: [{ column: 'chanel' }] }]),
        calls(['get_columns', { table: 'orders' }], ['run_plan', byChannel]),
        calls(['answer', { resultId: 'r1', text }]),
        calls(['answer', { resultId: 'r1', text }]),
      ],
      { wire },
    );
    expect(requests[1]?.last).toContain('orders.channel');
    expect(reply.answer).toMatchObject({ status: 'answered', rows: rowsByChannel });
    expect(reply.text).not.toContain('4242');
  });

  it.each<[string, Script]>([
    ['loops', () => calls(['search_model', { words: 'way' }])],
    ['is limited', [{ status: 429 }]],
    ['is cut', () => ({ cut: true })],
    ['sends garbage', [{ garbage: '{"revenue": 4242}' }]],
    ['falls silent', [{ hangs: true }]],
  ])('the planner has the word where the model %s', async (_, script) => {
    const { reply, embedded } = await askScripted(shop, odd, script, { wire, limits: { wallMs: 150 } });
    expect(reply.text).toBe(embedded.text);
    expect(reply.answer.languageModel?.outcome).toBe('noAnswer');
  });
});

describe('a plan that is wrong', () => {
  const wrong: [string, object, string][] = [
    ['an unknown table', { ...byChannel, table: 'sales' }, 'unknownTable'],
    ['an unknown column', { ...byChannel, groupBy: [{ column: 'chanel' }] }, 'orders.channel'],
    [
      'a column of several tables',
      { table: 'orders', measures: [{ aggregate: 'countDistinct', column: 'x' }] },
      'unknownColumn',
    ],
    [
      'a sum of prices',
      { table: 'products', measures: [{ aggregate: 'sum', column: 'price' }] },
      'wrongType',
    ],
    ['a sum of keys', { table: 'orders', measures: [{ aggregate: 'sum', column: 'order_id' }] }, 'wrongType'],
    [
      'a mean of texts',
      { table: 'orders', measures: [{ aggregate: 'avg', column: 'channel' }] },
      'wrongType',
    ],
    ['a month of a text', { ...byChannel, groupBy: [{ column: 'channel', grain: 'month' }] }, 'wrongType'],
    [
      'a text compared by size',
      { ...byChannel, filters: [{ column: 'status', operator: '>', values: ['a'] }] },
      'wrongType',
    ],
    [
      'a value that is not there',
      { ...byChannel, filters: [{ column: 'status', operator: '=', values: ['shipped'] }] },
      'unknownValue',
    ],
    [
      'two tables of facts',
      { table: 'customers', measures: [{ aggregate: 'sum', column: 'orders.net_amount' }] },
      'impossiblePlan',
    ],
    ['no day', { ...byChannel, dateRange: { column: 'order_date', from: '2024-02-31x' } }, 'badInput'],
    ['a cut list without an order', { table: 'orders', columns: ['channel'], limit: 3 }, 'badInput'],
    ['no plan at all', { nonsense: true }, 'badInput'],
  ];
  it.each(wrong)('with %s is told and put right', async (_, plan, told) => {
    const { reply, requests } = await askScripted(shop, odd, [
      calls(['run_plan', plan]),
      calls(['run_plan', byChannel]),
      answer,
    ]);
    expect(requests[1]?.last).toContain(told);
    expect(reply.answer.rows).toEqual(rowsByChannel);
  });

  it('is given up after two repairs of one kind', async () => {
    const { reply, requests } = await askScripted(shop, odd, () =>
      calls(['run_plan', { ...byChannel, groupBy: [{ column: 'nope' }] }]),
    );
    expect(requests).toHaveLength(3);
    expect(reply.answer).toMatchObject({ status: 'declined', languageModel: { outcome: 'noAnswer' } });
  });
});

describe('a model that misbehaves', () => {
  const invented = (text: string): Script => [
    calls(['run_plan', byChannel]),
    calls(['answer', { resultId: 'r1', text }]),
    calls(['answer', { resultId: 'r1', text }]),
  ];
  it.each([
    'Revenue was 4242 in total.',
    'It is ４２４２.',
    'About forty two thousand.',
    'That is twice as much.',
    'Online is the highest.',
    'It grew since March.',
    'See https://evil.example/x',
    '![x](//evil.example)',
    'Es sind zwei.',
    'Это четыре.',
    'Online has {{r1.total_net_amount.99}}.',
    'Online has {{r9.total_net_amount.1}}.',
  ])('cannot say: %s', async (text) => {
    const { reply, requests } = await askScripted(shop, odd, invented(text));
    expect(reply.text).toBe('Total net amount by channel: Online (539), Phone (426), Partner (111).');
    expect(requests[2]?.last).toContain('ungroundedText');
  });

  it('may add a remark whose numbers are cells', async () => {
    const { reply } = await askScripted(
      shop,
      odd,
      invented('The way Online brought {{r1.total_net_amount.1}}, Phone {{ r1.total_net_amount.2 }}.'),
    );
    expect(reply.text).toContain('The way Online brought 539, Phone 426.');
  });

  it('that loops ends after its steps', async () => {
    const { reply, requests } = await askScripted(shop, odd, () => calls(['search_model', { words: 'way' }]));
    expect(requests).toHaveLength(modelLimits.steps);
    expect(reply.answer).toMatchObject({ status: 'declined', languageModel: { outcome: 'noAnswer' } });
    expect(reply.text).toContain('do not know');
  });

  it.each<[string, Script]>([
    ['says nothing of use', [{ text: 'I cannot.' }, { text: 'Really 4242.' }]],
    ['calls a tool that is not there', () => calls(['drop_table', { table: 'orders' }])],
    ['answers before it ran a plan', () => calls(['answer', { resultId: 'r1', text: '4242' }])],
    ['is limited', [{ status: 429 }]],
    ['is broken', [{ status: 500 }]],
    ['refuses the key', [{ status: 401 }]],
    ['is cut', () => ({ cut: true })],
    ['sends garbage', [{ garbage: 'data: {"4242"\n\n' }]],
    ['never stops', [{ endless: true }]],
  ])('%s: the planner has the word', async (_, script) => {
    const { reply, embedded } = await askScripted(shop, odd, script);
    expect(reply.text).toBe(embedded.text);
    expect(reply.answer.languageModel).toMatchObject({ outcome: 'noAnswer' });
    expect(reply.answer.languageModel?.note).not.toBe('');
    expect(JSON.stringify(reply)).not.toMatch(/4242/);
    expect(JSON.stringify(reply)).not.toContain(errorBodySecret);
  });

  it('that falls silent is left in time, or when the person stops it', async () => {
    const late = await askScripted(shop, odd, [{ hangs: true }], { limits: { wallMs: 80 } });
    expect(late.reply.answer.languageModel?.note).toContain('in time');
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 40);
    const stopped = askScripted(shop, odd, [{ hangs: true }], {}, stop.signal);
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('ends when its tokens are used up', async () => {
    const { requests, reply } = await askScripted(
      shop,
      odd,
      () => calls(['search_model', { words: 'way' }]),
      { limits: { inputTokens: 3_000 } },
    );
    expect(requests.length).toBeLessThan(modelLimits.steps);
    expect(reply.answer.languageModel?.note).toContain('tokens');
  });
});

describe('what leaves', () => {
  const script: Script = [
    calls(['find_values', { table: 'orders', column: 'channel', text: 'Onlin' }]),
    calls(['run_plan', byChannel]),
    calls(['run_plan', { table: 'orders', columns: ['order_id', 'channel', 'net_amount'] }]),
    answer,
  ];
  const sentWith = async (shares: 'metadata' | 'aggregates' | 'full') => {
    const { requests, reply } = await askScripted(shop, `${odd} for Germany`, script, { shares });
    return { sent: requests.map(({ text }) => text).join('\n'), left: reply.answer.languageModel?.left };
  };

  it('is names, and values that the question says, by default', async () => {
    const { sent, left } = await sentWith('metadata');
    expect(sent).toContain('net_amount');
    expect(sent).toContain('Germany');
    for (const value of ['Online', 'Partner', 'Japan', 'Ada Ltd', '539', '1001', 'Enterprise'])
      expect(sent).not.toContain(value);
    expect(left).toMatchObject({ columns: 20, values: 1, rows: 0 });
  });

  it('is kinds and totals with aggregates, and no row', async () => {
    const { sent, left } = await sentWith('aggregates');
    for (const value of ['Online', '539', 'Enterprise']) expect(sent).toContain(value);
    for (const value of ['Ada Ltd', '1001', 'C1']) expect(sent).not.toContain(value);
    expect(left?.rows).toBe(3);
  });

  it('is rows only where all may leave', async () => {
    const { sent, left } = await sentWith('full');
    expect(sent).toContain('1001');
    expect(left?.rows).toBe(13);
  });
});

describe('a second method', () => {
  const always = { isAskedAlways: true };
  const question = 'total net amount by channel';
  it('that comes to the same rows is a check that passed', async () => {
    const { reply, embedded } = await askScripted(
      shop,
      question,
      [calls(['run_plan', byChannel]), answer],
      always,
    );
    expect(reply.answer).toMatchObject({
      status: 'answered',
      verdict: embedded.answer.verdict,
      rows: rowsByChannel,
    });
    expect(reply.answer.checks).toContainEqual(
      expect.objectContaining({ id: 'two-methods-agree', outcome: 'passed' }),
    );
    expect(reply.answer.reading).toBe(embedded.answer.reading);
  });

  it('that comes to other rows is shown beside the first, never in its place', async () => {
    const other = { ...byChannel, measures: [{ aggregate: 'sum', column: 'quantity' }] };
    const { reply } = await askScripted(shop, question, [calls(['run_plan', other]), answer], always);
    expect(reply.answer.status).toBe('clarify');
    expect(reply.answer.options?.map(({ preview }) => preview)).toEqual([
      expect.stringContaining('539'),
      expect.stringContaining('quantity'),
    ]);
    expect(reply.answer.languageModel?.outcome).toBe('differed');
  });

  it('that no plain question gets is told beside the answer, with caution', async () => {
    const other = { ...byChannel, having: { operator: '>', value: 200 } };
    const { reply } = await askScripted(shop, question, [calls(['run_plan', other]), answer], always);
    expect(reply.answer).toMatchObject({ status: 'answered', verdict: 'caution', rows: rowsByChannel });
    expect(reply.text).toContain('read the question differently');
  });

  it('is not asked again where the person chose a reading', async () => {
    const { requests } = await askScripted(shop, question, [answer], { ...always, isChosen: true });
    expect(requests).toEqual([]);
  });
});

describe('SQL of a model', () => {
  const sql = 'SELECT channel, count(*) AS n FROM orders GROUP BY 1 ORDER BY 1';
  it('is not offered by default', async () => {
    const { requests, reply } = await askScripted(shop, odd, [calls(['run_sql', { sql }])]);
    expect(requests[0]?.tools).not.toContain('run_sql');
    expect(reply.answer.status).toBe('declined');
  });

  it('is shown with caution where the workspace allows it', async () => {
    const { reply } = await askScripted(shop, odd, [calls(['run_sql', { sql }]), answer], {
      allowsSql: true,
    });
    expect(reply.answer).toMatchObject({ status: 'answered', verdict: 'caution', sql });
    expect(reply.text).toBe('3 rows.');
    expect(reply.answer.checks).toContainEqual(expect.objectContaining({ id: 'written-by-model' }));
  });
});
