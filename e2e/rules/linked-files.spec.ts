import type { Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';

/** Two files that belong together, one after the other: where it is asked, and where it is said. */

const csv = (name: string, header: string, line: (number: number) => (string | number)[]) => {
  const rows = Array.from({ length: 60 }, (_, at) => line(at + 1).join(','));
  return { name, mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\n')) };
};
const boats = csv('boats.csv', 'boat_id,boat,harbour_town', (i) => [
  i,
  `Boat ${i}`,
  i % 2 === 0 ? 'Ayr' : 'Oban',
]);
const trips = csv('trips.csv', 'trip,boat_id,miles', (i) => [`T${i}`, 1 + (i % 40), i]);

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const reportOf = (page: Page) => page.getByRole('dialog', { name: 'What was read, and what was not' });

test.describe('Two files that seem to belong together', () => {
  const shared = shareSignedInPage('/data-sources');

  test('are asked about where the second comes in, by the keyboard and on a phone too', async () => {
    const { page } = shared;
    await page.request.post('/api/files/upload', { multipart: { file: boats } });
    await page.goto('/data-sources?upload=true');
    await page.locator('input[type=file]').setInputFiles(trips);
    await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
    const report = reportOf(page);
    await expect(report.getByText('trips.boat_id looks like it leads to boats.boat_id')).toBeVisible();
    await dismissToast(page);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      expect(await findViolations(page)).toEqual([]);
      expect(await report.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
    await report.getByRole('button', { name: /^Not related: trips\.boat_id/ }).focus();
    await page.keyboard.press('Enter');
    await expect(report.getByText('Rejected')).toBeVisible();
    const takeBack = report.getByRole('button', { name: /^Take back: trips\.boat_id/ });
    await expect(takeBack).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(report.getByRole('button', { name: /^Confirm: trips\.boat_id/ })).toBeFocused();
  });

  test('are asked about in the chat, and the answer follows the word', async () => {
    const { page } = shared;
    await page.goto('/ai-agent');
    await page.getByLabel('Your question').fill('total miles by harbour town');
    await page.keyboard.press('Enter');
    const yes = page.getByRole('button', { name: /^Yes, they mean boats\.boat_id/ });
    await expect(yes).toBeVisible();
    await expect(page.getByText('Do the values of trips.boat_id mean boats.boat_id?')).toBeVisible();
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      expect(await findViolations(page)).toEqual([]);
    }
    await yes.click();
    await expectToast(page, { title: 'Relation Confirmed' });
    await expect(page.getByRole('cell', { name: 'Oban' })).toBeVisible();
    await dismissToast(page);
  });
});
