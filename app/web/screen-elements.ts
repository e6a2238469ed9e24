import { createElement, type ReactElement } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';

interface ScreenElement {
  element: ReactElement;
  prefetch: () => void;
}

/** Each screen as an element whose code is fetched when it is first shown, or when that is foreseen. */
export function createScreenElements(screens: readonly Screen[]): ReadonlyMap<Screen, ScreenElement> {
  const toElement = (screen: Screen): [Screen, ScreenElement] => {
    const Part = lazyPart(screen.load);
    return [screen, { element: createElement(Part, { key: screen.path }), prefetch: Part.prefetch }];
  };
  return new Map(screens.map(toElement));
}
