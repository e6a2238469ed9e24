import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { expect, signUpQuickly, test } from '../product.ts';
import { expectToast } from '../toast.ts';

/** A model from the dialog to a table of its predictions, on a file of the person's own; nothing is answered at the wire. */

const dayMs = 86_400_000;

/** Visits of two shops by the weekday, and whether the day went well, which visits and price tell. */
function visits(): string {
  const lines = ['day,shop,price,visits,well'];
  for (let day = 0; day < 220; day += 1)
    for (const [at, shop] of ['Oslo', 'Bergen'].entries()) {
      const date = new Date(Date.UTC(2025, 0, 1) + day * dayMs).toISOString().slice(0, 10);
      const count = 40 + 30 * at + ([0, 4, 8, 12, 30, 60, 45][day % 7] ?? 0) + ((day * 37 + at * 11) % 9);
      const price = 10 + ((day * 53 + at) % 17);
      lines.push(`${date},${shop},${price},${count},${count * price > 1400 ? 'yes' : 'no'}`);
    }
  return lines.join('\n');
}

async function createModel(page: Page, name: string, type: string, algorithm: string): Promise<void> {
  await page.goto('/ml-models');
  await page.getByRole('button', { name: 'Create Model', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Type').selectOption(type);
  await dialog.getByLabel('Algorithm').selectOption(algorithm);
  await dialog.getByLabel('Data source').selectOption('visits');
  await dialog.locator('button[type=submit]').click();
  await expectToast(page, { title: 'Model Created', message: /ready for training/ });
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** The first training ends in the results, without anything being pressed. */
const trained = (page: Page) => expect(tab(page, 'Results')).toBeVisible({ timeout: 60_000 });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test.describe.configure({ mode: 'serial' });

test.describe('a model of a file of one’s own', () => {
  let page: Page;
  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await signUpQuickly(page);
    const file = { name: 'visits.csv', mimeType: 'text/csv', buffer: Buffer.from(visits()) };
    expect((await page.request.post('/api/files/upload', { multipart: { file } })).ok()).toBe(true);
  });
  test.afterAll(() => page.close());

  test('tells what it would learn from, takes another choice, and is trained', async () => {
    await createModel(page, 'Good days', 'classification', 'random_forest');
    await expect(page.getByText('Predicts "well"')).toBeVisible();
    await page.getByText('Change', { exact: true }).click();
    await page.getByLabel('Seed').fill('-1');
    await page.getByRole('button', { name: 'Train', exact: true }).click();
    await expect(page.getByText('Enter a whole number from 0', { exact: false })).toBeVisible();
    await page.getByLabel('Seed').fill('7');
    await page.getByRole('button', { name: 'Train', exact: true }).click();
    await trained(page);
    await expect(page.getByText('Draws chance from the seed 7, as you chose.')).toBeVisible();
    await expectAccessible(page);
  });

  test('shows what was measured', async () => {
    const matrix = page.getByRole('table', { name: 'Rows by class and by what was told' });
    await expect(matrix.getByRole('rowheader')).toHaveText(['no', 'yes']);
    await expect(page.getByRole('heading', { name: 'What it goes by' })).toBeVisible();
    await expect(page.getByText('visits, version 1, read', { exact: false })).toBeVisible();
  });

  test('predicts a row by its form', async () => {
    await tab(page, 'Predict').click();
    const answer = page.getByRole('status').filter({ hasText: 'Predicted by version 1' });
    for (const [visitors, told] of [
      ['180', 'yes'],
      ['20', 'no'],
    ] as const) {
      await page.getByRole('textbox', { name: 'price' }).fill('20');
      await page.getByRole('textbox', { name: 'visits' }).fill(visitors);
      await expect(answer).toBeHidden();
      await page.getByRole('button', { name: 'Predict', exact: true }).first().click();
      await expect(answer).toContainText(`well: ${told}`);
    }
    await page.getByRole('textbox', { name: 'price' }).fill('cheap');
    await page.getByRole('button', { name: 'Predict', exact: true }).first().click();
    await expect(page.getByText('Enter a number, or leave it empty.')).toBeVisible();
  });

  test('predicts a whole table, which can be opened', async () => {
    await page.getByRole('button', { name: 'Predict table' }).click();
    await expect(page.getByText('visits predicted (440 rows)')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open' }).click();
    await expect(page.getByRole('table').first()).toContainText('predicted well', { ignoreCase: true });
  });

  test('has another version after another training, and goes back to the first', async () => {
    await page.goBack();
    await tab(page, 'Settings').click();
    await page.getByRole('button', { name: 'Train again' }).click();
    await tab(page, 'Versions').click();
    const second = page.getByRole('listitem').filter({ hasText: /^Version 2/ });
    await expect(second).toContainText('Predicts', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Use this version, 1' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /^Version 1/ })).toContainText('Predicts');
    await expect(second.getByRole('button', { name: 'Use this version, 2' })).toBeVisible();
  });

  test('forecasts with both bands, as far ahead as is asked', async () => {
    await createModel(page, 'Visits ahead', 'forecasting', 'arima');
    await page.getByRole('button', { name: 'Train', exact: true }).click();
    await trained(page);
    await expect(page.getByText(/lay in the 80% band and/)).toBeVisible();
    await tab(page, 'Predict').click();
    await page.getByLabel('Steps ahead').fill('5');
    await page.getByRole('button', { name: 'Forecast', exact: true }).click();
    await page.getByRole('button', { name: 'View as table' }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table).toContainText('95% band');
    await expectAccessible(page);
  });

  test('is deleted at once, and comes back', async () => {
    await page.getByRole('button', { name: 'Delete Visits ahead' }).click();
    await expect(page).toHaveURL(/\/ml-models$/);
    await expect(page.getByRole('link', { name: 'Visits ahead', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Visits ahead', exact: true })).toBeVisible();
  });

  test('answers what only a model can, once one is trained by a click', async () => {
    await page.goto('/ai-agent');
    await ask(page, 'which visits look unusual');
    await page.getByRole('button', { name: /^Train a model/ }).click();
    const link = page.getByRole('link', { name: 'Open the model Unusual visits' });
    await expect(link.last()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('most unusual visits, the most unusual first')).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page);
    await link.last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Unusual visits' })).toBeVisible();
  });

  test('a forecast in an answer tells what was and what is expected apart, and how far it may be off', async () => {
    await page.goto('/ai-agent');
    await ask(page, 'forecast revenue for the next 3 months by region');
    await expect(page.getByText(/typically off by .+ by group/)).toBeVisible({ timeout: 60_000 });
    const table = page.getByRole('table').last();
    for (const name of ['Forecast', 'Forecast low', 'Forecast high 95'])
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Create Chart' }).last().click();
    await expect(page.getByRole('figure').last()).toBeVisible();
    await expectAccessible(page);
  });
});
