import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';

/** Specification, section 2, Authentication and OAuth page (/auth). */
test.describe('§2 Authentication and OAuth page', () => {
  const shared = shareSignedInPage('/auth');

  test('heading', async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('Authentication & OAuth');
  });

  test('it describes managing OAuth connections to the data warehouse and the business apps backend', async () => {
    await expect(
      shared.page.getByText(
        'Manage OAuth connections to the data warehouse and the business applications backend.',
      ),
    ).toBeVisible();
  });

  test('the OAuth panel', async () => {
    await expect(shared.page.getByRole('region', { name: 'Enterprise OAuth Configuration' })).toBeVisible();
  });

  test('what the status call answers: both systems, not connected, 0 days', async () => {
    const status = await (await shared.page.request.get('/api/oauth/status')).json();
    expect(status).toMatchObject({
      datasphere: { connected: false, expiresIn: 0 },
      s4hana: { connected: false, expiresIn: 0 },
    });
  });
});
