import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, request as startRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEgress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import { npmPackages } from '../../tools/peers/installed.ts';
import { Company } from '../practice/concur/company.ts';
import { PracticeConcur } from '../practice/concur/practice-concur.ts';
import { sampleFaces } from '../practice/concur/sample.ts';
import { LoopbackServer } from '../practice/loopback-server.ts';
import type { SystemTable } from '../system-session.ts';
import { KeptRows } from '../testing-rows.ts';
import { createConcur } from './connect.ts';
import { concurTables } from './tables.ts';

/**
 * What the connector asks of expense reports, judged by Prism with Concur's own Swagger of v3.0: only what that lets through is answered by the server of
 * ours. The description is Concur's and does not lie here: `CONCUR_REPORTS_SWAGGER` names its file where somebody has it. What it answers is not looked
 * at: there `Items` is an object.
 */

const swagger = process.env.CONCUR_REPORTS_SWAGGER ?? '';
const packages = existsSync(swagger) ? npmPackages('@stoplight/prism-cli@5.14.2') : null;
const basePath = '/api/v3.0';

/** Asks Prism first, and the server behind where Prism has nothing to say against it. */
class JudgedConcur extends LoopbackServer {
  /** Status of Prism's word on each call. */
  readonly judged: [path: string, status: number][] = [];
  readonly #ports: { prism: number; behind: number };

  constructor(ports: { prism: number; behind: number }) {
    super();
    this.#ports = ports;
  }

  protected override async answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const status = await statusOf(this.#ports.prism, path.replace(basePath, ''), request.headers);
    this.judged.push([path, status]);
    if (status !== 200) return void answer.writeHead(status).end();
    const { prism: _, behind } = this.#ports;
    const passed = startRequest(
      { host: '127.0.0.1', port: behind, path, headers: request.headers },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    passed.end();
  }
}

describe.runIf(packages !== null)('what is asked of expense reports', () => {
  const company = new Company();
  const behind = new PracticeConcur(company);
  let directory = '';
  let prism: ChildProcess | null = null;
  let prismPort = 0;
  let front: JudgedConcur | null = null;

  beforeAll(async () => {
    company.tokens.add('good');
    for (const face of sampleFaces('2026-06-30')) company.add(face);
    await behind.start();
    prismPort = behind.port + 1 > 65_000 ? 45_010 : behind.port + 1;
    directory = mkdtempSync(join(tmpdir(), 'plumbline-concur-'));
    const description = join(directory, 'swagger.json');
    writeFileSync(description, JSON.stringify(JSON.parse(readFileSync(swagger, 'utf8'), asDays)));
    const bin = join(packages ?? '', 'node_modules', '.bin', 'prism');
    const given = ['mock', '-p', String(prismPort), '-h', '127.0.0.1', '--errors', description];
    prism = spawn(bin, given, { stdio: 'ignore' });
    await vi.waitFor(async () => expect(await statusOf(prismPort, '/expense/reports', headers)).toBe(200), {
      timeout: 60_000,
      interval: 200,
    });
    front = await new JudgedConcur({ prism: prismPort, behind: behind.port }).start();
  });
  afterAll(async () => {
    prism?.kill();
    await front?.[Symbol.asyncDispose]();
    await behind[Symbol.asyncDispose]();
    rmSync(directory, { recursive: true, force: true });
  });

  it('is what Concur’s own description allows, page for page', async () => {
    if (!front) throw new Error('There is no server.');
    const fetch = createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' }));
    const connector = createConcur(() => concurTables.slice(0, 1));
    const session = await connector.open?.(
      { serverUrl: `http://127.0.0.1:${front.port}` },
      {
        reach: { fetch, dial: () => Promise.reject(new Error('not dialled')) },
        signal: new AbortController().signal,
        onStage: () => {},
        accessToken: () => Promise.resolve({ value: 'good', places: {}, client: {} }),
      },
    );
    const [table] = (await session?.tables()) ?? [];
    const columns = table?.columns.map(({ name }) => name) ?? [];
    const since = { column: 'LastModifiedDate', after: '2025-01-01 00:00:00', overlapSeconds: 60 };
    for (const request of [{}, { since }]) {
      const kept = new KeptRows(columns.length);
      await session?.read({ table: table as SystemTable, columns, ...request }, kept);
      expect(kept.end().length).toBeGreaterThan(300);
    }
    expect(front.judged.filter(([, status]) => status !== 200)).toEqual([]);
    expect(front.judged.some(([path]) => path.includes('modifiedDateAfter=2024-12-30'))).toBe(true);
    expect(front.judged.length).toBeGreaterThan(10);
  });

  it('would be refused otherwise', async () => {
    for (const path of [
      '/expense/reports?modifiedDateAfter=30.12.2024',
      '/expense/reports?limit=many',
      '/expense/reports?hasVAT=perhaps',
      '/expense/report',
    ])
      expect([path, await statusOf(prismPort, path, headers)]).not.toEqual([path, 200]);
  });
});

/** Its parameters of days are described in words as `YYYY-MM-DD`, and by their format as moments: the words are Concur's reference's, too. */
function asDays(_: string, value: unknown): unknown {
  const { in: place, description, format } = (value ?? {}) as Record<string, unknown>;
  const isDay = place === 'query' && format === 'date-time' && String(description).includes('YYYY-MM-DD');
  return isDay ? { ...(value as object), format: 'date' } : value;
}

const headers = { authorization: 'Bearer good', accept: 'application/json' };

function statusOf(port: number, path: string, sent: IncomingMessage['headers']): Promise<number> {
  return new Promise((resolve, reject) => {
    const { host: _, ...rest } = sent;
    const request = startRequest({ host: '127.0.0.1', port, path, headers: rest }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end();
  });
}
