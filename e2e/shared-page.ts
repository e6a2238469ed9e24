import type { Page } from '@playwright/test';
import { signUpQuickly, test } from './product.ts';

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
  let shared: Page | undefined;
  test.beforeAll(async ({ browser, product }) => {
    shared = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await signUpQuickly(shared, firstName);
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
