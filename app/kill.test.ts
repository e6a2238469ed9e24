import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runKillCycles } from '../bench/kill-cycles.ts';
import { isFullProof } from '../tools/test-depth.ts';

/** A short sample; `npm run soak` does it for as long as it is told. */
const kills = isFullProof ? 8 : 2;

it(`keeps every acknowledged upload and message through ${kills} kills`, { timeout: 120_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-kill-'));
  const seed = Date.now() % 100_000;
  try {
    const report = await runKillCycles({ directory, kills, seed, longestWorkMs: 1000 });
    expect({ seed, problems: report.problems }).toEqual({ seed, problems: [] });
    expect(report.acknowledgedUploads + report.acknowledgedMessages).toBeGreaterThan(0);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
