import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, expect, signUpQuickly, test } from './product.ts';

/** What every test of a file may use; present from the first test on. */
export interface SharedPage {
  readonly page: Page;
}

/**
 * One person and one page for all tests of a file, or of the `describe` that calls it. Most rules are about what already
 * stands on a screen: signing up and loading anew for each of them would take most of the time. A test that changes what
 * the others read makes its own page with the `page` fixture.
 * @param path opened once before the first test
 */
export function shareSignedInPage(path: string, firstName = 'Ada'): SharedPage {
  return sharePage(path, (page) => signUpQuickly(page, firstName));
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const cookiesOfFiles = new Map<string, Cookies>();

/**
 * One person for all `describe`s of a file, each with a page of its own. Setting up a workspace costs more than most checks:
 * for files whose `describe`s do not mind what the ones before them have left behind.
 */
export function sharePageOfFile(path: string, firstName = 'Ada'): SharedPage {
  return sharePage(path, async (page, file) => {
    const known = cookiesOfFiles.get(file);
    if (known) await page.context().addCookies(known);
    else {
      await signUpQuickly(page, firstName);
      cookiesOfFiles.set(file, await page.context().cookies());
    }
  });
}

/** One person and one page for somebody with an account and the onboarding before them. */
export function shareNewcomerPage(path: string, firstName = 'Ada'): SharedPage {
  return sharePage(path, (page) => createAccount(page, firstName));
}

/** The same for somebody without an account. */
export function shareVisitorPage(path: string): SharedPage {
  return sharePage(path, async () => {});
}

function sharePage(path: string, prepare: (page: Page, file: string) => Promise<unknown>): SharedPage {
  let shared: Page | undefined;
  test.beforeAll(async ({ browser, product }, { file }) => {
    shared = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await prepare(shared, file);
    await shared.goto(path);
  });
  test.afterAll(async () => shared?.close());
  return {
    get page() {
      if (!shared) throw new Error('The page is opened before the first test, not while tests are listed.');
      return shared;
    },
  };
}

/** Waits until the sample company of a new workspace can be asked: it is set up after the account. */
export async function waitForSampleCompany(page: Page): Promise<void> {
  const listSources = async () =>
    (await (await page.request.get('/api/data-sources')).json()) as { status: string }[];
  await expect
    .poll(async () => (await listSources()).map(({ status }) => status), { timeout: 60_000 })
    .toEqual(['active']);
}

/** Opens a screen and waits until it is drawn. Its panels may still be loading. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Waits until the metrics of the analytics are there: their cards stand with their names before. */
export async function waitForMetrics(page: Page): Promise<void> {
  const card = page.locator('div:has(> h2)', { hasText: 'Total Revenue' });
  await card.and(page.locator(':not(:has(.animate-pulse))')).waitFor();
}
