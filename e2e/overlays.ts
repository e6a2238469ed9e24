import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';
import { settle } from './screens.ts';

/** One thing that opens above a page of a full workspace. */
export interface Overlay {
  name: string;
  address: string;
  /** The control that it is opened from and that has the focus again when it is closed. */
  opener: (page: Page) => Locator;
  /** What is chosen in the menu that the opener opens, when it is a menu. */
  menuItem?: string;
  role?: 'dialog' | 'menu';
  /** Tab stays inside. What is not modal closes when the focus leaves it. */
  isModal?: boolean;
  /** Narrower windows have it in the menu of the page. */
  minimumWidth?: number;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

export const overlays: readonly Overlay[] = [
  { name: 'add source', address: '/data-sources', opener: button('Add Data Source') },
  { name: 'upload', address: '/data-sources', opener: button('Upload File') },
  {
    name: 'source menu',
    address: '/data-sources',
    opener: button('Actions for Company warehouse'),
    role: 'menu',
  },
  {
    name: 'edit source',
    address: '/data-sources',
    opener: button('Actions for Company warehouse'),
    menuItem: 'Edit',
  },
  { name: 'create model', address: '/ml-models', opener: button('Create Model') },
  { name: 'edit profile', address: '/profile', opener: button('Edit Profile') },
  { name: 'create token', address: '/profile', opener: button('Create Token') },
  { name: 'edit workspace', address: '/profile', opener: button('Edit Workspace') },
  { name: 'columns of revenue', address: '/analytics', opener: button('Change what stands for revenue') },
  {
    name: 'remove warehouse connection',
    address: '/data-warehouse-connectors',
    opener: button(/^Remove.*Production/),
  },
  {
    name: 'remove application connection',
    address: '/business-app-connectors',
    opener: button(/^Remove.*Production/),
  },
  { name: 'remove OAuth client', address: '/oauth-setup', opener: button('Remove Configuration') },
  { name: 'voice', address: '/analytics', opener: button('Voice input') },
  { name: 'search', address: '/analytics', opener: (page) => page.getByRole('searchbox').first() },
  { name: 'notifications', address: '/analytics', opener: button(/^Notifications/), isModal: false },
  { name: 'theme', address: '/analytics', opener: button(/^Theme/), role: 'menu', minimumWidth: 640 },
  { name: 'conversations', address: '/ai-agent', opener: button(/^Conversations/), role: 'menu' },
];

/** What the overlay is, once it is open. */
export function overlayOn(page: Page, { role = 'dialog' }: Overlay): Locator {
  return page.getByRole(role).last();
}

/** Opens it with the keyboard alone. The page is at its address already. */
export async function openByKeyboard(page: Page, overlay: Overlay): Promise<Locator> {
  const opener = overlay.opener(page);
  // What has the focus already is not scrolled to by getting it again.
  await opener.scrollIntoViewIfNeeded();
  await opener.focus();
  await page.keyboard.press('Enter');
  if (overlay.menuItem) {
    await page.getByRole('menu').waitFor();
    await page.getByRole('menuitem', { name: overlay.menuItem }).focus();
    await page.keyboard.press('Enter');
  }
  const shown = overlayOn(page, overlay);
  await shown.waitFor();
  await settle(page);
  return shown;
}

/** Closes it again by Escape, so that the page below can be used. */
export async function closeByKeyboard(page: Page, overlay: Overlay): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(overlayOn(page, overlay)).toBeHidden();
}
