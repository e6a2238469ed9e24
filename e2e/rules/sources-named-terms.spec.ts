import type { Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';

/** Metrics and filters that a person names in the tab Meaning. */

const bids = [
  'bid;workshop;outcome;asked;outlay',
  'B1;East;won;100;60',
  'B2;East;lost;200;150',
  'B3;West;won;300;100',
  'B4;West;lost;400;200',
].join('\n');

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Data Source' });
const metricsOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Metrics' });
const filtersOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Filters' });

async function openMeaning(page: Page): Promise<string> {
  const sources: { id: string; name: string }[] = await (await page.request.get('/api/data-sources')).json();
  const id = sources.find(({ name }) => name === 'bids')?.id ?? (await uploaded(page));
  await page.goto(`/data-sources?edit=${id}&settings=meaning`);
  await expect(metricsOf(page)).toBeVisible();
  return id;
}

async function uploaded(page: Page): Promise<string> {
  const file = { name: 'bids.csv', mimeType: 'text/csv', buffer: Buffer.from(bids) };
  const answer = await page.request.post('/api/files/upload', { multipart: { file } });
  return (await answer.json()).dataSource.id;
}

async function rowsOf(page: Page, id: string, question: string): Promise<unknown> {
  const session = await (
    await page.request.post('/api/chat/sessions', { data: { dataSourceIds: [id] } })
  ).json();
  const asked = await page.request.post(`/api/chat/sessions/${session.id}/messages`, {
    data: { content: question },
  });
  const { status, rows } = (await asked.json()).aiMessage.metadata.answer;
  return status === 'answered' ? rows : status;
}

test.describe('Metrics and filters', () => {
  const shared = shareSignedInPage('/data-sources');

  test('are written, refused with what to write, asked for, and undone', async () => {
    const { page } = shared;
    const id = await openMeaning(page);
    const dialog = dialogOf(page);
    const metrics = metricsOf(page);
    const filters = filtersOf(page);
    await metrics.getByRole('button', { name: 'Add Metric' }).click();
    await expect(metrics.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type('margin');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/margin has nothing behind its name/);
    await metrics.getByRole('textbox', { name: 'Formula' }).fill('sum(asked) - sum(cost)');
    await filters.getByRole('button', { name: 'Add Filter' }).click();
    await filters.getByRole('textbox', { name: 'Name', exact: true }).fill('big bid');
    await filters.getByRole('textbox', { name: 'Condition' }).fill('asked >= 300');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/margin: There is no column "cost"/);
    await dismissToast(page);
    await metrics.getByRole('textbox', { name: 'Formula' }).fill('sum(asked) - sum(outlay)');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, { title: 'Meaning Saved' });
    expect(await rowsOf(page, id, 'margin of big bids')).toEqual([[400]]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rowsOf(page, id, 'margin of big bids')).not.toEqual([[400]]);
    await dismissToast(page);
  });

  test('are accessible, and nothing is lost on a phone', async () => {
    const { page } = shared;
    await openMeaning(page);
    await metricsOf(page).getByRole('button', { name: 'Add Metric' }).click();
    await filtersOf(page).getByRole('button', { name: 'Add Filter' }).click();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await findViolations(page)).toEqual([]);
      const hidden = await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hidden).toBe(0);
    }
  });
});
