import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log/log.ts';
import { type Asker, createAsker } from './asker.ts';
import { type RunningServer, type ServerOverrides, startServer } from './server.ts';

export interface TestServer extends AsyncDisposable {
  running: RunningServer;
  url: string;
  directory: string;
  /** A browser of its own: keeps cookies, follows no redirect, names no origin. */
  browse(): Browser;
  /** A signed-in person with a new account. */
  signUp(name?: string): Promise<Person>;
}

export interface Browser {
  call(method: string, path: string, options?: CallOptions): Promise<CallResult>;
  cookies(): string;
}

export interface CallOptions {
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface CallResult {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON, untyped on purpose: tests look at what really came. */
  json: unknown;
}

export interface Person extends Browser {
  email: string;
  userId: string;
  /** Calls and expects success; returns the body. */
  get<T>(path: string): Promise<T>;
  post<T>(path: string, json?: unknown): Promise<T>;
  upload<T>(name: string, content: string | Uint8Array, path?: string): Promise<T>;
  /** Asks in a new session, limited to sources when they are given. */
  ask<T>(question: string, dataSourceIds?: string[]): Promise<T>;
}

let samples: string | undefined;

/** Every server of this process starts with the sample company that the first of them made: it costs a second. */
function sampleDirectory(): string {
  if (samples !== undefined) return samples;
  const made = mkdtempSync(join(tmpdir(), 'plumbline-samples-'));
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  samples = made;
  return made;
}

let sharedAsker: Asker | undefined;

/** Threads of the agent take a second to load; they know of no server, and end with the process. */
function askerOfProcess(): Asker {
  sharedAsker ??= createAsker(createLog('error'));
  return sharedAsker;
}

/** The whole product on a free port and an empty directory: real database, engine and agent. */
export async function startTestServer(
  settings: Record<string, string> = {},
  overrides: ServerOverrides & { directory?: string } = {},
): Promise<TestServer> {
  const directory = overrides.directory ?? (await mkdtemp(join(tmpdir(), 'plumbline-test-')));
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: directory,
    LOG_LEVEL: 'error',
    // All people of a test come from one address.
    ACCOUNTS_PER_HOUR: '10000',
    ...settings,
  });
  const running = await startServer(config, createLog(config.LOG_LEVEL), {
    sampleDirectory: sampleDirectory(),
    // A process that stands by is of use to somebody who waits: here it would be started for nothing.
    engineLimits: { spareQueryChildren: { idle: 0, busy: 0, calmMs: 1000 } },
    signUpMs: 0,
    // A hash that costs a guesser 30 ms costs a test as much.
    passwordCost: { memory: 64, passes: 1, parallelism: 1 },
    asker: askerOfProcess(),
    ...overrides,
  });
  const browse = () => createBrowser(running.url);
  let people = 0;
  return {
    running,
    url: running.url,
    directory,
    browse,
    signUp: (name = 'Ada') => {
      people += 1;
      return signUp(browse(), name, `person${people}.${Date.now()}@example.com`);
    },
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      if (!overrides.directory) await rm(directory, { recursive: true, force: true });
    },
  };
}

export function createBrowser(url: string): Browser {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    async call(method, path, options = {}) {
      const headers: Record<string, string> = { cookie: cookies(), ...options.headers };
      if (options.json !== undefined) headers['content-type'] = 'application/json';
      const body = options.form ?? (options.json === undefined ? null : JSON.stringify(options.json));
      const { signal = null } = options;
      const response = await fetch(new URL(path, url), { method, headers, body, signal, redirect: 'manual' });
      for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parse(text) };
    },
  };
}

export async function signUp(browser: Browser, firstName: string, email: string): Promise<Person> {
  const password = 'a long enough password';
  const created = await browser.call('POST', '/api/auth/accounts', {
    json: { firstName, lastName: 'Tester', email, password },
  });
  if (created.status !== 202) throw new Error(`Account not created: ${created.status} ${created.text}`);
  const signedIn = await browser.call('POST', '/api/auth/sign-in', { json: { email, password } });
  if (signedIn.status !== 200) throw new Error(`Not signed in: ${signedIn.status} ${signedIn.text}`);
  const get = async <T>(path: string) => expectSuccess<T>(await browser.call('GET', path));
  const post = async <T>(path: string, json?: unknown) => {
    return expectSuccess<T>(await browser.call('POST', path, json === undefined ? {} : { json }));
  };
  return {
    ...browser,
    email,
    userId: (signedIn.json as { id: string }).id,
    get,
    post,
    async upload<T>(name: string, content: string | Uint8Array, path = '/api/files/upload') {
      return expectSuccess<T>(await browser.call('POST', path, { form: fileForm(name, content) }));
    },
    async ask<T>(question: string, dataSourceIds?: string[]) {
      const session = await post<{ id: string }>('/api/chat/sessions', {
        title: '',
        ...(dataSourceIds ? { dataSourceIds } : {}),
      });
      return post<T>(`/api/chat/sessions/${session.id}/messages`, {
        role: 'user',
        content: question,
        isVoice: false,
      });
    },
  };
}

export function fileForm(name: string, content: string | Uint8Array): FormData {
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}

function expectSuccess<T>(result: CallResult): T {
  if (result.status >= 300) throw new Error(`${result.status}: ${result.text}`);
  return result.json as T;
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const isGone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
  if (isGone) jar.delete(name);
  else jar.set(name, pair.slice(pair.indexOf('=') + 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
