import { startTrino, type TestTrino } from '../../tools/peers/trino.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import type { FixtureServer, SystemFixture } from '../testing-conformance.ts';
import { startFront } from '../testing-front.ts';
import { trinoRogues, trinoSettings } from './testing.ts';
import { everyType } from './testing-types.ts';
import { TrinoClient } from './trino-client.ts';

const noKeys = 'Trino tells no keys, whatever the system behind it has.';
const notAsked = 'Its tables are copied: a question is not asked there yet.';
const noMarks = `${noKeys} A reading that was broken off begins again.`;

/** A Trino whose tables are in its memory, with passwords over TLS of its own, and rules of who may read what. */
export const trinoFixture: SystemFixture = {
  level: 'real peer',
  peer: 'Trino 476 with its memory connector, its own TLS, password file and access rules',
  runs: 'test:peers',
  unproved: [
    'Sign-in by OAuth, Kerberos, JWT or client certificates is not offered.',
    'Catalogs over other systems were not read: their types come as Trino tells them.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    lockedAccount:
      'Whether an account is locked is known to the directory behind Trino, which then says no more than that the password is wrong.',
    keys: noKeys,
    relations: 'Trino tells no foreign keys.',
    snapshot:
      'One statement reads the table, as of the moment that the system behind Trino gives it; the tables in its memory cannot be changed, only added to.',
    resume: noMarks,
    resumeAfterDeath: noMarks,
  },
  rogues: trinoRogues,
  rogueSettings: trinoSettings,
  async start() {
    const authority = createCertificateAuthority('Authority of Trino');
    const users = [reader];
    const server = await startTrino({ ...authority.issue({ host: '127.0.0.1' }), users });
    return server && (await prepare(server, authority.cert));
  },
};

const reader = { username: 'reader', password: 'canary of "the" reader' };

async function prepare(server: TestTrino, authority: string): Promise<FixtureServer> {
  const admin = new TrinoClient(
    {
      host: '127.0.0.1',
      port: server.plainPort,
      catalog: 'memory',
      username: 'admin',
      password: '',
      useTls: false,
    },
    {
      reach: { fetch, dial: () => Promise.reject(new Error('not used')) },
      signal: new AbortController().signal,
    },
  );
  const usual = { port: server.securePort, certificate: null };
  const front = await startFront(usual);
  const refused: string[] = [];
  let count = 0;
  const newName = (kind: string): string => {
    count += 1;
    return `default.${kind}_${count}`;
  };
  const run = async (sql: string): Promise<void> => void (await admin.all(sql));
  /** A sequence has at most ten thousand entries. */
  const rowsSql = (from: number, to: number, padding: number): string =>
    `SELECT CAST(n AS bigint), CAST(n * DECIMAL '1.25' AS decimal(18,2)), 'Row ' || CAST(n AS varchar) || '${'x'.repeat(padding)}',
       TIMESTAMP '2024-01-01 00:00:00.000000' + n * INTERVAL '1' SECOND FROM UNNEST(sequence(${from}, ${to})) AS t (n)`;
  await run('SELECT 1');

  return {
    port: front.port,
    reader,
    locked: reader,
    settingsFor: (place = {}) => ({
      host: place.host ?? '127.0.0.1',
      port: place.port ?? front.port,
      database: place.database ?? 'memory',
      ...(place.account ?? reader),
      useTls: place.useTls ?? true,
      // Whoever says of TLS what it is to be says whom it trusts.
      ...(place.useTls === undefined ? { trustedAuthority: authority } : {}),
      ...(place.authority === undefined ? {} : { trustedAuthority: place.authority }),
    }),
    speakTls(certificate, { isDemanded } = { isDemanded: false }) {
      // TLS that is demanded is Trino's own; a certificate that is wrong is that of what stands in front of it.
      if (!certificate) front.lead({ port: server.plainPort, certificate });
      else front.lead(isDemanded ? usual : { port: server.securePort, certificate });
      return Promise.resolve();
    },
    speakAsUsual() {
      front.lead(usual);
      return Promise.resolve();
    },
    async makeTable(rows, padding = 0) {
      const name = newName('things');
      await run(
        `CREATE TABLE ${name} (id bigint, amount decimal(18,2), note varchar, changed_at timestamp(6)) COMMENT 'Things of the test'`,
      );
      await run(`INSERT INTO ${name} ${rowsSql(1, rows, padding)}`);
      return name;
    },
    addRows: (table, from, to) => run(`INSERT INTO ${table} ${rowsSql(from, to, 0)}`),
    changeTable: () => Promise.reject(new Error('Tables in memory cannot be changed.')),
    dropTable: (table) => run(`DROP TABLE ${table}`),
    async refuseTable(table) {
      refused.push(table.split('.').at(-1) ?? table);
      await server.refuse(reader.username, refused);
    },
    async makeSlowTable() {
      const name = newName('slow');
      const many = (alias: string): string => `UNNEST(sequence(1, 10000)) AS ${alias} (n)`;
      await run(
        `CREATE VIEW ${name} AS SELECT count(*) AS id FROM ${many('a')}, ${many('b')}, ${many('c')} WHERE a.n * b.n % 7 = c.n % 5`,
      );
      return name;
    },
    async makeEveryType() {
      const table = 'default.every_type';
      await run(everyType.create(table));
      await run(everyType.insert(table));
      await run(everyType.insertEmpty(table));
      return { table, columns: everyType.columns, rows: everyType.rows };
    },
    async busy() {
      const [[count] = []] = await admin.all(
        `SELECT count(*) FROM system.runtime.queries WHERE "user" = '${reader.username}' AND state NOT IN ('FINISHED', 'FAILED')`,
      );
      return Number(count);
    },
    async [Symbol.asyncDispose]() {
      await front[Symbol.asyncDispose]();
      server.stop();
    },
  };
}
