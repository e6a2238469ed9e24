import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runKillCycles } from './kill-cycles.ts';
import { runVersionKills } from './soak-versions.ts';

/**
 * Long proofs: `npm run soak` kills the product while files come in and questions are answered, `npm run soak -- versions`
 * while tables get new versions and lose old ones. Behind it how often, and the seed of a run to see again:
 * `npm run soak -- versions 200 12345`.
 */
const proofs = { all: runKillCycles, versions: runVersionKills };
const words = process.argv.slice(2);
const proof = words[0] === 'versions' ? 'versions' : 'all';
const [kills = proof === 'all' ? 60 : 300, seed = Date.now() % 1_000_000] = words
  .filter((word) => word !== 'versions')
  .map(Number);

const directory = await mkdtemp(join(tmpdir(), 'plumbline-soak-'));
console.log(`${kills} kills with seed ${seed}`);
try {
  const report = await proofs[proof]({ directory, kills, seed });
  console.log(report);
  process.exitCode = report.problems.length > 0 ? 1 : 0;
} finally {
  await rm(directory, { recursive: true, force: true });
}
