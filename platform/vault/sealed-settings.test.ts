import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettingField, Settings } from '#kernel/settings.ts';
import {
  createSettingsSeal,
  mergeSettings,
  redactSettings,
  requireSoundSettings,
} from './sealed-settings.ts';
import { createVault } from './vault.ts';

const text = { kind: 'text', isRequired: false } as const;
const secret = { kind: 'secret', isRequired: false } as const;
const fields: SettingField[] = [
  { ...text, name: 'host', label: 'Host', isDestination: true },
  { ...text, name: 'note', label: 'Note', default: 'none' },
  {
    name: 'method',
    label: 'Method',
    kind: 'choice',
    isRequired: true,
    default: 'word',
    options: [
      { value: 'word', label: 'Word' },
      { value: 'key', label: 'Key' },
    ],
  },
  { ...secret, name: 'word', label: 'Word', shownWhen: { field: 'method', is: 'word' } },
  { ...secret, name: 'key', label: 'Key', shownWhen: { field: 'method', is: 'key' } },
  { name: 'names', label: 'Names', kind: 'list', isRequired: false },
];
const stored: Settings = { host: 'a', note: 'mine', method: 'word', word: 's3cret' };

describe('merging sent settings with stored ones', () => {
  it('takes what was sent, tidied, and defaults for the rest', () => {
    expect(mergeSettings(fields, { host: ' a ', word: ' s ', names: [' x ', '', 'y'] }, {})).toEqual({
      host: 'a',
      note: 'none',
      method: 'word',
      word: ' s ',
      names: ['x', 'y'],
    });
  });

  it('keeps a secret that is absent or empty, replaces a sent one, removes one that is null', () => {
    for (const sent of [{ host: 'a' }, { host: 'a', word: '' }]) {
      expect(mergeSettings(fields, sent, stored)).toHaveProperty('word', 's3cret');
    }
    expect(mergeSettings(fields, { host: 'a', word: 'new' }, stored)).toHaveProperty('word', 'new');
    expect(mergeSettings(fields, { host: 'a', word: null }, stored)).not.toHaveProperty('word');
  });

  it('refuses to take a stored secret along to another destination', () => {
    for (const host of ['b', '', null, undefined]) {
      expect(() => mergeSettings(fields, { host }, stored)).toThrow(/enter the secret again: Word/);
    }
    expect(mergeSettings(fields, { host: 'b', word: 'new' }, stored)).toMatchObject({
      host: 'b',
      word: 'new',
    });
    expect(mergeSettings(fields, { host: 'b', word: null }, stored)).not.toHaveProperty('word');
  });

  it('drops what belongs to another choice', () => {
    const changed = mergeSettings(fields, { host: 'a', method: 'key', key: 'k', word: 'w' }, stored);
    expect(changed).toEqual({ host: 'a', note: 'none', method: 'key', key: 'k' });
  });

  it('never yields a stored secret together with a host that it was not entered for', () => {
    const value = fc.option(fc.constantFrom('a', 'b', ''), { nil: undefined });
    const sent = fc.record({ host: value, word: value, method: fc.constantFrom('word', 'key', undefined) });
    fc.assert(
      fc.property(sent, (settings) => {
        let merged: Settings;
        try {
          merged = mergeSettings(fields, settings, stored);
        } catch {
          return;
        }
        if (merged.word === 's3cret') expect(merged.host).toBe('a');
      }),
    );
  });
});

describe('an answer', () => {
  it('tells that a secret is there, and may be sent back', () => {
    const shown = redactSettings(fields, stored);
    expect(shown).toEqual({ host: 'a', note: 'mine', method: 'word', hasWord: true });
    expect(() => requireSoundSettings(fields, shown)).not.toThrow();
    expect(mergeSettings(fields, shown, stored)).toEqual(stored);
  });

  it('says of every wrong setting what is wrong', () => {
    expect(() => requireSoundSettings(fields, { method: 'x', other: 1 })).toThrow(
      'Method must be one of: word, key. There is no setting named "other".',
    );
  });
});

describe('the seal', () => {
  const row = { id: 'c', workspaceId: 'w' };
  const seal = createSettingsSeal(createVault(randomBytes(32)), 'connections');

  it('opens what it sealed, for that row alone', () => {
    const sealed = seal.seal(stored, row);
    expect(sealed).not.toContain('s3cret');
    expect(seal.open(sealed, row)).toEqual(stored);
    expect(seal.open(sealed, { ...row, workspaceId: 'x' })).toBeNull();
    expect(createSettingsSeal(createVault(randomBytes(32)), 'connections').open(sealed, row)).toBeNull();
  });
});
