import type { Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { expect, test } from '../product.ts';
import { openScreen, shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { removeSampleCompany } from '../workspaces.ts';

/** A thumb up makes a test of the data, a thumb down gets another reading, and the page says what has become of them. */

const visits = (header: string, first: number) =>
  `${header}\nHarbour,${first},4\nCastle,80,2\nHarbour,40,1\n`;
const file = (header: string, first = 120) => ({
  name: 'visits.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(visits(header, first)),
});

const lastAnswer = (page: Page) => page.getByRole('article', { name: 'AI Agent' }).last();
const thumb = (page: Page, name: 'This answer is right' | 'Something is wrong with this answer') =>
  lastAnswer(page).getByRole('button', { name });

async function ask(page: Page, question: string): Promise<void> {
  const answers = page.getByRole('article', { name: 'AI Agent' });
  const before = await answers.count();
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
  await expect(answers).toHaveCount(before + 1);
}

test.describe('Verified questions', () => {
  const shared = shareSignedInPage('/ai-agent');
  let sourceId = '';
  test.beforeAll(async () => {
    const { page } = shared;
    await removeSampleCompany(page);
    const header = 'site,visitors,guides';
    const answer = await page.request.post('/api/files/upload', { multipart: { file: file(header) } });
    sourceId = (await answer.json()).dataSource.id;
    await page.reload();
  });

  test('a right answer is confirmed under a name, undone, and then answers as verified', async () => {
    const { page } = shared;
    await ask(page, 'total visitors by site');
    await expect(lastAnswer(page)).toContainText('Checked');
    await thumb(page, 'This answer is right').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirm this answer' });
    await expect(dialog.getByLabel('Name')).toHaveValue('total visitors by site');
    await dialog.getByLabel('Name').fill('');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(dialog).toContainText('Give the question a name.');
    await dialog.getByLabel('Name').fill('Visitors of the sites');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectToast(page, { title: 'Answer confirmed' });
    await expect(thumb(page, 'This answer is right')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
    await expect(thumb(page, 'This answer is right')).toHaveAttribute('aria-pressed', 'false');
    await thumb(page, 'This answer is right').click();
    await dialog.getByLabel('Name').fill('Visitors of the sites');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(thumb(page, 'This answer is right')).toHaveAttribute('aria-pressed', 'true');
    await dismissToast(page);
    await ask(page, 'Total visitors by site?');
    await expect(lastAnswer(page)).toContainText('Verified');
    await expect(lastAnswer(page)).toContainText('Confirmed by Ada Lovelace');
  });

  test('a wrong answer is told of, and offers readings that answer', async () => {
    const { page } = shared;
    await page.getByRole('button', { name: 'New conversation', exact: true }).click();
    await expect(page.getByRole('button', { name: 'total visitors by site', exact: true })).toBeVisible();
    await ask(page, 'guides by site');
    await thumb(page, 'Something is wrong with this answer').click();
    const panel = lastAnswer(page).getByRole('region', { name: 'What was wrong?' });
    await panel.getByRole('button', { name: 'Wrong table or column' }).click();
    await expect(panel).toContainText('Thank you, it is noted.');
    await expect(thumb(page, 'Something is wrong with this answer')).toHaveAttribute('aria-pressed', 'true');
    await expect(panel).toContainText('Did you mean one of these?');
    expect(await findViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Take back' }).click();
    await expect(panel).toBeHidden();
    await expect(thumb(page, 'Something is wrong with this answer')).toHaveAttribute('aria-pressed', 'false');
    await expect(thumb(page, 'Something is wrong with this answer')).toBeFocused();
  });

  test('the page shows what holds, what broke and why, and what can be done', async () => {
    const { page } = shared;
    await openScreen(page, '/verified-questions');
    const card = page.getByRole('listitem').filter({ hasText: 'Visitors of the sites' });
    await expect(card).toContainText('Holds');
    const path = `/api/data-sources/${sourceId}/upload?mode=replace`;
    await page.request.post(path, { multipart: { file: file('site,visitors,guides', 1120) } });
    await expect(card).toContainText('Changed with the data');
    await expect(card).toContainText('Harbour, total visitors: 160 → 1,160 (+625.0%).');
    await expect(card).not.toContainText('Holds');
    await expect(page.getByRole('status').filter({ hasText: '1 changed with the data' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const notice = page.getByRole('link', { name: 'has changed with the data' });
    await expect(notice).toHaveAttribute('href', /\/verified-questions\?question=/);
    await page.keyboard.press('Escape');
    await page.request.post(path, { multipart: { file: file('town,visitors,guides') } });
    await expect(card).toContainText('The column "site" of "visits" is not there any more.');
    await expect(card).toContainText('Broken');
    await expect(page.getByRole('status').filter({ hasText: '1 broken' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.request.post(path, { multipart: { file: file('site,visitors,guides') } });
    await expect(card).toContainText('Holds');
    await card.getByRole('button', { name: 'Actions for Visitors of the sites' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Sites');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const renamed = page.getByRole('listitem').filter({ hasText: 'Sites' });
    await renamed.getByRole('button', { name: 'Actions for Sites' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expectToast(page, { title: 'Question removed', message: 'Sites' });
    await expect(page.getByText('No verified questions yet')).toBeVisible();
    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
    await expect(renamed).toContainText('Sites');
    await renamed.getByRole('button', { name: 'Ask it: Sites' }).click();
    await expect(page).toHaveURL(/\/ai-agent/);
    await expect(lastAnswer(page)).toContainText('Verified');
  });
});
