import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, signUpQuickly, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerAlways, answerOnce, bodySent, countCalls } from '../wire.ts';

/**
 * Specification, sections 2, 3, 4, 5, 7, 8 and 9: the real-time streaming manager. Streams of every state, and what they
 * receive, are answered at the wire; the form is checked against the server.
 */

const stream = (id: string, name: string, status: string, streamType: string) => ({
  id,
  name,
  streamType,
  status,
  error: status === 'error' ? 'The system did not answer.' : null,
  lastDataReceived: status === 'active' ? '2026-02-03T10:15:00.000Z' : null,
  dataSourceId: 'other',
  dataSourceName: 'Core warehouse',
  updateInterval: 30_000,
  hasPosition: false,
  createdAt: '2026-02-03T10:00:00.000Z',
});
const streams = [
  stream('s-orders', 'Orders feed', 'active', 'real_time'),
  stream('s-stock', 'Stock feed', 'paused', 'change_tracking'),
  stream('s-events', 'Event feed', 'error', 'event_driven'),
];

const manager = (page: Page) => page.getByRole('tabpanel', { name: 'SAP Streaming' });
const item = (page: Page, name: string) => manager(page).getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string) => manager(page).getByRole('button', { name, exact: true });

/** Makes one source of each named type, and returns their ids by type. */
async function addSources(page: Page, types: readonly string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const type of types) {
    const added = await page.request.post('/api/data-sources', { data: { name: `My ${type}`, type } });
    ids.set(type, ((await added.json()) as { id: string }).id);
  }
  return ids;
}

