import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/audit/contract.ts';
import type { Person as Listed } from '#features/people/contract.ts';
import type { Deletion, Session } from '#features/security/contract.ts';
import { liveCloseCodes } from '#kernel/channel.ts';
import { type Browser, fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

/** What an administrator and everybody does about accounts, over the whole server. */

const password = 'a long enough password';
let elapsedMs = 0;
const clock = { now: () => new Date(Date.now() + elapsedMs) };
let server: TestServer;
let boss: Person;
beforeAll(async () => {
  server = await startTestServer({}, { clock });
  boss = await server.signUp('Boss');
});
afterAll(() => server[Symbol.asyncDispose]());

interface Security {
  hasPassword: boolean;
  isAdministrator: boolean;
  currentSessionId: string;
  sessions: Session[];
}

async function signIn(email: string, secret = password): Promise<{ status: number; browser: Browser }> {
  const browser = server.browse();
  const { status } = await browser.call('POST', '/api/auth/sign-in', { json: { email, password: secret } });
  return { status, browser };
}
const statusOf = async (browser: Browser) => (await browser.call('GET', '/api/auth/user')).status;
const messageOf = (json: unknown) => (json as { message: string }).message;
const change = (id: string, json: object, who: Person = boss) =>
  who.call('PUT', `/api/people/${id}`, { json });
const activity = async (query: string, who: Person = boss) =>
  (await who.get<{ entries: AuditEntry[] }>(`/api/audit?${query}`)).entries;

describe('the first account', () => {
  it('administers the installation, and later ones do not', async () => {
    const later = await server.signUp();
    expect(await boss.get<Security>('/api/security')).toMatchObject({
      isAdministrator: true,
      hasPassword: true,
    });
    expect(await later.get<Security>('/api/security')).toMatchObject({ isAdministrator: false });
    expect((await change(later.userId, { isAdministrator: true })).json).toMatchObject({
      isAdministrator: true,
    });
    expect((await later.call('GET', '/api/people')).status).toBe(200);
    await change(later.userId, { isAdministrator: false });
    // At once, in the session that was open.
    expect((await later.call('GET', '/api/people')).status).toBe(403);
  });

  it('cannot take the role from itself, nor leave none', async () => {
    for (const json of [{ isAdministrator: false }, { isDisabled: true }])
      expect((await change(boss.userId, json)).status).toBe(409);
    const { hindrance } = await boss.get<Deletion>('/api/security/deletion');
    expect(hindrance).toMatch(/only administrator/);
    const deleted = await boss.call('POST', '/api/security/deletion', {
      json: { email: boss.email, password },
    });
    expect([deleted.status, messageOf(deleted.json)]).toEqual([409, hindrance]);
  });

  it('finds people by a part of a name or address, a page at a time', async () => {
    const odd = await server.signUp('Per_cent%');
    const list = (query: string) =>
      boss.get<{ people: Listed[]; next: string | null }>(`/api/people?${query}`);
    expect((await list(`search=${encodeURIComponent('_cent%')}`)).people.map(({ id }) => id)).toEqual([
      odd.userId,
    ]);
    expect((await list(`search=${encodeURIComponent('__cent')}`)).people).toEqual([]);
    const first = await list('limit=1');
    const second = await list(`limit=1&before=${encodeURIComponent(first.next ?? '')}`);
    expect(first.people[0]?.id).not.toBe(second.people[0]?.id);
  });
});

describe('sign-up', () => {
  it('closes and opens by the switch; the sign-in page knows', async () => {
    const create = (email: string) =>
      server.browse().call('POST', '/api/auth/accounts', {
        json: { firstName: 'N', lastName: '', email, password },
      });
    const set = (isOpen: boolean) => boss.call('PUT', '/api/installation/sign-up', { json: { isOpen } });
    const options = async () => (await server.browse().call('GET', '/api/auth/options')).json;
    await set(false);
    const refused = await create('new@example.com');
    expect([refused.status, messageOf(refused.json)]).toEqual([
      403,
      expect.stringContaining('administrator'),
    ]);
    // Of an address that exists the same is said.
    expect(messageOf((await create(boss.email)).json)).toBe(messageOf(refused.json));
    expect(await options()).toEqual({ kind: 'local', isSignUpOpen: false });
    await set(true);
    expect(await options()).toEqual({ kind: 'local', isSignUpOpen: true });
    expect((await create('new@example.com')).status).toBe(202);
  });

  it('that the operator closed lets in the first person alone, and is opened by nobody', async () => {
    await using closed = await startTestServer({ SIGN_UP: 'closed', ADMIN_EMAILS: 'root@example.com' });
    const options = async () => (await closed.browse().call('GET', '/api/auth/options')).json;
    expect(await options()).toMatchObject({ isSignUpOpen: true });
    const outcomes = await Promise.allSettled([
      closed.signUp('One'),
      closed.signUp('Two'),
      closed.signUp('Three'),
    ]);
    const [first, ...others] = outcomes.filter((one) => one.status === 'fulfilled').map((one) => one.value);
    expect(others).toEqual([]);
    expect(await options()).toMatchObject({ isSignUpOpen: false });
    expect(await first?.get('/api/installation/sign-up')).toEqual({
      isOpen: false,
      isFixed: true,
      kind: 'local',
    });
    const opened = await first?.call('PUT', '/api/installation/sign-up', { json: { isOpen: true } });
    expect(opened?.status).toBe(409);
  });

  it('gives nobody an address that the operator named as that of an administrator', async () => {
    const settings = { ADMIN_EMAILS: 'Root@Example.com, person2.x@example.com' };
    await using named = await startTestServer(settings);
    const first = await named.signUp();
    const taken = await named.browse().call('POST', '/api/auth/accounts', {
      json: { firstName: 'R', lastName: '', email: 'root@example.com', password },
    });
    // Nothing tells that the address is one of an administrator's; nobody gets in with it.
    expect([taken.status, taken.text.includes('administrator')]).toEqual([202, false]);
    expect(
      (
        await named
          .browse()
          .call('POST', '/api/auth/sign-in', { json: { email: 'root@example.com', password } })
      ).status,
    ).toBe(401);
    const added = await first.post<{ id: string }>('/api/people', {
      firstName: 'Root',
      lastName: '',
      email: 'root@example.com',
    });
    await named.running[Symbol.asyncDispose]();
    await using again = await startTestServer(settings, { directory: named.directory });
    const cookie = first.cookies();
    const { json } = await again.browse().call('GET', '/api/people', { headers: { cookie } });
    const root = (json as { people: Listed[] }).people.find(({ id }) => id === added.id);
    expect(root).toMatchObject({ isAdministrator: true });
  });
});

it('an account that was there before its address was named stays without rights until its id is named (A20)', async () => {
  await using before = await startTestServer();
  const first = await before.signUp('First');
  const squatter = await before.signUp('Squatter');
  const { id, email } = await squatter.get<{ id: string; email: string }>('/api/auth/user');
  await before.running[Symbol.asyncDispose]();
  const rightsWith = async (named: string) => {
    await using again = await startTestServer({ ADMIN_EMAILS: named }, { directory: before.directory });
    const headers = { cookie: squatter.cookies() };
    return (await again.browse().call('GET', '/api/people', { headers })).status;
  };
  expect(await rightsWith(email)).toBe(403);
  expect(await rightsWith(`${email},${id}`)).toBe(200);
  expect(first).toBeDefined();
});

describe('a person who is disabled', () => {
  it('is signed in nowhere at once, by no door, and may come back (A17)', async () => {
    const person = await server.signUp('Gone');
    const { token } = await person.post<{ token: string }>('/api/tokens', { name: 'laptop', days: 30 });
    const tools = () =>
      server.browse().call('POST', '/mcp', {
        json: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      });
    expect((await tools()).status).toBe(200);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: person.cookies() },
    } as unknown as string[]);
    const closed = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    });
    await new Promise((resolve) => socket.addEventListener('open', resolve));

    expect((await change(person.userId, { isDisabled: true })).json).toMatchObject({ isDisabled: true });
    expect(await closed).toBe(liveCloseCodes.sessionEnded);
    expect([await statusOf(person), (await tools()).status]).toEqual([401, 401]);
    const right = await server
      .browse()
      .call('POST', '/api/auth/sign-in', { json: { email: person.email, password } });
    expect([right.status, messageOf(right.json)]).toEqual([403, expect.stringContaining('disabled')]);
    // Who does not know the password does not learn of it.
    expect((await signIn(person.email, 'wrong password')).status).toBe(401);
    expect((await boss.call('POST', `/api/people/${person.userId}/password-link`)).status).toBe(409);

    await change(person.userId, { isDisabled: false });
    expect([(await signIn(person.email)).status, (await tools()).status]).toEqual([200, 200]);
  });
});

