import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { expectToast } from '../toast.ts';

/** Tokens for other programs, on /profile. */

test.describe('Access for other programs', () => {
  const shared = shareSignedInPage('/profile');

  test('a token is shown once, opens the MCP server, and is revoked', async () => {
    const { page } = shared;
    const card = page.getByRole('region', { name: 'Access for other programs' });
    await expect(card.getByText('No program has access.')).toBeVisible();
    await expect(card.getByText(/\/mcp$/)).toBeVisible();
    await card.getByRole('button', { name: 'Create Token' }).click();
    const creating = page.getByRole('dialog', { name: 'Create a token' });
    await creating.getByRole('button', { name: 'Create Token' }).click();
    await expect(creating.getByText('Say what it is for')).toBeVisible();
    await creating.getByLabel('What is it for?').fill('<b>Laptop</b>');
    await creating.getByLabel('Valid for').selectOption('30 days');
    await creating.getByRole('button', { name: 'Create Token' }).click();

    const created = page.getByRole('dialog', { name: 'Your new token' });
    const token = (await created.getByText(/^plb_/).textContent()) ?? '';
    await expect(created.getByText(`"Authorization": "Bearer ${token}"`)).toBeVisible();
    await created.getByRole('button', { name: 'Done' }).click();
    await expect(card.getByText('<b>Laptop</b>')).toBeVisible();
    await expect(card.getByText(`ends in ${token.slice(-4)}`)).toBeVisible();
    await expect(page.getByText(token)).toHaveCount(0);

    const list = () =>
      page.request.post('/mcp', {
        data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      });
    expect((await list()).status()).toBe(200);

    await card.getByRole('button', { name: 'Revoke <b>Laptop</b>' }).click();
    await page
      .getByRole('dialog', { name: 'Revoke this token?' })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await expectToast(page, { title: 'Token revoked', message: '"<b>Laptop</b>" opens nothing any more.' });
    await expect(card.getByText('No program has access.')).toBeVisible();
    expect((await list()).status()).toBe(401);
  });
});
