import pg from 'pg';
import { startPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';

/** A table that stays in its PostgreSQL, from choosing it to an answer that joins its rows of now with a file. */

let server: TestPostgres | null = null;
let database: pg.Client | null = null;
test.beforeAll(async () => {
  server = await startPostgres();
  if (!server) return;
  database = new pg.Client({ connectionString: server.url });
  await database.connect();
  await database.query(`CREATE TABLE flights (id int PRIMARY KEY, glider_id int NOT NULL, miles numeric(8,1), flown_on date);
    INSERT INTO flights SELECT n, 1 + n % 40, n + 0.5, date '2025-01-01' + n % 200 FROM generate_series(1, 600) AS n; ANALYZE`);
});
test.afterAll(async () => {
  await database?.end();
  server?.stop();
});

const gliders = {
  name: 'gliders.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'glider_id,glider,airfield',
      ...Array.from(
        { length: 60 },
        (_, at) => `${at + 1},Glider ${at + 1},${at % 2 === 0 ? 'Aboyne' : 'Talgarth'}`,
      ),
    ].join('\n'),
  ),
};

test.describe('A table that is asked where it is', () => {
  const shared = shareSignedInPage('/data-sources');

  test('is chosen as live, and shows its rows of now', async () => {
    test.skip(server === null, 'PostgreSQL is not installed.');
    const { page } = shared;
    await page.request.post('/api/files/upload', { multipart: { file: gliders } });
    const { port, username } = new URL(server?.url ?? '');
    const created = await page.request.post('/api/data-sources', {
      data: {
        name: 'Gliding club',
        type: 'postgresql',
        configuration: { host: '127.0.0.1', port: Number(port), database: 'postgres', useTls: false },
        authConfig: { authType: 'basic', credentials: { username, password: 'none' } },
      },
    });
    const { id } = (await created.json()) as { id: string };
    await page.goto(`/data-sources?source=${id}`);
    await page.getByRole('button', { name: 'Choose Tables' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Tables' });
    await dialog.getByRole('checkbox', { name: 'flights' }).check();
    await dialog.getByLabel('How public.flights is read').selectOption('Live');
    await expect(dialog.getByText('Each question is asked there')).toBeVisible();
    await expect(dialog.getByText('This account may do more than read.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save and Sync' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('1 table is asked live')).toBeVisible();
    const tables = page.getByRole('navigation', { name: 'Tables' });
    await expect(tables.getByText('Live')).toBeVisible();
    await expect(page.getByText('The first 50 rows as they are in the system now.')).toBeVisible();
    await expectAccessible(page);
  });

  test('answers together with a file, and says when it was asked', async () => {
    test.skip(server === null, 'PostgreSQL is not installed.');
    const { page } = shared;
    await database?.query(`INSERT INTO flights VALUES (601, 1, 100000, '2025-02-01')`);
    await page.goto('/ai-agent');
    await page.getByLabel('Your question').fill('total miles by airfield');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Yes, they mean gliders\.glider_id/ }).click();
    // 600 flights of n + 0.5 miles, and one of 100,000; the gliders with odd numbers stand at Aboyne.
    const miles = { Aboyne: 100_000, Talgarth: 0 };
    for (let n = 1; n <= 600; n += 1) miles[(n % 40) % 2 === 0 ? 'Aboyne' : 'Talgarth'] += n + 0.5;
    for (const total of Object.values(miles))
      await expect(
        page.getByRole('cell', { name: total.toLocaleString('en-US'), exact: false }).first(),
      ).toBeVisible();
    await expect(page.getByText('Live, asked')).toBeVisible();
    await page.locator('summary', { hasText: 'Asked live' }).click();
    await expect(page.getByText(/it gave 601 rows/)).toBeVisible();
    await expectAccessible(page);
  });
});