describe('sessions', () => {
  it('are listed with device and address, and ended one by one or all others (A18)', async () => {
    const person = await server.signUp();
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const other = server.browse();
    await other.call('POST', '/api/auth/sign-in', {
      json: { email: person.email, password },
      headers: { 'user-agent': firefox },
    });
    const third = (await signIn(person.email)).browser;
    const before = await person.get<Security>('/api/security');
    expect(before.sessions).toHaveLength(3);
    const foxes = before.sessions.filter(({ device }) => device === 'Firefox on Linux');
    expect(foxes).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
    expect((await person.call('DELETE', `/api/security/sessions/${foxes[0]?.id}`)).json).toEqual({
      ended: 1,
    });
    expect([await statusOf(other), await statusOf(third), await statusOf(person)]).toEqual([401, 200, 200]);
    expect((await person.call('DELETE', '/api/security/sessions')).json).toEqual({ ended: 1 });
    expect([await statusOf(third), await statusOf(person)]).toEqual([401, 200]);
    // An id opens nothing.
    const cookie = `plumbline_session=${before.currentSessionId}`;
    expect((await server.browse().call('GET', '/api/auth/user', { headers: { cookie } })).status).toBe(401);
  });

  it('of a person are ended by an administrator', async () => {
    const person = await server.signUp();
    const more = (await signIn(person.email)).browser;
    const path = `/api/people/${person.userId}/sessions`;
    const [one] = await boss.get<Session[]>(path);
    expect((await boss.call('DELETE', `${path}/${one?.id}`)).json).toEqual({ ended: 1 });
    expect((await boss.call('DELETE', path)).json).toEqual({ ended: 1 });
    expect([await statusOf(person), await statusOf(more)]).toEqual([401, 401]);
  });
});

