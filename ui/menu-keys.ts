/** The entries of a menu in their order, choices included. */
export function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

/** Where a key leads: arrows, Home, End, and a letter to the next entry that begins with it. Undefined for other keys. */
export function focusedAfter(
  key: string,
  items: readonly HTMLElement[],
  focused: Element | null,
): HTMLElement | undefined {
  const at = items.findIndex((item) => item.isSameNode(focused));
  switch (key) {
    case 'ArrowDown':
      return items[Math.min(at + 1, items.length - 1)];
    case 'ArrowUp':
      return items[at < 0 ? items.length - 1 : Math.max(at - 1, 0)];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const inTurn = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      return inTurn.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
    }
  }
}
