/**
 * Where menus are put: inside the dialog that is open, which keeps the focus and hides the rest of the page; else inside the
 * main landmark, so that those who walk by landmarks find them.
 */
export function overlayHome(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body;
}
