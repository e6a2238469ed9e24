import { describe, expect, it } from 'vitest';
import type { SettingField } from '#kernel/settings.ts';
import { formOf, settingsOf, storedSecretNames } from './settings-form.ts';

const fields: SettingField[] = [
  {
    name: 'port',
    label: 'Port',
    kind: 'number',
    isRequired: true,
    default: 443,
    minimum: 1,
    maximum: 65_535,
  },
  { name: 'secure', label: 'Secure', kind: 'boolean', isRequired: false, default: true },
  { name: 'services', label: 'Services', kind: 'list', isRequired: false },
  { name: 'password', label: 'Password', kind: 'secret', isRequired: true },
  {
    name: 'method',
    label: 'Method',
    kind: 'choice',
    isRequired: true,
    default: 'a',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  },
  { name: 'only', label: 'Only', kind: 'text', isRequired: true, shownWhen: { field: 'method', is: 'b' } },
];

describe('a settings form', () => {
  it('begins with defaults, or with what is stored, and never with a secret', () => {
    expect(formOf(fields, {})).toEqual({
      port: '443',
      secure: true,
      services: '',
      password: '',
      method: 'a',
      only: '',
    });
    const stored = { port: 8443, secure: false, services: ['x', 'y'], hasPassword: true };
    expect(formOf(fields, stored)).toMatchObject({
      port: '8443',
      secure: false,
      services: 'x, y',
      password: '',
    });
    expect([...storedSecretNames(fields, stored)]).toEqual(['password']);
  });

  it('sends numbers as numbers, lists as lists, and only the fields that count', () => {
    const form = {
      ...formOf(fields, {}),
      port: ' 8000 ',
      services: ' x, ,y ',
      password: ' s ',
      only: 'hidden',
    };
    expect(settingsOf(fields, form)).toEqual({
      port: 8000,
      secure: true,
      services: ['x', 'y'],
      password: ' s ',
      method: 'a',
    });
    expect(settingsOf(fields, { ...form, method: 'b' })).toHaveProperty('only', 'hidden');
  });

  it('sends null for a secret to be removed, and what is no number as it was typed', () => {
    const form = { ...formOf(fields, {}), password: null, port: '14x' };
    expect(settingsOf(fields, form)).toMatchObject({ password: null, port: '14x' });
  });
});
