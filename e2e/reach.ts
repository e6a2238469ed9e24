import type { Page } from '@playwright/test';
import type { PageElement } from './page-element.ts';

/** What a reader with large text or a small window would miss on the page as it stands. */

/** Why the page as a whole scrolls sideways: by how many CSS pixels, and what stands out furthest. Empty when it does not. */
export async function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.locator('html').evaluate((root) => {
    const excess = root.scrollWidth - root.clientWidth;
    if (excess <= 0) return [];
    const view = root.ownerDocument.defaultView;
    const scrollsItself = (element: PageElement) => {
      for (let node = element.parentElement; node && node !== root; node = node.parentElement) {
        if (view.getComputedStyle(node).overflowX !== 'visible' && node !== root.ownerDocument.body)
          return true;
      }
      return false;
    };
    const boxes = [...root.querySelectorAll('body *')]
      .filter((element) => !scrollsItself(element))
      .map((element) => ({
        element,
        right: element.getBoundingClientRect().right,
      }));
    const furthest = Math.max(...boxes.map(({ right }) => right));
    const names = boxes
      .filter(({ right }) => right > furthest - 1)
      .map(
        ({ element }) =>
          `${element.tagName.toLowerCase()} .${element.getAttribute('class')} ${element.textContent.slice(0, 40)}`,
      );
    return [`${excess} px`, ...names.slice(-2)];
  });
}

/**
 * Texts that a box cuts off without a way to scroll to them. An ellipsis is allowed where the whole text is the element's
 * title or the page's heading, or where the text is one of a table's cells.
 */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.locator('html').evaluate((root) => {
    const view = root.ownerDocument.defaultView;
    const hasOwnText = (element: PageElement) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    const isForReadersOnly = (element: PageElement) => {
      if (element.closest('[aria-hidden=true], canvas')) return true;
      for (let node = element; node && node !== root; node = node.parentElement) {
        if (view.getComputedStyle(node).clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    const heading = root.querySelector('h1')?.textContent.trim();
    const hasWholeTextElsewhere = (element: PageElement) =>
      element.closest('[title], td, th, option, select') !== null || element.textContent.trim() === heading;
    const boxOfText = (element: PageElement) => {
      const range = root.ownerDocument.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const cut = (element: PageElement): string | null => {
      const box = boxOfText(element);
      if (box.width === 0) return null;
      for (let node = element; node && node !== root; node = node.parentElement) {
        const { overflowX, overflowY, textOverflow } = view.getComputedStyle(node);
        if (textOverflow === 'ellipsis' && hasWholeTextElsewhere(node)) return null;
        const frame = node.getBoundingClientRect();
        const isCutSideways =
          ['hidden', 'clip'].includes(overflowX) &&
          (box.right > frame.right + 1.5 || box.left < frame.left - 1.5);
        const isCutDown =
          ['hidden', 'clip'].includes(overflowY) &&
          (box.bottom > frame.bottom + 3 || box.top < frame.top - 3);
        if (isCutSideways || isCutDown)
          return `${element.textContent.trim().slice(0, 60)} (cut by ${node.tagName.toLowerCase()} .${node.className})`;
        if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return null;
        if (['fixed'].includes(view.getComputedStyle(node).position)) break;
      }
      if (box.right + view.scrollX > root.scrollWidth + 1.5 || box.left + view.scrollX < -1.5) {
        return `${element.textContent.trim().slice(0, 60)} (outside the page)`;
      }
      return null;
    };
    return [...root.querySelectorAll('body *')]
      .filter(
        (element) =>
          hasOwnText(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => !isForReadersOnly(element))
      .map(cut)
      .filter((found) => found !== null);
  });
}

/**
 * Controls that, having got the focus, are nevertheless not on the screen or wholly under something else: a sticky header,
 * for instance. All are focused in turn, first down the page, then back up.
 */
export async function findCoveredControls(page: Page): Promise<string[]> {
  return page.locator('html').evaluate((root) => {
    const view = root.ownerDocument.defaultView;
    const shown = root.ownerDocument;
    const scope = shown.querySelector('[role=menu], [role=dialog]') ?? root;
    const kinds = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [role^=menuitem]';
    const controls = [...scope.querySelectorAll(kinds)].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.disabled &&
        (control.tabIndex >= 0 || control.role?.startsWith('menuitem')) &&
        !control.matches('[data-radix-focus-guard], [role=tablist]'),
    );
    const isSeen = (control: PageElement) => {
      const drawn = control.offsetWidth <= 1 ? (control.closest('label') ?? control) : control;
      const box = drawn.getBoundingClientRect();
      const left = Math.max(box.left, 0) + 3;
      const right = Math.min(box.right, view.innerWidth) - 3;
      const top = Math.max(box.top, 0) + 3;
      const bottom = Math.min(box.bottom, view.innerHeight) - 3;
      if (left > right + 3 || top > bottom + 3) return false;
      const places = [
        [(left + right) / 2, (top + bottom) / 2],
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ];
      return places.some(([x, y]) => {
        const hit = shown.elementFromPoint(x, y);
        return (
          hit !== null && (drawn.contains(hit) || (hit.contains(drawn) && hit !== root && hit !== shown.body))
        );
      });
    };
    const missed = new Set();
    for (const order of [controls, [...controls].reverse()]) {
      for (const control of order) {
        control.focus();
        if (shown.activeElement === control && isSeen(control)) continue;
        const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 60);
        missed.add(
          `${control.tagName.toLowerCase()} ${name}${order === controls ? '' : ', coming from below'}`,
        );
      }
    }
    return [...missed] as string[];
  });
}
