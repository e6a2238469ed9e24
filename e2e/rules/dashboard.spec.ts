import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { openScreen, shareSignedInPage, waitForSampleCompany } from '../shared-page.ts';

/** Specification, section 2 (Dashboard) and section 3 (Dashboard stats), with the decisions on its samples. */

const cardNames = ['Active Data Sources', 'ML Models', 'Voice Interactions', 'Data Processed'] as const;
type CardName = (typeof cardNames)[number];

/** The card around the first heading of this name: the panels below repeat some of them. */
function card(page: Page, name: CardName) {
  return page.getByRole('heading', { level: 2, name, exact: true }).first().locator('xpath=../..');
}

function panel(page: Page, name: string) {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}

test.describe('§2 Dashboard', () => {
  const shared = shareSignedInPage('/auth');

  test.beforeAll(async () => {
    const { page } = shared;
    await waitForSampleCompany(page);
    await openScreen(page, '/');
  });

  for (const name of cardNames) {
    test(`stat card ${name}`, async () => {
      await expect(shared.page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeVisible();
    });
  }

  test('the cards show what the server computed', async () => {
    const { page } = shared;
    const stats = await (await page.request.get('/api/dashboard/stats')).json();
    await expect(card(page, 'Active Data Sources')).toContainText(String(stats.dataSources));
    await expect(card(page, 'ML Models')).toContainText(String(stats.mlModels));
    await expect(card(page, 'Voice Interactions')).toContainText(String(stats.voiceInteractions));
    await expect(card(page, 'Data Processed')).toContainText(stats.dataProcessed);
  });

  test('the stats are two counts, one number of interactions and a size as text', async () => {
    const stats = await (await shared.page.request.get('/api/dashboard/stats')).json();
    expect(stats).toMatchObject({ dataSources: 1, mlModels: 0, voiceInteractions: 0 });
    expect(stats.dataProcessed).toMatch(/^\d+(\.\d+)?(B|KB|MB|GB|TB)$/);
  });

  test('the AI Data Agent chat panel with the status Active', async () => {
    await expect(panel(shared.page, 'AI Data Agent').getByText('Active', { exact: true })).toBeVisible();
  });

  test('the chat panel takes two thirds of its row, the OAuth panel one third', async () => {
    const chat = await panel(shared.page, 'AI Data Agent').boundingBox();
    const oauth = await panel(shared.page, 'Enterprise OAuth Configuration').boundingBox();
    if (!chat || !oauth) throw new Error('A panel has no place on the page.');
    expect(chat.y).toBeCloseTo(oauth.y, 0);
    expect(chat.x).toBeLessThan(oauth.x);
    expect(chat.width / oauth.width).toBeGreaterThan(1.9);
    expect(chat.width / oauth.width).toBeLessThan(2.3);
  });

  test('the sources panel and the analytics chart share the next row, the models panel is last', async () => {
    const order = ['Enterprise OAuth Configuration', 'Data Sources', 'Analytics', 'ML Models'];
    const boxes = await Promise.all(order.map((name) => panel(shared.page, name).boundingBox()));
    const tops = boxes.map((box) => box?.y ?? Number.NaN);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops[3]).toBeGreaterThan(tops[2] ?? Number.NaN);
    expect(tops[1]).toBeGreaterThan(tops[0] ?? Number.NaN);
  });

  test('the sources panel has an add-data-source dialog', async () => {
    const { page } = shared;
    await panel(page, 'Data Sources').getByRole('button', { name: 'Add Data Source' }).click();
    await page.getByRole('dialog', { name: 'Add Data Source' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('adding without a name: Validation Error', async () => {
    const { page } = shared;
    await panel(page, 'Data Sources').getByRole('button', { name: 'Add Data Source' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Data Source' });
    await dialog.getByRole('button', { name: /^Add/ }).last().click();
    await page.getByText('Validation Error', { exact: true }).waitFor();
    await expect(page.locator('[data-toast]')).toContainText('Please fill in all required fields.');
    await page.keyboard.press('Escape');
  });

  test('the file picker of the dashboard accepts xlsx, xls and csv', async () => {
    const { page } = shared;
    await panel(page, 'Data Sources')
      .getByRole('button', { name: /Upload/ })
      .click();
    const accepted = await page.getByRole('dialog').locator('input[type=file]').getAttribute('accept');
    expect(
      accepted
        ?.split(',')
        .map((each) => each.trim())
        .toSorted(),
    ).toEqual(['.csv', '.xls', '.xlsx']);
    await page.keyboard.press('Escape');
  });

  test('the models panel says what to do while there is none', async () => {
    await expect(panel(shared.page, 'ML Models').getByText('No ML Models')).toBeVisible();
  });
});

test.describe('§3 Dashboard stats', () => {
  const shared = shareSignedInPage('/analytics');

  /** Opens the dashboard with this in place of the server's figures. */
  async function showStats(stats: unknown): Promise<void> {
    await shared.page.unrouteAll();
    await shared.page.route('**/api/dashboard/stats', (route) => route.fulfill({ json: stats }));
    await openScreen(shared.page, '/');
  }

  test.describe('missing', () => {
    test.beforeAll(() => showStats({}));
    for (const [name, fallback] of [
      ['Active Data Sources', '12'],
      ['ML Models', '8'],
      ['Voice Interactions', '2.4k'],
      ['Data Processed', '847GB'],
    ] as const) {
      test(`${name} falls back to ${fallback}, marked Sample`, async () => {
        await expect(card(shared.page, name).getByText(fallback, { exact: true })).toBeVisible();
        await expect(card(shared.page, name).getByText('Sample', { exact: true })).toBeVisible();
      });
    }
  });

  test.describe('given', () => {
    test.beforeAll(() =>
      showStats({
        dataSources: 0,
        mlModels: 3,
        voiceInteractions: 2400,
        dataProcessed: '1.5GB',
        changes: { dataSources: -0.25, mlModels: 0.5, voiceInteractions: null, dataProcessed: null },
      }),
    );

    test('a server that answers 0 is shown as 0', async () => {
      await expect(card(shared.page, 'Active Data Sources').getByText('0', { exact: true })).toBeVisible();
      await expect(card(shared.page, 'Active Data Sources').getByText('Sample')).toHaveCount(0);
    });

    test('2400 voice interactions are 2.4k, with the whole number at hand', async () => {
      const value = card(shared.page, 'Voice Interactions').getByText('2.4k', { exact: true });
      await expect(value).toHaveAttribute('title', '2,400');
      await expect(card(shared.page, 'Voice Interactions').getByText('Sample')).toHaveCount(0);
    });

    test('the size is shown as the server wrote it', async () => {
      await expect(card(shared.page, 'Data Processed').getByText('1.5GB', { exact: true })).toBeVisible();
    });

    test('a change is the real one, with what it is against', async () => {
      await expect(card(shared.page, 'ML Models')).toContainText('+50.0%');
      await expect(card(shared.page, 'ML Models')).toContainText('vs previous 30 days');
      await expect(card(shared.page, 'Active Data Sources')).toContainText('-25.0%');
    });

    test('no change is shown where there is no history', async () => {
      await expect(card(shared.page, 'Data Processed')).not.toContainText('%');
    });
  });

  test('below 1000 voice interactions are the number itself', async () => {
    await showStats({ dataSources: 1, mlModels: 1, voiceInteractions: 999, dataProcessed: '1GB' });
    await expect(card(shared.page, 'Voice Interactions').getByText('999', { exact: true })).toBeVisible();
  });

  test('stats that fail are said, not replaced', async () => {
    await shared.page.unrouteAll();
    await shared.page.route('**/api/dashboard/stats', (route) =>
      route.fulfill({ status: 500, json: { message: 'The counts are away.' } }),
    );
    await openScreen(shared.page, '/');
    await expect(shared.page.getByRole('alert').filter({ hasText: 'The counts are away.' })).toBeVisible();
    await expect(shared.page.getByText('847GB')).toHaveCount(0);
  });
});
