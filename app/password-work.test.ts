import { expect, it } from 'vitest';
import { createPasswordWork } from './password-work.ts';

it('lets addresses take turns at the computing of hashes, and refuses one that asks for a hundred at once', async () => {
  const passwords = createPasswordWork();
  const ended: string[] = [];
  const crowd = Array.from({ length: 100 }, () =>
    passwords.hash('a long enough password', '192.0.2.1').then(
      () => ended.push('crowd'),
      () => ended.push('refused'),
    ),
  );
  const stored = await passwords.hash('another long password', '192.0.2.2');
  expect(await passwords.verify('another long password', stored, '192.0.2.2')).toBe(true);
  // Two of one who has just come, while the other address has had a few turns of its many.
  expect(ended.filter((who) => who === 'crowd').length).toBeLessThan(10);
  await Promise.all(crowd);
  expect(ended.filter((who) => who === 'refused').length).toBeGreaterThan(40);
});
