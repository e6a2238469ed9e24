/** What jsdom lacks of a browser and our components call without asking: it has no layout, so nothing can scroll. */
const { Element } = globalThis as { Element?: { prototype: object } };
if (Element && !('scrollIntoView' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, writable: true });
}
