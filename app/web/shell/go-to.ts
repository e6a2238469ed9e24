import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { afterPaint } from '#ui/after-paint.ts';
import { createStore } from '#ui/store.ts';

/** The page that was just chosen, until it is the one in the address. */
export const nextPath = createStore<string | null>(null);

/** Opens a page from a plain click on a link: first the link is seen to be chosen, then the page is built, which takes longer. */
export function useGoTo(): (event: MouseEvent, path: string) => void {
  const [, navigate] = useLocation();
  return (event, path) => {
    event.preventDefault();
    nextPath.write(path);
    afterPaint(() => {
      navigate(path);
      nextPath.write(null);
    });
  };
}
