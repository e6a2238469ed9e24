import type { Page } from '@playwright/test';
import { endSpeech, fakeSynthesis, spokenOn } from '../fake-synthesis.ts';
import { expect, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';
import { answerAlways, answerOnce, bodySent, countCalls } from '../wire.ts';

/** Specification, sections 2, 5, 7, 8 and 9: the personal AI assistant of the profile. */

const placeholder = 'Ask me anything about your business data...';
const input = (page: Page) => page.getByPlaceholder(placeholder);
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const log = (page: Page) => page.getByRole('log');
const greeting = (page: Page) => page.getByRole('region', { name: 'Greeting' });

test.describe('§2 Profile: the assistant', () => {
  const shared = sharePageOfFile('/profile', 'Ada');

  test('four greetings, each with the first name and what the assistant is', async () => {
    const greetings = new Set<string>();
    for (let asked = 0; asked < 80 && greetings.size < 4; asked += 1) {
      const answer = (await (await shared.page.request.get('/api/greeting')).json()) as { greeting: string };
      greetings.add(answer.greeting);
    }
    expect(greetings.size).toBe(4);
    for (const text of greetings) {
      expect(text).toContain('Ada');
      expect(text).toMatch(/AI assistant for analytics and business insights/);
    }
  });

  test('a greeting with the first name is shown', async () => {
    await expect(greeting(shared.page)).toContainText('Ada');
  });

  test('while it is made, a text says so', async () => {
    const { page } = shared;
    const release = await answerOnce(page, 'GET /api/greeting', {
      json: { greeting: 'Hello Ada, once more!' },
      isHeld: true,
    });
    await page.getByRole('button', { name: 'New Greeting' }).click();
    await expect(greeting(page).getByText('Generating personalized greeting...')).toBeVisible();
    release();
    await expect(greeting(page).getByText('Hello Ada, once more!')).toBeVisible();
  });

  test('New Greeting asks for a fresh one', async () => {
    const { page } = shared;
    const before = (await greeting(page).locator('p').first().textContent()) ?? '';
    await page.getByRole('button', { name: 'New Greeting' }).click();
    await expect(greeting(page).locator('p').first()).not.toHaveText(before);
    await expect(greeting(page)).toContainText('Ada');
  });

  test('the input has its placeholder', async () => {
    await expect(input(shared.page)).toBeVisible();
  });

  for (const question of [
    'What insights can you provide about my data?',
    'Show me my recent analytics',
    'Help me create a new ML model',
  ]) {
    test(`the quick button fills the input: ${question}`, async () => {
      const { page } = shared;
      const calls = await countCalls(page, 'POST /api/chat/ai-profile', async () => {
        await page.getByRole('button', { name: question, exact: true }).click();
        await expect(input(page)).toHaveValue(question);
      });
      expect(calls).toBe(0);
    });
  }

  test('an empty message is not sent', async () => {
    await input(shared.page).fill('');
    await expect(send(shared.page)).toBeDisabled();
    expect(
      await countCalls(shared.page, 'POST /api/chat/ai-profile', () => input(shared.page).press('Enter')),
    ).toBe(0);
  });

  test('a message of blanks is not sent', async () => {
    await input(shared.page).fill('   ');
    await expect(send(shared.page)).toBeDisabled();
    expect(
      await countCalls(shared.page, 'POST /api/chat/ai-profile', () => input(shared.page).press('Enter')),
    ).toBe(0);
  });

  test('Enter sends message and context', async () => {
    const { page } = shared;
    await answerOnce(page, 'POST /api/chat/ai-profile', { json: { response: 'Sent by Enter.' } });
    await input(page).fill('How many orders?');
    const body = await bodySent(page, 'POST /api/chat/ai-profile', () => input(page).press('Enter'));
    expect(body).toEqual({ message: 'How many orders?', context: 'profile_interaction' });
    await expect(log(page).getByText('Sent by Enter.')).toBeVisible();
  });

  test('the input is cleared on success', async () => {
    await expect(input(shared.page)).toHaveValue('');
  });

  test('the button sends too', async () => {
    const { page } = shared;
    await answerOnce(page, 'POST /api/chat/ai-profile', { json: { response: 'Sent by the button.' } });
    await input(page).fill('How many customers?');
    await send(page).click();
    await expect(log(page).getByText('Sent by the button.')).toBeVisible();
  });

  test('nothing is sent while a message is pending', async () => {
    const { page } = shared;
    const release = await answerOnce(page, 'POST /api/chat/ai-profile', {
      json: { response: 'The pending one.' },
      isHeld: true,
    });
    const calls = await countCalls(page, 'POST /api/chat/ai-profile', async () => {
      await input(page).fill('Which region leads?');
      await input(page).press('Enter');
      await expect(send(page)).toBeDisabled();
      await input(page).press('Enter');
      release();
      await expect(log(page).getByText('The pending one.')).toBeVisible();
    });
    expect(calls).toBe(1);
  });

  test('an empty response has its text', async () => {
    const { page } = shared;
    await answerOnce(page, 'POST /api/chat/ai-profile', { json: { response: '' } });
    await input(page).fill('Hm?');
    await input(page).press('Enter');
    await expect(
      log(page).getByText('Thank you for your message! How else can I assist you today?', { exact: true }),
    ).toBeVisible();
  });

  test('a failure has the fallback text', async () => {
    const { page } = shared;
    await answerOnce(page, 'POST /api/chat/ai-profile', { status: 500, json: { message: 'broken' } });
    await input(page).fill('Any news?');
    await input(page).press('Enter');
    await expect(
      log(page).getByText(
        "I appreciate your message! While I'm having trouble processing it right now, I'm here to help with your experience of the product. What would you like to explore?",
        { exact: true },
      ),
    ).toBeVisible();
  });

  test('a greeting that fails is only logged', async () => {
    const { page } = shared;
    await answerOnce(page, 'GET /api/greeting', { status: 500, json: { message: 'broken' } });
    await page.reload();
    await expect(input(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Greeting' })).toBeEnabled();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(page.getByText('broken')).toHaveCount(0);
  });

  test('the agent of the product answers', async () => {
    const { page } = shared;
    await input(page).fill('What insights can you provide about my data?');
    await input(page).press('Enter');
    await expect(page.getByRole('article', { name: 'Response' }).last()).toContainText(/\w/);
    await expect(log(page).getByText("I'm having trouble", { exact: false })).toHaveCount(0);
  });
});

test.describe('§2 Profile: reading aloud', () => {
  const shared = sharePageOfFile('/analytics', 'Ada');
  test.beforeAll(async () => {
    const { page } = shared;
    await fakeSynthesis(page);
    await answerAlways(page, 'GET /api/greeting', { greeting: 'Hello Ada!' });
    await answerAlways(page, 'POST /api/chat/ai-profile', { response: 'Fine, thank you.' });
    await page.clock.install();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Read greetings and answers aloud' }).click();
    const release = await answerOnce(page, 'GET /api/greeting', {
      json: { greeting: 'Hello Ada!' },
      isHeld: true,
    });
    await page.reload();
    await greeting(page).getByText('Generating personalized greeting...').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    release();
    // Each look moves the clock by the one millisecond that the page needs to draw what has come.
    await expect(async () => {
      await page.clock.runFor(1);
      expect(await greeting(page).getByText('Hello Ada!').isVisible()).toBe(true);
    }).toPass();
  });
  const page = () => shared.page;
  const play = () => greeting(shared.page).getByRole('button', { name: 'Play' });
  const stop = () => greeting(shared.page).getByRole('button', { name: 'Stop' });

  test('the greeting is spoken after 1 second, not sooner', async () => {
    const { page } = shared;
    await page.clock.runFor(990);
    expect(await spokenOn(page)).toEqual([]);
    await page.clock.runFor(10);
    expect((await spokenOn(page)).map(({ text }) => text)).toEqual(['Hello Ada!']);
  });

  test('rate, pitch and volume are 1, the language is en-US', async () => {
    expect((await spokenOn(page())).at(-1)).toMatchObject({ rate: 1, pitch: 1, volume: 1, lang: 'en-US' });
  });
  test('while the greeting is spoken, its button is Stop', async () => {
    await expect(stop()).toBeVisible();
    await expect(play()).toHaveCount(0);
  });

  test('Stop ends it, and Play speaks it again', async () => {
    await stop().click();
    await expect(play()).toBeVisible();
    await play().click();
    await expect(stop()).toBeVisible();
    expect((await spokenOn(page())).map(({ text }) => text)).toEqual(['Hello Ada!', 'Hello Ada!']);
  });

  test('at its end the button is Play', async () => {
    await endSpeech(page());
    await expect(play()).toBeVisible();
  });

  test('a response is spoken and has a button of its own', async () => {
    await input(page()).fill('How are you?');
    await input(page()).press('Enter');
    await page().clock.runFor(100);
    const response = page().getByRole('article', { name: 'Response' }).last();
    await expect(response).toContainText('Fine, thank you.');
    expect((await spokenOn(page())).at(-1)?.text).toBe('Fine, thank you.');
    await response.getByRole('button', { name: 'Stop' }).click();
    await expect(response.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('the fallback text is spoken too', async () => {
    // Nothing is told by the clock any more.
    await page().clock.resume();
    await answerOnce(page(), 'POST /api/chat/ai-profile', { status: 500 });
    await input(page()).fill('And now?');
    await input(page()).press('Enter');
    await expect(log(page()).getByText('I appreciate your message!', { exact: false })).toBeVisible();
    await expect
      .poll(async () => (await spokenOn(page())).at(-1)?.text)
      .toMatch(/^I appreciate your message!/);
  });
});
