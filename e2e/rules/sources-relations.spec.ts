import type { Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';

/** What a person adds in the tab Meaning: a relation that nobody proposed, and a key. */

const marina = {
  berths: ['A', 'B', 'C', 'D'].map((quay) => ({ quay, pier: quay < 'C' ? 'North' : 'South' })),
  stays: ['A', 'A', 'C', 'Z'].map((lies_at, index) => ({ stay: `S${index}`, lies_at, nights: index + 2 })),
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Data Source' });
const relationsOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Relations' });

async function openMeaning(page: Page): Promise<void> {
  const sources: { id: string; name: string }[] = await (await page.request.get('/api/data-sources')).json();
  const known = sources.find(({ name }) => name === 'marina')?.id;
  const id = known ?? (await uploaded(page));
  await page.goto(`/data-sources?edit=${id}&settings=meaning`);
  await expect(relationsOf(page)).toBeVisible();
}

async function uploaded(page: Page): Promise<string> {
  const file = {
    name: 'marina.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(marina)),
  };
  const answer = await page.request.post('/api/files/upload', { multipart: { file } });
  return (await answer.json()).dataSource.id;
}

async function choose(page: Page, ends: Record<string, string>): Promise<void> {
  for (const [label, option] of Object.entries(ends))
    await relationsOf(page).getByLabel(label, { exact: true }).selectOption({ label: option });
}

test.describe('Relations and keys that a person tells', () => {
  const shared = shareSignedInPage('/data-sources');

  test('a relation is measured before it is added, and Undo takes it back', async () => {
    const { page } = shared;
    await openMeaning(page);
    const relations = relationsOf(page);
    await relations.getByRole('button', { name: 'Add Relation' }).click();
    await expect(relations.getByRole('button', { name: 'Check' })).toBeDisabled();
    // The focus goes with what opens and closes.
    await expect(relations.getByLabel('From table')).toBeFocused();
    await relations.getByRole('button', { name: 'Cancel' }).click();
    await expect(relations.getByRole('button', { name: 'Add Relation' })).toBeFocused();
    await page.keyboard.press('Enter');
    const ends = { 'From table': 'stays', 'From column': 'lies_at', 'To table': 'berths' };
    await choose(page, { ...ends, 'To column': 'pier' });
    await relations.getByRole('button', { name: 'Check' }).click();
    await expect(relations.getByText(/both occur in several rows/)).toBeVisible();
    await choose(page, { 'To column': 'quay' });
    await relations.getByRole('button', { name: 'Check' }).click();
    await expect(relations.getByText('2 of 3 values are found; 1 is not, such as Z.')).toBeVisible();
    await relations.getByRole('button', { name: 'Add', exact: true }).click();
    await expectToast(page, { title: 'Relation Added' });
    const added = relations.getByRole('listitem').filter({ hasText: 'stays.lies_at belongs to berths.quay' });
    await expect(added.getByText(/^75.* of the values are found there/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(added).toBeHidden();
    await dismissToast(page);
  });

  test('a key is asked of the data', async () => {
    const { page } = shared;
    await openMeaning(page);
    const dialog = dialogOf(page);
    await dialog.getByText('Key', { exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'quay' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'pier' }).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText(/pier does not tell the rows apart: 2 values come/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'quay' }).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, { title: 'Meaning Saved' });
  });

  test('both are accessible, and nothing is lost on a phone', async () => {
    const { page } = shared;
    await openMeaning(page);
    await dialogOf(page).getByText('Key', { exact: true }).click();
    await relationsOf(page).getByRole('button', { name: 'Add Relation' }).click();
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
