/** Where menus are put: inside the page's main landmark, so that those who walk by landmarks find them. */
export function overlayHome(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}
