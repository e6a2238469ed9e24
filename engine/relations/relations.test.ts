import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import type { QueryResult } from '#kernel/catalog.ts';
import { profileTable } from '../profile.ts';
import { inferRelations, type RelationTable } from './infer-relations.ts';
import { withoutMissing } from './value-links.ts';

/** `a.x -> b.y` for each relation between tables that the statements make. */
async function relationsOf(tables: Record<string, string>): Promise<string[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const known = [];
  for (const [sqlName, select] of Object.entries(tables)) {
    await connection.run(`CREATE TABLE "${sqlName}" AS ${select}`);
    known.push({ sqlName, versionId: sqlName, profile: await profileTable(connection, `"${sqlName}"`) });
  }
  const found = await inferRelations(async ({ sql }): Promise<QueryResult> => {
    const reader = await connection.runAndReadAll(sql);
    const rows = reader.getRows().map((row) => row.map(Number));
    return { columns: [], rows, truncated: false, elapsedMs: 0 };
  }, known);
  connection.closeSync();
  instance.closeSync();
  return found.map((one) => `${one.fromTable}.${one.fromColumn} -> ${one.toTable}.${one.toColumn}`).sort();
}

const harbours = `SELECT i AS harbour_id, 'Port ' || i AS name FROM range(1, 13) t(i)`;
const keepers = `SELECT 4000 + i * 37 AS id, 'Keeper ' || i AS full_name FROM range(1, 15) t(i)`;

