import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask, type SemanticModel } from './index.ts';
import { openTestShop, type TestShop, testToday } from './testing.ts';

let shop: TestShop;
const models = new Map<string, SemanticModel>();
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The reply to the last turn of "one question | and what follows it". */
async function talk(conversation: string): Promise<AgentReply> {
  let reply: AgentReply | null = null;
  let plan: AgentReply['plan'] = null;
  let unanswered: string | null = null;
  for (const turn of conversation.split(' | ')) {
    const { catalog, run } = shop;
    const context = { catalog, run, today: testToday, locale: 'en', models, previous: plan, unanswered };
    reply = await ask(turn, context);
    unanswered = reply.answer.status === 'answered' ? null : turn;
    plan = reply.plan ?? plan;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply;
}

/** What the last turn is answered with: its rows, and words of its reading. */
type Told = [conversation: string, rows: unknown[][], ...reading: string[]];
/** Conversations whose last turn has no answer, and words of the reason. */
type Refused = [conversation: string, reason: string];

async function expectRows([conversation, rows, ...reading]: Told): Promise<void> {
  const { answer, text } = await talk(conversation);
  expect(answer.status, text).toBe('answered');
  expect(answer.rows.map((row) => row.slice(0, rows[0]?.length))).toEqual(rows);
  const told = `${answer.reading} ${answer.assumptions.map(({ chosen }) => chosen).join('; ')}`;
  for (const words of reading) expect(told).toContain(words);
}

async function expectRefusal([conversation, reason]: Refused): Promise<void> {
  const { answer, text } = await talk(conversation);
  expect(answer.status, answer.reading).toBe('declined');
  expect(text).toContain(reason);
}

describe('the other end of a ranking, and its places', () => {
  const best = 'which channel brings in the most revenue';
  const told: Told[] = [
    [`${best} | and the lowest?`, [['Partner', 111]], 'the lowest of them'],
    [`${best} | and worst?`, [['Partner', 111]]],
    [`${best} | and the worst one?`, [['Partner', 111]]],
    [`${best} | what about the worst`, [['Partner', 111]]],
    [`${best} | which one is worst?`, [['Partner', 111]]],
    [`${best} | and the second best?`, [['Phone', 426]], 'Phone, the 2nd highest'],
    [`${best} | and the second one?`, [['Phone', 426]], 'the 2nd highest'],
    [`${best} | who is next? | and the third?`, [['Partner', 111]], 'the 3rd highest'],
    [`${best} | and the second one? | and the lowest?`, [['Partner', 111]]],
    ['revenue by channel | which is the second highest?', [['Phone', 426]]],
    ['revenue by channel | and the worst?', [['Partner', 111]]],
    ['top 2 customers by revenue | and the worst ones?', [['Delta Labs'], ['Bolt Inc']], 'the 2 lowest'],
    ['revenue by month in 2024 | and the second best?', [['2024-03-01', 120]], 'March 2024, the 2nd highest'],
  ];
  it.each(told)('%s', (...conversation) => expectRows(conversation));

  const refused: Refused[] = [
    [`${best} | and the ninth one?`, 'not so many'],
    ['how many customers are there | and the worst?', 'no groups'],
    ['number of cancelled orders by channel | and the worst?', 'Whether high or low is the better'],
    ['number of customers by segment | and the second highest?', 'share the place'],
  ];
  it.each(refused)('%s', (...conversation) => expectRefusal(conversation));
});

describe('a number beside that of an earlier time', () => {
  const month = 'how many orders did we get in march 2024';
  const pair = [[1, 0]];
  const year = [[1, 0]];
  const told: Told[] = [
    [`${month} | is that more or less than the month before`, pair, 'February 2024'],
    [`${month} | is that up or down`, pair, 'February 2024, the period before March 2024'],
    [`${month} | is it higher than the month before?`, pair, 'February 2024'],
    [`${month} | how does that compare to the month before`, pair, 'February 2024'],
    [`${month} | how does that compare to the same month last year`, year, 'March 2023'],
    [`${month} | compared to the year before`, year, 'March 2023'],
    [`${month} | how does that compare to last year`, year, 'March 2023, the same time a year before'],
    ['revenue in 2024 | is that more than the year before?', [[721, 240]], '2023'],
  ];
  it.each(told)('%s', (...conversation) => expectRows(conversation));

  const refused: Refused[] = [
    [`${month} | is that good?`, 'nothing that the data say'],
    ['how many orders are there | is that up or down', 'one stretch of time'],
    ['revenue in 2024 | is that more than the month before?', 'longer than a month'],
  ];
  it.each(refused)('%s', (...conversation) => expectRefusal(conversation));
});

describe('edits of every kind of answer', () => {
  const told: Told[] = [
    ['how many orders in 2024 | without cancelled orders', [[5]], 'status is not cancelled', '2024'],
    ['revenue in 2024 | without cancelled orders', [[689]], 'status is not cancelled', '2024'],
    [
      'revenue by channel | exclude online',
      [
        ['Phone', 426],
        ['Partner', 111],
      ],
      'channel is not Online',
    ],
    ['revenue in 2024 vs 2023 | what about online', [[269, 240]], 'channel is Online'],
    ['revenue in 2024 vs 2023 | without cancelled orders', [[689, 240]], 'status is not cancelled'],
    ['revenue in 2024 vs 2023 | as a table', [[721, 240]], '2023'],
    [
      'show cancelled orders | per channel instead',
      [['Phone', 2]],
      'Number of orders by channel',
      'how many of the orders',
    ],
    [
      'top 2 customers by revenue | show all of them',
      [['Ada Ltd'], ['Cedar GmbH'], ['Bolt Inc'], ['Delta Labs']],
    ],
    ['how many orders were cancelled | show all of them', [[1003], [1010]], 'status is cancelled'],
    ['how many orders were cancelled | show them', [[1003], [1010]], 'status is cancelled'],
  ];
  it.each(told)('%s', (...conversation) => expectRows(conversation));

  const refused: Refused[] = [
    ['top 2 customers by revenue | sort it by name', 'others would be the first 2'],
    ['show cancelled orders | sort it by name', 'by what they should be ordered'],
    ['how many orders are there | sort it by name', 'no order'],
    ['show cancelled orders | only the top 3', 'no first ones'],
    ['revenue in 2024 vs 2023 | and in 2022?', 'Two periods are compared'],
    ['revenue in 2024 vs 2023 | by month', 'not in a course of time'],
    ['revenue by channel | both together', 'which two'],
  ];
  it.each(refused)('%s', (...conversation) => expectRefusal(conversation));
});

describe('what the answer before told, by a pronoun or by its place', () => {
  const best = 'which customer in germany brings in the most revenue';
  const inYear = 'which customer had the highest revenue in 2024';
  const told: Told[] = [
    [`${best} | how much did they spend`, [['Ada Ltd', 662]], '"they" means Ada Ltd'],
    [`${best} | how many orders did they place`, [[4]], 'customer name is Ada Ltd'],
    [`${best} | when did they last order`, [['2025-02-14']], '"they" means Ada Ltd'],
    [`${best} | what did they buy`, [['P1'], ['P3'], ['P4']], 'customer name is Ada Ltd'],
    [`${best} | where are they`, [['Ada Ltd', 'Germany']], 'customer name is Ada Ltd'],
    [`${best} | show me their orders in 2024`, [[1003], [1006]], '2024'],
    [`${best} | and the second one? | how many orders did they place`, [[2]], 'Cedar GmbH'],
    ['top 2 customers by revenue | how much did the biggest one spend', [['Ada Ltd', 662]], 'the highest'],
    [
      'top 2 customers by revenue | how many orders did the second one place',
      [[2]],
      'Cedar GmbH, the 2nd highest',
    ],
    [
      'top 2 customers by revenue | how many orders did they place',
      [
        ['Ada Ltd', 4],
        ['Cedar GmbH', 2],
      ],
      'Ada Ltd and Cedar GmbH',
    ],
    ['best product by revenue | who bought it', [['C1'], ['C3']], '"it" means Anvil'],
    ['which region has the most revenue | how many customers live there', [[3]], '"there" means Europe'],
    ['show customers in japan | how many orders did they place', [['Delta Labs', 2]], 'country is Japan'],
    [
      'how many customers are there in japan | how many orders did they place',
      [['Delta Labs', 2]],
      'country is Japan',
    ],
    [`${inYear} | how many orders did they place`, [[2]], 'order date in 2024'],
    [`${inYear} | when did they last order`, [['2025-02-14']], 'not only where order date in 2024'],
  ];
  it.each(told)('%s', (...conversation) => expectRows(conversation));

  const refused: Refused[] = [
    ['show customers in japan | how much did the biggest one spend', 'no groups'],
    ['show cancelled orders | which customers changed them', ''],
    [
      'how many orders were cancelled | how many customers did they have',
      'It is not clear what "they" means',
    ],
    ['blorptious product | who bought it', 'came to no answer'],
    [`${best} | how many blorptious orders did they place`, '"blorptious"'],
  ];
  it.each(refused)('%s', (...conversation) => expectRefusal(conversation));
});

describe('a question of its own behind an answer', () => {
  const told: Told[] = [
    [
      'revenue by channel in 2024 | top 1 customers by revenue',
      [['Ada Ltd', 662]],
      'not only where order date in 2024',
    ],
    ['revenue in germany | revenue by channel', [['Online', 539]], 'not only where country is Germany'],
    [
      'revenue in 2024 vs 2023 | revenue by channel',
      [['Online', 539]],
      'order date in 2024 or order date in 2023',
    ],
    ['orders in 2024 | how many customers are there', [[5]], 'not only where order date in 2024'],
    [
      'customers without orders | total quantity by product',
      [['Brush', 20]],
      'not only those without orders',
    ],
  ];
  it.each(told)('tells what no longer holds: %s', async (conversation, [row = []], words) => {
    const { answer } = await talk(conversation);
    expect(answer.rows[0]?.slice(0, row.length)).toEqual(row);
    expect(answer.assumptions.map(({ chosen }) => chosen).join()).toContain(words);
  });

  it.each([
    'revenue by channel in 2024 | top 2 customers by revenue in 2023',
    'revenue in germany | revenue in france by channel',
    'revenue by channel in 2024 | how many products are there',
    'revenue by channel | top 2 customers by revenue',
  ])('tells nothing where all holds or was said anew: %s', async (conversation) => {
    const { answer } = await talk(conversation);
    expect(answer.status).toBe('answered');
    expect(answer.assumptions.map(({ kind }) => kind)).not.toContain('not as before');
  });
});

describe('a question of its own in the middle', () => {
  const told: Told[] = [
    [
      'how many orders did we get in 2024 | show me cancelled orders',
      [[1003], [1010]],
      'not only where order date in 2024',
    ],
    ['how many orders did we get in 2024 | show me all products', [['P1'], ['P2'], ['P3'], ['P4']]],
    ['how many orders did we get in 2024 | show me the cancelled ones', [[1]], '2024'],
    ['how many orders did we get in march 2024 | show me those orders', [[1004]], 'March 2024'],
  ];
  it.each(told)('%s', (...conversation) => expectRows(conversation));

  it.each<Refused>([['how many orders did we get in 2024 | show me blorptious orders', '"blorptious"']])(
    '%s',
    (...conversation) => expectRefusal(conversation),
  );
});

describe('a time without its year behind an answer', () => {
  const told: Told[] = [
    ['revenue in q1 2024 | and q3', [[360]], 'Q3 2024'],
    ['revenue in january 2024 | and in march | and february', [[null]], 'February 2024'],
    [
      'revenue in 2024 by month | only q1',
      [
        ['2024-01-01', 117],
        ['2024-02-01', 0],
        ['2024-03-01', 120],
      ],
      'Q1 2024',
    ],
    ['revenue in 2024 | but not in march', [[601]], 'not in March 2024'],
    ['revenue in q1 2024 | vs q3', [[237, 360]], 'Q3 2024'],
    ['revenue in 2024 | in the first half', [[297]], 'first half of 2024'],
    ['revenue in 2024 | and in january 2025', [[51]], 'January 2025'],
    ['revenue in 2024 | and last month', [[30]], 'February 2025'],
    ['revenue in 2023 and 2024 | and in 2025', [[115]], '2025'],
  ];
  it.each(told)('is of the year of that: %s', (...conversation) => expectRows(conversation));

  const refused: Refused[] = [
    ['revenue in december 2024 | and january', 'of which year January'],
    ['revenue in week 10 of 2024 | and week 11', 'of which year'],
    ['revenue in 2023 and 2024 | and in march', 'of which year March'],
  ];
  it.each(refused)('is refused where that year is not plain: %s', (...conversation) =>
    expectRefusal(conversation),
  );
});

describe('a condition that is said by itself', () => {
  it.each<Refused>([
    ['how many customers are there in germany | with orders in 2024', ''],
    ['blorptious orders | in germany', 'came to no answer'],
    ['blorptious orders | from online', 'came to no answer'],
  ])('asks for no other rows: %s', (...conversation) => expectRefusal(conversation));
});

describe('"which products" behind a number', () => {
  const told: Told[] = [
    ['revenue in 2024 | which products', [['Anvil', 480]], 'by product name', '2024'],
    ['how many orders are there | and which channels?', [['Online', 5]], 'by channel'],
  ];
  it.each(told)('tells it by them: %s', async (conversation, [row = []], ...words) => {
    const { answer } = await talk(conversation);
    expect(answer.rows[0]).toEqual(row);
    for (const word of words) expect(answer.reading).toContain(word);
  });

  it('is a question of its own where there is none', async () => {
    const { answer } = await talk('which products');
    expect(answer.rows).toHaveLength(4);
  });
});
