import type { Page, Route } from '@playwright/test';
import { isFullProof, pickWays } from '../depth.ts';
import { isCallOf, listGetPaths } from '../get-calls.ts';
import { expectAccessible } from '../looks.ts';
import { expect, signUpQuickly, test } from '../product.ts';
import { accountPaths, addressOf, modelTabs, settle, turnTo, visit } from '../screens.ts';
import { findNumbers, findRawValues } from '../shown-texts.ts';
import { fillWorkspace, removeSampleCompany } from '../workspaces.ts';

/** Nothing is made up where there is nothing, and nothing breaks where the server does. */

const crash = 'This page could not be shown';

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('h1, [role=alert]').first()).toBeVisible();
  await expect(page.getByText(crash)).toBeHidden();
  expect(await findRawValues(page)).toEqual([]);
}

/** Figures that are said of the product itself, of the clock or of nothing: no data need stand behind them. */
const harmless = [
  /^0( |$)|^0$|^0GB$/,
  /^as of \d/,
  /Last \d+ Days|^Last \d+ days|^\d+ days$/i,
  /up to 50 MB/,
  /S\/4HANA|Dynamics 365|OData V2|OAuth 2|Step \d|^\d$/,
  // The server's own address, and what the person said of themselves.
  /^https?:\/\/|@example\.com$/,
  // When and from where that person signed in, and the rules for passwords and for what is kept of it.
  /127\.0\.0\.1|^[\w ]+\([\w.]+@example\.com\)$|@example\.com · since/,
  // What the workspace keeps on the disk, the removed sample company included, and its limits.
  /\d\s(B|kB|MB|GB)\b|^[\d,]+ of [\d,]+$/,
  /^Use at least \d+ characters\.$|^Kept for \d+ days, then deleted\.$/,
  new RegExp(`^${new Date().toLocaleDateString('en-US')}$`),
];

const noSuch = {
  '/receipts/:id': '/receipts/no-such-receipt',
  '/ml-models/:id': '/ml-models/no-such-model',
};

test.describe('a workspace with nothing in it', () => {
  let page: Page;
  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await signUpQuickly(page);
    await removeSampleCompany(page);
    await visit(page, '/');
  });
  test.afterAll(() => page.close());

  for (const path of accountPaths) {
    test(`${path} shows no number that no data stands behind, and axe finds nothing`, async () => {
      await turnTo(page, addressOf(path, noSuch));
      await expectWhole(page);
      const invented = (await findNumbers(page))
        .filter(({ text, isMarked }) => !isMarked && !harmless.some((pattern) => pattern.test(text)))
        .map(({ text }) => text);
      expect.soft(invented).toEqual([]);
      await expectAccessible(page);
    });
  }
});

/** The figures that stand in for a missing answer (section 3 of the specification): never without their mark. */
const sampleFigures = [
  '12',
  '8',
  '2.4k',
  '847GB',
  '15.3',
  '15.3%',
  '94.7',
  '94.7%',
  '847,000',
  '92.1',
  '92.1%',
];

async function expectSamplesMarked(page: Page): Promise<void> {
  const unmarked = (await findNumbers(page)).filter(
    ({ text, isMarked }) => sampleFigures.includes(text) && !isMarked,
  );
  expect(unmarked).toEqual([]);
}

interface WireAnswer {
  name: string;
  answer: (route: Route) => Promise<void>;
  /** The call has failed: the screen says so. */
  isFailure?: boolean;
}

const json = (name: string, value: unknown): WireAnswer => ({
  name,
  answer: (route) => route.fulfill({ json: value }),
});
const failure = (name: string, answer: WireAnswer['answer']): WireAnswer => ({
  name,
  answer,
  isFailure: true,
});
const page404 = '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>';

const failures: readonly WireAnswer[] = [
  failure('500', (route) =>
    route.fulfill({ status: 500, json: { message: 'The disk is full. Free some room.' } }),
  ),
  failure('503 with a page', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: page404 }),
  ),
  failure('no network', (route) => route.abort('connectionreset')),
  failure('a page in place of JSON', (route) => route.fulfill({ contentType: 'text/html', body: page404 })),
];
const wrongShapes: readonly WireAnswer[] = [
  json('0', 0),
  json('null', null),
  json('an empty object', {}),
  json('an empty list', []),
];

/** Reads whose failure is not worth a word of its own, and why. */
const quiet = new Map([
  ['/api/greeting', 'section 8: errors of the greeting are for the log alone'],
  ['/api/onboarding/status', 'section 8: errors of the onboarding are for the log alone'],
  ['/api/auth/options', 'the form of local accounts stands there in any case'],
  ['/api/notifications', 'said in the panel of the bell, which is closed here'],
  ['/api/chat/status', 'the badge beside the title says that the agent is not available'],
  ['/api/chat/sessions/{id}/suggestions', 'one can ask without suggestions'],
  ['/api/practice-systems', 'nothing is said of what is not offered'],
  ['/api/chat/sessions/{id}/feedback', 'the thumbs can be pressed all the same'],
]);

