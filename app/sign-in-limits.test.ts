import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '#platform/clock.ts';
import { isFullProof } from '../tools/test-depth.ts';
import { type Browser, type Person, startTestServer, type TestServer } from './testing.ts';

/** Guessing at passwords: from many accounts and addresses, while the owner must still get in. */

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const password = 'a long enough password';
let elapsedMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + elapsedMs) };
let server: TestServer;

beforeAll(async () => {
  // One proxy in front: it names the address that it was called from.
  server = await startTestServer({ TRUST_PROXY: '1' }, { clock });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  elapsedMs += 2 * dayMs;
});

const signIn = (browser: Browser, email: string, given = password, address = '198.51.100.200') =>
  browser.call('POST', '/api/auth/sign-in', {
    json: { email, password: given },
    headers: { 'x-forwarded-for': address },
  });
const messageOf = ({ json }: { json: unknown }) => (json as { message: string }).message;

/** Wrong passwords until one is refused without being looked at. */
async function exhaust(email: string): Promise<void> {
  for (let number = 0; number < 20; number += 1)
    if ((await signIn(server.browse(), email, 'wrong password', `192.0.2.${number}`)).status === 429) return;
  throw new Error('Guessing was never refused.');
}

/** What the owner of an account knows and has: a browser in which they signed in, and a password. */
async function owner(): Promise<Person> {
  const person = await server.signUp();
  await person.call('GET', '/api/logout');
  return person;
}

/** As a real socket from an address of this machine. */
function attemptFrom(localAddress: string, cookie: string, email: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        localAddress,
        method: 'POST',
        path: '/api/auth/sign-in',
        headers: { 'content-type': 'application/json', cookie },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ email, password: 'wrong password' }));
  });
}

/** `npm run soak` makes all of them. */
const [attempts, accounts] = isFullProof ? [10_000, 50] : [600, 10];

describe(`${attempts} attempts at one account within an hour`, () => {
  it(`2.4.1 from ${accounts} accounts at 50 addresses let at most 30 reach the password, and the owner in`, async () => {
    const victim = await owner();
    const guessers: Person[] = [];
    for (let number = 0; number < accounts; number += 1) guessers.push(await server.signUp());
    const statuses = new Map<number, number>();
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      elapsedMs += hourMs / attempts;
      const number = attempt % 50;
      const status = await guess(attempt, guessers[number % accounts]?.cookies() ?? '', number);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([401, 429]);
    expect(statuses.get(401)).toBeLessThanOrEqual(30);
    expect((await signIn(victim, victim.email)).status).toBe(200);

    const elsewhere = await signIn(server.browse(), victim.email);
    expect(elsewhere.status).toBe(429);
    expect(messageOf(elsewhere)).toMatch(/Try again in \d+ (minutes?|seconds?)\./);
    elapsedMs += Number(elsewhere.headers.get('retry-after')) * 1000;
    expect((await signIn(server.browse(), victim.email)).status).toBe(200);

    /** Most by the router alone, which is quick; a part over real sockets of the machine's own addresses. */
    async function guess(attempt: number, cookie: string, number: number): Promise<number> {
      if (attempt % 20 === 0) return attemptFrom(`127.0.0.${number + 2}`, cookie, victim.email);
      const { statusCode } = await server.running.http.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        remoteAddress: `127.0.0.${number + 2}`,
        headers: {
          cookie,
          host: '127.0.0.1',
          ...(attempt % 3 === 0 && { 'x-forwarded-for': `10.0.0.${number}, 203.0.113.${number}` }),
          ...(attempt % 3 === 1 && { 'x-forwarded-for': `2001:db8:${number}::${attempt.toString(16)}` }),
        },
        payload: { email: victim.email, password: 'wrong password' },
      });
      return statusCode;
    }
  });
});

