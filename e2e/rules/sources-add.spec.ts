import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerOnce, bodySent, countCalls } from '../wire.ts';

/** Specification, sections 5, 7 and 8: adding a data source on its page and on the dashboard. */

async function openDialog(page: Page): Promise<void> {
  await dismissToast(page);
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Data Source', exact: true }).click();
}

async function fill(page: Page, name: string, type: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: false }).first().fill(name);
  await dialog.getByLabel('Type').selectOption(type);
}

const submit = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Add Data Source' }).click();

for (const [place, path] of [
  ['page', '/data-sources'],
  ['dashboard', '/'],
] as const) {
  test.describe(`§5 Add source (${place})`, () => {
    const shared = sharePageOfFile(path);
    test.beforeEach(() => openDialog(shared.page));

    for (const [lack, name, type] of [
      ['name', '', 'csv'],
      ['name of more than blanks', '   ', 'csv'],
      ['type', 'Ledger', ''],
    ] as const) {
      test(`a missing ${lack} is refused`, async () => {
        await fill(shared.page, name, type);
        const calls = await countCalls(shared.page, 'POST /api/data-sources', async () => {
          await submit(shared.page);
          await expectToast(shared.page, {
            title: 'Validation Error',
            message: 'Please fill in all required fields.',
            isDestructive: true,
          });
        });
        expect(calls).toBe(0);
      });
    }

    test('the server’s sentence is told', async () => {
      const message = 'A workspace holds at most 500 data sources.';
      await answerOnce(shared.page, 'POST /api/data-sources', { status: 409, json: { message } });
      await fill(shared.page, 'Ledger', 'csv');
      await submit(shared.page);
      await expectToast(shared.page, { title: 'Error', message, isDestructive: true });
    });

    test('a failure without a sentence has the fallback', async () => {
      await answerOnce(shared.page, 'POST /api/data-sources', { status: 500 });
      await fill(shared.page, 'Ledger', 'csv');
      await submit(shared.page);
      await expectToast(shared.page, {
        title: 'Error',
        message: 'Failed to add data source.',
        isDestructive: true,
      });
    });

    test('the button is disabled while the call is pending', async () => {
      const release = await answerOnce(shared.page, 'POST /api/data-sources', { status: 500, isHeld: true });
      await fill(shared.page, 'Ledger', 'csv');
      await submit(shared.page);
      await expect(shared.page.getByRole('dialog').getByRole('button', { name: 'Adding...' })).toBeDisabled();
      release();
      await expect(
        shared.page.getByRole('dialog').getByRole('button', { name: 'Add Data Source' }),
      ).toBeEnabled();
    });
  });
}

test.describe('§5 Add source (page): systems that need authentication', () => {
  const shared = sharePageOfFile('/data-sources');

  for (const type of ['datasphere', 's4hana', 'successfactors', 'ariba', 'concur', 'marketingcloud']) {
    test(`${type} without authentication is refused`, async () => {
      await openDialog(shared.page);
      await fill(shared.page, 'Ledger', type);
      const calls = await countCalls(shared.page, 'POST /api/data-sources', async () => {
        await submit(shared.page);
        await expectToast(shared.page, {
          title: 'Authentication Required',
          message: 'Please configure authentication for this data source.',
          isDestructive: true,
        });
      });
      expect(calls).toBe(0);
    });
  }
});

test.describe('§7 POST /api/data-sources', () => {
  const shared = sharePageOfFile('/');

  test('the dashboard sends name, type and configuration', async () => {
    const { page } = shared;
    await openDialog(page);
    await fill(page, '  Board ledger ', 'datasphere');
    const body = await bodySent(page, 'POST /api/data-sources', () => submit(page));
    expect(body).toEqual({ name: 'Board ledger', type: 'datasphere', configuration: {} });
  });

  test('success is told and the dialog closes', async () => {
    await expectToast(shared.page, { title: 'Data Source Added' });
    await expect(shared.page.getByRole('dialog')).toBeHidden();
  });

  test('the list has the new source', async () => {
    await expect(shared.page.getByRole('link', { name: 'Board ledger' })).toBeVisible();
  });

  test('the page sends name, type and config as JSON text', async () => {
    const { page } = shared;
    await page.goto('/data-sources');
    await openDialog(page);
    await fill(page, ' Page ledger ', 'postgresql');
    const body = await bodySent(page, 'POST /api/data-sources', () => submit(page));
    expect(body).toMatchObject({ name: 'Page ledger', type: 'postgresql', config: '{}' });
    await expectToast(page, { title: 'Data Source Added' });
    await expect(page.getByRole('link', { name: 'Page ledger' })).toBeVisible();
  });
});
