import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask } from './index.ts';
import type { Plan } from './plan.ts';
import {
  amountColumn,
  idColumn,
  kindColumn,
  openTestTables,
  relate,
  type TestShop,
  testToday,
  textColumn,
} from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(
    [
      {
        name: 'teams',
        key: ['team_id'],
        mainDate: null,
        displayColumn: 'team',
        columns: [idColumn('team_id'), textColumn('team'), kindColumn('city')],
        rows: [
          [1, 'Falcons', 'Graz'],
          [2, 'Otters', 'Linz'],
          [3, 'Herons', 'Wels'],
        ],
      },
      {
        name: 'games',
        key: ['game_id'],
        mainDate: null,
        displayColumn: null,
        columns: [idColumn('game_id'), idColumn('team_id'), amountColumn('points'), kindColumn('venue')],
        rows: [
          [11, 1, 30, 'Arena'],
          [12, 2, 50, 'Hall'],
          [13, 1, 90, 'Arena'],
          [14, 3, 10, 'Park'],
        ],
      },
    ],
    [relate('games', 'team_id', 'teams', 'team_id')],
  );
});
afterAll(() => shop.close());

async function last(...turns: string[]): Promise<AgentReply> {
  let previous: Plan | null = null;
  let reply: AgentReply | null = null;
  for (const turn of turns) {
    const { catalog, run } = shop;
    reply = await ask(turn, { catalog, run, today: testToday, locale: 'en', previous });
    expect(reply.answer.status, `${turn}: ${reply.text}`).toBe('answered');
    previous = reply.plan ?? previous;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply;
}

const rankings = [
  'which team has the most points',
  'top 2 teams by points',
  'which team has the most points in the Arena',
  'top 2 games by points',
];
const orders: [order: string, rows: number][] = [
  ['list teams', 3],
  ['list cities', 3],
  ['show me teams', 3],
  ['list every team', 3],
  ['list games in the Arena', 2],
  ['please list games', 4],
];

describe('a complete list order behind a ranking', () => {
  for (const ranking of rankings)
    it.each(orders)(`is answered as alone, "${ranking}": %s`, async (order, count) => {
      const alone = await last(order);
      expect(alone.answer.rows).toHaveLength(count);
      const after = await last(ranking, order);
      expect(after.answer.rows).toEqual(alone.answer.rows);
      expect(after.answer.columns).toEqual(alone.answer.columns);
    });

  it.each(['list those teams', 'list their cities', 'show the city'])(
    'is none where it speaks of what was shown: %s',
    async (order) => {
      expect((await last('top 2 teams by points', order)).answer.rows).toHaveLength(2);
    },
  );
});
