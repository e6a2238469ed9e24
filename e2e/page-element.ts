import type { Locator } from '@playwright/test';

type PageFunction = Extract<Parameters<Locator['evaluate']>[0], (...given: never[]) => unknown>;

/** An element inside the browser, for functions that are handed there. Tests are compiled for Node, which does not know it closer. */
export type PageElement = Parameters<PageFunction>[0];
