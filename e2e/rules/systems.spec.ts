import pg from 'pg';
import { startPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';

/** A PostgreSQL from its form to an answer that joins it with an uploaded file. */

let server: TestPostgres | null = null;
test.beforeAll(async () => {
  server = await startPostgres();
  if (!server) return;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE TABLE trips (id int PRIMARY KEY, boat_id int NOT NULL, miles numeric(8,1), sailed_on date, changed_at timestamptz NOT NULL DEFAULT now());
    COMMENT ON TABLE trips IS 'Each sail, as the skipper wrote it';
    CREATE TABLE moorings (id int PRIMARY KEY, town text);
    INSERT INTO trips SELECT n, 1 + n % 40, n + 0.5, date '2025-01-01' + n % 200 FROM generate_series(1, 600) AS n;
    INSERT INTO moorings VALUES (1, 'Oban'); ANALYZE`);
  await client.end();
});
test.afterAll(() => server?.stop());

const boats = {
  name: 'boats.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'boat_id,boat,harbour_town',
      ...Array.from({ length: 60 }, (_, at) => `${at + 1},Boat ${at + 1},${at % 2 === 0 ? 'Oban' : 'Ayr'}`),
    ].join('\n'),
  ),
};

test.describe('A system that is read', () => {
  const shared = shareSignedInPage('/data-sources');

  test('lets its tables be looked at, chosen and synced', async () => {
    test.skip(server === null, 'PostgreSQL is not installed.');
    const { page } = shared;
    const { port, username } = new URL(server?.url ?? '');
    const created = await page.request.post('/api/data-sources', {
      data: {
        name: 'Log book',
        type: 'postgresql',
        configuration: { host: '127.0.0.1', port: Number(port), database: 'postgres', useTls: false },
        authConfig: { authType: 'basic', credentials: { username, password: 'none' } },
      },
    });
    const { id } = (await created.json()) as { id: string };
    await page.goto(`/data-sources?source=${id}`);
    await expect(page.getByText('No table is chosen yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose Tables' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Tables' });
    await expect(dialog.getByRole('checkbox', { name: 'trips' })).toBeVisible();
    await expect(dialog.getByText('Each sail, as the skipper wrote it · about 600 rows')).toBeVisible();
    await dialog.getByLabel('Search tables').fill('skipper');
    await expect(dialog.getByRole('checkbox', { name: 'moorings' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Preview: trips' }).click();
    await expect(dialog.getByRole('table', { name: 'First rows of public.trips' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hide preview: trips' }).click();
    await dialog.getByLabel('Search tables').fill('');
    // By the keyboard alone from here on.
    await dialog.getByRole('checkbox', { name: 'All tables of public' }).focus();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox', { name: 'moorings' })).toBeChecked();
    await dialog.getByLabel('How public.trips is refreshed').selectOption('What has changed, by changed_at');
    await dialog.getByRole('combobox', { name: 'When' }).selectOption('Daily at');
    await dialog.getByRole('button', { name: 'Save and Sync' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2 tables are synced')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Tables' }).getByText('trips')).toBeVisible();
    await expect(page.getByText('Next sync')).toBeVisible();
    await page.locator('summary', { hasText: 'Syncs' }).click();
    await expect(page.getByRole('cell', { name: 'Done' })).toBeVisible();
    await expectAccessible(page);
  });

  test('answers together with an uploaded file', async () => {
    test.skip(server === null, 'PostgreSQL is not installed.');
    const { page } = shared;
    await page.request.post('/api/files/upload', { multipart: { file: boats } });
    await page.goto('/ai-agent');
    await page.getByLabel('Your question').fill('total miles by harbour town');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: /^Yes, they mean boats\.boat_id/ }).click();
    // 600 trips of n + 0.5 miles; the boats with odd numbers lie at Oban.
    const miles = { Oban: 0, Ayr: 0 };
    for (let n = 1; n <= 600; n += 1) miles[(n % 40) % 2 === 0 ? 'Oban' : 'Ayr'] += n + 0.5;
    await expect(
      page.getByRole('cell', { name: miles.Oban.toLocaleString('en-US'), exact: false }).first(),
    ).toBeVisible();
    await expect(
      page.getByRole('cell', { name: miles.Ayr.toLocaleString('en-US'), exact: false }).first(),
    ).toBeVisible();
  });
});
