/** What jsdom lacks of a browser and our components call without asking: it has no layout, so nothing can scroll. */
if ('Element' in globalThis) {
  if (!('scrollIntoView' in Element.prototype))
    Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, writable: true });
  // As long as Vitest waits for what comes by itself.
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
