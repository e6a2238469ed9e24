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
