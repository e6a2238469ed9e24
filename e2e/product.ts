import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startProduct, stopProduct } from '../tools/product-process.ts';

export interface Product {
  url: string;
}

/** One real server with an empty data directory for each browser worker. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the parameter's shape.
    async ({}, provide) => {
      const directory = mkdtempSync(join(tmpdir(), 'plumbline-e2e-'));
      // Systems that tests read are on loopback, which the product calls only where its operator says so.
      const running = await startProduct(directory, { settings: { EGRESS_ALLOW: '127.0.0.0/8' } });
      await provide({ url: running.url });
      await stopProduct(running);
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
});

export { expect } from '@playwright/test';

let people = 0;

/** Creates an account by the form, as a person would. */
export async function signUpByForm(page: Page, firstName = 'Ada'): Promise<void> {
  people += 1;
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(`${firstName.toLowerCase()}${people}.${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Creates an account by a call; the onboarding lies before it. */
export async function createAccount(page: Page, firstName = 'Ada', lastName = 'Lovelace'): Promise<string> {
  people += 1;
  const email = `${firstName.toLowerCase()}${people}.${Date.now()}@example.com`;
  await page.request.post('/api/auth/accounts', {
    data: { firstName, lastName, email, password: 'a long enough password' },
  });
  return email;
}

/** Creates an account by calls and leaves the onboarding behind: for tests of what comes after. */
export async function signUpQuickly(page: Page, firstName = 'Ada'): Promise<void> {
  await createAccount(page, firstName);
  await page.request.post('/api/onboarding/complete');
}
