import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '#platform/clock.ts';
import { sessionAbsoluteMs, sessionIdleMs } from '../features/identity/limits.ts';
import { startTestServer, type TestServer } from './testing.ts';

const account = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'Grace@Example.com',
  password: 'correct horse battery',
};
let elapsedMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + elapsedMs) };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { clock });
});
afterAll(() => server[Symbol.asyncDispose]());

describe('local accounts', () => {
  it('are created, signed in to, and known by their e-mail address in any case', async () => {
    const browser = server.browse();
    const created = await browser.call('POST', '/api/auth/accounts', { json: account });
    expect(created.status).toBe(202);
    const { email, password } = account;
    const signedIn = await browser.call('POST', '/api/auth/sign-in', { json: { email, password } });
    expect(signedIn.json).toMatchObject({
      email: 'grace@example.com',
      firstName: 'Grace',
      lastName: 'Hopper',
    });
    expect(signedIn.text).not.toMatch(/password|hash|argon/i);
    expect((await browser.call('GET', '/api/auth/user')).json).toEqual(signedIn.json);

    const other = server.browse();
    const again = await other.call('POST', '/api/auth/sign-in', {
      json: { email: email.toUpperCase(), password },
    });
    expect(again.status).toBe(200);
  });

  it('tell a wrong password and an unknown address apart in no way', async () => {
    const wrong = await server
      .browse()
      .call('POST', '/api/auth/sign-in', { json: { email: account.email, password: 'wrong password' } });
    const unknown = await server
      .browse()
      .call('POST', '/api/auth/sign-in', { json: { email: 'no@example.com', password: 'wrong password' } });
    const message = (json: unknown) => (json as { message: string }).message;
    expect([wrong.status, message(wrong.json)]).toEqual([unknown.status, message(unknown.json)]);
    expect(wrong.status).toBe(401);
  });

  it('refuse a short password, a broken address and a missing name with a sentence each', async () => {
    const json = { firstName: ' ', lastName: '', email: 'nobody', password: 'short' };
    const result = await server.browse().call('POST', '/api/auth/accounts', { json });
    expect(result.status).toBe(400);
    for (const words of ['first name', 'e-mail address', 'at least 10 characters']) {
      expect((result.json as { message: string }).message).toContain(words);
    }
  });

  it('keep fields that nobody asked for out', async () => {
    const email = 'mass@example.com';
    const json = {
      ...account,
      email,
      id: 'mine',
      role: 'owner',
      workspaceId: 'other',
      createdAt: '1999',
      passwordHash: 'x',
    };
    const browser = server.browse();
    await browser.call('POST', '/api/auth/accounts', { json });
    const { password } = account;
    const result = await browser.call('POST', '/api/auth/sign-in', { json: { email, password } });
    expect(result.json).toMatchObject({ email });
    expect((result.json as { id: string }).id).not.toBe('mine');
    expect((result.json as { createdAt: string }).createdAt).not.toBe('1999');
  });
});

describe('sessions', () => {
  it('A02 have cookies that scripts cannot read', async () => {
    const browser = server.browse();
    const { email, password } = account;
    const { headers } = await browser.call('POST', '/api/auth/sign-in', { json: { email, password } });
    const cookies = headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
      'plumbline_device',
      'plumbline_session',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/HttpOnly/i);
      expect(cookie).toMatch(/SameSite=Lax/i);
      expect(cookie).not.toMatch(/Domain=/i);
    }
  });

  it('end on the server at sign-out: the old cookie is worth nothing', async () => {
    const person = await server.signUp();
    const cookie = person.cookies();
    const { status, headers } = await person.call('GET', '/api/logout');
    expect([status, headers.get('location')]).toEqual([302, '/']);
    const replayed = await server.browse().call('GET', '/api/auth/user', { headers: { cookie } });
    expect(replayed.status).toBe(401);
  });

  it('do not end because another site links to sign-out', async () => {
    const person = await server.signUp();
    await person.call('GET', '/api/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await person.call('GET', '/api/auth/user')).status).toBe(200);
  });

  it('get a new id at sign-in, and the one before ends', async () => {
    const person = await server.signUp();
    const before = person.cookies();
    await person.call('POST', '/api/auth/sign-in', {
      json: { email: person.email, password: 'a long enough password' },
    });
    expect(person.cookies()).not.toBe(before);
    expect(
      (await server.browse().call('GET', '/api/auth/user', { headers: { cookie: before } })).status,
    ).toBe(401);
  });

  it('expire when idle, live on with use, and end at the absolute time', async () => {
    const idle = await server.signUp();
    const busy = await server.signUp();
    const step = sessionIdleMs - 60_000;
    elapsedMs += step;
    expect((await busy.call('GET', '/api/auth/user')).status).toBe(200);
    elapsedMs += 120_000;
    expect((await idle.call('GET', '/api/auth/user')).status).toBe(401);
    for (let spent = step; spent + step < sessionAbsoluteMs; spent += step) {
      expect((await busy.call('GET', '/api/auth/user')).status).toBe(200);
      elapsedMs += step;
    }
    elapsedMs += step;
    expect((await busy.call('GET', '/api/auth/user')).status).toBe(401);
  });

  it('ignore a made-up cookie', async () => {
    for (const cookie of [
      'plumbline_session=',
      'plumbline_session=x',
      `plumbline_session=${'a'.repeat(5000)}`,
    ]) {
      expect((await server.browse().call('GET', '/api/auth/user', { headers: { cookie } })).status).toBe(401);
    }
  });
});

describe('onboarding', () => {
  it('begins at step 1, keeps what it was told, and completes', async () => {
    const person = await server.signUp();
    expect(await person.get('/api/onboarding/status')).toEqual({
      isCompleted: false,
      currentStep: 1,
      completedSteps: [],
      skippedSteps: [],
    });
    await person.post('/api/onboarding/progress', {
      currentStep: 3,
      completedSteps: ['1'],
      skippedSteps: ['2'],
    });
    expect(await person.get('/api/onboarding/status')).toMatchObject({
      currentStep: 3,
      completedSteps: ['1'],
      skippedSteps: ['2'],
    });
    await person.post('/api/onboarding/complete');
    expect(await person.get('/api/onboarding/status')).toMatchObject({ isCompleted: true });
  });

  it.each([
    { currentStep: 0 },
    { currentStep: 5 },
    { currentStep: -1 },
    { currentStep: 1e9 },
    { currentStep: '2' },
    { currentStep: 2, skippedSteps: Array(10_000).fill('1') },
    { currentStep: 2, isCompleted: true },
  ])('refuses %j', async (json) => {
    const person = await server.signUp();
    expect((await person.call('POST', '/api/onboarding/progress', { json })).status).toBe(400);
    expect(await person.get('/api/onboarding/status')).toMatchObject({ currentStep: 1, isCompleted: false });
  });
});
