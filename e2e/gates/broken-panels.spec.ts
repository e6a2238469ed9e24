import type { Page, Route } from '@playwright/test';
import { isFullProof, pickWays } from '../depth.ts';
import { isCallOf, listGetPaths } from '../get-calls.ts';
import { expect, signUpQuickly, test } from '../product.ts';
import { accountPaths, addressOf, modelTabs, settle, visit } from '../screens.ts';
import { findRawValues } from '../shown-texts.ts';
import { fillWorkspace } from '../workspaces.ts';

/** Each read of each page is answered wrongly in turn: what does not rest on it goes on as before. */

const crash = 'This page could not be shown';
/** A read has one panel or two, and the list inside of one. */
const mostBroken = 3;
/** The page of a model is of that model, and what its training found is one answer in five cards. */
const ofModel = { reads: ['/api/ml/models/{id}', '/api/ml/models/{id}/report'], cards: 5 };
/** Without it there is nobody whose screens could be shown: it fails by itself. */
const session = '/api/auth/user';

type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** Everything as it was but for the first member that is found, of the first row of a list. */
function changeFirst(answer: Json, change: (object: { [member: string]: Json }, name: string) => void): Json {
  if (Array.isArray(answer)) {
    const [first, ...rest] = answer;
    return first === undefined ? { unexpected: true } : [changeFirst(first, change), ...rest];
  }
  if (typeof answer !== 'object' || answer === null) return { unexpected: true };
  const changed = { ...answer };
  const [name] = Object.keys(changed);
  if (name !== undefined) change(changed, name);
  return changed;
}

const ofTheAnswer = (change: (answer: Json) => Json) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, json: change((await response.json()) as Json) });
};

const ways: readonly { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: 'null', answer: (route) => route.fulfill({ json: null }) },
  { name: 'an empty object', answer: (route) => route.fulfill({ json: {} }) },
  { name: 'an empty list', answer: (route) => route.fulfill({ json: [] }) },
  {
    name: 'a member that is missing',
    answer: ofTheAnswer((answer) =>
      changeFirst(answer, (object, name) => {
        delete object[name];
      }),
    ),
  },
  {
    name: 'a member of another type',
    answer: ofTheAnswer((answer) =>
      changeFirst(answer, (object, name) => {
        object[name] = { unexpected: [true] };
      }),
    ),
  },
  {
    name: 'a failure',
    answer: (route) => route.fulfill({ status: 500, json: { message: 'The disk is full.' } }),
  },
  {
    name: 'a page',
    answer: (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>',
      }),
  },
];

/** What a page consists of, and which of it say that something failed. */
interface Panels {
  names: string[];
  alerted: string[];
}

async function panelsOf(page: Page): Promise<Panels> {
  return page.locator('body').evaluate((body) => {
    const regions: { name: string; isAlerted: boolean }[] = [
      ...body.querySelectorAll('section[aria-labelledby], nav[aria-label]'),
    ].map(
      (region: {
        getAttribute(name: string): string | null;
        tagName: string;
        querySelector(query: string): unknown;
      }) => {
        const titled = region.getAttribute('aria-labelledby');
        const title = titled && body.ownerDocument.getElementById(titled)?.textContent;
        return {
          name: title ?? region.getAttribute('aria-label') ?? region.tagName,
          isAlerted: region.querySelector('[role=alert]') !== null,
        };
      },
    );
    const named = (each: typeof regions) => [...new Set(each.map(({ name }) => name))].toSorted();
    return { names: named(regions), alerted: named(regions.filter(({ isAlerted }) => isAlerted)) };
  });
}

const paths = (await listGetPaths()).filter((path) => path !== session);