describe('a known device', () => {
  it('gets its owner in where account and address are used up, and has an end of its own', async () => {
    const person = await owner();
    await exhaust(person.email);
    const stranger = server.browse();
    expect((await signIn(stranger, person.email)).status).toBe(429);
    expect((await signIn(person, person.email)).status).toBe(200);
    const statuses: number[] = [];
    for (let number = 0; number < 8; number += 1)
      statuses.push((await signIn(person, person.email, 'wrong password')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('is known to its own accounts alone: a cookie of another account, or a made-up one, is none', async () => {
    const [person, eve] = [await owner(), await owner()];
    await exhaust(person.email);
    expect((await signIn(eve, person.email)).status).toBe(429);
    const forged = /plumbline_device=([^;]+)/.exec(person.cookies())?.[1] ?? '';
    expect(forged).not.toBe('');
    const changed = forged.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/^./, 'x');
    for (const value of [changed, `${forged}x`, 'x', '~~~~', 'a'.repeat(3000)]) {
      const result = await server.browse().call('POST', '/api/auth/sign-in', {
        json: { email: person.email, password },
        headers: { cookie: `plumbline_device=${value}`, 'x-forwarded-for': '198.51.100.7' },
      });
      expect(result.status).toBe(429);
    }
  });

  it('is remembered for the newest five accounts of a browser, in a cookie that stays small', async () => {
    const browser = server.browse();
    const people = [];
    for (let number = 0; number < 7; number += 1) {
      const person = await owner();
      people.push(person);
      expect((await signIn(browser, person.email)).status).toBe(200);
    }
    expect(browser.cookies().length).toBeLessThan(600);
    const [first, last] = [people[0], people.at(-1)];
    await exhaust(first?.email ?? '');
    await exhaust(last?.email ?? '');
    expect((await signIn(browser, first?.email ?? '')).status).toBe(429);
    expect((await signIn(browser, last?.email ?? '')).status).toBe(200);
  });
});

describe('the count of attempts', () => {
  it('outlives a restart', async () => {
    const first = await startTestServer({}, { clock });
    const person = await first.signUp();
    const wrong = (at: TestServer) =>
      at.browse().call('POST', '/api/auth/sign-in', { json: { email: person.email, password: 'wrong' } });
    for (let number = 0; number < 5; number += 1) expect((await wrong(first)).status).toBe(401);
    await first.running[Symbol.asyncDispose]();
    await using again = await startTestServer({}, { clock, directory: first.directory });
    expect((await wrong(again)).status).toBe(429);
    const known = await again.browse().call('POST', '/api/auth/sign-in', {
      json: { email: person.email, password },
      headers: { cookie: person.cookies() },
    });
    expect(known.status).toBe(200);
    await rm(first.directory, { recursive: true, force: true });
  });

  it('B10 is one of a list of accounts gone through from one address, whatever it says in front', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1)
      statuses.push(
        (
          await signIn(
            server.browse(),
            `nobody${number}@example.com`,
            'wrong password',
            `10.1.${number}.1, 203.0.113.77`,
          )
        ).status,
      );
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    const [next, other] = [
      await signIn(server.browse(), 'x@example.com', 'wrong', '203.0.113.77'),
      await signIn(server.browse(), 'x@example.com', 'wrong', '203.0.113.78'),
    ];
    expect([next.status, other.status]).toEqual([429, 401]);
  });

  it('is one of a /64, and of who is signed in wherever they go', async () => {
    const passed = async (browser: Browser, addressOf: (number: number) => string) => {
      let count = 0;
      for (let number = 0; number < 40; number += 1) {
        const email = `victim${number}.${elapsedMs}@example.com`;
        if ((await signIn(browser, email, 'wrong', addressOf(number))).status === 401) count += 1;
      }
      return count;
    };
    expect(await passed(server.browse(), (number) => `2001:db8:5:5::${number.toString(16)}`)).toBe(30);
    elapsedMs += dayMs / 4;
    const caller = await server.signUp();
    expect(await passed(caller, (number) => `203.0.113.${number}`)).toBe(10);
  });

  it('is not moved by right passwords: an office signs in from one address', async () => {
    const people = [await owner(), await owner()];
    for (let number = 0; number < 20; number += 1)
      for (const { email } of people) expect((await signIn(server.browse(), email)).status).toBe(200);
  });

  it('tells no account that is from one that is not', async () => {
    const person = await owner();
    const answers = async (email: string) => {
      const seen = [];
      for (let number = 0; number < 7; number += 1) {
        const answer = await signIn(server.browse(), email, 'wrong', `192.0.2.${number}`);
        seen.push([answer.status, messageOf(answer), answer.headers.getSetCookie()]);
      }
      return seen;
    };
    expect(await answers(person.email)).toEqual(await answers('nobody.at.all@example.com'));
  });
});

describe('sign-up', () => {
  const account = { firstName: 'Ada', lastName: 'Tester', password };
  const create = (browser: Browser, email: string, address = '198.51.100.200', given = password) =>
    browser.call('POST', '/api/auth/accounts', {
      json: { ...account, email, password: given },
      headers: { 'x-forwarded-for': address },
    });

  it('answers the same whether the address has an account, after the same time, and leaves that account as it was', async () => {
    await using timed = await startTestServer({}, { signUpMs: 400 });
    const times: number[] = [];
    const answers = [];
    for (const email of ['a@example.com', 'a@example.com', 'b@example.com', 'a@example.com']) {
      const began = performance.now();
      const answer = await create(
        timed.browse(),
        email,
        '',
        answers.length === 0 ? password : 'another long one',
      );
      times.push(performance.now() - began);
      const [cookie = ''] = answer.headers.getSetCookie();
      answers.push([answer.status, answer.json, cookie.replace(/=[^;]+/, (text) => `=${text.length}`)]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(202);
    for (const time of times) expect(time).toBeGreaterThan(395);
    expect((await signIn(timed.browse(), 'a@example.com')).status).toBe(200);
    expect((await signIn(timed.browse(), 'a@example.com', 'another long one')).status).toBe(401);
  });

  it('opens no session, and makes the browser known, so that the next step passes at a crowded address', async () => {
    const browser = server.browse();
    const email = `new.${elapsedMs}@example.com`;
    await create(browser, email);
    expect((await browser.call('GET', '/api/auth/user')).status).toBe(401);
    for (let number = 0; number < 35; number += 1)
      await signIn(server.browse(), `other${number}@example.com`, 'wrong');
    expect((await signIn(server.browse(), email)).status).toBe(429);
    expect((await signIn(browser, email)).status).toBe(200);
  });

  it('is limited by address', async () => {
    await using few = await startTestServer({ ACCOUNTS_PER_HOUR: '3' });
    const statuses: number[] = [];
    for (let number = 0; number < 5; number += 1)
      statuses.push((await create(few.browse(), `p${number}@example.com`)).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
  });

  it.each(['          ', 'aaaaaaaaaaaa', 'Ada.Tester1', 'password2024', '1234567890'])(
    'refuses %j with a sentence that says what to do',
    async (given) => {
      const answer = await create(server.browse(), 'weak@example.com', '198.51.100.9', given);
      expect(answer.status).toBe(400);
      expect(messageOf(answer)).toMatch(/Use four words/);
    },
  );
});

describe('right passwords', () => {
  it('are counted by account, from whichever browsers and addresses', async () => {
    const { email } = await owner();
    const statuses: number[] = [];
    for (let number = 0; number < 40; number += 1)
      statuses.push((await signIn(server.browse(), email, password, `203.0.113.${number}`)).status);
    // One was its owner's own.
    expect(statuses.filter((status) => status === 200)).toHaveLength(29);
    expect(statuses.slice(29)).toEqual(Array.from({ length: 11 }, () => 429));
    elapsedMs += 30 * 60_000;
    expect((await signIn(server.browse(), email)).status).toBe(200);
    const other = await owner();
    expect((await signIn(server.browse(), other.email)).status).toBe(200);
  });
});
