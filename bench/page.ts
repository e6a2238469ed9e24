import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { screenPaths } from '../app/screen-paths.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { findBrowser } from '../tools/test-systems.ts';
import { type BenchLine, median } from './lines.ts';
import { readLayoutShift, timeFeedback, watchLayoutShifts } from './page-timing.ts';

const sizes = [
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: '390 px', viewport: { width: 390, height: 844 } },
] as const;
const feedbackLimitMs = 100;
const slowdown = 4;
const rounds = 7;
/** After the network is quiet: for what is drawn late. */
const settleMs = 500;

/** What moves by itself on each page, and how soon the main steps show that they were heard, on a CPU slowed four times. */
export async function benchPage(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const product = await startProduct(directory);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu'],
  });
  try {
    return [...(await measureShifts(browser, product.url)), ...(await measureFeedback(browser, product.url))];
  } finally {
    await browser.close();
    await stopProduct(product);
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureShifts(browser: Browser, url: string): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const { name, viewport } of sizes) {
    const stranger = await browser.newContext({ baseURL: url, viewport });
    const person = await browser.newContext({ baseURL: url, viewport });
    const receiptId = await prepare(person);
    for (const path of screenPaths) {
      // The wizard is over for whoever has signed up here.
      if (path === '/onboarding') continue;
      const isPublic = path === '/login';
      const address = path.replace(':id', receiptId);
      const value = await shiftOf(isPublic ? stranger : person, address);
      lines.push({ name: `layout shift of ${path}, ${name}`, value: value * 1000, unit: '/1000', limit: 0 });
    }
    const landing = (await shiftOf(stranger, '/')) * 1000;
    lines.push({
      name: `layout shift of the landing page, ${name}`,
      value: landing,
      unit: '/1000',
      limit: 0,
    });
    await stranger.close();
    await person.close();
  }
  return lines;
}

async function shiftOf(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await watchLayoutShifts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  const shift = await readLayoutShift(page);
  await page.close();
  return shift;
}

/** An account with an answer whose chart is pinned; returns the receipt of that answer. */
async function prepare(context: BrowserContext): Promise<string> {
  const { request } = context;
  const email = `bench.${Date.now()}@example.com`;
  const password = 'a long enough password';
  await request.post('/api/auth/accounts', {
    data: { firstName: 'Bench', lastName: 'Mark', email, password },
  });
  await request.post('/api/auth/sign-in', { data: { email, password } });
  await request.post('/api/onboarding/complete');
  const session = (await (await request.post('/api/chat/sessions', { data: {} })).json()) as { id: string };
  const answered = await request.post(`/api/chat/sessions/${session.id}/messages`, {
    data: { content: 'Revenue by month' },
  });
  const { aiMessage } = (await answered.json()) as {
    aiMessage: { metadata: { chartConfig?: { title: string }; answer?: { receiptId: string | null } } };
  };
  const { chartConfig, answer } = aiMessage.metadata;
  const receiptId = answer?.receiptId;
  if (!chartConfig || !receiptId) throw new Error('The sample company did not answer with a chart.');
  await request.post('/api/pinned-charts', { data: { receiptId, chartConfig, title: chartConfig.title } });
  return receiptId;
}

interface Step {
  name: string;
  /** What shows that it was heard. */
  feedback: string;
  /** Brings the page to where the step begins. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const box = (page: Page) => page.getByLabel('Your question');
const lastButton = (page: Page, name: string) => page.getByRole('button', { name }).last();

/** Presses Esc until it is heard: a dialog whose code is on its way hears nothing yet. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  while (await dialog.isVisible()) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(settleMs);
  }
}

/** The way from a question to a chart that is kept, and to the pages around it, in order. */
const steps: Step[] = [
  {
    name: 'a letter in the question box',
    feedback: 'textarea:not(:placeholder-shown)',
    before: (page) => box(page).fill(''),
    act: (page) => box(page).press('q'),
  },
  {
    name: 'Enter to Thinking...',
    feedback: '[role=log] [role=status]',
    before: (page) => box(page).fill('Revenue by month'),
    act: (page) => box(page).press('Enter'),
  },
  {
    name: 'Create Chart',
    feedback: 'figure',
    before: async (page) => {
      await page.getByText('Thinking...').waitFor({ state: 'hidden' });
      for (const hide of await page.getByRole('button', { name: 'Hide chart' }).all()) await hide.click();
      await lastButton(page, 'Create Chart').scrollIntoViewIfNeeded();
    },
    act: (page) => lastButton(page, 'Create Chart').click(),
  },
  {
    name: 'View as table',
    feedback: 'figure table',
    act: (page) => lastButton(page, 'View as table').click(),
  },
  {
    name: 'search by Ctrl+K',
    feedback: '[role=dialog] [role=combobox]',
    act: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'to the dashboard',
    feedback: 'a[href="/"][aria-current=page]',
    before: closeDialog,
    act: (page) => page.getByRole('link', { name: 'Dashboard', exact: true }).click(),
  },
  {
    name: 'Upload File',
    feedback: '[role=dialog]',
    before: (page) => lastButton(page, 'Upload File').waitFor(),
    act: (page) => lastButton(page, 'Upload File').click(),
  },
];

async function measureFeedback(browser: Browser, url: string): Promise<BenchLine[]> {
  const context = await browser.newContext({ baseURL: url, viewport: sizes[0].viewport });
  await prepare(context);
  const times = new Map(steps.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await page.goto('/ai-agent', { waitUntil: 'networkidle' });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const { name, feedback, before, act } of steps) {
      await before?.(page);
      times.get(name)?.push(await timeFeedback(page, feedback, () => act(page)));
    }
    await page.close();
  }
  await context.close();
  return [...times].map(([name, measured]) => ({
    name: `first feedback, CPU slowed ${slowdown} times: ${name}`,
    value: median(measured),
    unit: 'ms',
    limit: feedbackLimitMs,
  }));
}
