/** Between button and panel, and between panel and window, in pixels. */
const gap = 6;
const margin = 8;

/** Puts a panel under a button, or above it where there is more room, and never out of the window. */
export function placeUnder(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const windowWidth = document.documentElement.clientWidth;
  const below = window.innerHeight - bottom - gap - margin;
  const above = top - gap - margin;
  const wantedLeft = align === 'end' ? right - width : left;
  const wantedTop = height <= below || below >= above ? bottom + gap : top - gap - height;
  panel.style.left = `${Math.max(margin, Math.min(wantedLeft, windowWidth - margin - width))}px`;
  panel.style.top = `${Math.max(margin, Math.min(wantedTop, window.innerHeight - margin - height))}px`;
}
