import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({}).DATABASE_URL).toBeUndefined();
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: 'localhost', oidc: null });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', OIDC_ISSUER: '' })).toMatchObject({ PORT: 3000, oidc: null });
  });

  it('names all problems together', () => {
    const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT.*DATABASE_URL.*LOG_LEVEL/s);
  });

  it.each([
    ['', 0],
    ['false', 0],
    ['true', 1],
    ['0', 0],
    ['2', 2],
  ])('B10 reads TRUST_PROXY=%s as %i proxies', (text, hops) => {
    expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toBe(hops);
  });

  it('refuses a number of proxies that nobody has', () => {
    for (const text of ['-1', '11', '1.5', 'yes'])
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/number of proxies/);
  });

  it('says what is left to set, and nothing where nothing is', () => {
    const noticed = (settings: Record<string, string>) => readConfig(settings).notices.join(' ');
    expect(noticed({})).toBe('');
    expect(noticed({ HOST: '127.0.0.1' })).toBe('');
    expect(noticed({ HOST: '0.0.0.0', PUBLIC_URL: 'https://a.example', TRUST_PROXY: '1' })).toBe('');
    expect(noticed({ HOST: '0.0.0.0' })).toMatch(/PUBLIC_URL is not set: set it to the address/);
    expect(noticed({ HOST: '::' })).toMatch(/PUBLIC_URL/);
    expect(noticed({ PUBLIC_URL: 'https://a.example' })).toMatch(/set TRUST_PROXY to the number/);
    expect(noticed({ TRUST_PROXY: 'true' })).toMatch(/TRUST_PROXY=true is read as 1/);
  });

  it('refuses half an identity provider', () => {
    expect(() => readConfig({ OIDC_ISSUER: 'https://id.example.com' })).toThrow(/OIDC_CLIENT_ID/);
  });

  it('does not repeat a secret in its message', () => {
    try {
      readConfig({ OIDC_CLIENT_SECRET: 'hunter2', PORT: 'x' });
      expect.unreachable();
    } catch (error) {
      expect(String(error)).not.toContain('hunter2');
    }
  });
});
