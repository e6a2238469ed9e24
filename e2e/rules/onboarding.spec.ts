import type { Page } from '@playwright/test';
import { createAccount, expect, signUpQuickly, test } from '../product.ts';
import { shareNewcomerPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerOnce, bodySent } from '../wire.ts';

/** Specification, sections 2, 4, 5, 7 and 8: the onboarding wizard. */

const progress = 'POST /api/onboarding/progress';
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Onboarding progress' });
const indicators = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: /Welcome|Data Sources|Platform Tour|Complete/ });

/** Stores where the person is, and loads the wizard there. */
async function resumeAt(page: Page, currentStep: number): Promise<void> {
  await page.request.post('/api/onboarding/progress', {
    data: { currentStep, completedSteps: [], skippedSteps: [] },
  });
  await page.goto('/');
  await bar(page).waitFor();
}

test.describe('§2 Onboarding: welcome', () => {
  const shared = shareNewcomerPage('/', 'Bea');

  test('greets by the first name', async () => {
    await expect(shared.page.getByRole('heading', { level: 1, name: 'Welcome, Bea!' })).toBeVisible();
  });

  test('there are four step indicators', async () => {
    await expect(indicators(shared.page)).toHaveCount(4);
  });

  test('the current step is highlighted, and no step is marked done', async () => {
    await expect(shared.page.locator('[aria-current=step]')).toHaveText(/Welcome/);
    await expect(indicators(shared.page).filter({ hasText: 'done' })).toHaveCount(0);
  });

  test('the progress is 0 %', async () => {
    await expect(bar(shared.page)).toHaveAttribute('aria-valuenow', '0');
  });

  test('there is no way back before the first step', async () => {
    await expect(shared.page.getByRole('button', { name: "Let's Get Started" })).toBeVisible();
    await expect(shared.page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  });

  test("Let's Get Started leads to step 2 and sends the progress", async () => {
    const { page } = shared;
    const body = await bodySent(page, progress, () => click(page, "Let's Get Started"));
    expect(body).toEqual({ currentStep: 2, completedSteps: ['1'], skippedSteps: [] });
    await expect(page.locator('[aria-current=step]')).toHaveText(/Data Sources/);
  });

  test('without a first name it greets there', async ({ page }) => {
    await createAccount(page, 'Bea');
    const user = (await (await page.request.get('/api/auth/user')).json()) as object;
    await answerOnce(page, 'GET /api/auth/user', { json: { ...user, firstName: '' } });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, there!' })).toBeVisible();
  });
});

test.describe('§2 Onboarding: data sources', () => {
  const shared = shareNewcomerPage('/', 'Cem');
  test.beforeAll(() => resumeAt(shared.page, 2));
  const card = (name: string) => shared.page.locator('label').filter({ hasText: name });

  test('a third of the way is done', async () => {
    await expect(bar(shared.page)).toHaveAttribute('aria-valuenow', '33');
  });

  test('the earlier step is marked done', async () => {
    await expect(indicators(shared.page).filter({ hasText: 'done' })).toHaveText([/Welcome/]);
  });

  test('three cards can be picked', async () => {
    await expect(shared.page.getByRole('radio')).toHaveCount(3);
  });

  for (const name of ['Data Warehouse', 'Business Applications Backend']) {
    test(`${name} is marked Popular`, async () => {
      await expect(card(name).getByText('Popular', { exact: true })).toBeVisible();
    });
  }

  test('File Upload is not marked Popular', async () => {
    await expect(card('File Upload')).toBeVisible();
    await expect(card('File Upload').getByText('Popular')).toHaveCount(0);
  });

  test('its buttons are Back, Skip for now and Next: Setup Connection', async () => {
    for (const name of ['Back', 'Skip for now', 'Next: Setup Connection']) {
      await expect(shared.page.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });

  test('Next without a card is refused in these words', async () => {
    await click(shared.page, 'Next: Setup Connection');
    await expectToast(shared.page, {
      title: 'Please select a data source',
      message: "Choose how you'd like to connect your data to proceed.",
      isDestructive: true,
    });
    await expect(shared.page.locator('[aria-current=step]')).toHaveText(/Data Sources/);
  });

  test('Back leads to step 1 and sends it', async () => {
    const { page } = shared;
    await dismissToast(page);
    const body = await bodySent(page, progress, () => click(page, 'Back'));
    expect(body).toMatchObject({ currentStep: 1 });
    await expect(page.getByRole('heading', { name: 'Welcome, Cem!' })).toBeVisible();
  });

  for (const [name, href] of [
    ['Data Warehouse', '/data-warehouse-connectors'],
    ['Business Applications Backend', '/business-app-connectors'],
  ] as const) {
    test(`${name} leads to ${href}`, async () => {
      const { page } = shared;
      await resumeAt(page, 2);
      await card(name).click();
      const body = await bodySent(page, progress, () => click(page, 'Next: Setup Connection'));
      expect(body).toMatchObject({ currentStep: 3, completedSteps: ['2'] });
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.getByRole('tablist')).toBeVisible();
    });
  }

  test('File Upload leads to the upload dialog', async () => {
    const { page } = shared;
    await resumeAt(page, 2);
    await card('File Upload').click();
    await click(page, 'Next: Setup Connection');
    await expect(page.getByRole('dialog', { name: 'Upload File' })).toBeVisible();
    await expect(page).toHaveURL(/\/data-sources$/);
  });

  test('Skip for now moves forward and notes the step as skipped', async () => {
    const { page } = shared;
    await resumeAt(page, 2);
    const body = await bodySent(page, progress, () => click(page, 'Skip for now'));
    expect(body).toEqual({ currentStep: 3, completedSteps: [], skippedSteps: ['2'] });
    await expect(page.getByRole('heading', { name: 'Platform Tour' })).toBeVisible();
  });
});

test.describe('§2 Onboarding: platform tour', () => {
  const shared = shareNewcomerPage('/', 'Dora');
  test.beforeAll(() => resumeAt(shared.page, 3));
  const slide = (name: string) => shared.page.getByRole('heading', { level: 2, name });
  const dot = (number: number) => shared.page.getByRole('button', { name: new RegExp(`^Slide ${number}`) });

  test('two thirds of the way are done', async () => {
    await expect(bar(shared.page)).toHaveAttribute('aria-valuenow', '67');
  });

  test('two steps are marked done', async () => {
    await expect(indicators(shared.page).filter({ hasText: 'done' })).toHaveText([/Welcome/, /Data Sources/]);
  });

  test('it begins with Real-time Dashboard, and Previous is disabled', async () => {
    await expect(slide('Real-time Dashboard')).toBeVisible();
    await expect(shared.page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  test('Next leads through AI Chat Assistant, Data Pipeline Automation and Voice Interactions', async () => {
    for (const name of ['AI Chat Assistant', 'Data Pipeline Automation', 'Voice Interactions']) {
      await click(shared.page, 'Next');
      await expect(slide(name)).toBeVisible();
    }
  });

  test('Next is disabled on the last slide', async () => {
    await dot(4).click();
    await expect(slide('Voice Interactions')).toBeVisible();
    await expect(shared.page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  });

  test('Previous leads back', async () => {
    await dot(4).click();
    await click(shared.page, 'Previous');
    await expect(slide('Data Pipeline Automation')).toBeVisible();
  });

  test('four dots lead to their slides', async () => {
    await expect(shared.page.getByRole('button', { name: /^Slide \d/ })).toHaveCount(4);
    await dot(2).click();
    await expect(slide('AI Chat Assistant')).toBeVisible();
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  });

  test('its buttons are Back, Skip Tour and Finish Tour', async () => {
    for (const name of ['Back', 'Skip Tour', 'Finish Tour']) {
      await expect(shared.page.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });

  test('Skip Tour notes step 3 as skipped', async () => {
    const body = await bodySent(shared.page, progress, () => click(shared.page, 'Skip Tour'));
    expect(body).toEqual({ currentStep: 4, completedSteps: [], skippedSteps: ['3'] });
    await expect(shared.page.getByText("You're All Set")).toBeVisible();
  });

  test('Finish Tour notes step 3 as completed', async () => {
    await resumeAt(shared.page, 3);
    const body = await bodySent(shared.page, progress, () => click(shared.page, 'Finish Tour'));
    expect(body).toEqual({ currentStep: 4, completedSteps: ['3'], skippedSteps: [] });
  });

  test('a progress that cannot be stored is only logged', async () => {
    const { page } = shared;
    await resumeAt(page, 3);
    await answerOnce(page, progress, { status: 500, json: { message: 'broken' } });
    await click(page, 'Finish Tour');
    await expect(page.getByText("You're All Set")).toBeVisible();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });
});

test.describe('§2 Onboarding: complete', () => {
  const shared = shareNewcomerPage('/', 'Ezra');
  test.beforeAll(() => resumeAt(shared.page, 4));

  test('the progress is 100 %', async () => {
    await expect(bar(shared.page)).toHaveAttribute('aria-valuenow', '100');
  });

  test("it says You're All Set, with hints", async () => {
    await expect(shared.page.getByRole('heading', { name: "You're All Set" })).toBeVisible();
    const hints = shared.page.getByRole('list').filter({ hasText: 'AI Agent' }).getByRole('listitem');
    expect(await hints.count()).toBeGreaterThan(1);
  });

  test('there is no step after the fourth', async () => {
    await expect(shared.page.getByRole('button', { name: 'Start Using' })).toBeVisible();
    await expect(shared.page.getByRole('button', { name: /Next|Skip/ })).toHaveCount(0);
  });

  test('Start Using completes, welcomes aboard and leads to the agent', async () => {
    const { page } = shared;
    const body = await bodySent(page, 'POST /api/onboarding/complete', () => click(page, 'Start Using'));
    expect(body).toBeNull();
    await expectToast(page, {
      title: 'Welcome aboard!',
      message: "You're all set to start analyzing your data with the product.",
    });
    await expect(page).toHaveURL(/\/ai-agent$/);
  });

  test('a completed onboarding leads to the dashboard', async () => {
    await shared.page.goto('/onboarding');
    await expect(shared.page).toHaveURL(/\/$/);
    await expect(shared.page.getByText('Active Data Sources')).toBeVisible();
  });

  test('completing leads to the agent also when it fails', async ({ page }) => {
    await createAccount(page, 'Finn');
    await resumeAt(page, 4);
    await answerOnce(page, 'POST /api/onboarding/complete', { status: 500 });
    await click(page, 'Start Using');
    await expectToast(page, {
      title: 'Almost there!',
      message: 'There was an issue completing setup, but you can start using the product now.',
      isDestructive: true,
    });
    await expect(page).toHaveURL(/\/ai-agent$/);
  });
});

test.describe('§4 Onboarding: where it resumes', () => {
  const shared = shareNewcomerPage('/', 'Gil');

  for (const [step, heading] of [
    [1, 'Welcome, Gil!'],
    [2, 'Connect your data'],
    [3, 'Platform Tour'],
    [4, "You're All Set"],
  ] as const) {
    test(`at the stored step ${step}`, async () => {
      await resumeAt(shared.page, step);
      await expect(shared.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  test('a step that was reached by clicks is stored', async () => {
    const { page } = shared;
    await resumeAt(page, 2);
    await Promise.all([page.waitForResponse('**/api/onboarding/progress'), click(page, 'Skip for now')]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Platform Tour' })).toBeVisible();
  });

  test('a status that cannot be read confines nobody', async ({ page }) => {
    await signUpQuickly(page, 'Hal');
    await answerOnce(page, 'GET /api/onboarding/status', { status: 500, json: { message: 'broken' } });
    await page.goto('/');
    await expect(page.getByText('Active Data Sources')).toBeVisible();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });
});
