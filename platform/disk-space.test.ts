import { expect, it, vi } from 'vitest';
import { createDiskSpace } from './disk-space.ts';

const megabyte = 1e6;

function open(freeMegabytes: number) {
  const state = { free: freeMegabytes * megabyte };
  const disk = createDiskSpace({
    directory: '/',
    reserveBytes: 100 * megabyte,
    readFree: async () => state.free,
  });
  return { disk, state };
}

it('N06 claims no room that reaches into the reserve, counting what others have claimed', async () => {
  const { disk } = open(300);
  const first = await disk.claim(150 * megabyte);
  await expect(disk.claim(60 * megabyte)).rejects.toMatchObject({
    code: 'full',
    message: expect.stringMatching(/300 MB are free, and 100 MB .*Reading and asking go on/),
  });
  (await disk.claim(40 * megabyte))[Symbol.dispose]();
  first[Symbol.dispose]();
  first[Symbol.dispose]();
  using _ = await disk.claim(200 * megabyte);
  await expect(disk.claim(1)).rejects.toMatchObject({ code: 'full' });
});

it('N06 stops what writes more than it claimed before the reserve is gone', async () => {
  const { disk, state } = open(300);
  using work = await disk.claim(megabyte);
  state.free = 60 * megabyte;
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(work.signal.aborted).toBe(false);
  state.free = 40 * megabyte;
  await vi.waitFor(() => expect(work.signal.reason).toMatchObject({ code: 'full' }), { timeout: 3000 });
});

it('watches no disk without a reserve', async () => {
  const disk = createDiskSpace({ directory: '/', reserveBytes: 0, readFree: async () => 0 });
  using work = await disk.claim(1e12);
  expect(work.signal.aborted).toBe(false);
});
