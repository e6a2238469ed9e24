import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { sharePageOfFile } from './shared-page.ts';
import { dismissToast, expectToast } from './toast.ts';
import { answerOnce, bodySent, countCalls } from './wire.ts';

/** One of the two connector pages: both follow the same rules with other words. */
export interface ConnectorPage {
  path: '/data-warehouse-connectors' | '/business-app-connectors';
  /** Where its calls begin. */
  calls: '/api/data-warehouse' | '/api/business-apps';
  /** Tab and type for the checks of what all types have in common. */
  tab: string;
  type: string;
  words: { tested: string; testFailed: string; saved: string };
}

export const panel = (page: Page) => page.getByRole('tabpanel');
const nameOf = (page: Page) => panel(page).getByLabel('Connection Name');
const save = (page: Page) => panel(page).getByRole('button', { name: 'Save Connection' }).click();
const tryOut = (page: Page) => panel(page).getByRole('button', { name: 'Test Connection' }).click();

/** Shows the form of a type. */
export async function openType(page: Page, tab: string): Promise<void> {
  await dismissToast(page);
  const trigger = page.getByRole('tab', { name: tab, exact: true });
  if ((await trigger.getAttribute('aria-selected')) !== 'true') await trigger.click();
}

/** What the browser sends when a new connection of this type is saved with nothing but its name. */
export async function savedBody(page: Page, calls: ConnectorPage['calls'], tab: string): Promise<unknown> {
  await openType(page, tab);
  await nameOf(page).fill('Untouched');
  await answerOnce(page, `POST ${calls}/connections`, { status: 500 });
  return bodySent(page, `POST ${calls}/connections`, () => save(page));
}

/** Specification, sections 5, 7 and 8: what testing and saving do on either page. */
export function checkConnectorPage({ path, calls, tab, type, words }: ConnectorPage): void {
  const testCall = `POST ${calls}/test` as const;
  const saveCall = `POST ${calls}/connections` as const;

  test.describe(`§5 ${path}: the connection name`, () => {
    const shared = sharePageOfFile(path);
    for (const [action, call, press] of [
      ['testing', testCall, tryOut],
      ['saving', saveCall, save],
    ] as const) {
      for (const [lack, name] of [
        ['a name', ''],
        ['more than blanks', '   '],
      ] as const) {
        test(`${action} without ${lack} is refused`, async () => {
          const { page } = shared;
          await openType(page, tab);
          await nameOf(page).fill(name);
          const made = await countCalls(page, call, async () => {
            await press(page);
            await expectToast(page, {
              title: 'Validation Error',
              message: 'Please provide a connection name.',
              isDestructive: true,
            });
          });
          expect(made).toBe(0);
        });
      }

      test(`${action} needs nothing but the name`, async () => {
        const { page } = shared;
        await openType(page, tab);
        await nameOf(page).fill('Only a name');
        await answerOnce(page, call, { status: 500 });
        const body = await bodySent(page, call, () => press(page));
        expect(body).toMatchObject({ name: 'Only a name', type, isActive: false });
      });
    }
  });

  test.describe(`§8 ${path}: testing`, () => {
    const shared = sharePageOfFile(path);
    test.beforeEach(async () => {
      await openType(shared.page, tab);
      await nameOf(shared.page).fill(`Production ${type}`);
    });

    for (const [when, message, told] of [
      ['the server’s sentence is told', 'Connected in 12 ms.', 'Connected in 12 ms.'],
      ['without a sentence these words are', '', words.tested],
    ] as const) {
      test(`success: ${when}`, async () => {
        await answerOnce(shared.page, testCall, { json: { success: true, message } });
        await tryOut(shared.page);
        await expectToast(shared.page, { title: 'Connection Successful', message: told });
      });
    }

    for (const [when, answer, told] of [
      [
        'a failed test tells the server’s sentence',
        { json: { success: false, message: 'No route.' } },
        'No route.',
      ],
      [
        'a failed test without a sentence has the fallback',
        { json: { success: false, message: '' } },
        words.testFailed,
      ],
      [
        'a failed call tells the server’s sentence',
        { status: 429, json: { message: 'Wait a minute.' } },
        'Wait a minute.',
      ],
      ['a failed call without a sentence has the fallback', { status: 500 }, words.testFailed],
    ] as const) {
      test(when, async () => {
        await answerOnce(shared.page, testCall, answer);
        await tryOut(shared.page);
        await expectToast(shared.page, { title: 'Connection Failed', message: told, isDestructive: true });
      });
    }

    test('the button reads Testing... and is disabled while the call is pending', async () => {
      const { page } = shared;
      const release = await answerOnce(page, testCall, { status: 500, isHeld: true });
      await tryOut(page);
      await expect(panel(page).getByRole('button', { name: 'Testing...' })).toBeDisabled();
      release();
      await expect(panel(page).getByRole('button', { name: 'Test Connection' })).toBeEnabled();
    });
  });

  test.describe(`§7 ${path}: the saved connections`, () => {
    const shared = sharePageOfFile('/profile');

    test('are read once, without another try when that fails', async () => {
      const { page } = shared;
      const list = `GET ${calls}/connections` as const;
      await answerOnce(page, list, { status: 500, json: { message: 'The list is broken.' } });
      const reads = await countCalls(page, list, async () => {
        await page.goto(path);
        await expect(panel(page).getByText('The list is broken.', { exact: true })).toBeVisible();
      });
      expect(reads).toBe(1);
    });
  });

  test.describe(`§8 ${path}: saving`, () => {
    const shared = sharePageOfFile(path);
    test.beforeEach(async () => {
      await openType(shared.page, tab);
      await nameOf(shared.page).fill(`Production ${type}`);
    });

    test('a failure tells the server’s sentence', async () => {
      const message = 'There already is a connection named Production.';
      await answerOnce(shared.page, saveCall, { status: 409, json: { message } });
      await save(shared.page);
      await expectToast(shared.page, { title: 'Save Failed', message, isDestructive: true });
    });

    test('a failure without a sentence has the fallback', async () => {
      await answerOnce(shared.page, saveCall, { status: 500 });
      await save(shared.page);
      await expectToast(shared.page, {
        title: 'Save Failed',
        message: 'Failed to save the connection.',
        isDestructive: true,
      });
    });

    test('the button reads Saving... and is disabled while the call is pending', async () => {
      const { page } = shared;
      const release = await answerOnce(page, saveCall, { status: 500, isHeld: true });
      await save(page);
      await expect(panel(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
      release();
      await expect(panel(page).getByRole('button', { name: 'Save Connection' })).toBeEnabled();
    });

    test('success is told in these words, and the connection is listed', async () => {
      await save(shared.page);
      await expectToast(shared.page, { title: 'Connection Saved', message: words.saved });
      await expect(
        panel(shared.page).getByRole('button', { name: `Edit: Production ${type}` }),
      ).toBeVisible();
    });
  });
}
