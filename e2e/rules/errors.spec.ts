import { expect, test } from '../product.ts';
import { openScreen, shareSignedInPage } from '../shared-page.ts';

/** Specification, section 8, Generic: what becomes of an answer that is not OK. */
test.describe('§8 Generic errors', () => {
  const shared = shareSignedInPage('/auth');
  const alert = () => shared.page.getByRole('main').getByRole('alert').first();

  /** Opens the analytics page with this in place of the server's metrics. */
  async function showFailure(answer: { status: number; body: string; contentType?: string }): Promise<void> {
    await shared.page.unrouteAll();
    await shared.page.route('**/api/analytics/metrics', (route) =>
      route.fulfill({ headers: { 'x-request-id': 'request-77' }, ...answer }),
    );
    await openScreen(shared.page, '/analytics');
    await alert().getByText('Details').click();
  }

  test('its message is the status code, a colon, a space and the body', async () => {
    await showFailure({ status: 418, body: 'short and stout' });
    await expect(alert().getByText('418: short and stout', { exact: true })).toBeVisible();
  });

  test('a body that is no JSON is not shown as a sentence', async () => {
    await expect(alert().getByText(/^Something went wrong on our side/)).toBeVisible();
  });

  test('the request is named for whoever looks into it', async () => {
    await expect(alert()).toContainText('Request request-77');
  });

  test('with an empty body the status text stands in its place', async () => {
    await showFailure({ status: 503, body: '' });
    await expect(alert().getByText('503: Service Unavailable', { exact: true })).toBeVisible();
  });

  test('the message of a JSON body is the sentence that is shown', async () => {
    await showFailure({ status: 409, body: '{"message":"Somebody else was faster."}' });
    await expect(alert().getByText('Somebody else was faster.', { exact: true })).toBeVisible();
    await expect(alert().getByText('409: {"message":"Somebody else was faster."}')).toBeVisible();
  });

  test('every error of the server is JSON with a message and without a stack or a path', async () => {
    const { page } = shared;
    const answers = await Promise.all([
      page.request.get('/api/no-such-call'),
      page.request.get('/api/chat/sessions/none/messages'),
      page.request.post('/api/chat/sessions', {
        data: '{ not json',
        headers: { 'content-type': 'application/json' },
      }),
      page.request.post('/api/oauth/refresh/datasphere'),
    ]);
    for (const answer of answers) {
      const { message } = await answer.json();
      expect([answer.url(), answer.status() >= 400, typeof message]).toEqual([answer.url(), true, 'string']);
      expect(message).not.toMatch(/node_modules|\.ts:|at \w+ \(|\/work|\/tmp/);
    }
  });

  test('a panel that fails leaves the other panels standing', async () => {
    await expect(shared.page.getByRole('region', { name: 'Sales Trend (Last 30 Days)' })).toBeVisible();
    await expect(shared.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
