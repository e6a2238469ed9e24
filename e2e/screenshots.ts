import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/test-systems.ts';

/**
 * Walks through the whole product as a person would and takes a picture of every screen, light, dark and on a phone.
 * Says what the accessibility check and the browser's console found on each.
 *
 *     node e2e/screenshots.ts [address of a running server] [part of a picture's name]
 */
const address = process.argv[2] ?? 'http://localhost:3000';
const only = process.argv[3];
const folder = join(import.meta.dirname, '..', 'screenshots');

const looks = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'phone', colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const;

const orders = [
  'Order,Customer,Region,Ordered on,Amount EUR',
  ...Array.from({ length: 240 }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0');
    const region = ['North', 'South', 'West'][index % 3];
    return `A-${1000 + index},Customer ${index % 17},${region},2025-${month}-15,${(index * 37) % 900}.50`;
  }),
  'A-9999,Customer 4,North,not a date,12.00',
].join('\n');

interface Findings {
  picture: string;
  texts: string[];
}
const findings: Findings[] = [];

async function takePicture(page: Page, look: string, name: string): Promise<void> {
  const picture = `${name}-${look}`;
  if (only && !picture.includes(only)) return;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(350);
  await page.screenshot({ path: join(folder, `${picture}.png`) });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const texts = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  if (overflow > 0) texts.push(`scrolls sideways by ${overflow} px`);
  if (texts.length > 0) findings.push({ picture, texts });
}

async function walk(context: BrowserContext, look: string): Promise<void> {
  const page = await context.newPage();
  page.on('console', (message) => {
    const isExpected = message.text().includes('401') || message.text().includes('404');
    if (message.type() === 'error' && !isExpected) {
      findings.push({ picture: `${page.url()} (${look})`, texts: [message.text()] });
    }
  });
  page.on('pageerror', (error) => findings.push({ picture: page.url(), texts: [error.message] }));
  const take = (name: string) => takePicture(page, look, name);

  await page.goto(`${address}/`);
  await take('01-landing');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await take('02-sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await take('03-sign-in-errors');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(`ada.${look}.${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('a long enough password');
  await take('04-create-account');
  await page.getByRole('button', { name: 'Create account' }).click();
  await walkOnboarding(page, take);
  await walkChat(page, take);
  await walkPages(page, take);
  await page.close();
}

type Take = (name: string) => Promise<void>;

async function walkOnboarding(page: Page, take: Take): Promise<void> {
  await page.getByRole('button', { name: "Let's Get Started" }).waitFor();
  await take('05-welcome');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByText('File Upload').click();
  await take('06-data-sources-step');
  await page.getByRole('button', { name: 'Next: Setup Connection' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(orders),
  });
  await take('07-upload-dialog');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const report = page.getByRole('heading', { name: 'What was read, and what was not' });
  await report
    .or(page.getByRole('heading', { name: 'Platform Tour' }))
    .first()
    .waitFor();
  await take('08-after-upload');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).last();
  if (await close.isVisible()) await close.click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await take('09-tour');
  await page.getByRole('button', { name: 'Finish Tour' }).click();
  await take('10-complete');
  await page.getByRole('button', { name: 'Start Using' }).click();
}

async function ask(page: Page, question: string): Promise<void> {
  const box = page.getByLabel('Your question');
  await box.fill(question);
  await box.press('Enter');
  await page
    .getByText('Thinking...')
    .waitFor({ state: 'visible' })
    .catch(() => undefined);
  await page.getByText('Thinking...').waitFor({ state: 'hidden' });
}

