import type mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { SystemFailure, type SystemQuery, type SystemSession } from '../system-session.ts';
import { mysqlConnector } from './connect.ts';
import { openTools } from './testing.ts';

interface QuestionsBench {
  admin(): mysql.Connection;
  settings(): Settings;
  open(): Promise<SystemSession>;
  using<T>(work: (session: SystemSession) => Promise<T>): Promise<T>;
}

/** A minute of the server's, whatever it does faster than others. */
const slow = `SELECT count(*) FROM asked a, asked b, asked c, asked d, asked e, asked f, asked g, asked h`;

/** What a server is asked where it is, on the server of `mysql.test.ts`, by an account that may do everything. */
export function questionsSuite({ admin, settings, open, using }: QuestionsBench): void {
  describe('a question to MySQL or MariaDB', () => {
    let one: SystemSession;
    const ask = (session: SystemSession, sql: string, change: Partial<SystemQuery> = {}) => {
      const rows: (readonly (string | null)[])[] = [];
      const request = { sql, parameters: [], tables: [['asked']], maxRows: 10, deadlineMs: 5000, ...change };
      const asking = session.query?.(request, (cells) => rows.push(cells));
      if (!asking) throw new Error('MySQL cannot be asked.');
      return asking.then((outcome) => ({ ...outcome, rows }));
    };
    const count = async (sql: string): Promise<number> => {
      const [rows] = await admin().query<mysql.RowDataPacket[]>(sql);
      return Number(Object.values(rows[0] ?? {})[0]);
    };
    beforeAll(async () => {
      await admin().query(`CREATE TABLE asked (id bigint PRIMARY KEY, amount decimal(38,18), small int unsigned, day date, at datetime(6), clock time(6),
          is_open boolean, bits bit(9), ratio double, short_ratio float, note varchar(50) CHARACTER SET latin1, file blob);
        CREATE TABLE unnamed (word text); INSERT INTO unnamed VALUES ('hidden');
        INSERT INTO asked VALUES (9007199254740993, -12345678901234567890.000000000000000001, 2, '2024-02-29', '2024-12-31 23:59:59.999999', '-23:59:59.000001',
          1, b'100000001', 0.1, 0.1, 'Zürich \\\\N', x'00ff'), (2, NULL, 5, '0000-00-00', '0000-00-00', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
        INSERT INTO asked (id) SELECT seq FROM seq_10_to_60;
        CREATE OR REPLACE FUNCTION own(x int) RETURNS int NO SQL RETURN sleep(x)`);
      one = await open();
    });
    afterAll(() => one?.close());

    it('has exact texts, its values apart from it, and one row more than is told', async () => {
      const all =
        'id, amount, small, day, at, clock, is_open, CAST(bits AS UNSIGNED) AS bits, ratio, short_ratio, note, lower(hex(file)) AS file';
      const answer = await ask(one, `SELECT ${all} FROM asked WHERE note = ? OR id > 9 ORDER BY id DESC`, {
        parameters: ['zürich \\N'],
      });
      expect(answer.columns.slice(0, 3)).toEqual(['id', 'amount', 'small']);
      expect(answer.rows[0]).toEqual([
        '9007199254740993',
        '-12345678901234567890.000000000000000001',
        '2',
        '2024-02-29',
        '2024-12-31 23:59:59.999999',
        '-23:59:59.000001',
        '1',
        '257',
        '0.1',
        '0.1',
        'Zürich \\N',
        '00ff',
      ]);
      expect(answer.rows).toHaveLength(11);
      expect(answer.server).toMatch(/^MariaDB \d+\.\d/);
    });

    it('takes less from a number that is never below zero than it is', async () => {
      const answer = await ask(one, 'SELECT small - 4 FROM asked WHERE small > 0 ORDER BY id');
      expect(answer.rows).toEqual([['1'], ['-2']]);
    });

    it.each([
      ['a write', 'DELETE FROM asked'],
      ['a second statement', 'SELECT 1 FROM asked; DELETE FROM asked'],
      ['a write behind a comment', '/*! DELETE FROM asked */'],
      ['a wait', 'SELECT SLEEP(10) FROM asked'],
      ['a wait in a comment that the server runs', 'SELECT 1 /*!50000 + SLEEP(10) */ FROM asked'],
      ['work for nothing', `SELECT BENCHMARK(1000000000, md5('x')) FROM asked`],
      ['a lock', `SELECT GET_LOCK('a', 10) FROM asked`],
      ['a lock that is given back', `SELECT RELEASE_LOCK('a') FROM asked`],
      ['a file that is read', `SELECT LOAD_FILE('/etc/passwd') FROM asked`],
      ['a file that is written', `SELECT id FROM asked INTO OUTFILE '/tmp/plumbline-attack'`],
      ['a value that is kept', 'SELECT id INTO @kept FROM asked'],
      ['a variable that is set', 'SELECT @kept := id FROM asked'],
      ['a setting of the server', 'SELECT @@datadir FROM asked'],
      ['a function of somebody’s own', 'SELECT own(1) FROM asked'],
      ['a function of a database', 'SELECT test.own(1) FROM asked'],
      ['a sequence', 'SELECT nextval(numbers) FROM asked'],
      ['a table that was not named', 'SELECT word FROM unnamed'],
      ['a table of the catalog', 'SELECT user FROM mysql.user'],
      ['a table by its database', 'SELECT id FROM test.asked'],
      ['rows that are locked', 'SELECT id FROM asked FOR UPDATE'],
    ])('never passes %s', async (_, sql) => {
      await expect(ask(one, sql)).rejects.toMatchObject({ code: 'invalid' });
    });

    it('leaves every row, and the session as readings have it', async () => {
      expect(await count('SELECT count(*) FROM asked')).toBe(53);
      await ask(one, 'SELECT id FROM asked');
      expect((await one.tables()).map(({ name }) => name)).toContain('asked');
    });

    it('is ended at its deadline, with a sentence, and asks on', async () => {
      await expect(ask(one, slow, { deadlineMs: 200 })).rejects.toThrow(/took too long/);
      expect((await ask(one, 'SELECT count(*) FROM asked')).rows).toEqual([['53']]);
    });

    it('tells in a sentence what cannot be computed', async () => {
      const failed = ask(one, 'SELECT 9223372036854775807 + id FROM asked');
      await expect(failed).rejects.toBeInstanceOf(SystemFailure);
      await expect(failed).rejects.toThrow('MariaDB cannot compute this over its rows (code 1690).');
    });

    it('leaves a result that is too large, and the server with it', async () => {
      await admin().query(`CREATE VIEW wide AS SELECT repeat('w', 1000000) AS w FROM seq_1_to_80`);
      await using(async (session) => {
        const wide = ask(session, 'SELECT w FROM wide', { tables: [['wide']], maxRows: 100 });
        await expect(wide).rejects.toMatchObject({ code: 'tooLarge' });
      });
      await admin().query('DROP VIEW wide');
    });

    it('whose asker has gone is ended by another session', async () => {
      const running = () =>
        count(
          `SELECT count(*) FROM information_schema.processlist WHERE info LIKE 'SELECT%asked h%' AND info NOT LIKE '%processlist%'`,
        );
      const left = await using(async (session) => {
        ask(session, slow, { deadlineMs: 60_000 }).catch(() => {});
        await expect.poll(running, { timeout: 5000 }).toBe(1);
        return session.sessionId ?? '';
      });
      // The server does not look whether anybody waits.
      expect(await running()).toBe(1);
      await mysqlConnector.endSession?.(settings(), openTools(), left);
      await expect.poll(running, { timeout: 5000 }).toBe(0);
      await expect(mysqlConnector.endSession?.(settings(), openTools(), '1 or 2')).rejects.toThrow(
        /no number/,
      );
    });

    it('tells what the account may do besides reading', async () => {
      expect(await one.rightsBeyondReading?.()).toContain('The account may ALL PRIVILEGES.');
    });
  });
}
