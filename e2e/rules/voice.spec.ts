import { expect, test } from '../product.ts';
import { openScreen, shareSignedInPage } from '../shared-page.ts';
import { failRecognition, hear, playSpeech, removeSpeechRecognition } from '../speech.ts';

/** Specification, section 2 (Voice dialog), section 4 (Voice), sections 7 to 9 (Speech). */

test.describe('§2 Voice dialog, not supported', () => {
  const shared = shareSignedInPage('/data-sources');
  const dialog = () => shared.page.getByRole('dialog', { name: 'Voice Not Supported' });

  test.beforeAll(async () => {
    await removeSpeechRecognition(shared.page);
    await openScreen(shared.page, '/auth');
    await shared.page.getByRole('banner').getByRole('button', { name: 'Voice input' }).click();
  });

  test('heading Voice Not Supported', async () => {
    await expect(dialog().getByRole('heading')).toHaveText('Voice Not Supported');
  });

  test('its message', async () => {
    await expect(dialog().getByText("Your browser doesn't support speech recognition.")).toBeVisible();
  });

  test('§5 an alert says that speech recognition is not supported', async () => {
    await expect(dialog().getByRole('alert')).toHaveText(
      'Speech recognition is not supported in your browser',
    );
  });

  test('a Close button closes it', async () => {
    await dialog().getByRole('button', { name: 'Close' }).first().click();
    await dialog().waitFor({ state: 'detached' });
  });
});

