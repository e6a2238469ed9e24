import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectModel } from '#agent/providers/registry.ts';
import { postgresqlRogues, postgresqlSettings } from '#connectors/postgresql/testing.ts';
import { httpRogues, type Misbehaviour, startRogue } from '#connectors/testing-rogue.ts';
import type { Settings } from '#kernel/settings.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { type ProductProcess, startProduct, stopProduct } from '../tools/product-process.ts';
import { createModelFetch } from './ask-with-model.ts';
import { createBrowser, type Person, signUp } from './testing.ts';
import { childrenOf, expectNothingLeft, residentBytes } from './testing-rogue-suite.ts';

/** Rogue servers against the product in a process of its own: its memory stays where it was, whatever they send. */

const maximumGrowthBytes = 20e6;
const attempts = 3;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-rogue-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/**
 * The most that a process's memory rose by while the work was done. A garbage collection more or less is some megabytes:
 * the least of a few attempts counts, which a leak or a buffer shows in each.
 */
async function growthOf(pid: number, work: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least > maximumGrowthBytes; attempt += 1) {
    await writeFile(`/proc/${pid}/clear_refs`, '5');
    const before = residentBytes(pid);
    await work();
    least = Math.min(least, residentBytes(pid, 'VmHWM') - before);
  }
  return least;
}

describe.runIf(process.platform === 'linux')('F15 the server’s own process', () => {
  let product: ProductProcess;
  const people: Person[] = [];
  let tests = 0;
  beforeAll(async () => {
    product = await startProduct(join(directory, 'sources'), {
      settings: { EGRESS_ALLOW: '127.0.0.0/8:*', LOG_LEVEL: 'fatal' },
    });
    // Tests of one account are limited; a password to be kept costs 20 MB for a moment.
    for (const name of ['ada', 'bob', 'eve'])
      people.push(await signUp(createBrowser(product.url), name, `${name}@example.com`));
    // What every first call costs once is no growth.
    for (let call = 0; call < 3; call += 1) await test(1);
  });
  afterAll(() => stopProduct(product));

  /** By the administrator, who is told what is at a port, or by the others in turn. */
  async function test(
    port: number,
    settings: Settings = {},
    by: 'administrator' | 'others' = 'others',
  ): Promise<{ success: boolean; message: string }> {
    const person = people[by === 'administrator' ? 0 : 1 + (tests++ % (people.length - 1))] as Person;
    const given: Settings = { ...postgresqlSettings(port), ...settings };
    const { username, password, ...configuration } = given;
    const authConfig = { authType: 'basic', credentials: { username, password } };
    return person.post('/api/auth/test', { type: 'postgresql', configuration, authConfig });
  }

  const floods = [
    'announces 2 GB and streams',
    'announces an error of 1 GB and streams',
    'gives notices without an end',
    'sends rows without an end',
    'announces a row of 1 GB and streams',
    'streams where TLS is asked for',
  ];
  it.each(postgresqlRogues.filter(({ name }) => floods.includes(name)))(
    'is untouched by a database that $name',
    async (misbehaviour) => {
      const pid = product.child.pid ?? 0;
      const growth = await growthOf(pid, async () => {
        await using rogue = await startRogue(misbehaviour);
        const { success, message } = await test(rogue.port, misbehaviour.settings, 'administrator');
        expect(success).toBe(false);
        expect(message).toMatch(
          /^(The server at 127\.0\.0\.1:\d+ sent, or announced, more than|127\.0\.0\.1:\d+ closed)/,
        );
        await expectNothingLeft(rogue);
      });
      expect(growth).toBeLessThan(maximumGrowthBytes);
    },
  );

  it('is untouched by seven at once, and answers others meanwhile', async () => {
    const { serve, name } = postgresqlRogues.find((rogue) => rogue.name === floods[0]) as Misbehaviour;
    const pid = product.child.pid ?? 0;
    const growth = await growthOf(pid, async () => {
      await using rogue = await startRogue({ name, serve });
      const calls = Array.from({ length: 7 }, () => test(rogue.port).then(({ success }) => success));
      expect((await createBrowser(product.url).call('GET', '/readyz')).status).toBe(200);
      expect(new Set(await Promise.all(calls))).toEqual(new Set([false]));
    });
    expect(growth).toBeLessThan(maximumGrowthBytes);
    await expect.poll(() => childrenOf(pid)).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('F15 an identity provider that is none', () => {
  const chosen = [
    'headers without an end',
    'a body without an end',
    'a gzip that unpacks to 20 MB',
    'garbage',
  ];

  it(`costs the server nothing: ${chosen.join(', ')}`, async () => {
    let at = 0;
    const misbehaviours = httpRogues.filter(({ name }) => chosen.includes(name));
    await using rogue = await startRogue({
      name: 'one after the other',
      serve: (socket, stream) => misbehaviours[at]?.serve(socket, stream),
    });
    const issuer = `http://127.0.0.1:${rogue.port}`;
    const settings = {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'y',
      LOG_LEVEL: 'fatal',
    };
    const product = await startProduct(join(directory, 'identity'), { settings });
    try {
      const pid = product.child.pid ?? 0;
      const signIn = async (): Promise<number> =>
        (await createBrowser(product.url).call('GET', '/api/login')).status;
      at = misbehaviours.length;
      for (const [index, { name }] of misbehaviours.entries()) {
        at = index;
        const growth = await growthOf(pid, async () => {
          expect([name, await signIn()]).toEqual([name, 503]);
        });
        expect([name, growth < maximumGrowthBytes || growth]).toEqual([name, true]);
      }
      await expectNothingLeft(rogue, 64e6);
    } finally {
      await stopProduct(product);
    }
  });
});

describe('F15 a language model that is none', () => {
  const request = {
    instructions: 'Read.',
    messages: [{ role: 'user' as const, text: 'How many?' }],
    tools: [],
    maxOutputTokens: 100,
    deadlineMs: 3000,
    disclosed: { tables: [], columns: 0, values: 0, rows: 0 },
  };

  it.each(httpRogues.filter(({ bound }) => bound === 'body' || bound === 'headers'))(
    'ends at a bound: $name',
    async (misbehaviour) => {
      await using rogue = await startRogue(misbehaviour);
      const keys = { openaiKey: undefined, anthropicKey: undefined };
      const languageModel = { ...keys, baseUrl: `http://127.0.0.1:${rogue.port}/v1`, model: 'm' };
      const fetch = createModelFetch({ languageModel, egress: createEgress({ allow: '' }) }, () => {});
      const turn = connectModel(languageModel, fetch)?.turn(request, {
        signal: new AbortController().signal,
      });
      await expect(turn).rejects.toMatchObject({ name: 'ProviderFailure' });
      await expectNothingLeft(rogue, 10e6);
    },
  );
});
