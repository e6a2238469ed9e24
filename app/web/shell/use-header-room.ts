import { type RefObject, useEffect } from 'react';

/** Free room below the header, in pixels. */
const margin = 16;

/**
 * Keeps what gets the focus from under the sticky header, however high that is: it takes a second line where the text is
 * large or the window narrow.
 * @param content what follows the header
 */
export function useHeaderRoom(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = content.current?.previousElementSibling;
    if (!header) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingTop = `${header.getBoundingClientRect().height + margin}px`;
    });
    observer.observe(header);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, [content]);
}