/** Reads that no screen makes by being opened, and who makes them. */
const notByOpening: readonly string[] = [
  // Read where nobody is signed in.
  '/api/auth/options',
  // Read after a press.
  '/api/analytics/columns',
  '/api/data-sources/{id}/report',
  '/api/language-model/calls',
  '/api/data-sources/{id}/tables/{table}/columns/{column}',
  '/api/data-sources/{id}/tables/{table}/versions',
  '/api/data-sources/{id}/tables/{table}/versions/compare',
  '/api/ml/models/{id}/comparison/{other}',
  '/api/oauth/auth/{system}',
  '/api/people/{id}/deletion',
  '/api/people/{id}/sessions',
  '/api/security/deletion',
  // For administrators of the installation, which the person here may not be: rules/people.spec.ts.
  '/api/people',
  // Of a source whose system can be read, which stands beside no test here: rules/systems.spec.ts.
  '/api/data-sources/{id}/available',
  '/api/data-sources/{id}/available/{table}/preview',
  '/api/data-sources/{id}/rights',
  '/api/data-sources/{id}/selection',
  '/api/data-sources/{id}/syncs',
  // For programs: the page has the live channel.
  '/api/streams/sap',
  // For programs: the page reads the model itself.
  '/api/ml/models/{id}/progress',
];

const paths = (await listGetPaths()).filter((path) => !notByOpening.includes(path));

/** Without it there is nobody whose screens could be shown: it fails by itself. */
const session = '/api/auth/user';

test.describe('a server that answers wrongly', () => {
  let page: Page;
  /** For each read, the first screen that makes it. */
  const screenOf = new Map<string, string>();
  const addresses = new Map<string, string>();
  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await signUpQuickly(page);
    const workspace = await fillWorkspace(page);
    for (const path of accountPaths) addresses.set(path, addressOf(path, workspace.known));
    addresses.set('a source', `/data-sources?source=${workspace.sampleId}`);
    addresses.set('its meaning', `/data-sources?edit=${workspace.sampleId}&settings=meaning`);
    addresses.set('a conversation', `/ai-agent?chat=${workspace.chatId}`);
    for (const tab of modelTabs)
      addresses.set(`a model, ${tab}`, `${workspace.known['/ml-models/:id']}?tab=${tab}`);
    // It suggests questions.
    const response = await page.request.post('/api/chat/sessions', { data: { title: 'Empty' } });
    const { id } = (await response.json()) as { id: string };
    addresses.set('an empty conversation', `/ai-agent?chat=${id}`);
    let current = '';
    page.on('request', (request) => {
      const path = paths.find((each) => isCallOf(each, request.url()));
      if (path && request.method() === 'GET' && !screenOf.has(path)) screenOf.set(path, current);
    });
    for (const [name, address] of addresses) {
      current = name;
      await visit(page, address);
      // What can be said of an answer is fetched when it is there.
      if (name === 'a conversation')
        await page.getByRole('button', { name: 'This answer is right' }).waitFor();
    }
  });
  test.afterAll(() => page.close());

  /** All of these reads of a screen are answered wrongly in one way after the other, and then rightly again. */
  async function expectTold(screen: string, reads: readonly string[], answers: readonly WireAnswer[]) {
    const address = addresses.get(screen) ?? '';
    const isLoud = reads.some((path) => !quiet.has(path));
    let answer = answers[0]?.answer;
    const match = (url: URL) => reads.some((path) => isCallOf(path, url.href));
    await page.route(match, async (route) => {
      if (answer && route.request().method() === 'GET') await answer(route);
      else await route.fallback();
    });
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    /** A screen that offers to try again is spared the loading anew. */
    const readAgain = async () => {
      if (!(await retry.first().isVisible())) return page.goto(address);
      return Promise.all((await retry.all()).map((button) => button.click()));
    };
    for (const given of answers) {
      await test.step(given.name, async () => {
        answer = given.answer;
        await readAgain();
        await settle(page);
        await expectWhole(page);
        await expectSamplesMarked(page);
        if (!given.isFailure || !isLoud) return;
        await expect(page.getByRole('alert').first()).toContainText(
          given.name === '500' ? 'The disk is full. Free some room.' : /Try again|Check your connection/,
        );
        await expect(retry.first()).toBeVisible();
      });
    }
    if (isLoud) {
      if (!(await retry.first().isVisible())) {
        answer = failures[0]?.answer;
        await page.goto(address);
        await retry.first().waitFor();
      }
      answer = undefined;
      // What was read by the one may show another that has failed.
      await expect(async () => {
        if (await retry.first().isVisible()) await retry.first().click();
        await settle(page);
        await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 1 });
      }).toPass({ intervals: [20], timeout: 15_000 });
    }
    await page.unroute(match);
  }

  test('every read is made by a screen', async () => {
    await expect.poll(() => paths.filter((path) => !screenOf.has(path))).toEqual([]);
  });

  // What is of a wrong shape is refused in one place for all reads: every other one shows it here.
  const answersFor = (place: number) => [
    ...pickWays(failures, place),
    ...(isFullProof || place % 2 === 0 ? pickWays(wrongShapes, place) : []),
  ];

  if (isFullProof) {
    for (const [place, path] of paths.entries())
      test(`GET ${path}`, () => expectTold(screenOf.get(path) ?? '', [path], answersFor(place)));
  } else {
    // A screen's reads fail together, which takes a fourth of the time; one by one they do in the full proof.
    const screens = [
      ...accountPaths,
      'a source',
      'its meaning',
      'a conversation',
      'an empty conversation',
      ...modelTabs.map((tab) => `a model, ${tab}`),
    ];
    test(`GET ${session}`, () => expectTold(screenOf.get(session) ?? '', [session], answersFor(0)));
    for (const [place, screen] of screens.entries()) {
      test(`what ${screen} reads`, async () => {
        const reads = paths.filter((path) => path !== session && screenOf.get(path) === screen);
        if (reads.length > 0) await expectTold(screen, reads, answersFor(place));
      });
    }
  }
});
