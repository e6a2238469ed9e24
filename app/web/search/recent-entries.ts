import { readRemembered, remember } from '#ui/remembered.ts';

const name = 'recent-searches';
export const recentMaximum = 6;

/**
 * The keys of what was opened from the palette, newest first. Addresses only: they mean nothing to somebody else who uses
 * this browser.
 */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readRemembered(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts it first. */
export function rememberRecent(key: string): void {
  const others = readRecent().filter((other) => other !== key);
  remember(name, JSON.stringify([key, ...others].slice(0, recentMaximum)));
}
