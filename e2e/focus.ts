import type { Locator, Page } from '@playwright/test';
import type { PageElement } from './page-element.ts';
import { expect } from './product.ts';

/** The keyboard's way through a page: where Tab stops, whether one sees it, and what it never reaches. */

export interface Stop {
  name: string;
  /** Something about the control or what it stands in looks different while it has the focus. */
  isIndicated: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Stays on the screen while the page scrolls: the sidebar, the header. */
  isFixed: boolean;
}

/** Where a walk begins and what it goes round: the page, or its content without what stands around it on every page. */
export type WalkScope = 'body' | 'main';

/** Remembers how every control looks without the focus, forgets which ones have been reached, and begins at the top. */
async function beginWalk(page: Page, scope: WalkScope): Promise<void> {
  await page.locator('html').evaluate((root, within) => {
    const view = root.ownerDocument.defaultView;
    const lookOf = (start: PageElement) => {
      const looks: string[] = [];
      for (let node = start, depth = 0; node && depth < 4; node = node.parentElement, depth += 1) {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, clip } =
          view.getComputedStyle(node);
        const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        looks.push([outline, boxShadow, borderColor, backgroundColor, clip].join(' '));
      }
      return looks.join(' | ');
    };
    // Tab goes on from where the focus was last: that is now what stood at the top and is gone again.
    const top = root.ownerDocument.createElement('span');
    top.tabIndex = -1;
    const area = root.querySelector(within);
    area.prepend(top);
    top.focus();
    top.remove();
    const looks = new Map();
    for (const each of root.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')) {
      looks.set(each, lookOf(each));
    }
    view.focusWalk = { looks, lookOf, reached: new Set(), area };
  }, scope);
}

/** The control that has the focus now; null when none has. */
async function readStop(page: Page): Promise<(Stop & { isAgain: boolean; isWithin: boolean }) | null> {
  return page.locator('html').evaluate((root) => {
    const view = root.ownerDocument.defaultView;
    const active = root.ownerDocument.activeElement;
    const { looks, lookOf, reached, area } = view.focusWalk;
    if (!active || active === root.ownerDocument.body || !area.contains(active)) return null;
    // Tab goes through day, month, year and calendar of a date by itself.
    const isWithin = view.focusWalk.last === active && active.type === 'date';
    view.focusWalk.last = active;
    const isAgain = !isWithin && reached.has(active);
    reached.add(active);
    const drawn = active.offsetWidth <= 1 ? (active.closest('label') ?? active) : active;
    const box = drawn.getBoundingClientRect();
    let isFixed = false;
    for (let node = active; node; node = node.parentElement) {
      if (['fixed', 'sticky'].includes(view.getComputedStyle(node).position)) isFixed = true;
    }
    const named = active.getAttribute('aria-label') ?? active.labels?.[0]?.textContent ?? active.textContent;
    return {
      name: `${active.tagName.toLowerCase()} ${named.trim().slice(0, 60)}`,
      isIndicated: looks.get(active) !== lookOf(active),
      left: box.left + view.scrollX,
      right: box.right + view.scrollX,
      top: box.top + view.scrollY,
      bottom: box.bottom + view.scrollY,
      isFixed,
      isAgain,
      isWithin,
    };
  });
}

/** Walks once around the page, or through its content, with Tab. Fails when it does not come to an end. */
export async function walkByTab(page: Page, scope: WalkScope = 'body', limit = 200): Promise<Stop[]> {
  await beginWalk(page, scope);
  const stops: Stop[] = [];
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop === null && stops.length === 0) continue;
    if (stop === null || stop.isAgain) return stops;
    if (!stop.isWithin) stops.push(stop);
  }
  throw new Error(`Tab did not come round in ${limit} presses: ${stops.at(-1)?.name}`);
}

/** Controls that one sees and could use but that the walk did not stop at. Of a group with arrow keys one is enough. */
export async function findUnreached(page: Page): Promise<string[]> {
  return page.locator('html').evaluate((root) => {
    const { reached, area } = root.ownerDocument.defaultView.focusWalk;
    const groupOf = (control: PageElement) =>
      control.closest('[role=tablist], [role=radiogroup], fieldset') ?? control;
    const groups = new Set([...reached].map(groupOf));
    const controls = area.querySelectorAll('a[href], button, input, select, textarea, summary');
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.disabled)
      .filter((control) => !reached.has(control) && !groups.has(groupOf(control)))
      .map(
        (control) =>
          `${control.tagName.toLowerCase()} ${(control.getAttribute('aria-label') ?? control.textContent).trim()}`,
      );
  });
}

/** Presses Tab, or Shift and Tab, until the control has the focus. The focus may be nowhere only once, between end and begin. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((control) => control === control.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to ${target}.`);
}

/** What has the focus, for messages: its role or element and its name. */
export async function focusedName(page: Page): Promise<string> {
  return page.locator('html').evaluate((root) => {
    const active = root.ownerDocument.activeElement;
    return `${active.tagName.toLowerCase()}${active.id ? `#${active.id}` : ''} ${(active.getAttribute('aria-label') ?? active.textContent).trim().slice(0, 60)}`;
  });
}

/** The focus is somewhere, not lost on the page as a whole. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => focusedName(page)).not.toMatch(/^body/);
}
