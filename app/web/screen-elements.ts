import { createElement, lazy, type ReactElement } from 'react';
import type { Screen } from '#ui/screen.ts';

/** Each screen as an element whose code is fetched when it is first shown. */
export function createScreenElements(screens: readonly Screen[]): ReadonlyMap<Screen, ReactElement> {
  const toElement = (screen: Screen): [Screen, ReactElement] => {
    const component = lazy(async () => ({ default: await screen.load() }));
    return [screen, createElement(component, { key: screen.path })];
  };
  return new Map(screens.map(toElement));
}
