import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runKillCycles } from './kill-cycles.ts';
import { runBrowserGates } from './soak-browser.ts';
import { startSoakMariadb, startSoakPostgres } from './soak-databases.ts';
import { exportFullSheet } from './soak-export.ts';
import { sendHostileFiles } from './soak-hostile.ts';
import { proveSandbox } from './soak-sandbox.ts';
import { runSyncKills } from './soak-syncs.ts';
import { runFullTests } from './soak-tests.ts';
import { runVersionKills } from './soak-versions.ts';

/**
 * Long proofs: `npm run soak` kills the product while files come in and questions are answered, `npm run soak -- versions`
 * while tables get new versions and lose old ones. Behind it how often, and the seed of a run to see again:
 * `npm run soak -- versions 200 12345`. `npm run soak -- browser` holds every screen to every gate, or with their names
 * to some of them: `npm run soak -- browser zoom accessibility`. `npm run soak -- tests` goes through all of what `npm test` samples. `npm run soak -- export` fills more than a sheet of Excel.
 * `npm run soak -- sandbox 60` runs random statements for an hour, behind fifty heavy ones beside which another's must stay quick.
 * `npm run soak -- syncs 60` kills server, reading process and database while a PostgreSQL and then a MariaDB are read that somebody writes to; with a name, that one alone: `npm run soak -- syncs mariadb 60 12345`.
 * `npm run soak -- hostile 5` sends forty hostile files of one workspace at once and goes on for five minutes: memory, and what others wait.
 */
const words = process.argv.slice(2);
const databases = { postgresql: startSoakPostgres, mariadb: startSoakMariadb };
process.exitCode = (await prove()) ? 0 : 1;

function prove(): Promise<boolean> {
  const [name, ...rest] = words;
  if (name === 'browser') return runBrowserGates(rest);
  if (name === 'tests') return runFullTests(rest);
  if (name === 'export') return exportFullSheet();
  if (name === 'sandbox') return runSandbox(rest.map(Number));
  if (name === 'hostile') return runHostile(rest.map(Number));
  if (name === 'syncs') return proveSyncs(rest);
  if (name === 'versions') return proveByKills(runVersionKills, rest.map(Number), 300);
  return proveByKills(runKillCycles, words.map(Number), 60);
}

async function runHostile([minutes = 5]: readonly number[]): Promise<boolean> {
  const report = await sendHostileFiles(minutes);
  console.log(report);
  return report.problems.length === 0;
}

async function runSandbox([
  minutes = 60,
  seed = Date.now() % 1_000_000,
]: readonly number[]): Promise<boolean> {
  const report = await proveSandbox(minutes, seed);
  console.log(report);
  return report.problems.length === 0;
}

async function proveSyncs(words: readonly string[]): Promise<boolean> {
  const named = Object.keys(databases).filter((name) => words.includes(name));
  const numbers = words.filter((word) => !named.includes(word)).map(Number);
  let isProven = true;
  for (const [name, start] of Object.entries(databases)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const database = await start();
    if (!database) throw new Error(`There is no ${name} on this machine.`);
    try {
      console.log(database.name);
      const isWhole = await proveByKills((options) => runSyncKills(database, options), numbers, 60);
      isProven &&= isWhole;
    } finally {
      database.stop();
    }
  }
  return isProven;
}

interface KillOptions {
  directory: string;
  kills: number;
  seed: number;
  onKill: (kills: number, problems: readonly string[]) => void;
}

async function proveByKills(
  proof: (options: KillOptions) => Promise<{ problems: readonly string[] }>,
  [kills, seed = Date.now() % 1_000_000]: readonly number[],
  usualKills: number,
): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-soak-'));
  const times = kills ?? usualKills;
  console.log(`${times} kills with seed ${seed}`);
  try {
    const report = await proof({
      directory,
      kills: times,
      seed,
      onKill: (done, problems) => {
        if (done % 10 === 0) console.log(`${done} kills, ${problems.length} problems`);
      },
    });
    console.log(report);
    return report.problems.length === 0;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
