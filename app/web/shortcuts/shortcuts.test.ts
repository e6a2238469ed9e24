import { describe, expect, it } from 'vitest';
import { accountScreens } from '../account-screens.ts';
import { createShortcutReader, type PressedKey, pageKeys, sequenceMs } from './shortcuts.ts';

const plain: PressedKey = { key: '', hasCommand: false, hasAlt: false, isTaken: false, atMs: 0 };
/** The actions of keys pressed one after the other, each 100 ms later. */
function press(keys: (string | Partial<PressedKey>)[], areSingleKeysOn = true) {
  const read = createShortcutReader();
  return keys.map((key, index) =>
    read({ ...plain, atMs: index * 100, ...(typeof key === 'string' ? { key } : key) }, areSingleKeysOn),
  );
}

describe('shortcuts', () => {
  it('go to a page of the product each', () => {
    const paths = accountScreens.map(({ path }) => path);
    for (const { key, path } of pageKeys) {
      expect(press(['g', key])).toEqual([null, { kind: 'page', path }]);
      expect(paths).toContain(path);
    }
    expect(new Set(pageKeys.map(({ key }) => key)).size).toBe(pageKeys.length);
  });

  it('need both keys of a pair, soon after each other', () => {
    expect(press(['d'])).toEqual([null]);
    expect(press(['g', 'x', 'd'])).toEqual([null, null, null]);
    expect(press(['g', { key: 'd', atMs: sequenceMs }])[1]).toEqual({ kind: 'page', path: '/' });
    expect(press(['g', { key: 'd', atMs: sequenceMs + 1 }])[1]).toBeNull();
  });

  it('open search and help', () => {
    expect(press(['/'])).toEqual([{ kind: 'search' }]);
    expect(press([{ key: 'Shift' }, '?'])).toEqual([null, { kind: 'help' }]);
    expect(press([{ key: 'K', hasCommand: true }])).toEqual([{ kind: 'search' }]);
  });

  it('leave alone what is typed, and what a browser or a reader means by other keys', () => {
    expect(press([{ key: '?', isTaken: true }, { key: 'g', isTaken: true }, 'd'])).toEqual([
      null,
      null,
      null,
    ]);
    expect(
      press([
        { key: 'g', hasAlt: true },
        { key: '/', hasAlt: true },
      ]),
    ).toEqual([null, null]);
    expect(press([{ key: 'p', hasCommand: true }])).toEqual([null]);
  });

  it('can be turned off, but for Ctrl or Cmd with K', () => {
    expect(press(['?', '/', 'g', 'd'], false)).toEqual([null, null, null, null]);
    expect(press([{ key: 'k', hasCommand: true, isTaken: true }], false)).toEqual([{ kind: 'search' }]);
  });
});