describe('a password', () => {
  it('is changed with the old one, and ends all other sessions', async () => {
    const person = await server.signUp();
    const other = (await signIn(person.email)).browser;
    const set = (currentPassword: string, newPassword: string) =>
      person.call('POST', '/api/security/password', { json: { currentPassword, newPassword } });
    expect((await set('not the password', 'another long password')).status).toBe(403);
    expect((await set(password, 'short')).status).toBe(400);
    expect((await set(password, 'another long password')).json).toEqual({ ended: 1 });
    expect([await statusOf(other), await statusOf(person)]).toEqual([401, 200]);
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.email, 'another long password')).status).toBe(200);
  });

  it('that sign-up would refuse is refused by a change and by a link as well, which still serves then', async () => {
    const person = await server.signUp();
    const change = (newPassword: string) =>
      person.call('POST', '/api/security/password', { json: { currentPassword: password, newPassword } });
    const { link } = await boss.post<{ link: string }>(`/api/people/${person.userId}/password-link`);
    const set = (newPassword: string) =>
      server
        .browse()
        .call('POST', '/api/auth/password', { json: { token: link.split('#')[1], newPassword } });
    for (const weak of ['password123', 'aaaaaaaaaaaaaa', '          '])
      expect([weak, (await change(weak)).status, (await set(weak)).status]).toEqual([weak, 400, 400]);
    expect((await set('set by the link alone')).status).toBe(200);
  });

  it('is not guessed by a session that was borrowed, and its owner changes it in another one', async () => {
    const person = await server.signUp();
    const other = (await signIn(person.email)).browser;
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const json = { currentPassword: `guess ${guess} of eight`, newPassword: 'another long password' };
      statuses.push((await person.call('POST', '/api/security/password', { json })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    const json = { currentPassword: password, newPassword: 'another long password' };
    expect((await other.call('POST', '/api/security/password', { json })).status).toBe(200);
  });

  it('is set by a link that serves once, for a day, and only the newest one', async () => {
    const person = await server.signUp();
    const issue = async () => {
      const { link } = await boss.post<{ link: string }>(`/api/people/${person.userId}/password-link`);
      expect(link).toMatch(/^\/set-password#[\w-]{43}$/);
      return link.split('#')[1];
    };
    const set = (token: string | undefined, newPassword = 'set by the link alone') =>
      server.browse().call('POST', '/api/auth/password', { json: { token, newPassword } });
    const replaced = await issue();
    const token = await issue();
    expect((await set(replaced)).status).toBe(400);
    expect((await set(token, 'short')).status).toBe(400);
    expect((await set(token)).json).toEqual({ email: person.email });
    expect((await set(token)).status).toBe(400);
    expect(await statusOf(person)).toBe(401);
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.email, 'set by the link alone')).status).toBe(200);

    const late = await issue();
    elapsedMs += 24 * 60 * 60 * 1000 + 1000;
    expect((await set(late)).status).toBe(400);
    elapsedMs = 0;
    // A clock that is set back leaves an empty bucket of calls, which fills again within a minute.
    await set(late);
    elapsedMs = 60_000;
    // Two at once: one of them.
    const raced = await issue();
    const statuses = await Promise.all([set(raced), set(raced, 'set by the second one')]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is set by a person whom an administrator added', async () => {
    const email = 'added@example.com';
    const added = await boss.post<{ id: string; link: string }>('/api/people', {
      firstName: 'Added',
      lastName: '',
      email,
    });
    expect((await signIn(email)).status).toBe(401);
    const json = { token: added.link.split('#')[1], newPassword: password };
    expect((await server.browse().call('POST', '/api/auth/password', { json })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    const again = await boss.call('POST', '/api/people', { json: { firstName: 'A', lastName: '', email } });
    expect(again.status).toBe(409);
  });
});

describe('an account that is deleted', () => {
  it('takes its data along, from the disk, too, and leaves a record without a name', async () => {
    const person = await server.signUp('Zebulon');
    await server.running.settleJobs();
    await person.upload('ledger.csv', 'place,amount\na,1\nb,2\n');
    await person.ask('total amount by place');
    await person.post('/api/tokens', { name: 'Zebulons laptop', days: 30 });
    const bystander = await server.signUp('Bystander');
    await server.running.settleJobs();
    const { workspaces, hindrance } = await person.get<Deletion>('/api/security/deletion');
    const [workspace] = workspaces;
    expect([workspaces.length, hindrance]).toEqual([1, null]);
    expect(workspace).toMatchObject({
      isDeleted: true,
      heir: null,
      dataSources: 2,
      conversations: 1,
      receipts: 1,
    });
    expect(await filesOf(workspace?.id ?? '')).not.toEqual([]);

    const remove = (json: object) => person.call('POST', '/api/security/deletion', { json });
    expect((await remove({ email: 'other@example.com', password })).status).toBe(400);
    expect((await remove({ email: person.email })).status).toBe(403);
    expect((await remove({ email: person.email.toUpperCase(), password })).status).toBe(200);

    expect([await statusOf(person), (await signIn(person.email)).status]).toEqual([401, 401]);
    expect(await filesOf(workspace?.id ?? '')).toEqual([]);
    const about = (await activity('scope=installation&limit=200')).filter(
      ({ who }) => who?.id === person.userId,
    );
    expect(about.map(({ kind }) => kind)).toContain('accountDelete');
    for (const { who, address, device, detail } of about)
      expect({ name: who?.name, email: who?.email, address, device, detail }).toEqual({
        name: null,
        email: null,
        address: '',
        device: '',
        detail: '',
      });
    expect(JSON.stringify(about)).not.toMatch(/zebulon/i);
    // Nobody else lost anything.
    expect(await bystander.get<object[]>('/api/data-sources')).toHaveLength(1);
  });

  it('leaves nothing on the disk of what was being read when it went', async () => {
    const person = await server.signUp();
    await server.running.settleJobs();
    const [workspace] = (await person.get<Deletion>('/api/security/deletion')).workspaces;
    const rows = 'a,b\n'.concat('1,x\n2,"y\nz"\n'.repeat(150_000));
    const upload = person.call('POST', '/api/files/upload', { form: fileForm('late.csv', rows) });
    const beingRead = async () => (await readdir(join(server.directory, 'tables', 'tmp'))).length;
    await expect.poll(beingRead, { interval: 10, timeout: 20_000 }).toBeGreaterThan(0);
    await person.post('/api/security/deletion', { email: person.email, password });
    // Who is gone is told so: nothing went wrong.
    expect((await upload).status).toBe(401);
    await expect.poll(() => filesOf(workspace?.id ?? ''), { timeout: 5000 }).toEqual([]);
  });

  it('by an administrator needs the address typed, and not one’s own', async () => {
    const person = await server.signUp();
    const remove = (id: string, email: string) =>
      boss.call('POST', `/api/people/${id}/deletion`, { json: { email } });
    expect((await remove(person.userId, 'x')).status).toBe(400);
    expect((await remove(boss.userId, boss.email)).status).toBe(409);
    expect((await remove(person.userId, person.email)).status).toBe(200);
    expect((await remove(person.userId, person.email)).status).toBe(404);
    expect(await statusOf(person)).toBe(401);
  });

  /** Paths below the data directory in which an id stands. */
  async function filesOf(id: string): Promise<string[]> {
    const entries = await readdir(server.directory, { recursive: true });
    return entries.filter((path) => join('/', path).includes(`/${id}`));
  }
});

describe('the activity', () => {
  it('holds sign-ins, failures and the use of tokens, of the own workspace alone', async () => {
    const person = await server.signUp();
    await signIn(person.email, 'wrong password');
    await signIn('nobody.knows@example.com', 'wrong password');
    const { token } = await person.post<{ token: string }>('/api/tokens', { name: '=cmd()', days: 30 });
    for (let count = 0; count < 3; count += 1)
      await server.browse().call('POST', '/mcp', {
        json: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      });
    const own = await activity('', person);
    expect(own.map(({ kind, outcome }) => `${kind} ${outcome}`).toSorted()).toEqual([
      'signIn done',
      'signIn refused',
      'signUp done',
      'tokenCreate done',
      'tokenUse done',
    ]);
    expect(own.every(({ who, address }) => who?.email === person.email && address === '127.0.0.1')).toBe(
      true,
    );
    expect(JSON.stringify(own)).not.toContain(token);
    expect(JSON.stringify(await activity('limit=200', boss))).not.toContain(person.email);

    const everywhere = await activity('scope=installation&limit=200');
    const kinds = new Set(everywhere.filter(({ who }) => who?.id === person.userId).map(({ kind }) => kind));
    expect([kinds.has('signIn'), kinds.has('tokenUse')]).toEqual([true, false]);
    expect(everywhere.some(({ kind, who }) => kind === 'signIn' && who === null)).toBe(true);
    expect(JSON.stringify(everywhere)).not.toContain('nobody.knows');
    for (const path of ['/api/audit', '/api/audit/export'])
      expect((await person.call('GET', `${path}?scope=installation`)).status).toBe(403);
  });

  it('is filtered, paged, and exported without formulas', async () => {
    const person = await server.signUp();
    await person.post('/api/tokens', { name: '=cmd()', days: 30 });
    for (let count = 0; count < 3; count += 1) await signIn(person.email);
    const day = clock.now().toISOString().slice(0, 10);
    // Behind the sign-up the browser signs in.
    expect(await activity(`kind=signIn&from=${day}&to=${day}`, person)).toHaveLength(4);
    expect(await activity('kind=signIn&to=2020-01-01', person)).toEqual([]);
    const page = await person.get<{ entries: AuditEntry[]; next: string }>('/api/audit?limit=2');
    const rest = await activity(`limit=9&before=${encodeURIComponent(page.next)}`, person);
    expect(rest).toHaveLength(4);
    expect(new Set([...page.entries, ...rest].map(({ id }) => id)).size).toBe(6);
    const { text, headers } = await person.call('GET', '/api/audit/export');
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="plumbline-activity-.+\.csv"/);
    expect(text.split('\r\n')).toHaveLength(8);
    expect(text).toMatch(/,'=cmd\(\) \(…[\w-]{4}\),/);
  });
});
