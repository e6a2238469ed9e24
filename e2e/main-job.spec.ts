import { utils, write } from '@e965/xlsx';
import { expect, signUpByForm, signUpQuickly, test } from './product.ts';

/** The main job: from the landing page to a charted, provable answer on a spreadsheet of one's own, with no network. */

interface Sale {
  Region: string;
  Product: string;
  'Sold On': Date;
  'Amount (EUR)': number;
}

/** Fresh numbers in every run, so that nothing on the way can know them. */
function makeWorkbook(): { bytes: Buffer; totals: Map<string, number> } {
  const regions = ['North', 'South', 'East', 'West'];
  const totals = new Map<string, number>();
  const sales: Sale[] = Array.from({ length: 240 }, (_, index) => {
    const region = regions[Math.floor(Math.random() * regions.length)] ?? 'North';
    const cents = 100 + Math.floor(Math.random() * 90_000);
    totals.set(region, (totals.get(region) ?? 0) + cents);
    return {
      Region: region,
      Product: `Product ${index % 9}`,
      'Sold On': new Date(Date.UTC(2025, index % 12, 1 + (index % 28))),
      'Amount (EUR)': cents / 100,
    };
  });
  const staff = ['Ann', 'Ben', 'Cleo'].map((Name, index) => ({
    Name,
    Office: regions[index],
    'Hired On': new Date(Date.UTC(2020 + index, 3, 1)),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet(sales), 'Sales');
  utils.book_append_sheet(book, utils.json_to_sheet(staff), 'Staff');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  return { bytes, totals: new Map([...totals].map(([region, cents]) => [region, cents / 100])) };
}

test('landing, account, onboarding, upload, question, chart, receipt', async ({ page }) => {
  const { bytes, totals } = makeWorkbook();
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!['127.0.0.1', 'localhost'].includes(new URL(request.url()).hostname)) outside.push(request.url());
  });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) problems.push(message.text());
  });

  await signUpByForm(page, 'Ada');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Skip Tour' }).click();
  await expect(page.getByText("You're All Set")).toBeVisible();
  await page.getByRole('button', { name: 'Start Using' }).click();
  await expect(page.getByRole('heading', { name: 'AI Agent', level: 1 })).toBeVisible();

  await page.goto('/data-sources?upload=true');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'field sales.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: bytes,
  });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('File Uploaded Successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/data-sources$/);
  await expect(page.getByText('field sales', { exact: true }).first()).toBeVisible();

  await page.goto('/ai-agent');
  const question = page.getByLabel('Your question');
  await question.fill('Total amount by region for the Sales table');
  await question.press('Enter');
  const expected = [...totals].toSorted(([, a], [, b]) => b - a);
  const table = page.getByRole('table').last();
  await expect(table).toBeVisible({ timeout: 15_000 });
  const cells = await table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.querySelectorAll('td,th')].map((cell) => cell.textContent ?? '')),
    );
  expect(cells.map(([region, amount = '']) => [region, Number(amount.replace(/[^\d.]/g, ''))])).toEqual(
    expected,
  );

  await page.getByRole('button', { name: 'Create Chart' }).last().click();
  await expect(page.locator('canvas').last()).toBeVisible();

  await page.getByRole('link', { name: 'Receipt' }).last().click();
  await expect(page).toHaveURL(/\/receipts\//);
  await expect(page.getByText(/SELECT/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText(/same numbers|still hold/i).first()).toBeVisible();

  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});

test('a question that cannot be read is declined with its words, and a suggestion answers', async ({
  page,
}) => {
  await signUpQuickly(page);
  await page.goto('/ai-agent');
  const question = page.getByLabel('Your question');
  await question.fill('How many zorbs were frobnicated by region?');
  await question.press('Enter');
  await expect(page.getByText(/zorbs/).last()).toBeVisible();
  await expect(page.getByText('Not understood').last()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
