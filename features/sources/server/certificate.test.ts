import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signingCertificate, weakCertificate } from '../testing.ts';
import { checkCertificate, tidyCertificate } from './certificate.ts';

const now = new Date('2026-05-01T00:00:00Z');
const bare = signingCertificate.replace(/-----.*-----|\s/g, '');

describe('a certificate that was pasted', () => {
  it('is kept as the same PEM, however it was broken into lines', () => {
    const tidy = tidyCertificate(signingCertificate);
    for (const text of [bare, ` ${bare} \n`, signingCertificate.replaceAll('\n', '\r\n'), tidy]) {
      expect(tidyCertificate(text)).toBe(tidy);
    }
    expect(checkCertificate(tidy, now)).toEqual({
      isSound: true,
      subject: 'login.example.com',
      validUntil: new Date('2120-01-01T00:00:00Z'),
    });
  });

  it('is refused with a private key in it, which must not be shown again', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    for (const text of [key, `${signingCertificate}\n${key}`]) {
      expect(() => tidyCertificate(String(text))).toThrow(/private key/);
    }
  });

  it.each(['hello world!', 'idp.pem', `${signingCertificate}\n${signingCertificate}`, '../../etc/passwd'])(
    'is refused when it is something else (%#)',
    (text) => {
      expect(() => tidyCertificate(text)).toThrow(/cannot be read/);
    },
  );
});

describe('a certificate that is checked', () => {
  const check = (text: string, at = now) => {
    const outcome = checkCertificate(tidyCertificate(text), at);
    return outcome.isSound ? null : outcome.message;
  };

  it('must be one', () => {
    expect(check('AAAA')).toMatch(/cannot be read/);
    expect(check(bare.slice(0, 200))).toMatch(/cannot be read/);
  });

  it('counts from its first day to its last', () => {
    expect(check(signingCertificate, new Date('2019-12-31T23:59:59Z'))).toMatch(/valid from 2020-01-01 on/);
    expect(check(signingCertificate, new Date('2020-01-01T00:00:01Z'))).toBeNull();
    expect(check(signingCertificate, new Date('2119-12-31T23:59:59Z'))).toBeNull();
    expect(check(signingCertificate, new Date('2120-01-01T00:00:01Z'))).toMatch(/expired on 2120-01-01/);
  });

  it('needs a key that is not too weak', () => {
    expect(check(weakCertificate)).toMatch(/1024 bits/);
  });
});
