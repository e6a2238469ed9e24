import { practiceTrade } from '../../connectors/practice/trade.ts';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { removeSampleCompany } from '../workspaces.ts';

/**
 * SAP S/4HANA as somebody meets it who has none at hand: its client is filled in and signed in with by the popup, two entities are read, and a
 * question joins them with an uploaded file. What is right is added up here from the practice data.
 */

const { customers, orders } = practiceTrade('2026-01-31');
const cities = [...new Set(customers.map(({ city }) => city))].toSorted();
const managerOf = (city: string): string => (cities.indexOf(city) % 3 === 0 ? 'Ines' : 'Tomasz');
const managers = {
  name: 'area managers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['CityName,Manager', ...cities.map((city) => `${city},${managerOf(city)}`)].join('\n')),
};

function netValueOf(manager: string): string {
  const cityOf = new Map(customers.map(({ number, city }) => [number, city]));
  const cents = orders
    .filter(({ customer }) => managerOf(cityOf.get(customer) ?? '') === manager)
    .reduce((sum, order) => sum + order.cents, 0);
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
}

test.describe('S/4HANA on its practice system', () => {
  // Each step stands on the one before.
  test.describe.configure({ mode: 'serial', timeout: 90_000 });
  const shared = shareSignedInPage('/oauth-setup?tab=s4hana');

  test('is signed in to by the popup', async () => {
    const { page } = shared;
    await removeSampleCompany(page);
    const panel = page.getByRole('tabpanel');
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    await button('Try with a practice system').click();
    await expect(panel.getByText('Filled in with the client of a practice system')).toBeVisible({
      timeout: 30_000,
    });
    await expectAccessible(page);
    await button('Save Configuration').click();
    await expectToast(page, { title: 'Configuration Saved', message: /successfully saved/ });
    await dismissToast(page);
    await expect(panel.getByText('Practice', { exact: true })).toBeVisible();
    const [popup] = await Promise.all([page.waitForEvent('popup'), button('Sign In').click()]);
    const closed = popup.waitForEvent('close');
    await expectAccessible(popup);
    await popup.getByRole('link', { name: 'Sign in as Alex Example' }).click();
    await closed;
    await expectToast(page, { title: 'Connected', message: 'Signed in: S/4HANA is connected.' });
    await dismissToast(page);
    await panel.getByRole('link', { name: 'Add a data source' }).click();
  });

  test('becomes a data source, of which two entities are read', async () => {
    const { page } = shared;
    const dialog = page.getByRole('dialog', { name: 'Add Data Source' });
    await expect(dialog.getByLabel('Type')).toHaveValue('s4hana');
    await dialog.getByRole('button', { name: 'Try with a practice system' }).click();
    await expect(dialog.getByText('Filled in with a practice system')).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Test Connection' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Connected to SAP S/4HANA', { timeout: 30_000 });
    await dialog.getByLabel('Authentication Method').selectOption('oauth');
    await dialog.getByRole('button', { name: 'Add Data Source' }).click();
    await expect(page.getByText('No table is chosen yet')).toBeVisible();
    await page.getByRole('button', { name: 'Choose Tables' }).click();
    const choice = page.getByRole('dialog', { name: 'Choose Tables' });
    await choice.getByRole('checkbox', { name: 'A_SalesOrder', exact: true }).check({ timeout: 30_000 });
    await choice.getByRole('checkbox', { name: 'A_BusinessPartner' }).check();
    await expectAccessible(page);
    await choice.getByRole('button', { name: 'Save and Sync' }).click();
    await expect(choice).toBeHidden();
    const tables = page.getByRole('navigation', { name: 'Tables' });
    await expect(tables.getByText('A_SalesOrder')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('2 tables are synced')).toBeVisible();
    await expectAccessible(page);
  });

  test('is asked together with an uploaded file, to the right number', async () => {
    const { page } = shared;
    await page.request.post('/api/files/upload', { multipart: { file: managers } });
    await page.goto('/ai-agent');
    await page.getByLabel('Your question').fill('total net value by manager');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Yes, they mean area managers\.CityName/ }).click();
    for (const name of ['Ines', 'Tomasz'])
      await expect(page.getByRole('cell', { name: netValueOf(name), exact: false }).last()).toBeVisible({
        timeout: 30_000,
      });
    await expectAccessible(page);
  });
});
