import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';

/** Specification, section 2, Analytics. */
test.describe('§2 Analytics', () => {
  const shared = shareSignedInPage('/analytics');

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
    await expect(shared.page.getByText('Sales Trend (Last 30 Days)')).toBeVisible();
  });
});
