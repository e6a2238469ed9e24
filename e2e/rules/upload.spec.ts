import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerOnce, countCalls } from '../wire.ts';

/** Specification, sections 4, 5, 7, 8 and 9: file upload on the Data Sources page. */

const orders = {
  name: 'orders.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Order,Amount\nA-1,10.50\nA-2,12.00\n'),
};
const uploaded = {
  file: { filename: 'orders.csv' },
  dataSource: { id: 's-1', name: 'orders', type: 'csv', status: 'active' },
  tables: [{ name: 'orders', rows: 2, columns: [] }],
  report: { decisions: [], rejected: [], rejectedCount: 0, warnings: [] },
  proposed: [],
};
const megabyte = 1024 * 1024;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload File' });
const picker = (page: Page) => dialogOf(page).locator('input[type=file]');
const uploadButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Upload', exact: true });
const progress = (page: Page) => dialogOf(page).getByRole('progressbar');

async function openDialog(page: Page): Promise<void> {
  await dismissToast(page);
  if (!(await dialogOf(page).isVisible())) {
    await page.getByRole('button', { name: 'Upload File', exact: true }).click();
  }
}

test.describe('§5 File upload', () => {
  const shared = sharePageOfFile('/data-sources');
  const directory = mkdtempSync(join(tmpdir(), 'upload-rules-'));
  test.afterAll(() => rmSync(directory, { recursive: true, force: true }));
  test.beforeEach(() => openDialog(shared.page));

  /** A file of this size that takes no room on the disk. */
  function fileOfSize(bytes: number): string {
    const path = join(directory, `${bytes}.csv`);
    writeFileSync(path, 'a');
    truncateSync(path, bytes);
    return path;
  }

  test('the picker offers xlsx, xls, csv, json and xml', async () => {
    await expect(picker(shared.page)).toHaveAttribute('accept', '.xlsx,.xls,.csv,.json,.xml');
  });

  for (const extension of ['xlsx', 'xls', 'csv', 'json', 'xml', 'CSV']) {
    test(`a file named .${extension} can be uploaded`, async () => {
      await picker(shared.page).setInputFiles({ ...orders, name: `orders 7.${extension}` });
      await expect(dialogOf(shared.page).getByText(`orders 7.${extension}`)).toBeVisible();
      await expect(uploadButton(shared.page)).toBeEnabled();
    });
  }

  test('another extension is refused in these words', async () => {
    await picker(shared.page).setInputFiles({ ...orders, name: 'orders.pdf' });
    await expectToast(shared.page, {
      title: 'Invalid File Format',
      message: 'Please select a file with one of these formats: xlsx, xls, csv, json, xml',
      isDestructive: true,
    });
  });

  test('a file without an extension is refused', async () => {
    await picker(shared.page).setInputFiles({ ...orders, name: 'orders' });
    await expectToast(shared.page, { title: 'Invalid File Format', isDestructive: true });
  });

  test('after a refused file nothing can be uploaded', async () => {
    await picker(shared.page).setInputFiles(orders);
    await expect(uploadButton(shared.page)).toBeEnabled();
    await picker(shared.page).setInputFiles({ ...orders, name: 'orders.pdf' });
    await expect(uploadButton(shared.page)).toBeDisabled();
  });

  test('50 MB are accepted', async () => {
    await picker(shared.page).setInputFiles(fileOfSize(50 * megabyte));
    await expect(uploadButton(shared.page)).toBeEnabled();
  });

  test('more than 50 MB are refused in these words', async () => {
    await picker(shared.page).setInputFiles(fileOfSize(Math.round(52.34 * megabyte)));
    await expectToast(shared.page, {
      title: 'File Too Large',
      message: 'File size must be less than 50MB. Current file is 52.3MB.',
      isDestructive: true,
    });
    await expect(uploadButton(shared.page)).toBeDisabled();
  });
});

