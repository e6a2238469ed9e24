import { describe, expect, it } from 'vitest';
import { sourceTypes } from '../contract.ts';
import { authTypesOf } from '../manifest.ts';
import {
  authConfigOf,
  authenticationFormOf,
  chooseMethod,
  enterCredentials,
  hasCredentials,
  isConfigured,
  missingCredentials,
} from './authentication-form.ts';
import { configurationFormOf, configurationOf } from './configuration-form.ts';
import { needsAuthentication } from './source-rules.ts';

const saved = authenticationFormOf({
  authConfig: { authType: 'basic', credentials: { username: 'reader', hasPassword: true }, missing: [] },
});

describe('the form of an authentication', () => {
  it('has a method for every type that wants one', () => {
    for (const type of sourceTypes.filter(needsAuthentication))
      expect(authTypesOf(type).length).toBeGreaterThan(1);
  });

  it('shows what is stored, without its secret', () => {
    expect(saved.credentials).toEqual({ username: 'reader', password: '' });
    expect(authConfigOf(saved)).toEqual({
      authType: 'basic',
      credentials: { username: 'reader', password: '' },
    });
    expect([hasCredentials(saved), isConfigured(saved)]).toEqual([true, true]);
  });

  it('is incomplete once the stored secret is to be removed', () => {
    const cleared = enterCredentials(saved, { ...saved.credentials, password: null });
    expect(missingCredentials(cleared)).toEqual(['Password']);
  });

  it('begins anew with another method', () => {
    expect(chooseMethod('saml').credentials).toEqual({
      entityId: '',
      singleSignOnUrl: '',
      x509Certificate: '',
      nameId: '',
    });
    expect(chooseMethod('basic').stored.size).toBe(0);
  });

  it('has nothing to test while it is empty, defaults notwithstanding', () => {
    for (const method of ['none', 'basic', 'api_key', 'saml'] as const) {
      expect([method, hasCredentials(chooseMethod(method))]).toEqual([method, false]);
    }
  });

  it('counts OAuth as configured, and nothing else that is empty', () => {
    expect(isConfigured(chooseMethod('oauth'))).toBe(true);
    for (const method of ['none', 'basic', 'api_key', 'saml'] as const) {
      expect([method, isConfigured(chooseMethod(method))]).toEqual([method, false]);
    }
  });

  it('lets the name of a key follow its place until somebody names it', () => {
    const header = chooseMethod('api_key');
    expect(header.credentials).toEqual({ apiKey: '', keyLocation: 'header', keyName: 'X-API-Key' });
    const query = enterCredentials(header, { ...header.credentials, keyLocation: 'query' });
    expect(query.credentials.keyName).toBe('api_key');
    const back = enterCredentials(query, { ...query.credentials, keyLocation: 'header' });
    expect(back.credentials.keyName).toBe('X-API-Key');
    const named = enterCredentials(header, { ...header.credentials, keyName: 'X-Token' });
    const moved = enterCredentials(named, { ...named.credentials, keyLocation: 'body' });
    expect(moved.credentials.keyName).toBe('X-Token');
  });
});

describe('the form of a configuration', () => {
  it('sends what was entered beside what it does not show, and no defaults', () => {
    const stored = { host: 'a.example.com', useTls: false, note: 'kept' };
    const form = configurationFormOf('postgresql', stored);
    expect(form).toEqual({
      host: 'a.example.com',
      port: '5432',
      database: '',
      trustedAuthority: '',
      useTls: false,
    });
    expect(configurationOf('postgresql', form, stored)).toEqual(stored);
    expect(configurationOf('postgresql', { ...form, port: '6543', useTls: true, host: ' ' }, stored)).toEqual(
      {
        port: 6543,
        note: 'kept',
      },
    );
    expect(
      configurationOf('csv', configurationFormOf('csv', { fileName: 'a.csv' }), { fileName: 'a.csv' }),
    ).toEqual({
      fileName: 'a.csv',
    });
  });
});
