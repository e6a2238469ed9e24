import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerOnce, bodySent, countCalls } from '../wire.ts';

/** Specification, sections 2, 4, 7 and 8: the dialog that edits a data source. */

async function openEditor(page: Page, name: string): Promise<void> {
  await dismissToast(page);
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Data Source' });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click();
const nameOf = (page: Page) => dialogOf(page).getByLabel('Name').first();

test.describe('§4 Edit data source', () => {
  const shared = shareSignedInPage('/');
  const ids = new Map<string, string>();
  test.beforeAll(async () => {
    for (const type of ['datasphere', 's4hana', 'successfactors', 'postgresql', 'csv']) {
      const added = await shared.page.request.post('/api/data-sources', {
        data: { name: `My ${type}`, type, configuration: { note: 'kept' } },
      });
      const source: unknown = await added.json();
      if (typeof source === 'object' && source && 'id' in source) ids.set(type, String(source.id));
    }
    await shared.page.goto('/data-sources');
  });

  test('it has the tabs General Settings, Authentication and SAP Streaming, and Meaning beside them', async () => {
    await openEditor(shared.page, 'My csv');
    await expect(dialogOf(shared.page).getByRole('tab')).toHaveText([
      'General Settings',
      'Authentication',
      'SAP Streaming',
      'Meaning',
    ]);
  });

  for (const type of ['datasphere', 's4hana']) {
    test(`both other tabs are enabled for ${type}`, async () => {
      await openEditor(shared.page, `My ${type}`);
      for (const name of ['Authentication', 'SAP Streaming']) {
        await expect(dialogOf(shared.page).getByRole('tab', { name })).toBeEnabled();
      }
    });
  }

  for (const type of ['successfactors', 'postgresql', 'csv']) {
    test(`both other tabs are disabled for ${type}`, async () => {
      await openEditor(shared.page, `My ${type}`);
      await expect(dialogOf(shared.page).getByRole('tab', { name: 'General Settings' })).toBeEnabled();
      for (const name of ['Authentication', 'SAP Streaming']) {
        await expect(dialogOf(shared.page).getByRole('tab', { name })).toBeDisabled();
      }
    });
  }

  test('the name stands in the form', async () => {
    await openEditor(shared.page, 'My csv');
    await expect(nameOf(shared.page)).toHaveValue('My csv');
  });

  test('an empty name is refused', async () => {
    const { page } = shared;
    await openEditor(page, 'My csv');
    await nameOf(page).fill('  ');
    const calls = await countCalls(page, `PUT /api/data-sources/${ids.get('csv')}`, async () => {
      await save(page);
      await expectToast(page, {
        title: 'Validation Error',
        message: 'Please fill in all required fields.',
        isDestructive: true,
      });
    });
    expect(calls).toBe(0);
  });

  test('the server’s sentence is told', async () => {
    const { page } = shared;
    const message = 'There already is a data source of this name.';
    await answerOnce(page, `PUT /api/data-sources/${ids.get('csv')}`, { status: 409, json: { message } });
    await openEditor(page, 'My csv');
    await save(page);
    await expectToast(page, { title: 'Error', message, isDestructive: true });
  });

  test('a failure without a sentence has the fallback', async () => {
    const { page } = shared;
    await answerOnce(page, `PUT /api/data-sources/${ids.get('csv')}`, { status: 500 });
    await openEditor(page, 'My csv');
    await save(page);
    await expectToast(page, {
      title: 'Error',
      message: 'Failed to update data source.',
      isDestructive: true,
    });
  });

  test('the button reads Saving... and is disabled while the call is pending', async () => {
    const { page } = shared;
    const release = await answerOnce(page, `PUT /api/data-sources/${ids.get('csv')}`, {
      status: 500,
      isHeld: true,
    });
    await openEditor(page, 'My csv');
    await save(page);
    await expect(dialogOf(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await expect(dialogOf(page).getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  });

  test('id, name, type and configuration are sent', async () => {
    const { page } = shared;
    const id = ids.get('postgresql');
    await openEditor(page, 'My postgresql');
    await nameOf(page).fill(' Warehouse copy ');
    const body = await bodySent(page, `PUT /api/data-sources/${id}`, () => save(page));
    expect(body).toMatchObject({
      id,
      name: 'Warehouse copy',
      type: 'postgresql',
      // Of what no field of the form declares it is told that it is there; sent back so, it stays.
      configuration: { hasNote: true },
    });
  });

  test('success is told, the dialog closes and the list has the new name', async () => {
    const { page } = shared;
    await expectToast(page, { title: 'Data Source Updated' });
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Warehouse copy' })).toBeVisible();
  });
});
