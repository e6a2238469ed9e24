import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, type Page } from '@playwright/test';
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
      const running = await startProduct(directory, { settings: { EGRESS_ALLOW: '127.0.0.0/8:*' } });
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
  await signUpByCalls(page.request, { firstName, lastName, email });
  return email;
}

/** An account and a session in it, for the browser that the request belongs to. */
export async function signUpByCalls(
  request: APIRequestContext,
  person: { firstName: string; lastName: string; email: string },
): Promise<void> {
  const password = 'a long enough password';
  const created = await request.post('/api/auth/accounts', { data: { ...person, password } });
  const signedIn = await request.post('/api/auth/sign-in', { data: { email: person.email, password } });
  if (!signedIn.ok()) throw new Error(`${await created.text()} ${await signedIn.text()}`);
}

/** Creates an account by calls and leaves the onboarding behind: for tests of what comes after. */
export async function signUpQuickly(page: Page, firstName = 'Ada'): Promise<void> {
  await createAccount(page, firstName);
  await page.request.post('/api/onboarding/complete');
}
