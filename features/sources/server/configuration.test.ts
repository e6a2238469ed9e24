import { expect, it } from 'vitest';
import { keepUntold, redactConfiguration } from './configuration.ts';

it.each(['password', 'apiKey', 'pin', 'zugang', 'p', 'konto', 'note'])(
  'what is stored under %s, which no field declares, never comes back, however deep it stands',
  (name) => {
    const told = redactConfiguration('postgresql', {
      [name]: 'canary',
      headers: { [name]: 'canary' },
      list: [{ name, value: 'canary' }],
      // A field whose value was never one of its kind.
      host: { [name]: 'canary' },
    });
    expect(JSON.stringify(told)).not.toContain('canary');
    expect(told).toMatchObject({ hasHeaders: true, hasList: true });
  },
);

it.each([
  ['postgresql', { host: 'h', port: 5432, database: 'd', useTls: true }],
  ['s4hana', { serverUrl: 'https://h.example.com' }],
  ['csv', { fileName: 'a.csv' }],
] as const)('what a field of %s declares does', (type, configuration) => {
  expect(redactConfiguration(type, configuration)).toEqual(configuration);
});

it('keeps what is never told until it is written anew or taken away', () => {
  const stored = { host: 'h', zugang: 'canary', note: 'n' };
  const told = redactConfiguration('postgresql', stored);
  expect(told).toEqual({ host: 'h', hasZugang: true, hasNote: true });
  const keep = (next: Record<string, unknown>) => keepUntold('postgresql', next, stored);
  expect(keep(told)).toEqual({ configuration: stored, kept: ['zugang', 'note'] });
  expect(keep({ host: 'h', note: '' }).configuration).toEqual(stored);
  expect(keep({ host: 'h', zugang: null, note: 'm' })).toEqual({
    configuration: { host: 'h', note: 'm' },
    kept: [],
  });
});
