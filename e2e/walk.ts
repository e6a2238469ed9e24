import type { Page } from '@playwright/test';
import { findUnreached, type Stop, type WalkScope, walkByTab } from './focus.ts';
import { expect } from './product.ts';

/** From one stop to the next the eye goes on to the right or further down, never back to the left of the same height or above. */
function findBackwardSteps(stops: readonly Stop[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (!before || before.isFixed !== stop.isFixed) return [];
    const isAboveAndLeft = stop.bottom <= before.top && stop.left < before.left && stop.right < before.right;
    const isSameHeight = Math.min(stop.bottom, before.bottom) - Math.max(stop.top, before.top) > 8;
    const isLeft = isSameHeight && stop.right <= before.left;
    return isAboveAndLeft || isLeft ? [`${before.name} → ${stop.name}`] : [];
  });
}

/** Tab goes round the page in reading order, is seen at each stop and reaches every control. */
export async function expectWalkable(page: Page, scope: WalkScope = 'body'): Promise<void> {
  const stops = await walkByTab(page, scope);
  expect.soft(stops.length, 'stops').toBeGreaterThan(0);
  expect
    .soft(
      stops.filter(({ isIndicated }) => !isIndicated).map(({ name }) => name),
      'stops that do not show the focus',
    )
    .toEqual([]);
  expect.soft(await findUnreached(page), 'controls that Tab does not reach').toEqual([]);
  expect.soft(findBackwardSteps(stops), 'steps against the reading order').toEqual([]);
}