describe('relations', () => {
  it.each([
    ['by the name of the table alone', 'harbour'],
    ['by a role before it', 'home_harbour'],
    ['by its whole name', 'harbour_id'],
    ['by a role behind it', 'harbour_id_of_departure'],
  ])('are found %s', async (_, column) => {
    const boats = `SELECT i AS boat, 1 + i % 9 AS ${column} FROM range(1, 40) t(i)`;
    expect(await relationsOf({ harbours, boats })).toEqual([`boats.${column} -> harbours.harbour_id`]);
  });

  it('are found where a row or two point nowhere, by the name of the key alone', async () => {
    const boats = `SELECT i AS boat, CASE WHEN i % 12 = 5 THEN 99 ELSE 1 + i % 9 END AS harbour_id FROM range(1, 13) t(i)`;
    expect(await relationsOf({ harbours, boats })).toEqual(['boats.harbour_id -> harbours.harbour_id']);
    const others = boats.replaceAll('harbour_id', 'harbour');
    expect(await relationsOf({ harbours, boats: others })).toEqual([]);
  });

  it('are no numbers of things, though small numbers are found in every key', async () => {
    const boats = `SELECT i AS boat, 1 + i % 9 AS harbours, 1 + i % 4 AS decks, 1 + i % 7 AS number_of_harbour FROM range(1, 40) t(i)`;
    expect(await relationsOf({ harbours, boats })).toEqual([]);
  });

  it('are found by values that no chance explains, whatever the column is called', async () => {
    const shifts = `SELECT i AS shift_no, 4000 + (1 + i % 14) * 37 AS on_duty FROM range(1, 50) t(i)`;
    expect(await relationsOf({ keepers, shifts })).toEqual(['shifts.on_duty -> keepers.id']);
  });

  it('are found by the first letter of the only table that begins so', async () => {
    const tours = `SELECT 4000 + (1 + i % 14) * 37 AS k_id, 1 + i % 12 AS tour FROM range(1, 50) t(i)`;
    expect(await relationsOf({ keepers, tours })).toContain('tours.k_id -> keepers.id');
  });

  it('are found by the name of the key without the word that all keys bear', async () => {
    const net_works = `SELECT i AS weir_id, 'Weir ' || i AS label FROM range(1, 12) t(i)`;
    const gauges = `SELECT i AS reading, 1 + i % 9 AS weir FROM range(1, 40) t(i)`;
    const tallies = `SELECT i AS reading, 1 + i % 9 AS weirs FROM range(1, 40) t(i)`;
    expect(await relationsOf({ net_works, gauges })).toEqual(['gauges.weir -> net_works.weir_id']);
    expect(await relationsOf({ net_works, tallies })).toEqual([]);
  });

  it.each([
    ['captain_no', 'member_no'],
    ['painted_by', 'member_id'],
    ['CaptainNo', 'MemberNo'],
  ])('are found by what somebody is to the row: %s', async (part, key) => {
    const members = `SELECT 100 + i AS "${key}", 'Member ' || i AS full_name FROM range(1, 30) t(i)`;
    const boats = `SELECT i AS boat_id, 101 + i % 9 AS "${part}", 1 + i % 5 AS berths FROM range(1, 40) t(i)`;
    expect(await relationsOf({ members, boats })).toEqual([`boats.${part} -> members.${key}`]);
  });

  it('are not told by what somebody is to the row where two tables of people have the numbers, or none is of people', async () => {
    const members = `SELECT i AS member_id, 'Member ' || i AS full_name FROM range(1, 30) t(i)`;
    const trainers = `SELECT i AS trainer_id, 'Trainer ' || i AS full_name FROM range(1, 30) t(i)`;
    const berths = `SELECT i AS berth_id, 'Berth ' || i AS label FROM range(1, 30) t(i)`;
    const boats = `SELECT i AS boat_no, 1 + i % 9 AS captain_id, 1 + i % 7 AS painted_by FROM range(1, 40) t(i)`;
    const fromBoats = async (tables: Record<string, string>) =>
      (await relationsOf(tables)).filter((one) => one.startsWith('boats'));
    expect(await fromBoats({ members, trainers, boats })).toEqual([]);
    expect(await fromBoats({ berths, boats })).toEqual([]);
  });

  it('hold between a key written with a decimal point and one without', async () => {
    const boats = `SELECT i AS boat, CAST(1 + i % 9 AS DOUBLE) AS harbour_id FROM range(1, 40) t(i)`;
    expect(await relationsOf({ harbours, boats })).toEqual(['boats.harbour_id -> harbours.harbour_id']);
  });

  it('tie those who do something, and have no name, to the table of people', async () => {
    const people = `SELECT i AS people_id, 'P ' || i AS name FROM range(1, 11) t(i)`;
    const rowers = 'SELECT i AS rower_id, i * 2.5 AS best_time FROM range(1, 8) t(i)';
    const orders = 'SELECT i AS order_id, i * 2.5 AS amount FROM range(1, 8) t(i)';
    expect(await relationsOf({ people, rowers, orders })).toEqual(['rowers.rower_id -> people.people_id']);
  });

  it('are not told by values where the column is named after another table', async () => {
    // Half of the courses are missing, so their own table does not hold all the numbers.
    const courses = `SELECT 4000 + i * 74 AS course_id, 'Course ' || i AS title FROM range(1, 9) t(i)`;
    const lessons = `SELECT i AS lesson_no, 4000 + (1 + i % 14) * 37 AS course_id FROM range(1, 50) t(i)`;
    expect(await relationsOf({ keepers, courses, lessons })).toEqual([]);
  });

  it('are not told by the numbers that a table gives to its own rows, several times over', async () => {
    const night_shifts = `SELECT i AS turn, 4000 + (1 + i % 14) * 37 AS shift_id FROM range(1, 50) t(i)`;
    expect(await relationsOf({ keepers, night_shifts })).toEqual([]);
  });

  it('are not told by values that the keys of two tables hold', async () => {
    const wardens = `SELECT 4000 + i * 37 AS id, 'Warden ' || i AS call_name, i * 3 AS weight FROM range(1, 15) t(i)`;
    const shifts = `SELECT i AS shift_no, 4000 + (1 + i % 14) * 37 AS on_duty FROM range(1, 50) t(i)`;
    const found = await relationsOf({ keepers, wardens, shifts });
    expect(found.filter((one) => one.startsWith('shifts'))).toEqual([]);
  });

  it('are no ranks or states that occur once in each row', async () => {
    const heats = `SELECT i AS heat_id, i + 2 AS rank FROM range(1, 9) t(i)`;
    const crews = `SELECT i AS crew_id, 3 + i % 6 AS rank FROM range(20, 60) t(i)`;
    expect(await relationsOf({ heats, crews })).toEqual([]);
  });

  it('of a workbook of very many columns are looked for within bounds', { timeout: 20_000 }, async () => {
    const words = ['order', 'customer', 'amount', 'total', 'region', 'unit', 'date', 'code'];
    const columns = Array.from({ length: 60 }, (_, at) => ({
      name: `${words[at % 8]} ${words[(at * 3 + 1) % 8]} ${at}`,
      type: at % 2 === 0 ? 'integer' : 'text',
      role: at % 5 === 0 ? 'identifier' : 'text',
      ...{ isUnique: true, distinctCount: 3, nullCount: 0, min: '1', max: '3' },
    }));
    const tables = Array.from({ length: 150 }, (_, at) => ({
      ...{ sqlName: `s${at}`, versionId: 'v', profile: { rowCount: 3, key: [], columns } },
    })) as unknown as RelationTable[];
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const none = { columns: [], rows: [], truncated: false, elapsedMs: 0 };
    await inferRelations(() => Promise.resolve(none), tables).catch(() => []);
    clearInterval(watch);
    // Other work of the process goes between the pieces; a busy machine adds to what one of them takes.
    expect(longest).toBeLessThan(1000);
  });

  it('are asked of the data before too many are, where the profile does not list all values', async () => {
    const table = (sqlName: string, values: string[], listedApart?: number) => {
      const [named, length] = [values.map((value) => ({ value, rows: 1 })), values.length];
      const name = {
        ...({ name: 'name', type: 'text', role: 'category', unit: null, defaultAggregate: 'none' } as const),
        ...{ distinctCount: length, nullCount: 0, isUnique: true, min: null, max: null, values: named },
        ...{ hasAllValues: listedApart === undefined, ...(listedApart && { listedApart }) },
      };
      const profile = { rowCount: 9, columns: [name], key: [], mainDate: null, displayColumn: null };
      return { table: { sqlName, versionId: sqlName, profile } satisfies RelationTable, name };
    };
    const [towns, clubs, odd, short] = [
      table('towns', ['Ayr'], 5000),
      table('clubs', ['Ayr', 'Oban']),
      table('odd', ['Ayr', 'Nowhere']),
      table('short', ['Ayr']),
    ];
    const candidate = (from: typeof towns, to: typeof towns) => ({
      ...{ from: from.table, fromColumn: from.name, to: to.table, toColumn: to.name },
    });
    const asked: string[] = [];
    const run = (request: { sql: string }): Promise<QueryResult> => {
      asked.push(request.sql);
      const rows = [
        [0, 'Ayr'],
        [0, 'Oban'],
      ];
      return Promise.resolve({ columns: [], rows, truncated: false, elapsedMs: 0 });
    };
    const all = [candidate(clubs, towns), candidate(odd, towns), candidate(odd, short)];
    expect(await withoutMissing(run, all, 1000)).toEqual([all[0], all[2]]);
    expect(asked).toEqual([
      `SELECT 0 AS i, "name" AS value FROM "towns" WHERE "name" IN ('Ayr', 'Oban', 'Nowhere')`,
    ]);
  });
});
