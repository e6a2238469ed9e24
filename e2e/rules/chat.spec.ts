import type { Page, Request } from '@playwright/test';
import { expect, signUpQuickly, test } from '../product.ts';
import { openScreen, shareSignedInPage, waitForSampleCompany } from '../shared-page.ts';
import { playSpeech } from '../speech.ts';
import { dismissToast, expectToast } from '../toast.ts';

/** Specification, section 2 (AI Agent page, Chat panel), sections 3 to 5 and 7 to 8 on the chat. */

const messagesPath = /\/api\/chat\/sessions\/[^/]+\/messages$/;
const isSend = (request: Request) => messagesPath.test(request.url()) && request.method() === 'POST';

function panel(page: Page) {
  return page.getByRole('region', { name: 'AI Data Agent' });
}

test.describe('§2 AI Agent', () => {
  const shared = shareSignedInPage('/auth');
  const box = () => shared.page.getByLabel('Your question');
  const send = () => shared.page.getByRole('button', { name: 'Send', exact: true });
  const answers = () => shared.page.getByRole('article', { name: 'AI Agent' });

  /** Answers the next question at the wire, once the returned function is called. */
  async function holdAnswer(status: number, json: unknown): Promise<() => void> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await shared.page.route(messagesPath, async function answer(route) {
      if (route.request().method() !== 'POST') return route.fallback();
      await released;
      await route.fulfill({ status, json });
      await shared.page.unroute(messagesPath, answer);
    });
    return release;
  }

  test.beforeAll(async () => {
    await waitForSampleCompany(shared.page);
    await playSpeech(shared.page);
  });

  test('§4 with no session one is created by itself, with a title, and selected', async () => {
    const { page } = shared;
    const created: unknown[] = [];
    const note = (request: Request) => {
      if (request.url().endsWith('/api/chat/sessions') && request.method() === 'POST') {
        created.push(request.postDataJSON());
      }
    };
    page.on('request', note);
    await openScreen(page, '/ai-agent');
    await box().waitFor();
    page.off('request', note);
    expect(created).toEqual([{ title: 'New conversation' }]);
  });

  test('§4 with sessions the first is selected, and none is created', async () => {
    const { page } = shared;
    const [sessions] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/chat/sessions')),
      page.waitForRequest((request) => messagesPath.test(request.url())),
      openScreen(page, '/ai-agent'),
    ]);
    expect(sessions.request().method()).toBe('GET');
    expect(await sessions.json()).toHaveLength(1);
    expect(await (await page.request.get('/api/chat/sessions')).json()).toHaveLength(1);
  });

  test('§3 a session has an id and a title', async () => {
    const sessions = await (await shared.page.request.get('/api/chat/sessions')).json();
    expect(sessions[0]).toMatchObject({ id: expect.stringMatching(/./), title: 'New conversation' });
  });

  test('heading', async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('AI Agent');
  });

  test('the chat panel, with the status Active', async () => {
    await expect(panel(shared.page).getByText('Active', { exact: true })).toBeVisible();
  });

  test('a text input with a send button, and a microphone', async () => {
    await expect(box()).toBeEditable();
    await expect(send()).toBeVisible();
    await expect(panel(shared.page).getByRole('button', { name: 'Voice input' })).toBeEnabled();
  });

  test('an empty conversation offers questions that the tables answer', async () => {
    await expect(shared.page.getByText('Ask your first question')).toBeVisible();
    await expect(
      panel(shared.page)
        .getByRole('button', { name: /\b(total|many|per|by)\b/ })
        .first(),
    ).toBeVisible();
  });

  test('§5 sending is blocked while the text is empty', async () => {
    await expect(box()).toHaveValue('');
    await expect(send()).toBeDisabled();
  });

  test('§5 sending is blocked while the text is whitespace only', async () => {
    await box().fill('  \t ');
    await expect(send()).toBeDisabled();
    const sent: Request[] = [];
    const note = (request: Request) => isSend(request) && sent.push(request);
    shared.page.on('request', note);
    await box().press('Enter');
    await shared.page.evaluate('fetch("/livez")');
    shared.page.off('request', note);
    expect(sent).toEqual([]);
  });

  test('what is longer than a question is counted, kept in the box and not sent', async () => {
    const { page } = shared;
    let isSent = false;
    const note = (request: Request) => {
      isSent ||= isSend(request);
    };
    page.on('request', note);
    await box().fill('a'.repeat(799));
    await expect(page.getByText('of 1,000 characters')).toHaveCount(0);
    await box().fill('a'.repeat(1000));
    await expect(page.getByText('1,000 of 1,000 characters', { exact: true })).toBeVisible();
    await expect(send()).toBeEnabled();
    await box().fill('a'.repeat(1040));
    await expect(page.getByRole('alert')).toContainText(
      '1,040 of 1,000 characters. A question may have at most',
    );
    await expect(send()).toBeDisabled();
    await box().press('Enter');
    await expect(box()).toHaveValue('a'.repeat(1040));
    page.off('request', note);
    expect(isSent).toBe(false);
    await box().fill('');
  });

  test('Shift and Enter begin a line and send nothing', async () => {
    await box().fill('first');
    await box().press('Shift+Enter');
    await box().pressSequentially('second');
    await expect(box()).toHaveValue('first\nsecond');
    await expect(answers()).toHaveCount(0);
    await box().fill('');
  });

  test('while a send is pending a Thinking... bubble shows', async () => {
    const release = await holdAnswer(503, { message: 'The agent rests. Ask again in a minute.' });
    await box().fill('Revenue by month');
    await send().click();
    await shared.page.getByText('Thinking...').waitFor();
    await expect(panel(shared.page).getByText('Revenue by month')).toBeVisible();
    await test.step('the input is disabled', () => expect(box()).toBeDisabled());
    await test.step('the button is disabled', () => expect(send()).toBeDisabled());
    await test.step('nothing more can be sent by voice', () =>
      expect(panel(shared.page).getByRole('button', { name: 'Voice input' })).toBeDisabled());
    release();
    await shared.page.getByText('Thinking...').waitFor({ state: 'detached' });
  });

  test('§8 a send that fails says so with the sentence of the server', async () => {
    await expectToast(shared.page, {
      title: 'Error',
      message: 'The agent rests. Ask again in a minute.',
      isDestructive: true,
    });
    await dismissToast(shared.page);
  });

  test('what was asked is back in the box after a failure', async () => {
    await expect(box()).toHaveValue('Revenue by month');
    await expect(box()).toBeEnabled();
    await box().fill('');
  });

  test('§7 a send carries role, content and isVoice', async () => {
    const { page } = shared;
    await box().fill('  How many customers are there by segment? ');
    const [request] = await Promise.all([page.waitForRequest(isSend), box().press('Enter')]);
    expect(request.postDataJSON()).toEqual({
      role: 'user',
      content: 'How many customers are there by segment?',
      isVoice: false,
    });
  });

  test('the question and its answer are listed, and the bubble goes', async () => {
    await expect(answers()).toHaveCount(1, { timeout: 30_000 });
    await expect(shared.page.getByText('Thinking...')).toHaveCount(0);
    const log = shared.page.getByRole('log');
    await expect(log.getByText('How many customers are there by segment?').first()).toBeVisible();
    await expect(box()).toHaveValue('');
  });

  test('§7 the list of sessions is refreshed: the first question names the conversation', async () => {
    await expect(
      panel(shared.page).getByRole('button', { name: /^Conversations: How many customers/ }),
    ).toBeVisible();
  });

  test('§3 a message has id, role and content, and the answer its metadata', async () => {
    const { page } = shared;
    const [session] = await (await page.request.get('/api/chat/sessions')).json();
    const messages = await (await page.request.get(`/api/chat/sessions/${session.id}/messages`)).json();
    expect(messages.map((message: { role: string }) => message.role).slice(-2)).toEqual([
      'user',
      'assistant',
    ]);
    expect(messages.at(-1)).toMatchObject({
      id: expect.any(String),
      content: expect.stringMatching(/./),
      metadata: { answer: { status: 'answered' }, chartConfig: expect.any(Object) },
    });
  });

  test('an answer with metadata.chartConfig offers Create Chart', async () => {
    await expect(answers().last().getByRole('button', { name: 'Create Chart' })).toBeVisible();
  });

  test('Create Chart shows the chart', async () => {
    await answers().last().getByRole('button', { name: 'Create Chart' }).click();
    await expect(answers().last().getByRole('figure')).toBeVisible();
  });

  test('an assistant message has Play, and the answer to a typed question is not spoken unasked', async () => {
    await expect(answers().last().getByRole('button', { name: 'Play' })).toBeVisible();
    expect(await shared.page.evaluate('spoken.length')).toBe(0);
  });

  test('Play reads the message aloud', async () => {
    await answers().last().getByRole('button', { name: 'Play' }).click();
    const text = await shared.page.evaluate<string>('spoken.at(-1).text');
    const reading = await answers().last().getByText('Understood as:').locator('..').textContent();
    expect(text).toContain(reading ?? '');
  });

  test('§9 speech has rate, pitch and volume 1, in en-US', async () => {
    const settings = await shared.page.evaluate(
      '(({ rate, pitch, volume, lang }) => ({ rate, pitch, volume, lang }))(spoken.at(-1))',
    );
    expect(settings).toEqual({ rate: 1, pitch: 1, volume: 1, lang: 'en-US' });
  });

  test('while it is read the toggle is Stop, and Stop ends it', async () => {
    const before = await shared.page.evaluate<number>('cancelled');
    await answers().last().getByRole('button', { name: 'Stop' }).click();
    expect(await shared.page.evaluate('cancelled')).toBe(before + 1);
    await expect(answers().last().getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('Escape ends it too, wherever the focus is', async () => {
    await answers().last().getByRole('button', { name: 'Play' }).click();
    await answers().last().getByRole('button', { name: 'Stop' }).waitFor();
    await shared.page.getByLabel('Your question').focus();
    await shared.page.keyboard.press('Escape');
    await expect(answers().last().getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('when the reading has ended the toggle is Play again', async () => {
    await answers().last().getByRole('button', { name: 'Play' }).click();
    await answers().last().getByRole('button', { name: 'Stop' }).waitFor();
    await shared.page.evaluate('spoken.at(-1).onend()');
    await expect(answers().last().getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('§8 a synthesis error ends the reading without a message', async () => {
    await answers().last().getByRole('button', { name: 'Play' }).click();
    await shared.page.evaluate('spoken.at(-1).onerror({ error: "audio-busy" })');
    await expect(answers().last().getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(shared.page.locator('[data-toast]')).toHaveCount(0);
  });

  test('§7 an answer to a typed question is spoken aloud on success where that is turned on', async () => {
    const { page } = shared;
    await panel(page).getByRole('button', { name: 'Read answers aloud' }).click();
    const before = await page.evaluate<number>('spoken.length');
    await box().fill('How many products are there?');
    await box().press('Enter');
    await expect(answers()).toHaveCount(2, { timeout: 30_000 });
    await expect.poll(() => page.evaluate('spoken.length')).toBe(before + 1);
    const sentence = (await answers().last().getByRole('paragraph').first().textContent()) ?? '';
    expect(await page.evaluate<string>('spoken.at(-1).text')).toContain(sentence);
  });

  test('an answer of one number offers no chart', async () => {
    await expect(
      answers()
        .last()
        .getByRole('button', { name: 'Play' })
        .or(answers().last().getByRole('button', { name: 'Stop' })),
    ).toBeVisible();
    await expect(answers().last().getByRole('button', { name: 'Create Chart' })).toHaveCount(0);
  });

  test('a new conversation is selected and empty, the former one keeps its messages', async () => {
    const { page } = shared;
    await panel(page).getByRole('button', { name: 'New conversation', exact: true }).click();
    await page.getByText('Ask your first question').waitFor();
    await panel(page)
      .getByRole('button', { name: /^Conversations:/ })
      .click();
    await page.getByRole('menu').getByText('How many customers').click();
    await expect(answers()).toHaveCount(2);
  });
});

test.describe('§8 Chat errors', () => {
  const shared = shareSignedInPage('/auth');

  test('sessions that cannot be loaded are said, and the agent is not called Active', async () => {
    const { page } = shared;
    await page.route('**/api/chat/sessions', (route) =>
      route.fulfill({ status: 500, json: { message: 'The conversations are away.' } }),
    );
    await openScreen(page, '/ai-agent');
    await expect(panel(page).getByRole('alert')).toContainText('The conversations are away.');
    await expect(panel(page).getByText('Active', { exact: true })).toHaveCount(0);
    await page.unrouteAll();
  });

  test('trying again brings the conversation', async () => {
    await panel(shared.page).getByRole('button', { name: 'Try again' }).click();
    await expect(shared.page.getByLabel('Your question')).toBeEditable();
  });

  test('a server that cannot be reached is told from one that failed', async () => {
    const { page } = shared;
    await page.route(messagesPath, (route) => route.abort());
    await page.getByLabel('Your question').fill('Revenue by month');
    await page.getByLabel('Your question').press('Enter');
    await expectToast(page, {
      title: 'Error',
      message: 'The server cannot be reached. Check your connection and try again.',
      isDestructive: true,
    });
    await page.unrouteAll();
  });
});

test('§7 a message with no text is refused in words', async ({ page }) => {
  await signUpQuickly(page);
  const session = await (await page.request.post('/api/chat/sessions', { data: { title: 'x' } })).json();
  const answer = await page.request.post(`/api/chat/sessions/${session.id}/messages`, {
    data: { role: 'user', content: '   ', isVoice: false },
  });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).message).toContain('Write a question first.');
});