test.describe('§2 Voice dialog', () => {
  const shared = shareSignedInPage('/data-sources');
  const dialog = () => shared.page.getByRole('dialog');
  const button = (name: string) => dialog().getByRole('button', { name, exact: true });
  const heading = () => dialog().getByRole('heading');
  const recognizer = (field: string) => shared.page.evaluate(`recognizers.at(-1).${field}`);

  async function openDialog(): Promise<void> {
    await shared.page.getByRole('banner').getByRole('button', { name: 'Voice input' }).click();
    await dialog().waitFor();
  }

  test.beforeAll(async () => {
    await playSpeech(shared.page);
    await openScreen(shared.page, '/auth');
    await openDialog();
  });

  test('before listening the heading is Voice Input Ready', async () => {
    await expect(heading()).toHaveText('Voice Input Ready');
  });

  for (const name of ['Cancel', 'Start', 'Stop', 'Process']) {
    test(`button ${name}`, async () => {
      await expect(button(name)).toBeVisible();
    });
  }

  test('no waveform before listening', async () => {
    await expect(button('Start')).toBeEnabled();
    await expect(dialog().locator('.animate-wave')).toHaveCount(0);
  });

  test('Start listens: the heading is Listening...', async () => {
    await button('Start').click();
    await expect(heading()).toHaveText('Listening...');
    expect(await recognizer('state')).toBe('listening');
  });

  test('a waveform while listening', async () => {
    expect(await dialog().locator('.animate-wave').count()).toBeGreaterThan(3);
  });

  test('recognition is non-continuous', async () => {
    expect(await recognizer('continuous')).toBe(false);
  });

  test('recognition gives no interim results', async () => {
    expect(await recognizer('interimResults')).toBe(false);
  });

  test('recognition is in en-US', async () => {
    expect(await recognizer('lang')).toBe('en-US');
  });

  test('the live transcript shows what is heard', async () => {
    await hear(shared.page, 'revenue by', { isFinal: false });
    await expect(dialog().getByText('revenue by', { exact: true })).toBeVisible();
    await expect(heading()).toHaveText('Listening...');
  });

  test('Stop ends listening', async () => {
    await button('Stop').click();
    await expect(heading()).toHaveText('Voice Input Ready');
    expect(await recognizer('state')).toBe('stopped');
    await expect(button('Stop')).toBeDisabled();
  });

  test('Start begins anew with an empty transcript', async () => {
    await button('Start').click();
    await expect(dialog().getByText('revenue by')).toHaveCount(0);
    await expect(button('Process')).toBeDisabled();
  });

  for (const [code, sentence] of [
    ['not-allowed', /The browser may not use the microphone/],
    ['no-speech', /No speech was heard/],
    ['network', /speech service cannot be reached/],
  ] as const) {
    test(`§8 the error ${code} stops listening and is said`, async () => {
      if (await button('Start').isEnabled()) await button('Start').click();
      await expect(heading()).toHaveText('Listening...');
      await failRecognition(shared.page, code);
      await expect(heading()).toHaveText('Voice Input Ready');
      await expect(dialog().getByRole('alert')).toHaveText(sentence);
    });
  }

  test('§8 recognition errors are logged', async () => {
    await button('Start').click();
    const logged = shared.page.waitForEvent('console', (message) => message.text().includes('audio-capture'));
    await failRecognition(shared.page, 'audio-capture');
    await logged;
  });

  test('§8 a start that fails: Failed to start speech recognition', async () => {
    await shared.page.evaluate('window.isMicrophoneBroken = true');
    await button('Start').click();
    await expect(dialog().getByRole('alert')).toHaveText('Failed to start speech recognition');
    await expect(heading()).toHaveText('Voice Input Ready');
    await shared.page.evaluate('window.isMicrophoneBroken = false');
  });

  test('Cancel closes the dialog and lets go of the microphone', async () => {
    await button('Start').click();
    await button('Cancel').click();
    await dialog().waitFor({ state: 'detached' });
    expect(await recognizer('state')).toBe('aborted');
  });

  test('Escape closes it too', async () => {
    await openDialog();
    await shared.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  test('a final result closes the dialog and is passed on to the agent, as spoken', async () => {
    const { page } = shared;
    await openDialog();
    await button('Start').click();
    const sent = page.waitForRequest(
      (request) => /sessions\/[^/]+\/messages$/.test(request.url()) && request.method() === 'POST',
    );
    await hear(page, 'How many products are there?');
    await dialog().waitFor({ state: 'detached' });
    await page.waitForURL((address) => address.pathname === '/ai-agent');
    expect((await sent).postDataJSON()).toEqual({
      role: 'user',
      content: 'How many products are there?',
      isVoice: true,
    });
  });

  test('the microphone of the chat opens the same dialog, and Process sends what was heard', async () => {
    const { page } = shared;
    await page.getByRole('article').first().waitFor();
    await page
      .getByRole('region', { name: 'AI Data Agent' })
      .getByRole('button', { name: 'Voice input' })
      .click();
    await button('Start').click();
    await hear(page, 'How many customers are there?', { isFinal: false });
    const sent = page.waitForRequest(
      (request) => /sessions\/[^/]+\/messages$/.test(request.url()) && request.method() === 'POST',
    );
    await button('Process').click();
    await dialog().waitFor({ state: 'detached' });
    expect((await sent).postDataJSON()).toMatchObject({
      content: 'How many customers are there?',
      isVoice: true,
    });
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('§7 the answers to spoken questions are spoken aloud, without having been turned on', async () => {
    const { page } = shared;
    const answer = page.getByRole('article').last();
    await expect.poll(() => page.evaluate('spoken.length')).toBe(2);
    const sentence = (await answer.getByRole('paragraph').first().textContent()) ?? '';
    expect(await page.evaluate<string>('spoken.at(-1).text')).toBe(
      `Understood as: Number of customers. ${sentence} Checked.`,
    );
  });

  test('a word that was taken for another is told, also aloud, and the question is asked as it was heard by one press', async () => {
    const { page } = shared;
    await page
      .getByRole('region', { name: 'AI Data Agent' })
      .getByRole('button', { name: 'Voice input' })
      .click();
    await button('Start').click();
    await hear(page, 'sails by region');
    const answer = page.getByRole('article').last();
    const chip = answer.getByRole('button', { name: 'Heard "sails", took sales' });
    await expect(chip).toBeVisible();
    await expect
      .poll(() => page.evaluate<string>('spoken.at(-1).text'))
      .toMatch(/^Heard "sails", took sales\. Understood as: /);
    await chip.click();
    await page.getByRole('menuitem', { name: '"sails by region", as it was heard' }).click();
    await expect(page.getByRole('article').last()).toContainText('I do not know what "sails" means');
  });
});
