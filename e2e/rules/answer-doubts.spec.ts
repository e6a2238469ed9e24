import type { Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { expect, test } from '../product.ts';
import { settle } from '../screens.ts';
import { openScreen, shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { removeSampleCompany } from '../workspaces.ts';

/** What an answer doubts is set right where it stands, by one press. */

const lastAnswer = (page: Page) => page.getByRole('article', { name: 'AI Agent' }).last();

async function ask(page: Page, question: string): Promise<void> {
  const answers = page.getByRole('article', { name: 'AI Agent' });
  // The answers before are fetched with the page.
  await settle(page);
  const before = await answers.count();
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
  await expect(answers).toHaveCount(before + 1);
}

const orders = [
  'placed;status;amount',
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    (at) => `0${at}/0${9 - at}/2024;${at === 3 ? 'Storniert' : 'Bezahlt'};${at}0`,
  ),
].join('\n');

test.describe('What an answer doubts', () => {
  const shared = shareSignedInPage('/ai-agent');
  test.beforeAll(async () => {
    const { page } = shared;
    await removeSampleCompany(page);
    const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(`${orders}\n`) };
    await page.request.post('/api/files/upload', { multipart: { file } });
    await page.reload();
  });

  test('is set right by one press, after which the question is answered anew', async () => {
    const { page } = shared;
    await ask(page, 'how many orders in March 2024');
    await expect(lastAnswer(page)).toContainText('Caution');
    const answers = page.getByRole('article', { name: 'AI Agent' });
    const before = await answers.count();
    await lastAnswer(page)
      .getByRole('button', { name: /^Read (day|month) first$/ })
      .press('Enter');
    await expectToast(page, { title: 'Fix Applied' });
    await expect(answers).toHaveCount(before + 1);
    await expect(lastAnswer(page)).toContainText('Checked');
    await dismissToast(page);
  });

  test('about states is chosen once, and holds for every question from then on', async () => {
    const { page } = shared;
    await page.getByRole('button', { name: 'New conversation', exact: true }).click();
    await expect(lastAnswer(page)).toBeHidden();
    await ask(page, 'total amount');
    await expect(lastAnswer(page)).toContainText('Caution');
    await lastAnswer(page).getByRole('button', { name: 'all states counted, 1 Storniert' }).press('Enter');
    await page.getByRole('menuitem', { name: 'leave out Storniert' }).press('Enter');
    await expectToast(page, { title: 'Choice Kept' });
    await expect(lastAnswer(page)).toContainText('1 Storniert left out');
    await expect(lastAnswer(page)).toContainText('Checked');
    await dismissToast(page);
    await ask(page, 'highest amount');
    await expect(lastAnswer(page)).toContainText('1 Storniert left out');
  });

  test('is accessible, and nothing runs out of its card on a phone', async () => {
    const { page } = shared;
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, '/ai-agent');
    await ask(page, 'total amount by placed');
    expect(await findViolations(page)).toEqual([]);
    const hidden = await lastAnswer(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(hidden).toBe(0);
  });
});
