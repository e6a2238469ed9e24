import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerOnce, bodySent, countCalls } from '../wire.ts';

/** Specification, sections 2, 5, 7 and 8: the ML Models page and its dialog. */

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create ML Model' });
const submit = (page: Page) => dialogOf(page).locator('button[type=submit]').click();

async function openDialog(page: Page): Promise<void> {
  await dismissToast(page);
  if (!(await dialogOf(page).isVisible())) {
    await page.getByRole('button', { name: 'Create Model', exact: true }).first().click();
  }
}

async function fill(page: Page, model: { name: string; type: string; algorithm?: string }): Promise<void> {
  await dialogOf(page).getByLabel('Name').fill(model.name);
  await dialogOf(page).getByLabel('Type').selectOption(model.type);
  if (model.algorithm) await dialogOf(page).getByLabel('Algorithm').selectOption(model.algorithm);
}

const segments = { name: 'Segments', type: 'clustering', algorithm: 'kmeans' };

test.describe('§2 ML Models', () => {
  const shared = sharePageOfFile('/ml-models');

  test('title', async () => {
    await expect(
      shared.page.getByRole('heading', { level: 1, name: 'Machine Learning Models' }),
    ).toBeVisible();
  });

  test('subtitle', async () => {
    await expect(
      shared.page.getByText(
        'Manage and deploy machine learning models for forecasting, classification, and anomaly detection',
        { exact: true },
      ),
    ).toBeVisible();
  });

  test('the empty state has its title', async () => {
    await expect(shared.page.getByText('No ML Models', { exact: true })).toBeVisible();
  });

  test('the empty state has its message', async () => {
    await expect(
      shared.page.getByText(
        'Create your first machine learning model to start generating predictions and insights from your data.',
        { exact: true },
      ),
    ).toBeVisible();
  });

  test('Create Model opens the dialog Create ML Model', async () => {
    await shared.page.getByRole('button', { name: 'Create Model', exact: true }).first().click();
    await expect(dialogOf(shared.page)).toBeVisible();
  });

  test('the dialog offers the four types', async () => {
    await openDialog(shared.page);
    const values = await dialogOf(shared.page)
      .getByLabel('Type')
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(values.filter(Boolean)).toEqual([
      'forecasting',
      'classification',
      'clustering',
      'anomaly_detection',
    ]);
  });

  for (const [type, algorithm] of [
    ['forecasting', 'arima'],
    ['classification', 'random_forest'],
    ['classification', 'neural_network'],
    ['clustering', 'kmeans'],
    ['anomaly_detection', 'isolation_forest'],
  ] as const) {
    test(`${algorithm} is offered for ${type}`, async () => {
      await openDialog(shared.page);
      await dialogOf(shared.page).getByLabel('Type').selectOption(type);
      await dialogOf(shared.page).getByLabel('Algorithm').selectOption(algorithm);
      await expect(dialogOf(shared.page).getByLabel('Algorithm')).toHaveValue(algorithm);
    });
  }
});

test.describe('§5 Create ML model', () => {
  const shared = sharePageOfFile('/ml-models');
  test.beforeEach(() => openDialog(shared.page));

  for (const [lack, model] of [
    ['name', { ...segments, name: '' }],
    ['name of more than blanks', { ...segments, name: '  ' }],
    ['type', { name: 'Segments', type: '' }],
    ['algorithm', { name: 'Segments', type: 'clustering' }],
  ] as const) {
    test(`a missing ${lack} is refused`, async () => {
      await shared.page.keyboard.press('Escape');
      await openDialog(shared.page);
      await fill(shared.page, model);
      const calls = await countCalls(shared.page, 'POST /api/ml/models', async () => {
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
    const message = 'There already is a model of this name.';
    await answerOnce(shared.page, 'POST /api/ml/models', { status: 409, json: { message } });
    await fill(shared.page, segments);
    await submit(shared.page);
    await expectToast(shared.page, { title: 'Error', message, isDestructive: true });
  });

  test('a failure without a sentence has the fallback', async () => {
    await answerOnce(shared.page, 'POST /api/ml/models', { status: 500 });
    await fill(shared.page, segments);
    await submit(shared.page);
    await expectToast(shared.page, {
      title: 'Error',
      message: 'Failed to create ML model.',
      isDestructive: true,
    });
  });

  test('the button reads Creating... and is disabled while the call is pending', async () => {
    const release = await answerOnce(shared.page, 'POST /api/ml/models', { status: 500, isHeld: true });
    await fill(shared.page, segments);
    await submit(shared.page);
    await expect(dialogOf(shared.page).getByRole('button', { name: 'Creating...' })).toBeDisabled();
    release();
    await expect(dialogOf(shared.page).getByRole('button', { name: 'Creating...' })).toBeHidden();
  });
});

test.describe('§7 POST /api/ml/models', () => {
  const shared = sharePageOfFile('/ml-models');

  test('an empty data source is sent as null, and config as {}', async () => {
    const { page } = shared;
    await openDialog(page);
    await fill(page, { ...segments, name: ' Segments ' });
    const body = await bodySent(page, 'POST /api/ml/models', () => submit(page));
    expect(body).toEqual({
      name: 'Segments',
      type: 'clustering',
      algorithm: 'kmeans',
      dataSourceId: null,
      config: '{}',
    });
  });

  test('success is told in these words and the dialog closes', async () => {
    await expectToast(shared.page, {
      title: 'Model Created',
      message: 'New ML model has been successfully created and is ready for training.',
    });
    await expect(dialogOf(shared.page)).toBeHidden();
  });

  test('the model stands in the list', async () => {
    await expect(shared.page.getByText('Segments', { exact: true })).toBeVisible();
    await expect(shared.page.getByText('No ML Models')).toHaveCount(0);
  });

  test('a data source of the workspace can be chosen, and is sent by its id', async () => {
    const { page } = shared;
    const added = await page.request.post('/api/data-sources', {
      data: { name: 'Shop orders', type: 'csv' },
    });
    const source = (await added.json()) as { id: string };
    await page.reload();
    await openDialog(page);
    await fill(page, { name: 'Demand', type: 'forecasting', algorithm: 'arima' });
    await dialogOf(page)
      .getByLabel(/data source/i)
      .selectOption('Shop orders');
    const body = await bodySent(page, 'POST /api/ml/models', () => submit(page));
    expect(body).toMatchObject({ name: 'Demand', dataSourceId: source.id });
  });

  test('its card names the data source', async () => {
    const card = shared.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Demand' });
    await expect(card).toContainText('Shop orders');
  });
});
