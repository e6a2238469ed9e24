import type { Route } from '@playwright/test';
import { expect, test } from '../product.ts';
import { moveTo } from '../screens.ts';
import { openScreen, shareSignedInPage, waitForMetrics, waitForSampleCompany } from '../shared-page.ts';
import { answerAlways, countCalls } from '../wire.ts';

/** Specification, sections 7 (how calls are made) and 9 (Caching). */

const metricsCall = 'GET /api/analytics/metrics';

test.describe('§9 Caching', () => {
  const shared = shareSignedInPage('/auth');

  test.beforeAll(async () => {
    // The figures of a new workspace are read once more when its sample company is there.
    await waitForSampleCompany(shared.page);
    await shared.page.clock.install();
    await openScreen(shared.page, '/analytics');
    await waitForMetrics(shared.page);
  });

  test('nothing is fetched again when the window gets the focus', async () => {
    const { page } = shared;
    const count = await countCalls(page, metricsCall, async () => {
      await page.evaluate(`for (const name of ['visibilitychange', 'focus']) {
        document.dispatchEvent(new Event(name, { bubbles: true }));
        window.dispatchEvent(new Event(name));
      }`);
      await page.evaluate('fetch("/livez")');
    });
    expect(count).toBe(0);
  });

  test('nothing is fetched again by interval', async () => {
    const { page } = shared;
    const count = await countCalls(page, metricsCall, async () => {
      await page.clock.fastForward('01:00:00');
      await page.evaluate('fetch("/livez")');
    });
    expect(count).toBe(0);
  });

  test('data does not become stale: a page that is shown again asks for nothing', async () => {
    const { page } = shared;
    const count = await countCalls(page, metricsCall, async () => {
      await moveTo(page, '/auth');
      await page.getByRole('heading', { level: 1, name: 'Authentication & OAuth' }).waitFor();
      await moveTo(page, '/analytics');
      await waitForMetrics(page);
    });
    expect(count).toBe(0);
  });

  test('a page that is loaded anew does ask again', async () => {
    const { page } = shared;
    const count = await countCalls(page, metricsCall, async () => {
      await openScreen(page, '/analytics');
      await waitForMetrics(page);
    });
    expect(count).toBe(1);
  });

  test('a query that fails is asked once', async () => {
    const { page } = shared;
    const fail = (route: Route) => route.fulfill({ status: 500, json: { message: 'The disk is full.' } });
    await page.route('**/api/analytics/metrics', fail);
    const count = await countCalls(page, metricsCall, async () => {
      await openScreen(page, '/analytics');
      await page.getByText('The disk is full.', { exact: true }).waitFor();
      await page.clock.fastForward('01:00');
      await page.evaluate('fetch("/livez")');
    });
    expect(count).toBe(1);
    await page.unroute('**/api/analytics/metrics', fail);
  });

  test('a person may ask again', async () => {
    const { page } = shared;
    const count = await countCalls(page, metricsCall, async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await waitForMetrics(page);
    });
    expect(count).toBe(1);
  });

  test('a mutation that fails is sent once', async () => {
    const { page } = shared;
    await page.route('**/api/oauth/auth/datasphere', (route) =>
      route.fulfill({ status: 500, json: { message: 'No provider.' } }),
    );
    await moveTo(page, '/auth');
    const count = await countCalls(page, 'GET /api/oauth/auth/datasphere', async () => {
      await page.getByRole('button', { name: 'Configure OAuth' }).click();
      await page.getByRole('status').filter({ hasText: 'No provider.' }).waitFor();
      await page.clock.fastForward('01:00');
      await page.evaluate('fetch("/livez")');
    });
    expect(count).toBe(1);
  });
});

test.describe('§7 How calls are made', () => {
  const shared = shareSignedInPage('/auth');

  test.beforeAll(async () => {
    await answerAlways(shared.page, 'GET /api/oauth/status', {
      datasphere: { connected: true, expiresIn: 9 },
    });
    await openScreen(shared.page, '/auth');
  });

  test('a call sends the cookies', async () => {
    const [request] = await Promise.all([
      shared.page.waitForRequest('**/api/analytics/metrics'),
      moveTo(shared.page, '/analytics'),
    ]);
    expect(await request.headerValue('cookie')).toMatch(/session/i);
  });

  test('a call without a body names no content type', async () => {
    const { page } = shared;
    await moveTo(page, '/auth');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/oauth/refresh/datasphere'),
      page.getByRole('button', { name: 'Refresh Token' }).click(),
    ]);
    expect([request.method(), request.postData()]).toEqual(['POST', null]);
    expect(await request.headerValue('content-type')).toBeNull();
  });

  test('a call with a body sends JSON and says so', async () => {
    const { page } = shared;
    const [request] = await Promise.all([
      page.waitForRequest(
        (candidate) => candidate.url().endsWith('/api/chat/sessions') && candidate.method() === 'POST',
      ),
      moveTo(page, '/ai-agent'),
    ]);
    expect(await request.headerValue('content-type')).toBe('application/json');
    expect(request.postDataJSON()).toHaveProperty('title');
  });

  test('a read joins its key to the path it asks', async () => {
    const { page } = shared;
    const [request] = await Promise.all([
      page.waitForRequest('**/api/analytics/chart/**'),
      openScreen(page, '/analytics'),
    ]);
    expect(new URL(request.url()).pathname).toBe('/api/analytics/chart/sales/30');
    expect(request.method()).toBe('GET');
  });
});
