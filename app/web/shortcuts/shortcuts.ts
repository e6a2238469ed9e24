import { appStrings } from '../strings.ts';

/** `g`, then one of these letters, goes to a page. */
export const pageKeys = [
  { key: 'd', path: '/', label: appStrings.shortcuts.dashboard },
  { key: 's', path: '/data-sources', label: appStrings.shortcuts.sources },
  { key: 'a', path: '/ai-agent', label: appStrings.shortcuts.agent },
  { key: 'n', path: '/analytics', label: appStrings.shortcuts.analytics },
  { key: 'm', path: '/ml-models', label: appStrings.shortcuts.models },
  { key: 'p', path: '/profile', label: appStrings.shortcuts.profile },
] as const;

export type ShortcutAction = { kind: 'search' } | { kind: 'help' } | { kind: 'page'; path: string };

/** How long `g` waits for its second key. */
export const sequenceMs = 1500;

export interface PressedKey {
  key: string;
  hasCommand: boolean;
  hasAlt: boolean;
  /** Whether the key was meant for a field, a menu or a dialog. */
  isTaken: boolean;
  atMs: number;
}

/**
 * Turns pressed keys into actions. Ctrl or Cmd with K counts also in fields; single keys only outside of them, and not at
 * all when the person has turned them off (WCAG 2.1.4).
 */
export function createShortcutReader(): (
  pressed: PressedKey,
  areSingleKeysOn: boolean,
) => ShortcutAction | null {
  let startedAtMs: number | null = null;
  return ({ key, hasCommand, hasAlt, isTaken, atMs }, areSingleKeysOn) => {
    const isSecond = startedAtMs !== null && atMs - startedAtMs <= sequenceMs;
    const letter = key.toLowerCase();
    // A modifier on its way, such as the Shift of a question mark, is no key of its own.
    if (isModifier(key)) return null;
    startedAtMs = null;
    if (hasCommand) return letter === 'k' && !hasAlt ? { kind: 'search' } : null;
    if (hasAlt || isTaken || !areSingleKeysOn) return null;
    if (isSecond) {
      const page = pageKeys.find((candidate) => candidate.key === letter);
      return page ? { kind: 'page', path: page.path } : null;
    }
    if (letter === 'g') startedAtMs = atMs;
    if (key === '/') return { kind: 'search' };
    return key === '?' ? { kind: 'help' } : null;
  };
}

function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(key);
}
