import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pythonWith } from '../../tools/peers/installed.ts';
import { Company } from '../practice/successfactors/company.ts';
import { PracticeSuccessFactors } from '../practice/successfactors/practice-successfactors.ts';
import { sampleEntities } from '../practice/successfactors/sample.ts';

/** The server of ours, judged by a client of SAP's: pyodata reads its metadata, and asks by filters, orders, spans of days and links. */

const run = promisify(execFile);
const python = pythonWith('pyodata==1.12.1', 'requests==2.34.2');
const script = join(import.meta.dirname, '..', '..', 'tools', 'peers', 'successfactors-client.py');
const user = { userId: 'ada', password: 'pass' };
const today = '2026-06-30';

describe('the server of SuccessFactors’ kind', () => {
  let server: PracticeSuccessFactors | null = null;
  beforeAll(async () => {
    const company = new Company({ id: 'ACME', today, pageRows: 150 });
    company.entities = sampleEntities(today);
    company.users.push(user);
    server = await new PracticeSuccessFactors(company).start();
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  it.runIf(python !== null)('is read by a client of others', async () => {
    if (!server) throw new Error('There is no server.');
    const { company } = server.api;
    const origin = `http://127.0.0.1:${server.port}`;
    const { stdout } = await run(python ?? '', [script, origin, `${user.userId}@${company.id}`], {
      env: { ...process.env, SUCCESSFACTORS_PASSWORD: user.password },
      maxBuffer: 64 << 20,
    });
    const jobs = company.entity('EmpJob').rows;
    const byTuple = (one: unknown[], other: unknown[]): number => (String(one) < String(other) ? -1 : 1);
    const users = company
      .entity('User')
      .rows.filter(({ status, hireDate }) => status === 'f' && String(hireDate) > '2018-01-01')
      .map(({ userId }) => userId);
    const current = jobs.filter(
      ({ startDate, endDate }) => String(startDate) <= today && String(endDate) >= today,
    );
    const told = JSON.parse(stdout) as { slices: unknown[][] };
    expect({ ...told, slices: told.slices.toSorted(byTuple) }).toEqual({
      entities: company.entities.map(({ name }) => name).toSorted(),
      key: ['seqNumber', 'startDate', 'userId'],
      label: 'Employment Type',
      hidden: false,
      leadsTo: 'User',
      pages: Math.ceil(jobs.length / 150),
      slices: jobs
        .map(({ userId, startDate, seqNumber }) => [userId, startDate, Number(seqNumber)])
        .toSorted(byTuple),
      today: current.length,
      filtered: users.toSorted().reverse().slice(0, 5),
      count: 320,
      amount: expect.stringMatching(/^\d{5}\.50?$/),
      unknown: [404, 'COE_PROPERTY_NOT_FOUND'],
      refused: 'LGN0007',
    });
  });
});