async function walkChat(page: Page, take: Take): Promise<void> {
  await page.waitForURL('**/ai-agent**');
  await page.getByLabel('Your question').waitFor();
  await take('11-agent-empty');
  // One about everything: the upload has begun one about its own tables.
  await page.getByRole('button', { name: 'New conversation', exact: true }).click();
  await page.getByText('Ask your first question').waitFor();
  await ask(page, 'Revenue by month');
  await take('12-answer');
  const create = page.getByRole('button', { name: 'Create Chart' });
  if (await create.last().isVisible()) {
    await create.last().click();
    await page.getByRole('button', { name: 'Download PNG' }).last().scrollIntoViewIfNeeded();
    await take('13-answer-chart');
    await page.getByRole('button', { name: 'Pin to dashboard' }).last().click();
    await page.getByRole('link', { name: 'On the dashboard' }).last().waitFor();
  }
  const details = page.locator('summary');
  for (let index = 0; index < (await details.count()); index += 1) await details.nth(index).click();
  await take('14-answer-open');
  await page.getByRole('button', { name: 'This answer is right' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor();
  await take('14-confirm');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Something is wrong with this answer' }).last().click();
  await take('14-wrong');
  await page.getByRole('button', { name: 'Done' }).click();
  await ask(page, 'How many customers do we have?');
  await take('15-number');
  await ask(page, 'What is the sales amount?');
  await take('16-maybe-clarify');
  await ask(page, 'Which blorp has the best zibble?');
  await take('17-declined');
  const receipt = page.getByRole('link', { name: 'Receipt' }).first();
  await receipt.click();
  await page.getByRole('button', { name: 'Run again' }).waitFor();
  await take('18-receipt');
  await page.getByRole('button', { name: 'Run again' }).click();
  await page.getByRole('heading', { name: /The numbers/ }).waitFor();
  await take('19-receipt-run-again');
}

const pages = [
  ['19-verified-questions', '/verified-questions'],
  ['20-dashboard', '/'],
  ['21-data-sources', '/data-sources'],
  ['22-analytics', '/analytics'],
  ['23-ml-models', '/ml-models'],
  ['24-profile', '/profile'],
  ['25-auth', '/auth'],
  ['26-oauth-setup', '/oauth-setup'],
  ['27-data-warehouse', '/data-warehouse-connectors'],
  ['28-business-apps', '/business-app-connectors'],
  ['29-unknown', '/nowhere'],
] as const;

async function walkPages(page: Page, take: Take): Promise<void> {
  for (const [name, path] of pages) {
    await page.goto(address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(name);
  }
  await page.goto(address);
  await page.getByRole('heading', { name: 'Pinned charts' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'View as table' }).last().scrollIntoViewIfNeeded();
  await take('20-dashboard-pinned');
  await page.goto(`${address}/data-sources`);
  await page.getByRole('button', { name: 'Add Data Source' }).click();
  await take('30-add-source');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await take('31-source-menu');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await take('32-edit-source');
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Rows' }).waitFor();
  await take('33-source-details');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('or');
  await take('34-search');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await take('35-notifications');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Voice input' }).click();
  await take('36-voice');
  await page.keyboard.press('Escape');
  await page.locator('main').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await take('37-shortcuts');
  await page.keyboard.press('Escape');
  await walkSettings(page, take);
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await take('40-menu');
  }
}

/** The tabs that only a source with credentials has. */
async function walkSettings(page: Page, take: Take): Promise<void> {
  const created = await page.request.post(`${address}/api/data-sources`, {
    data: { name: 'Group warehouse', type: 'datasphere' },
  });
  const { id } = (await created.json()) as { id: string };
  for (const [name, tab] of [
    ['38-authentication', 'authentication'],
    ['39-streaming', 'streaming'],
  ] as const) {
    await page.goto(`${address}/data-sources?edit=${id}&settings=${tab}`);
    await page.getByRole('dialog').getByRole('tabpanel').waitFor();
    await take(name);
  }
  await page.keyboard.press('Escape');
}

mkdirSync(folder, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ],
});
try {
  for (const look of looks) {
    const context = await browser.newContext({ colorScheme: look.colorScheme, viewport: look.viewport });
    context.setDefaultTimeout(20_000);
    await walk(context, look.name).catch((error: unknown) => {
      findings.push({ picture: look.name, texts: [String(error)] });
    });
    await context.close();
  }
} finally {
  await browser.close();
}
for (const { picture, texts } of findings) process.stdout.write(`${picture}\n  ${texts.join('\n  ')}\n`);
process.stdout.write(
  findings.length === 0 ? 'Nothing to report.\n' : `${findings.length} pictures with findings.\n`,
);
