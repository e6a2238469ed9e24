import { expect, test } from '../product.ts';
import { moveTo } from '../screens.ts';
import { openScreen, shareSignedInPage } from '../shared-page.ts';
import { answerAlways } from '../wire.ts';

/** Specification, section 2, Common layout. */

const pages = [
  ['Dashboard', '/'],
  ['AI Agent', '/ai-agent'],
  ['Analytics', '/analytics'],
  ['ML Models', '/ml-models'],
  ['Profile', '/profile'],
] as const;

const children = [
  ['Manage Sources', '/data-sources'],
  ['OAuth Setup', '/oauth-setup'],
  ['Data Warehouse', '/data-warehouse-connectors'],
  ['Business Apps', '/business-app-connectors'],
] as const;

test.describe('§2 Sidebar', () => {
  const shared = shareSignedInPage('/auth', 'Grace');
  const sidebar = () => shared.page.getByRole('navigation', { name: 'Main' });
  const group = () => sidebar().getByRole('button', { name: /^Data Sources/ });
  const colorOf = () =>
    shared.page.evaluate<string>(
      'getComputedStyle(document.querySelector("nav button[aria-expanded]")).color',
    );

  test('the brand reads as an AI Business Platform', async () => {
    await expect(shared.page.getByRole('complementary').getByText('AI Business Platform')).toBeVisible();
  });

  for (const [name, path] of pages) {
    test(`entry ${name} leads to ${path}`, async () => {
      const entry = sidebar().getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(entry).toHaveAttribute('href', path);
      await entry.click();
      await shared.page.waitForURL((address) => address.pathname === path);
      await expect(entry).toHaveAttribute('aria-current', 'page');
    });
  }

  for (const [name, path] of children) {
    test(`the group Data Sources has ${name}, which leads to ${path}`, async () => {
      const entry = sidebar()
        .getByRole('listitem')
        .filter({ has: shared.page.getByRole('button', { name: /^Data Sources/ }) })
        .getByRole('link', { name, exact: true });
      await expect(entry).toHaveAttribute('href', path);
      await entry.click();
      await shared.page.waitForURL((address) => address.pathname === path);
      await expect(entry).toHaveAttribute('aria-current', 'page');
    });
  }

  test('a page without an entry highlights the one that it belongs to', async () => {
    await openScreen(shared.page, '/verified-questions');
    await expect(sidebar().getByRole('link', { name: /^AI Agent/ })).toHaveAttribute('aria-current', 'true');
    await expect(sidebar().locator('[aria-current]')).toHaveCount(1);
  });

  test('the entries stand in the order of the specification', async () => {
    const names = (await sidebar().getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(names).toEqual([
      'Dashboard',
      ...children.map(([name]) => name),
      ...pages.slice(1).map(([name]) => name),
    ]);
  });

  test('the group is expanded by default', async () => {
    await openScreen(shared.page, '/auth');
    await expect(group()).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar().getByRole('link', { name: 'Manage Sources' })).toBeVisible();
  });

  test('the group wears the badge 3, and says what it counts', async () => {
    await expect(group().getByText('3', { exact: true })).toBeVisible();
    await expect(group()).toHaveAccessibleName(/3 kinds of connection/);
  });

  test('a click closes the group, another opens it', async () => {
    const child = sidebar().getByRole('link', { name: 'Manage Sources' });
    await group().click();
    await expect(child).toBeHidden();
    await expect(group()).toHaveAttribute('aria-expanded', 'false');
    await group().click();
    await expect(child).toBeVisible();
  });

  test('the keyboard opens and closes it too', async () => {
    await group().press('Enter');
    await expect(group()).toHaveAttribute('aria-expanded', 'false');
    await group().press('Space');
    await expect(group()).toHaveAttribute('aria-expanded', 'true');
  });

  test('the group is highlighted while one of its children is open, and only then', async () => {
    await moveTo(shared.page, '/analytics');
    await shared.page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
    await shared.page.mouse.move(700, 500);
    const plain = await colorOf();
    await moveTo(shared.page, '/oauth-setup');
    await shared.page.getByRole('heading', { level: 1, name: 'OAuth Setup' }).waitFor();
    await expect.poll(colorOf).not.toBe(plain);
  });

  test('AI Agent has an active status dot, and no other entry has', async () => {
    await expect(sidebar().getByRole('link', { name: 'AI Agent' }).locator('.rounded-full')).toBeVisible();
    await expect(sidebar().getByRole('link').locator('.rounded-full')).toHaveCount(1);
  });

  test('a logout link to /api/logout', async () => {
    await expect(shared.page.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
  });

  test('the user card shows the name with the label Admin', async () => {
    const card = shared.page.getByRole('complementary');
    await expect(card.getByText('Grace Lovelace')).toBeVisible();
    await expect(card.getByText('Admin', { exact: true })).toBeVisible();
  });
});

test.describe('§2 Top header', () => {
  const shared = shareSignedInPage('/auth');
  const header = () => shared.page.getByRole('banner');

  test('the page title', async () => {
    await expect(header().getByText('Authentication & OAuth')).toBeVisible();
    await moveTo(shared.page, '/ml-models');
    await expect(header().getByText('Authentication & OAuth')).toHaveCount(0);
    await expect(shared.page).toHaveTitle(/^(Machine Learning|ML) Models/);
  });

  test('the status line while a source is active', async () => {
    await expect(header().getByText('Connected to Business Applications')).toBeVisible();
  });

  test('a search box with its placeholder', async () => {
    await expect(header().getByPlaceholder('Search data sources, queries...')).toBeVisible();
  });

  test('the search box opens the search', async () => {
    await header().getByPlaceholder('Search data sources, queries...').click();
    const search = shared.page.getByRole('dialog', { name: 'Search' });
    await search.waitFor();
    await shared.page.keyboard.type('ml mod');
    await expect(
      search.getByRole('option', { name: /ML Models|Machine Learning Models/ }).first(),
    ).toBeVisible();
    await shared.page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
  });

  test('Ctrl and K open it from anywhere', async () => {
    await shared.page.keyboard.press('Control+k');
    await shared.page.getByRole('dialog', { name: 'Search' }).waitFor();
    await shared.page.keyboard.press('Escape');
  });

  test('a microphone button opens voice input', async () => {
    await header().getByRole('button', { name: 'Voice input' }).click();
    await shared.page.getByRole('dialog', { name: 'Voice Input Ready' }).waitFor();
    await shared.page.keyboard.press('Escape');
  });

  test('a notifications button, without a badge while nothing is unread', async () => {
    await expect(header().getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  test('its badge counts what is unread', async () => {
    const { page } = shared;
    const upload = {
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,age\nAnn,31\nBen,44\n'),
    };
    await page.request.post('/api/files/upload', { multipart: { file: upload } });
    await openScreen(page, '/auth');
    const bell = header().getByRole('button', { name: /^Notifications, \d+ unread$/ });
    await bell.waitFor();
    const count = /\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0];
    await expect(bell).toHaveText(count ?? 'a number');
  });

  test('without an active source the status line says that nothing is connected', async () => {
    const { page } = shared;
    await answerAlways(page, 'GET /api/data-sources', []);
    await openScreen(page, '/auth');
    await expect(header().getByText('No business applications connected')).toBeVisible();
    await expect(header().getByText('Connected to Business Applications')).toHaveCount(0);
  });
});
