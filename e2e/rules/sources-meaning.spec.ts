import type { Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';

/** The tab Meaning of the dialog that edits a data source. */

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Data Source' });

const columnOf = (page: Page, name: string) =>
  dialogOf(page).getByRole('region', { name: 'Columns' }).getByText(name, { exact: true });

async function openMeaning(page: Page): Promise<void> {
  await dismissToast(page);
  await page.getByRole('button', { name: 'Actions for Sample company' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialogOf(page).getByRole('tab', { name: 'Meaning' }).click();
  await dialogOf(page).getByLabel('Table', { exact: true }).selectOption('orders');
}

async function answerTo(page: Page, question: string): Promise<string> {
  const session = await (await page.request.post('/api/chat/sessions', { data: {} })).json();
  const asked = await page.request.post(`/api/chat/sessions/${session.id}/messages`, {
    data: { content: question },
  });
  return (await asked.json()).aiMessage.metadata.answer.status;
}

test.describe('Meaning', () => {
  const shared = shareSignedInPage('/data-sources');

  test('a column is called otherwise, the agent reads it so, and Undo takes it back', async () => {
    const { page } = shared;
    expect(await answerTo(page, 'total zellum by region')).not.toBe('answered');
    await openMeaning(page);
    const dialog = dialogOf(page);
    await columnOf(page, 'net_amount').click();
    await dialog.getByRole('textbox', { name: 'Called', exact: true }).fill('Zellum');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, {
      title: 'Meaning Saved',
      message: 'Questions about orders are read by it from now on.',
    });
    expect(await answerTo(page, 'total zellum by region')).toBe('answered');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => answerTo(page, 'total zellum by region')).not.toBe('answered');
  });

  test('a relation is rejected at once, and that is taken back', async () => {
    const { page } = shared;
    await openMeaning(page);
    const relation = dialogOf(page)
      .getByRole('region', { name: 'Relations' })
      .getByRole('listitem')
      .filter({ hasText: 'orders.customer_id belongs to customers.customer_id' });
    await relation.getByRole('button', { name: 'Reject' }).click();
    await expect(relation.getByText('Rejected')).toBeVisible();
    await relation.getByRole('button', { name: 'Take back' }).click();
    await expect(relation.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('fields that are not saved are left only when the person says so', async () => {
    const { page } = shared;
    await openMeaning(page);
    const dialog = dialogOf(page);
    const synonyms = dialog.getByLabel('A row is also called');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await synonyms.fill('deals');
    const leavings = [
      () => dialog.getByRole('tab', { name: 'General' }).click(),
      () => dialog.getByLabel('Table', { exact: true }).selectOption('products'),
      () => page.keyboard.press('Escape'),
    ];
    for (const leave of leavings) {
      await leave();
      await expect(question).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(synonyms).toHaveValue('deals');
    }
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toBeHidden();
    await openMeaning(page);
    await expect(synonyms).toHaveValue('');
    // Nothing is asked where nothing was changed.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('it is accessible, and nothing is lost on a phone', async () => {
    const { page } = shared;
    await openMeaning(page);
    await columnOf(page, 'net_amount').click();
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
