import { expect, test } from '../product.ts';
import { openScreen, shareSignedInPage, waitForMetrics, waitForSampleCompany } from '../shared-page.ts';

/** Specification, section 2 (Analytics), section 3 (Analytics chart, Metrics) and section 9 (Chart). */

const metricsPath = '**/api/analytics/metrics';

test.describe('§2 Analytics', () => {
  const shared = shareSignedInPage('/auth');
  const trend = () => shared.page.getByRole('region', { name: 'Sales Trend (Last 30 Days)' });
  const cards = () => shared.page.getByRole('main').locator('div:has(> h2):not(header > div)');

  test.beforeAll(async () => {
    await waitForSampleCompany(shared.page);
    await openScreen(shared.page, '/analytics');
    await waitForMetrics(shared.page);
  });

  test('title', async () => {
    await expect(
      shared.page.getByRole('heading', { level: 1, name: 'Analytics', exact: true }),
    ).toBeVisible();
  });

  test('subtitle', async () => {
    await expect(
      shared.page.getByText('View comprehensive analytics and insights from your connected data sources'),
    ).toBeVisible();
  });

  test('line chart of the last 30 days', async () => {
    await expect(trend()).toBeVisible();
    await expect(trend().getByRole('figure')).toBeVisible();
  });

  test('one card per field of the metrics response, named after it', async () => {
    const metrics = await (await shared.page.request.get('/api/analytics/metrics')).json();
    const spaced = Object.keys(metrics).map((name) => name.replace(/([A-Z])/g, ' $1').toLowerCase());
    const names = () => cards().getByRole('heading', { level: 2 }).allInnerTexts();
    // The forecast among them may just be made.
    await expect
      .poll(async () => (await names()).map((name) => name.toLowerCase()))
      .toEqual(spaced.slice(0, 4));
    expect(spaced).toContain('total revenue');
  });

  test('the chart has the date on one axis and the value on the other', async () => {
    const points = await (await shared.page.request.get('/api/analytics/chart/sales/30')).json();
    await trend().getByRole('button', { name: 'View as table' }).click();
    await expect(trend().getByRole('columnheader')).toHaveText([/^Date/, /^Value/]);
    await expect(trend().getByRole('row')).toHaveCount(points.length + 1);
    await trend().getByRole('button', { name: 'View as chart' }).click();
  });

  test('the trend window is 30 days that end today', async () => {
    const points = await (await shared.page.request.get('/api/analytics/chart/sales/30')).json();
    expect(points).toHaveLength(30);
    const days = (Date.parse(points.at(-1).date) - Date.parse(points[0].date)) / 86_400_000;
    expect(days).toBe(29);
  });

  test('four skeleton cards while the metrics load', async () => {
    const { page } = shared;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(metricsPath, async (route) => {
      await released;
      await route.continue();
    });
    await openScreen(page, '/analytics');
    await expect(page.getByRole('main').locator('div:has(> h2):has(> .animate-pulse)')).toHaveCount(4);
    release();
    await waitForMetrics(page);
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    await page.unroute(metricsPath);
  });

  test.describe('with other metrics', () => {
    test.beforeAll(async () => {
      const json = { netSales: 1234567.5, openOrders: 42, topRegion: 'North', visits: 9000, hidden: 1 };
      await shared.page.route(metricsPath, (route) => route.fulfill({ json }));
      await openScreen(shared.page, '/analytics');
    });
    test.afterAll(() => shared.page.unroute(metricsPath));

    test('at most four cards', async () => {
      await expect(cards()).toHaveCount(4);
      await expect(shared.page.getByText('Hidden')).toHaveCount(0);
    });

    test('the label is the field name with spaces before capitals', async () => {
      await expect(cards().first().getByRole('heading')).toHaveText('Net Sales');
    });

    test('numbers use thousands separators', async () => {
      await expect(cards().first()).toContainText('1,234,567.5');
    });

    test('a text field is shown as it is', async () => {
      await expect(cards().filter({ hasText: 'Top Region' })).toContainText('North');
    });
  });

  test.describe('with no metrics', () => {
    test.beforeAll(async () => {
      await shared.page.route(metricsPath, (route) => route.fulfill({ json: {} }));
      await shared.page.route('**/api/analytics/chart/sales/30', (route) => route.fulfill({ json: [] }));
      await openScreen(shared.page, '/analytics');
    });
    test.afterAll(() => shared.page.unrouteAll());

    for (const [name, value] of [
      ['Growth Rate', '15.3'],
      ['Accuracy', '94.7'],
      ['Total Revenue', '847,000'],
      ['Forecast Confidence', '92.1'],
    ] as const) {
      test(`${name} falls back to ${value}, marked Sample`, async () => {
        const card = cards().filter({ hasText: name });
        await expect(card).toContainText(value);
        await expect(card.getByText('Sample', { exact: true })).toBeVisible();
      });
    }

    test('an empty series is drawn from sample values, marked Sample', async () => {
      await expect(trend().getByText('Sample', { exact: true })).toBeVisible();
      await expect(trend().getByRole('figure')).toBeVisible();
    });
  });

  test('metrics that fail are said with the sentence of the server', async () => {
    const { page } = shared;
    await page.route(metricsPath, (route) =>
      route.fulfill({ status: 503, json: { message: 'The engine is starting.' } }),
    );
    await openScreen(page, '/analytics');
    await expect(page.getByRole('alert').filter({ hasText: 'The engine is starting.' })).toBeVisible();
    await page.unroute(metricsPath);
  });
});

