import type { Page } from '@playwright/test';
import { expect, signUpByCalls, test } from '../product.ts';
import { findSidewaysScroll } from '../reach.ts';
import { accountPaths, addressOf, settle, turnTo, visit } from '../screens.ts';
import { type FullWorkspace, fillWorkspace } from '../workspaces.ts';

/** Whatever people, files and servers call things is text: it is shown as it is, and none of it runs. */

/** Each would set the flag if it ran. */
const payloads = {
  script: '<script>window.wasRun=1</script>',
  image: '<img src=x onerror="window.wasRun=1">',
  breakout: '"><svg onload="window.wasRun=1">',
  link: '[click](javascript:window.wasRun=1)',
  picture: '![x](x"onerror="window.wasRun=1)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template's text is what is tried
  template: '{{constructor.constructor("window.wasRun=1")()}}${window.wasRun=1}',
  reversed: 'invoice\u202Efdp.exe',
  long: 'W'.repeat(180),
} as const;

const csv = [
  `${payloads.script},"${payloads.image.replaceAll('"', '""')}",Amount EUR`,
  `"=HYPERLINK(""http://127.0.0.1:9/?""&A1)","${payloads.breakout.replaceAll('"', '""')}",12.50`,
  `@SUM(1+1),${payloads.link},7.25`,
  `+1+cmd|' /C calc'!A0,"${payloads.template.replaceAll('"', '""')}",3`,
  `${payloads.long},-2+3,5`,
].join('\n');

interface Watched {
  violations: string[];
  dialogs: string[];
}

let page: Page;
let workspace: FullWorkspace;
const watched: Watched = { violations: [], dialogs: [] };

test.beforeAll(async ({ browser, product }) => {
  page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce', acceptDownloads: true });
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) watched.violations.push(message.text());
  });
  page.on('dialog', (dialog) => {
    watched.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signUpByCalls(page.request, {
    firstName: payloads.script,
    lastName: payloads.breakout,
    email: `inject.${Date.now()}@example.com`,
  });
  await page.request.post('/api/onboarding/complete');
  workspace = await fillWorkspace(page, {
    source: payloads.image,
    model: payloads.breakout,
    connection: payloads.script,
    chat: payloads.image,
    fileName: `${payloads.reversed} [x](javascript:1).csv`,
    csv,
  });
  await page.request.post(`/api/chat/sessions/${workspace.chatId}/messages`, {
    data: { content: `How many ${payloads.image} are there? ${payloads.link} ${payloads.long}` },
  });
  await visit(page, '/');
});
test.afterAll(() => page.close());

/** Nothing ran, nothing of a payload became an element, nothing was refused for trying, and nothing stands out sideways. */
async function expectInert(): Promise<void> {
  expect(await page.evaluate('window.wasRun')).toBeUndefined();
  expect(watched).toEqual({ violations: [], dialogs: [] });
  const made = await page
    .locator('html')
    .evaluate((root) =>
      [
        ...root.querySelectorAll(
          '[onerror], [onload], [href^="javascript:" i], [src="x"], iframe, main script',
        ),
      ].map((element) => element.outerHTML),
    );
  expect(made).toEqual([]);
  expect(await findSidewaysScroll(page), 'the page scrolls sideways').toEqual([]);
}

/** What each screen has to show of the payloads: proof that it was put to the test. */
const shownOn: Record<string, readonly string[]> = {
  '/': [payloads.image, payloads.breakout],
  '/data-sources': [payloads.image],
  '/ai-agent': [payloads.link],
  '/ml-models': [payloads.breakout],
  '/profile': [payloads.script],
  '/data-warehouse-connectors': [payloads.script],
  '/business-app-connectors': [payloads.script],
};

for (const path of accountPaths) {
  test(`${path} shows names as text`, async () => {
    await turnTo(page, addressOf(path, workspace.known));
    for (const text of shownOn[path] ?? []) {
      await expect(page.locator('main').getByText(text).first()).toBeVisible();
    }
    await expectInert();
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page);
    await expectInert();
    await page.setViewportSize({ width: 1280, height: 844 });
  });
}

