import { expect, signUpQuickly, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerAlways } from '../wire.ts';

/** Specification, sections 2 and 3: the Data Sources page, its list and its links. */

const typeNames = {
  datasphere: 'Data Warehouse',
  s4hana: 'Business Applications Backend',
  successfactors: /success ?factors/i,
  ariba: /ariba/i,
  concur: /concur/i,
  marketingcloud: /marketing ?cloud/i,
  excel: /excel/i,
  csv: /csv/i,
  json: /json/i,
  xml: /xml/i,
  postgresql: /postgresql/i,
  mysql: /mysql/i,
  hana: /hana/i,
} as const;

const listed = (name: string, type: string, status: string) => ({
  id: `id-${name}`,
  name,
  type,
  status,
  recordCount: 1204,
  createdAt: '2026-02-03T10:00:00.000Z',
  updatedAt: '2026-02-03T10:00:00.000Z',
  isSample: false,
  isPractice: false,
  error: null,
  configuration: {},
  authConfig: { authType: 'basic', credentials: {}, missing: [] },
});

test.describe('§2 Data Sources', () => {
  const shared = sharePageOfFile('/data-sources');

  test('title', async () => {
    await expect(shared.page.getByRole('heading', { level: 1, name: 'Data Sources' })).toBeVisible();
  });

  test('a source that holds data is Connected', async () => {
    const row = shared.page.getByRole('listitem').filter({ hasText: 'Sample data' });
    await expect(row.getByText('Connected', { exact: true })).toBeVisible();
    await expect(row.getByText('Disconnected')).toHaveCount(0);
  });

  for (const [name, href] of [
    ['Data Warehouse', '/data-warehouse-connectors'],
    ['Business Apps', '/business-app-connectors'],
    ['OAuth Setup', '/oauth-setup'],
  ] as const) {
    test(`links to ${href}`, async () => {
      const link = shared.page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
    });
  }

  test('adding a source and uploading a file each have a dialog', async () => {
    const { page } = shared;
    for (const [button, title] of [
      ['Add Data Source', 'Add Data Source'],
      ['Upload File', 'Upload File'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('the address upload=true opens the upload dialog and is then removed', async () => {
    const { page } = shared;
    await page.goto('/data-sources?upload=true');
    await expect(page.getByRole('dialog', { name: 'Upload File' })).toBeVisible();
    await expect(page).toHaveURL(/\/data-sources$/);
  });

  test('the upload dialog stays closed after it was closed and the page is loaded anew', async () => {
    const { page } = shared;
    await page.goto('/data-sources?upload=true');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Upload File', exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('another value of upload opens nothing', async () => {
    const { page } = shared;
    await page.goto('/data-sources?upload=false');
    await expect(page.getByRole('listitem').filter({ hasText: 'Sample data' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const type of Object.keys(typeNames) as (keyof typeof typeNames)[]) {
    test(`type ${type} can be chosen by its name`, async () => {
      const { page } = shared;
      if (!(await page.getByRole('dialog').isVisible())) {
        await page.getByRole('button', { name: 'Add Data Source', exact: true }).click();
      }
      const option = page.getByRole('dialog').locator(`option[value="${type}"]`);
      await expect(option).toHaveText(typeNames[type]);
    });
  }
});

/** The server cannot be brought into every state at will: the list is answered at the wire. */
test.describe('§2 Data Sources: one source of each status', () => {
  const shared = sharePageOfFile('/');
  test.beforeAll(async () => {
    await answerAlways(shared.page, 'GET /api/data-sources', [
      listed('Orders', 'datasphere', 'active'),
      listed('Ledger', 's4hana', 'inactive'),
      listed('Staff', 'successfactors', 'error'),
      listed('Trips', 'concur', 'syncing'),
    ]);
    await shared.page.goto('/data-sources');
  });
  const row = (name: string) => shared.page.getByRole('main').getByRole('listitem').filter({ hasText: name });

  test('active is shown as Connected', async () => {
    await expect(row('Orders').getByText('Connected', { exact: true })).toBeVisible();
  });
  for (const [name, status] of [
    ['Ledger', 'inactive'],
    ['Staff', 'error'],
    ['Trips', 'syncing'],
  ] as const) {
    test(`${status} is shown as Disconnected`, async () => {
      await expect(row(name).getByText('Disconnected', { exact: true })).toBeVisible();
      await expect(row(name).getByText('Connected', { exact: true })).toHaveCount(0);
    });
  }

  test('type datasphere is shown as Data Warehouse', async () => {
    await expect(row('Orders')).toContainText('Data Warehouse');
  });
  test('type s4hana is shown as Business Applications Backend', async () => {
    await expect(row('Ledger')).toContainText('Business Applications Backend');
  });
  test('the number of records has thousands separators', async () => {
    await expect(row('Orders')).toContainText('1,204');
  });
  test('the date of creation is shown', async () => {
    await expect(row('Orders').locator('time')).toContainText('2026');
  });
});

test.describe('§4 Removing a source', () => {
  test('it leaves the list, and can be brought back', async ({ page }) => {
    await signUpQuickly(page);
    await page.request.post('/api/data-sources', { data: { name: 'Ledger 2025', type: 'csv' } });
    await page.goto('/data-sources');
    await page.getByRole('button', { name: 'Actions for Ledger 2025' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByRole('link', { name: 'Ledger 2025' })).toBeHidden();
    await expectToast(page, { title: 'Data Source Removed' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Ledger 2025' })).toBeVisible();
    await dismissToast(page);
  });
});