async function openManager(page: Page): Promise<void> {
  await page.goto('/data-sources');
  await page.getByRole('button', { name: 'Actions for My datasphere' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('tab', { name: 'SAP Streaming' }).click();
  await expect(button(page, 'Create Stream').first()).toBeVisible();
}

test.describe('§4 Streams: list and controls', () => {
  const shared = shareSignedInPage('/profile');
  let socket: WebSocketRoute | undefined;
  let authentication = '';
  test.beforeAll(async () => {
    const { page } = shared;
    await addSources(page, ['datasphere']);
    await answerAlways(page, 'GET /api/streams/sap', streams);
    await page.routeWebSocket('**/ws', (opened) => {
      opened.onMessage((text) => {
        authentication = String(text);
        socket = opened;
        opened.send(JSON.stringify({ type: 'authenticated' }));
      });
    });
    await openManager(page);
  });
  test.beforeEach(() => dismissToast(shared.page));

  for (const [name, type, status] of [
    ['Orders feed', /real.?time/i, 'Active'],
    ['Stock feed', /change tracking/i, 'Paused'],
    ['Event feed', /event.driven/i, 'Error'],
  ] as const) {
    test(`${name}: name, type and status ${status}`, async () => {
      await expect(item(shared.page, name)).toContainText(type);
      await expect(item(shared.page, name).getByText(status, { exact: true })).toBeVisible();
    });
  }

  test('when data came last', async () => {
    await expect(item(shared.page, 'Orders feed')).toContainText('2026');
    await expect(item(shared.page, 'Stock feed')).not.toContainText('2026');
  });

  test('a paused stream shows start and no pause', async () => {
    await expect(button(shared.page, 'Start Stock feed')).toBeEnabled();
    await expect(button(shared.page, 'Pause Stock feed')).toHaveCount(0);
  });

  for (const name of ['Orders feed', 'Event feed']) {
    test(`${name}, which is not paused, shows pause and no start`, async () => {
      await expect(button(shared.page, `Pause ${name}`)).toBeEnabled();
      await expect(button(shared.page, `Start ${name}`)).toHaveCount(0);
    });
  }

  test('stop is always available', async () => {
    for (const name of ['Orders feed', 'Stock feed', 'Event feed']) {
      await expect(button(shared.page, `Stop ${name}`)).toBeEnabled();
    }
  });

  for (const [action, id, name] of [
    ['start', 's-stock', 'Start Stock feed'],
    ['pause', 's-orders', 'Pause Orders feed'],
    ['stop', 's-events', 'Stop Event feed'],
  ] as const) {
    test(`${action} is sent without a body, and the list is read again`, async () => {
      const { page } = shared;
      const call = `POST /api/streams/sap/${id}/${action}` as const;
      await answerOnce(page, call, { json: streams[0] });
      const read = page.waitForResponse((response) => response.url().endsWith('/api/streams/sap'));
      expect(await bodySent(page, call, () => button(page, name).click())).toBeNull();
      await read;
    });
  }

  test('a control that fails tells the server’s sentence', async () => {
    const { page } = shared;
    const message = 'The system does not answer. Check its address.';
    await answerOnce(page, 'POST /api/streams/sap/s-orders/pause', { status: 502, json: { message } });
    await button(page, 'Pause Orders feed').click();
    await expectToast(page, { title: 'Error', message, isDestructive: true });
  });

  test('a control that fails without a sentence has the fallback', async () => {
    const { page } = shared;
    await answerOnce(page, 'POST /api/streams/sap/s-orders/stop', { status: 500 });
    await button(page, 'Stop Orders feed').click();
    await expectToast(page, { title: 'Error', message: 'Failed to control stream.', isDestructive: true });
  });

  test('§7 the live channel is opened with authenticate and the user’s id', async () => {
    const user = (await (await shared.page.request.get('/api/auth/user')).json()) as { id: string };
    await expect.poll(() => authentication).not.toBe('');
    expect(JSON.parse(authentication)).toEqual({ type: 'authenticate', userId: user.id });
  });

  function deliver(type: string, streamId: string, number: number): void {
    socket?.send(
      JSON.stringify({
        type,
        streamId,
        timestamp: '2026-02-03T10:20:30.000Z',
        metadata: { source: 'Core warehouse', recordCount: number },
        changes: [{ operation: 'insert', table: 'Orders', record: { Number: number } }],
      }),
    );
  }

  for (const [type, id, name] of [
    ['sap_real_time_data', 's-orders', 'Orders feed'],
    ['sap_change_tracking_data', 's-stock', 'Stock feed'],
    ['sap_event_data', 's-events', 'Event feed'],
  ] as const) {
    test(`a message of type ${type} is shown at its stream`, async () => {
      deliver(type, id, 11);
      await expect(item(shared.page, name)).toContainText('11 records');
    });
  }

  test('§9 of many messages the newest 3 are shown, and 100 are kept', async () => {
    const { page } = shared;
    for (let number = 1001; number <= 1105; number += 1) deliver('sap_real_time_data', 's-orders', number);
    const messages = item(page, 'Orders feed').locator('ol').getByRole('listitem');
    await expect(messages).toHaveText([/1105/, /1104/, /1103/]);
    await expect(item(page, 'Orders feed').getByText(/\b3 of 100$/)).toBeVisible();
  });
});

test('§9 Streams: the list is read again every 5 seconds', async ({ page }) => {
  await page.clock.install();
  await signUpQuickly(page, 'Pia');
  await addSources(page, ['datasphere']);
  await openManager(page);
  const read = () => page.waitForResponse('**/api/streams/sap');
  for (let poll = 0; poll < 2; poll += 1) {
    await Promise.all([read(), page.clock.fastForward(5000)]);
    const early = await countCalls(page, 'GET /api/streams/sap', () => page.clock.fastForward(3000));
    expect(early).toBe(0);
    await Promise.all([read(), page.clock.fastForward(2000)]);
  }
});

test.describe('§5 Create stream', () => {
  const shared = shareSignedInPage('/profile');
  let ids = new Map<string, string>();
  test.beforeAll(async () => {
    ids = await addSources(shared.page, ['datasphere', 's4hana', 'successfactors', 'csv']);
    await openManager(shared.page);
  });
  test.beforeEach(async () => {
    await dismissToast(shared.page);
    if (!(await form().isVisible())) await button(shared.page, 'Create Stream').first().click();
  });
  const form = () => manager(shared.page).getByRole('form', { name: 'Create Stream' });
  const field = (label: string) => form().getByLabel(label, { exact: false }).first();
  const submit = () => form().getByRole('button', { name: 'Create Stream' }).click();

  test('offers data sources of type datasphere and s4hana only', async () => {
    const offered = field('Data source').locator('option:not([value=""])');
    await expect(offered).toHaveCount(2);
    expect((await offered.allTextContents()).toSorted()).toEqual(['My datasphere', 'My s4hana']);
  });

  test('offers three stream types', async () => {
    const values = await field('Stream type')
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['real_time', 'change_tracking', 'event_driven']);
  });

  test('the interval is 30 seconds, from 5 to 300', async () => {
    await expect(field('Update interval')).toHaveValue('30');
    await expect(field('Update interval')).toHaveAttribute('min', '5');
    await expect(field('Update interval')).toHaveAttribute('max', '300');
  });

  test('inserts and updates are tracked, deletes are not', async () => {
    await field('Stream type').selectOption('change_tracking');
    await expect(field('Inserts')).toBeChecked();
    await expect(field('Updates')).toBeChecked();
    await expect(field('Deletes')).not.toBeChecked();
    await field('Stream type').selectOption('real_time');
  });

  test('without a data source it is refused', async () => {
    await field('Data source').selectOption('');
    const calls = await countCalls(shared.page, 'POST /api/streams/sap', async () => {
      await submit();
      await expectToast(shared.page, {
        title: 'Validation Error',
        message: 'Please select a data source.',
        isDestructive: true,
      });
    });
    expect(calls).toBe(0);
  });

  for (const seconds of ['4', '301', '']) {
    test(`an interval of ${seconds || 'nothing'} is refused`, async () => {
      await field('Data source').selectOption('My datasphere');
      await field('Update interval').fill(seconds);
      const calls = await countCalls(shared.page, 'POST /api/streams/sap', async () => {
        await submit();
        await expectToast(shared.page, { title: 'Validation Error', isDestructive: true });
      });
      expect(calls).toBe(0);
      await field('Update interval').fill('30');
    });
  }

  for (const seconds of [5, 300]) {
    test(`an interval of ${seconds} seconds is sent in milliseconds`, async () => {
      await field('Data source').selectOption('My datasphere');
      await field('Update interval').fill(String(seconds));
      await answerOnce(shared.page, 'POST /api/streams/sap', { status: 500 });
      const body = await bodySent(shared.page, 'POST /api/streams/sap', submit);
      expect(body).toMatchObject({ updateInterval: seconds * 1000 });
      await field('Update interval').fill('30');
    });
  }

  test('the server’s sentence is told', async () => {
    const message = 'A workspace holds at most 50 streams.';
    await field('Data source').selectOption('My datasphere');
    await answerOnce(shared.page, 'POST /api/streams/sap', { status: 409, json: { message } });
    await submit();
    await expectToast(shared.page, { title: 'Error', message, isDestructive: true });
  });

  test('a failure without a sentence has the fallback', async () => {
    await field('Data source').selectOption('My datasphere');
    await answerOnce(shared.page, 'POST /api/streams/sap', { status: 500 });
    await submit();
    await expectToast(shared.page, {
      title: 'Error',
      message: 'Failed to create stream.',
      isDestructive: true,
    });
  });

  test('event types are a list too', async () => {
    await field('Data source').selectOption('My datasphere');
    await field('Stream type').selectOption('event_driven');
    await field('Event types').fill('Order.Created, ,Order.Changed ');
    await answerOnce(shared.page, 'POST /api/streams/sap', { status: 500 });
    const body = await bodySent(shared.page, 'POST /api/streams/sap', submit);
    expect(body).toMatchObject({
      streamType: 'event_driven',
      eventConfig: { eventTypes: ['Order.Created', 'Order.Changed'] },
    });
  });

  test('the whole payload, its lists trimmed and without empty entries', async () => {
    await form().getByRole('button', { name: 'Cancel' }).click();
    await button(shared.page, 'Create Stream').first().click();
    await field('Data source').selectOption('My s4hana');
    await field('Tables').fill(' Orders, ,Items ,');
    await field('Fields').fill('OrderID,  Amount');
    const body = await bodySent(shared.page, 'POST /api/streams/sap', submit);
    expect(body).toEqual({
      dataSourceId: ids.get('s4hana'),
      streamType: 'real_time',
      updateInterval: 30_000,
      filters: { tables: ['Orders', 'Items'], fields: ['OrderID', 'Amount'], conditions: '' },
      changeTracking: { trackInserts: true, trackUpdates: true, trackDeletes: false },
      eventConfig: { eventTypes: [] },
    });
  });

  test('success is told and the stream stands in the list', async () => {
    const { page } = shared;
    await page.keyboard.press('Escape');
    await openManager(page);
    await button(page, 'Create Stream').first().click();
    await field('Data source').selectOption('My datasphere');
    await submit();
    await expectToast(page, { title: 'Stream Created' });
    await expect(item(page, 'My datasphere').first()).toBeVisible();
  });
});
