import { screenPaths } from './screen-paths.ts';

const patterns = screenPaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Whether a screen answers to a path. */
export function isScreenPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
