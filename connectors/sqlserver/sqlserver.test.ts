import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCertificateAuthority } from '../testing-certificate.ts';
import { sqlServer } from './connect.ts';
import { openTools } from './testing.ts';
import { FakeSqlServer } from './testing-server.ts';

describe('x', () => {
  const authority = createCertificateAuthority();
  let server: FakeSqlServer;
  beforeAll(async () => {
    server = await new FakeSqlServer({
      accounts: [{ username: 'reader', password: 'secret' }],
      database: 'shop',
      tls: { mode: 'offered', certificate: authority.issue({ host: '127.0.0.1' }) },
    }).start();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  it('y', async () => {
    const given = {
      host: '127.0.0.1',
      port: server.port,
      database: 'shop',
      username: 'reader',
      password: 'secret',
      useTls: false,
    };
    expect(await sqlServer.test(given, openTools())).toEqual({ isOk: true });
  });
  it('z', async () => {
    const given = {
      host: '127.0.0.1',
      port: server.port,
      database: 'shop',
      username: 'reader',
      password: 'secret',
      useTls: true,
      trustedAuthority: authority.cert,
    };
    expect(await sqlServer.test(given, openTools())).toEqual({ isOk: true });
  });
  it('strict', async () => {
    server.tls = { mode: 'strict', certificate: authority.issue({ host: '127.0.0.1' }) };
    const given = {
      host: '127.0.0.1',
      port: server.port,
      database: 'shop',
      username: 'reader',
      password: 'secret',
      useTls: true,
      trustedAuthority: authority.cert,
    };
    expect(await sqlServer.test(given, openTools())).toEqual({ isOk: true });
  });
});
