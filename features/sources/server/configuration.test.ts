import { expect, it } from 'vitest';
import { redactConfiguration } from './configuration.ts';

it.each([
  'password',
  'pwd',
  'PASSWD',
  'pass_phrase',
  'kennwort',
  'apiKey',
  'X-API-Key',
  'sharedKey',
  'accessKey',
  'key',
  'pin',
  'jwt',
  'sas',
  'signature',
  'sessionId',
  'auth',
  'Authorization',
  'Cookie',
  'bearer',
  'connectionString',
  'dsn',
])('what is stored under %s never comes back, however deep it stands', (name) => {
  const told = redactConfiguration({
    [name]: 'canary',
    headers: { [name]: 'canary' },
    list: [{ name, value: 'canary' }],
  });
  expect(JSON.stringify(told)).not.toContain('canary');
});

it.each(['host', 'port', 'database', 'serverUrl', 'client', 'keyPath', 'authUrl', 'sessionTimeout', 'note'])(
  '%s does',
  (name) => {
    expect(redactConfiguration({ [name]: 'shown' })).toEqual({ [name]: 'shown' });
  },
);