test('column names and cells are text', async () => {
  await turnTo(page, `/data-sources?source=${workspace.uploadedId}`);
  const table = page.getByRole('table').first();
  await expect(table.getByText('=HYPERLINK').first()).toBeVisible();
  await expect(table.getByText(payloads.breakout).first()).toBeVisible();
  await expectInert();
  await page.getByRole('tab', { name: 'Columns' }).click();
  await expect(page.getByText(payloads.script).first()).toBeVisible();
  await expectInert();
});

test('the palette, the conversations and the notifications show names as text', async () => {
  await turnTo(page, '/ai-agent');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('img');
  await expect(page.getByRole('option', { name: payloads.image }).first()).toBeVisible();
  await expectInert();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog')).toContainText('fdp.exe');
  await expectInert();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Conversations/ }).click();
  await expect(page.getByRole('menu')).toContainText(payloads.image);
  await expectInert();
  await page.keyboard.press('Escape');
});

test('labels of charts are text, drawn, read out and in the table', async () => {
  await visit(page, '/ai-agent');
  await page.route('**/api/chat/sessions/*/messages', async (route) => {
    const response = await route.fetch();
    const text = JSON.stringify(await response.json());
    // The months of the answer are called something else on their way: a chart draws whatever it is handed.
    await route.fulfill({ response, body: text.replaceAll('"month"', JSON.stringify(payloads.image)) });
  });
  await visit(page, `/ai-agent?chat=${workspace.chatId}`);
  const answer = page.getByRole('article').first();
  await answer.getByRole('button', { name: 'Create Chart' }).click();
  await answer.locator('[aria-roledescription=chart]').press('Home');
  await expectInert();
  await page.unroute('**/api/chat/sessions/*/messages');
});

test('what a server says in its errors is text', async () => {
  await page.route('**/api/ml/models', (route) =>
    route.fulfill({ status: 500, json: { message: `${payloads.image} ${payloads.link}` } }),
  );
  await visit(page, '/ml-models');
  await expect(page.getByRole('alert')).toContainText(payloads.image);
  await expectInert();
  await page.unroute('**/api/ml/models');
});

test('an address with a payload is refused or shown as text', async () => {
  for (const address of [
    `/${encodeURIComponent(payloads.script)}`,
    `/receipts/${encodeURIComponent(payloads.image)}`,
    `/data-sources?source=${encodeURIComponent(payloads.breakout)}`,
    `/ai-agent?chat=${encodeURIComponent(payloads.image)}`,
    `/oauth-setup?tab=${encodeURIComponent('javascript:window.wasRun=1')}`,
  ]) {
    await visit(page, address);
    await expectInert();
  }
});

test('every page carries a policy without unsafe-inline and unsafe-eval', async () => {
  for (const address of [
    ...accountPaths.map((path) => addressOf(path, workspace.known)),
    '/login',
    '/no-such-page',
  ]) {
    const response = await page.request.get(address);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect([address, policy]).toEqual([address, expect.stringContaining("script-src 'self'")]);
    expect([
      address,
      /unsafe-inline|unsafe-eval|\*|data:.*script|https?:/.test(policy.replace(/img-src[^;]*/, '')),
    ]).toEqual([address, false]);
    expect(await response.text()).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i);
  }
});

test('a downloaded table holds no formula that a spreadsheet would run', async () => {
  await page.route('**/api/chat/sessions/*/messages', async (route) => {
    const response = await route.fetch();
    const messages = (await response.json()) as { metadata: { answer?: { rows: unknown[][] } } }[];
    for (const { metadata } of messages) {
      const first = metadata.answer?.rows[0];
      if (first) first[0] = '=1+1';
    }
    await route.fulfill({ response, json: messages });
  });
  await visit(page, `/ai-agent?chat=${workspace.chatId}`);
  const answer = page.getByRole('article').first();
  const create = answer.getByRole('button', { name: 'Create Chart' });
  if (await create.isVisible()) await create.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    answer.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString('utf8').replace('\uFEFF', '').split('\r\n');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('\n')).toContain("'=1+1");
  const risky = lines.flatMap((line) => line.split(',')).filter((cell) => /^"?[=+@\t]/.test(cell));
  expect(risky).toEqual([]);
  await page.unroute('**/api/chat/sessions/*/messages');
});