test.describe('an answer of an unexpected shape breaks its own panel alone', () => {
  let page: Page;
  const places = new Map<string, { address: string; reads: Set<string>; panels: Panels }>();

  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await signUpQuickly(page);
    const workspace = await fillWorkspace(page);
    const addresses = new Map<string, string>([
      ...accountPaths.map((path) => [path, addressOf(path, workspace.known)] as const),
      ['a source', `/data-sources?source=${workspace.sampleId}`],
      ['its meaning', `/data-sources?edit=${workspace.sampleId}&settings=meaning`],
      ['a conversation', `/ai-agent?chat=${workspace.chatId}`],
      ...modelTabs.map(
        (tab) => [`a model, ${tab}`, `${workspace.known['/ml-models/:id']}?tab=${tab}`] as const,
      ),
    ]);
    let reads = new Set<string>();
    page.on('request', (request) => {
      const path = paths.find((each) => isCallOf(each, request.url()));
      if (path && request.method() === 'GET') reads.add(path);
    });
    for (const [name, address] of addresses) {
      reads = new Set();
      await visit(page, address);
      places.set(name, { address, reads, panels: await panelsOf(page) });
    }
  });
  test.afterAll(() => page.close());

  /** What the frame reads is read on every page: in the sample it is broken on the first of them alone. */
  const seen = new Set<string>();

  const names = [
    ...accountPaths,
    'a source',
    'its meaning',
    'a conversation',
    ...modelTabs.map((tab) => `a model, ${tab}`),
  ];
  for (const [place, name] of names.entries()) {
    test(name, async () => {
      test.setTimeout(isFullProof ? 600_000 : 90_000);
      const { address, reads, panels } = places.get(name) ?? { address: name, reads: [], panels: null };
      for (const [number, read] of [...reads].entries()) {
        if (!isFullProof && seen.has(read)) continue;
        seen.add(read);
        let answer: (route: Route) => Promise<void> = async (route) => route.fallback();
        const match = (url: URL) => isCallOf(read, url.href);
        await page.route(match, (route) =>
          route.request().method() === 'GET' ? answer(route) : route.fallback(),
        );
        for (const way of pickWays(ways, place + number)) {
          await test.step(`GET ${read} with ${way.name}`, async () => {
            answer = way.answer;
            await page.goto(address);
            await settle(page);
            await expect(page.locator('h1, [role=alert]').first()).toBeVisible();
            await expect(page.getByText(crash), `${read} with ${way.name}`).toBeHidden();
            expect(await findRawValues(page), `${read} with ${way.name}`).toEqual([]);
            const broken = await panelsOf(page);
            // The frame, and every panel but those that rest on this read.
            const lost = (panels?.names ?? []).filter((each) => !broken.names.includes(each));
            expect
              .soft(
                broken.alerted.length + lost.length,
                `${read} with ${way.name}: ${[...broken.alerted, ...lost].join(', ')}`,
              )
              .toBeLessThanOrEqual(ofModel.reads.includes(read) ? ofModel.cards : mostBroken);
            expect.soft(broken.names, `${read} with ${way.name}`).toContain('Main');
          });
        }
        await page.unroute(match);
      }
    });
  }

  for (const metadata of [
    null,
    undefined,
    {},
    [],
    'text',
    { answer: {} },
    { answer: { status: 'answered' } },
  ]) {
    test(`a message whose metadata are ${JSON.stringify(metadata)} is shown as text`, async () => {
      const messages = /\/api\/chat\/sessions\/[^/]+\/messages$/;
      await page.route(messages, async (route) => {
        const response = await route.fetch();
        const given = (await response.json()) as { role: string; content: string }[];
        await route.fulfill({
          response,
          json: given.map((message) => (message.role === 'user' ? message : { ...message, metadata })),
        });
      });
      await visit(page, places.get('a conversation')?.address ?? '');
      const log = page.getByRole('log');
      await expect(log.getByText('Revenue by month')).toBeVisible();
      const answer = log.getByRole('article', { name: 'AI Agent' });
      await expect(answer).toHaveText(/\d/);
      await expect(answer.getByRole('link', { name: 'Receipt' })).toBeHidden();
      await expect(page.getByText(crash)).toBeHidden();
      await page.unroute(messages);
    });
  }
});
