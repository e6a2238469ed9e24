import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runKillCycles } from './kill-cycles.ts';

/** Long proofs: `npm run soak` or, for another length or run, `npm run soak -- 200 12345` (kills, seed). */
const kills = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);

const directory = await mkdtemp(join(tmpdir(), 'plumbline-soak-'));
console.log(`${kills} kills with seed ${seed}`);
try {
  const report = await runKillCycles({ directory, kills, seed });
  console.log(report);
  process.exitCode = report.problems.length > 0 ? 1 : 0;
} finally {
  await rm(directory, { recursive: true, force: true });
}
