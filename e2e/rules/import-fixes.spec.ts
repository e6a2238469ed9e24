import type { Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';

/** The report of an import: each finding with what can be done about it, and what is in force with its undo. */

const text = 'city,amount\nOslo,1\nBergen,2\nVoss,x\nLom,4\nSki,5\nMoss,6\nTotal,18\n';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'What was read, and what was not' });
const offerOf = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });
const inForce = (page: Page) => dialogOf(page).locator('section', { hasText: 'Fixes in force' });

/** A source of its own for each test, opened at its report. */
async function openReport(page: Page): Promise<string> {
  const file = { name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  const made = await (await page.request.post('/api/files/upload', { multipart: { file } })).json();
  await page.goto(`/data-sources?source=${made.dataSource.id}`);
  await page.getByRole('button', { name: 'Import report' }).click();
  await expect(dialogOf(page)).toContainText('cities: 6 rows');
  return made.dataSource.id;
}

test.describe('Fixes of an import', () => {
  const shared = shareSignedInPage('/data-sources');

  test('a fix is applied by one press, and undone from the toast or from the list', async () => {
    const { page } = shared;
    await openReport(page);
    await offerOf(page, 'Keep it as a row').click();
    await expectToast(page, { title: 'Fix Applied', message: '1 row was kept.' });
    await expect(dialogOf(page)).toContainText('cities: 7 rows');
    await expect(offerOf(page, 'Keep it as a row')).toBeHidden();
    await expect(inForce(page)).toContainText('1 row was kept.');
    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, { title: 'Fix Undone', message: 'cities is read without it again.' });
    await expect(dialogOf(page)).toContainText('cities: 6 rows');
    await expect(inForce(page)).toBeHidden();

    await offerOf(page, 'Keep it as a row').click();
    await offerOf(page, 'Read as numbers, the other values become empty').click();
    await expectToast(page, { title: 'Fix Applied', message: '1 value was made empty.' });
    await expect(inForce(page).getByRole('listitem')).toHaveCount(2);
    await inForce(page).getByRole('listitem').first().getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, { title: 'Fix Undone' });
    await expect(inForce(page).getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Tables' })).toContainText('6');
  });

  test('a report that is opened again shows what is in force', async () => {
    const { page } = shared;
    const id = await openReport(page);
    await offerOf(page, 'Keep it as a row').click();
    await expectToast(page, { title: 'Fix Applied' });
    await page.goto(`/data-sources?source=${id}`);
    await page.getByRole('button', { name: 'Import report' }).click();
    await expect(inForce(page)).toContainText('1 row was kept.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Import report' })).toBeFocused();
  });

  test('after the tables were loaded anew it says why nothing can be applied', async () => {
    const { page } = shared;
    const id = await openReport(page);
    const stale = page.request.post(`/api/data-sources/${id}/tables/cities/versions/1/restore`);
    expect((await stale).status()).toBe(409);
    const file = { name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from('city,amount\nBodø,x\n') };
    await page.request.post(`/api/data-sources/${id}/upload?mode=append`, { multipart: { file } });
    await offerOf(page, 'Keep it as a row').click();
    await expectToast(page, { title: 'Error', message: /loaded again or restored/, isDestructive: true });
    await expect(offerOf(page, 'Keep it as a row')).toBeHidden();
  });

  test('it is accessible, and nothing is lost on a phone', async () => {
    const { page } = shared;
    await openReport(page);
    await offerOf(page, 'Keep it as a row').press('Enter');
    await expectToast(page, { title: 'Fix Applied' });
    await dismissToast(page);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await findViolations(page)).toEqual([]);
      const hidden = await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hidden).toBe(0);
    }
  });
});