test.describe('§2 Dashboard analytics chart', () => {
  const shared = shareSignedInPage('/');
  const panel = () => shared.page.getByRole('main').getByRole('region', { name: 'Analytics', exact: true });
  const typeSelect = () => panel().getByRole('combobox', { name: 'Chart type' });
  const rangeSelect = () => panel().getByRole('combobox', { name: 'Time range' });

  /** The query of the chart call that `act` causes. */
  /** Among others: a source that is ready has the page read again what it shows. */
  async function expectRead(query: string, act: () => Promise<unknown>): Promise<void> {
    const isRead = (url: string) => url.endsWith(`/api/analytics/chart?${query}`);
    await Promise.all([
      shared.page.waitForRequest((request) => isRead(request.url()), { timeout: 15_000 }),
      act(),
    ]);
  }

  test('types sales, revenue and forecast', async () => {
    await expect(typeSelect().getByRole('option')).toHaveText(['Sales', 'Revenue', 'Forecast']);
  });

  test('sales is the default', async () => {
    await expect(typeSelect()).toHaveValue('sales');
  });

  test('ranges of 7, 30, 90 and 365 days', async () => {
    const values = await rangeSelect()
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['7', '30', '90', '365']);
  });

  test('365 days are labelled This year', async () => {
    await expect(rangeSelect().locator('option[value="365"]')).toHaveText('This year');
  });

  test('30 days are the default', async () => {
    await expect(rangeSelect()).toHaveValue('30');
  });

  for (const type of ['revenue', 'forecast', 'sales'] as const) {
    test(`choosing ${type} shows ${type}`, async () => {
      if (type === 'sales') {
        await typeSelect().selectOption(type);
      } else {
        await expectRead(`type=${type}&days=30`, () => typeSelect().selectOption(type));
      }
      await expect(typeSelect()).toHaveValue(type);
      await panel().getByRole('figure').waitFor();
    });
  }

  for (const days of ['7', '90', '365']) {
    test(`choosing ${days} days asks for them`, async () => {
      await expectRead(`type=sales&days=${days}`, () => rangeSelect().selectOption(days));
    });
  }

  test('the reload button reloads the whole page', async () => {
    const { page } = shared;
    await page.evaluate('window.isFirstLoad = true');
    await Promise.all([page.waitForEvent('load'), panel().getByRole('button', { name: 'Reload' }).click()]);
    expect(await page.evaluate('window.isFirstLoad')).toBeUndefined();
  });

  test('an empty response is drawn from sample values, marked Sample', async () => {
    const { page } = shared;
    await page.route('**/api/analytics/chart?**', (route) =>
      route.fulfill({ json: { labels: [], datasets: [], from: null, unit: null, note: null } }),
    );
    await openScreen(page, '/');
    await expect(panel().getByText('Sample', { exact: true })).toBeVisible();
    await page.unrouteAll();
  });
});

test.describe('§3 Analytics chart', () => {
  const shared = shareSignedInPage('/auth');

  test.beforeAll(() => waitForSampleCompany(shared.page));

  for (const [type, ranges] of [
    ['sales', [7, 30, 90, 365]],
    ['revenue', [30]],
    ['forecast', [30]],
  ] as const) {
    test(`${type} is an array of date and value, for ${ranges.join(', ')} days`, async () => {
      for (const days of ranges) {
        const answer = await shared.page.request.get(`/api/analytics/chart/${type}/${days}`);
        const points = await answer.json();
        expect([days, answer.status(), points.length > 0]).toEqual([days, 200, true]);
        expect(Object.keys(points[0]).toSorted()).toEqual(['date', 'value']);
        expect([typeof points[0].date, typeof points[0].value]).toEqual(['string', 'number']);
      }
    });
  }

  test('the dashboard gets labels and data sets with their colours', async () => {
    const chart = await (await shared.page.request.get('/api/analytics/chart?type=sales&days=30')).json();
    expect(chart.labels).toHaveLength(30);
    expect(Object.keys(chart.datasets[0]).toSorted()).toEqual(
      expect.arrayContaining(['backgroundColor', 'borderColor', 'data', 'label']),
    );
    expect(chart.datasets[0].data).toHaveLength(30);
  });

  test('a type or range that is not offered is refused in words', async () => {
    for (const path of ['/api/analytics/chart/profit/30', '/api/analytics/chart/sales/31']) {
      const answer = await shared.page.request.get(path);
      expect([path, answer.status()]).toEqual([path, 400]);
      expect((await answer.json()).message).toBeTruthy();
    }
  });
});