test.describe('§4 Upload: the way of the progress bar', () => {
  const shared = sharePageOfFile('/');
  let release = () => {};
  test.beforeAll(async () => {
    const { page } = shared;
    await page.clock.install();
    await page.goto('/data-sources');
    await page.getByRole('button', { name: 'Upload File', exact: true }).waitFor();
    await page.clock.pauseAt(Date.now() + 2000);
  });

  async function begin(answer: { status?: number; json?: unknown }): Promise<void> {
    await openDialog(shared.page);
    release = await answerOnce(shared.page, 'POST /api/files/upload', { ...answer, isHeld: true });
    await picker(shared.page).setInputFiles(orders);
    await uploadButton(shared.page).click();
    await progress(shared.page).waitFor();
  }

  async function fail(): Promise<void> {
    release();
    await expect(progress(shared.page)).toBeHidden();
  }

  for (const [milliseconds, percent] of [
    [0, 0],
    [199, 0],
    [200, 10],
    [1000, 50],
    [1800, 90],
    [20_000, 90],
  ] as const) {
    test(`${percent} % after ${milliseconds} ms`, async () => {
      await begin({ status: 500 });
      await shared.page.clock.runFor(milliseconds);
      await expect(progress(shared.page)).toHaveAttribute('aria-valuenow', String(percent));
      await fail();
    });
  }

  test('a failure resets it: the next upload begins at 0', async () => {
    await begin({ status: 500 });
    await shared.page.clock.runFor(1000);
    await expect(progress(shared.page)).toHaveAttribute('aria-valuenow', '50');
    await fail();
    await begin({ status: 500 });
    await expect(progress(shared.page)).toHaveAttribute('aria-valuenow', '0');
    await fail();
  });

  test('the button is disabled while the upload runs', async () => {
    await begin({ status: 500 });
    await expect(dialogOf(shared.page).getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await fail();
    await expect(uploadButton(shared.page)).toBeEnabled();
  });

  test('a failure without a sentence has the fallback', async () => {
    await begin({ status: 500 });
    await fail();
    await expectToast(shared.page, {
      title: 'Upload Failed',
      message: 'Failed to upload and process file.',
      isDestructive: true,
    });
  });

  test('the server’s sentence is told', async () => {
    const message = 'The file holds no rows. Check that its first sheet is the right one.';
    await begin({ status: 422, json: { message } });
    await fail();
    await expectToast(shared.page, { title: 'Upload Failed', message, isDestructive: true });
  });

  test('success jumps to 100 %', async () => {
    await begin({ json: uploaded });
    await shared.page.clock.runFor(400);
    release();
    await expect(progress(shared.page)).toHaveAttribute('aria-valuenow', '100');
    await shared.page.clock.runFor(500);
  });

  test('the dialog closes 500 ms after success, not sooner', async () => {
    await begin({ json: uploaded });
    release();
    await expect(progress(shared.page)).toHaveAttribute('aria-valuenow', '100');
    await shared.page.clock.runFor(499);
    await expect(dialogOf(shared.page)).toBeVisible();
    await shared.page.clock.runFor(1);
    await expect(dialogOf(shared.page)).toBeHidden();
  });

  test('then success is told and the sources are read again', async () => {
    const { page } = shared;
    await begin({ json: uploaded });
    const reads = await countCalls(page, 'GET /api/data-sources', async () => {
      release();
      await expect(progress(page)).toHaveAttribute('aria-valuenow', '100');
      await page.clock.runFor(600);
      await expectToast(page, { title: 'File Uploaded Successfully' });
    });
    expect(reads).toBe(1);
  });
});

test.describe('§7 POST /api/files/upload', () => {
  const shared = sharePageOfFile('/data-sources?upload=true');

  // The server refuses a form whose field is not named `file`, so that its answer proves the name.
  test('the file travels as multipart, without an auth header, and becomes a source', async () => {
    const { page } = shared;
    await picker(page).setInputFiles({ ...orders, name: 'field orders.csv' });
    const [request] = await Promise.all([
      page.waitForRequest('**/api/files/upload'),
      uploadButton(page).click(),
    ]);
    const headers = await request.allHeaders();
    expect(headers['content-type']).toContain('multipart/form-data');
    expect(headers.authorization).toBeUndefined();
    await expectToast(page, { title: 'File Uploaded Successfully', message: /^field orders\.csv/ });
    await expect(page.getByRole('link', { name: 'field orders', exact: true })).toBeVisible();
  });
});

test.describe('§2 Dashboard: the file picker', () => {
  const shared = sharePageOfFile('/');
  test.beforeEach(() => openDialog(shared.page));

  test('accepts xlsx, xls and csv', async () => {
    await expect(picker(shared.page)).toHaveAttribute('accept', '.xlsx,.xls,.csv');
  });

  test('refuses json', async () => {
    await picker(shared.page).setInputFiles({ ...orders, name: 'orders.json' });
    await expectToast(shared.page, {
      title: 'Invalid File Format',
      message: 'Please select a file with one of these formats: xlsx, xls, csv',
      isDestructive: true,
    });
  });

  test('a failure without a sentence is an Upload Error: Upload failed', async () => {
    await answerOnce(shared.page, 'POST /api/excel/upload', { status: 500 });
    await picker(shared.page).setInputFiles(orders);
    await uploadButton(shared.page).click();
    await expectToast(shared.page, { title: 'Upload Error', message: 'Upload failed', isDestructive: true });
  });

  test('the server’s sentence is told', async () => {
    const message = 'This workbook is protected by a password.';
    await answerOnce(shared.page, 'POST /api/excel/upload', { status: 422, json: { message } });
    await picker(shared.page).setInputFiles(orders);
    await uploadButton(shared.page).click();
    await expectToast(shared.page, { title: 'Upload Error', message, isDestructive: true });
  });

  test('sends the file to /api/excel/upload and says File Uploaded', async () => {
    const { page } = shared;
    await picker(page).setInputFiles({ ...orders, name: 'board orders.csv' });
    const [response] = await Promise.all([
      page.waitForResponse('**/api/excel/upload'),
      uploadButton(page).click(),
    ]);
    expect(response.status()).toBe(200);
    await expectToast(page, { title: 'File Uploaded' });
    await expect(dialogOf(page)).toBeHidden();
  });
});
