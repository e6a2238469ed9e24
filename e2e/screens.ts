import type { Page } from '@playwright/test';
import { screenPaths } from '../app/screen-paths.ts';

type ScreenPath = (typeof screenPaths)[number];
type PathWithParameter = Extract<ScreenPath, `${string}:${string}`>;

/** An address for each path that has a parameter. A later path of this kind does not compile until it has its address. */
export type KnownAddresses = Record<PathWithParameter, string>;

/** What a visitor who is not signed in may open, and what is there for an address that does not exist. */
export const publicAddresses = ['/', '/login', '/no-such-page'] as const;

const notForAccounts: readonly string[] = ['/login', '/onboarding'];

/** Paths of every screen of somebody who has left the onboarding behind: all that exist, later ones too. */
export const accountPaths: readonly ScreenPath[] = screenPaths.filter(
  (path) => !notForAccounts.includes(path),
);

/** The further parts of the page of a trained model, by the name that its address has for them. */
export const modelTabs = ['settings', 'predict', 'versions'] as const;

/** The address that is opened for a path. */
export function addressOf(path: ScreenPath, known: KnownAddresses): string {
  return Object.entries(known).find(([pattern]) => pattern === path)?.[1] ?? path;
}

/** How long a page may stay busy before it is looked at as it is. */
const settleLimitMs = 6_000;

/**
 * Waits until a page stands still: its heading is there, nothing of it is still a skeleton, finite animations have ended,
 * a few frames were drawn, and nothing has changed for a moment. Cheaper than half a second of network silence.
 */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1, [role=alert]').first().waitFor();
  await page.locator('html').evaluate(async (root, limitMs) => {
    const view = root.ownerDocument.defaultView;
    const { document: shown, MutationObserver: Observer } = view;
    let changedAt = performance.now();
    const observer = new Observer(() => {
      changedAt = performance.now();
    });
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    const isMoving = () =>
      shown
        .getAnimations()
        .some((animation: { effect: { getComputedTiming(): { endTime: number } } }) =>
          Number.isFinite(animation.effect.getComputedTiming().endTime),
        );
    const isBusy = () => shown.querySelector('.animate-pulse, [aria-busy=true]') !== null || isMoving();
    // A chart takes the size of a new window two frames later, which a busy machine draws late.
    let frames = 0;
    const count = () => {
      frames += 1;
      if (frames < 3) view.requestAnimationFrame(count);
    };
    view.requestAnimationFrame(count);
    const end = performance.now() + limitMs;
    while (performance.now() < end && (isBusy() || frames < 3 || performance.now() - changedAt < 60)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    observer.disconnect();
  }, settleLimitMs);
}

/** Loads an address and waits until it stands still. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

/**
 * The same inside the loaded page, as its own links do: a third of the work, for looking at one screen after the other.
 * The router draws the new screen, or its skeleton, before the call returns.
 */
export async function turnTo(page: Page, address: string): Promise<void> {
  await moveTo(page, address);
  await settle(page);
}

/** Moves to an address inside the loaded page, and does not wait for anything. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`);
}
