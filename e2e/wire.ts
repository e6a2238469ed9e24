import type { Page, Request } from '@playwright/test';

/** Method and path of a call, such as `POST /api/data-sources`. */
type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

interface Answer {
  status?: number;
  /** Sent as JSON; an empty body when absent. */
  json?: unknown;
}

function isCall(call: Call, request: Request): boolean {
  return call === `${request.method()} ${new URL(request.url()).pathname}`;
}

/**
 * Answers the next call of this name in the server's place, at the wire. The answer is held back until the returned
 * function is called when `isHeld` is set.
 */
export async function answerOnce(
  page: Page,
  call: Call,
  { status = 200, json, isHeld = false }: Answer & { isHeld?: boolean },
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  if (!isHeld) release();
  const match = '**/api/**';
  let isAnswered = false;
  await page.route(match, async function answer(route) {
    if (isAnswered || !isCall(call, route.request())) return route.fallback();
    isAnswered = true;
    await released;
    await route.fulfill({ status, ...(json === undefined ? { body: '' } : { json }) });
    // The page may be closed as soon as it has its answer.
    await page.unroute(match, answer).catch(() => undefined);
  });
  return release;
}

/** Answers every call of this name so, for as long as the page lives. */
export async function answerAlways(page: Page, call: Call, json: unknown): Promise<void> {
  await page.route('**/api/**', (route) =>
    isCall(call, route.request()) ? route.fulfill({ json }) : route.fallback(),
  );
}

/** The JSON body that the browser sends with the next call of this name, which `act` causes; null without a body. */
export async function bodySent(page: Page, call: Call, act: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest((candidate) => isCall(call, candidate)), act()]);
  return request.postDataJSON();
}

/** Waits for a call of this name that `act` causes: what the page shows for it may stand there before. */
export async function expectCall(page: Page, call: Call, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForRequest((candidate) => isCall(call, candidate)), act()]);
}

/** How many calls of this name the browser makes while `act` runs. */
export async function countCalls(page: Page, call: Call, act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = (request: Request) => {
    if (isCall(call, request)) count += 1;
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return count;
}
