import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runVersionKills } from '../bench/soak-versions.ts';
import { isFullProof } from '../tools/test-depth.ts';

/** Each operation once in the full proof; `npm run soak -- versions` does hundreds. */
const kills = isFullProof ? 8 : 2;

const seed = Date.now() % 100_000;

it(`leaves the old version or the new one through ${kills} kills (seed ${seed})`, {
  timeout: 180_000,
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-version-kills-'));
  try {
    const { problems } = await runVersionKills({ directory, kills, seed });
    expect({ seed, problems }).toEqual({ seed, problems: [] });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
