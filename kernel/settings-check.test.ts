import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettingField } from './settings.ts';
import { checkSettings } from './settings-check.ts';

const url: SettingField = { name: 'a', label: 'A', kind: 'text', format: 'url', isRequired: true };
const host: SettingField = { ...url, format: 'host' };
const file: SettingField = { ...url, format: 'pem-or-file' };
const certificates: SettingField = { ...url, format: 'pem' };
const accepts = (field: SettingField, value: unknown) => checkSettings([field], { a: value }).length === 0;

describe('an address', () => {
  it.each(['https://a.example', 'http://10.0.0.1:8080/x?y=1', 'https://[::1]/x', 'https://münchen.example/'])(
    'may be %s',
    (text) => expect(accepts(url, text)).toBe(true),
  );

  it.each([
    'a.example',
    'ftp://a.example',
    'file:///etc/passwd',
    'gopher://a',
    'data:text/html,x',
    'javascript:alert(1)',
    'https://user@a.example',
    'https://user:word@a.example',
    'https://a.example/#x',
    'https://a.example\\b',
    'https://a .example',
    'https://a.example/\r\nX: y',
    'https://a.example/\tb',
  ])('may not be %j', (text) => expect(accepts(url, text)).toBe(false));

  it('that is accepted is http or https and names nobody', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `https://${text}`),
        ),
        (text) => {
          if (text.trim() === '' || !accepts(url, text)) return;
          const { protocol, username, password } = new URL(text);
          expect(['http:', 'https:']).toContain(protocol);
          expect([username, password]).toEqual(['', '']);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a day', () => {
  const day: SettingField = { ...url, format: 'date' };
  it.each(['2027-01-31', ' 2028-02-29 '])('may be %j', (text) => expect(accepts(day, text)).toBe(true));
  it.each(['2027-02-29', '31.01.2027', '2027-1-31', '2027-13-01', 'soon', '2027-01-31T00:00:00Z'])(
    'may not be %j',
    (text) => expect(accepts(day, text)).toBe(false),
  );
});

describe('a host', () => {
  it.each([
    'db',
    'db.example.com',
    'db.example.com.',
    '10.0.0.1',
    '[fe80::1]',
    'https://bw.example.com',
    'sql_1.corp',
  ])('may be %s', (text) => expect(accepts(host, text)).toBe(true));

  it.each([
    'a:1433',
    'a/b',
    'a\\instance',
    'user@a',
    'a b',
    '-a',
    'tcp://a',
    'a\n',
    'a#b',
    'a?b',
    `${'a'.repeat(254)}`,
  ])('may not be %j', (text) => expect(accepts(host, text)).toBe(false));
});

describe('a certificate', () => {
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\nabc=\n-----END CERTIFICATE-----\n';
  const key = pem.replaceAll('CERTIFICATE', 'PRIVATE KEY');
  const shown: SettingField = { ...url, format: 'pem' };

  it('that is shown again is PEM, and no key', () => {
    for (const text of [pem, ` ${pem}\r\n${pem}`]) expect([text, accepts(shown, text)]).toEqual([text, true]);
    for (const text of ['client.pem', key, `${pem}${key}`, `${key}${pem}`, 'MIIB', pem.slice(0, 30)])
      expect([text, accepts(shown, text)]).toEqual([text, false]);
  });
  it.each([pem, pem.replaceAll('\n', '\r\n'), `${pem}${pem}`, 'client.pem', 'client-2026_1.crt'])(
    'may be %j',
    (text) => expect(accepts(file, text)).toBe(true),
  );

  it.each([
    '../client.pem',
    '/etc/passwd',
    'a/b.pem',
    'a\\b',
    '.hidden',
    '..',
    '/proc/self/environ',
    'a\nb',
    'a\0',
  ])('may not be %j', (text) => expect(accepts(file, text)).toBe(false));
});

describe('any value', () => {
  it('of another kind than its field is told, and empty ones are not', () => {
    const number: SettingField = {
      name: 'a',
      label: 'A',
      kind: 'number',
      isRequired: true,
      minimum: 1,
      maximum: 9,
    };
    const list: SettingField = { name: 'a', label: 'A', kind: 'list', isRequired: false };
    const flag: SettingField = { name: 'a', label: 'A', kind: 'boolean', isRequired: false };
    for (const wrong of ['1', 0, 10, 1.5, Number.NaN, Number.POSITIVE_INFINITY, true, {}]) {
      expect([wrong, accepts(number, wrong)]).toEqual([wrong, false]);
    }
    for (const wrong of ['a', [1], [['a']], ['a\n'], {}, Array.from({ length: 201 }, () => 'a')]) {
      expect(accepts(list, wrong)).toBe(false);
    }
    expect(accepts(list, ['a', 'b'])).toBe(true);
    expect([accepts(flag, 'true'), accepts(flag, false)]).toEqual([false, true]);
    for (const field of [number, list, flag, url, host, file]) {
      for (const empty of ['', ' ', null, undefined, []]) expect(accepts(field, empty)).toBe(true);
    }
  });

  it('under an unknown name is told by that name', () => {
    expect(checkSettings([url], { b: 1 })).toEqual([
      { field: 'b', message: 'There is no setting named "b".' },
    ]);
    expect(checkSettings([url], { toString: 1 })).toHaveLength(1);
  });
});

describe('certificates', () => {
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB+/=\n-----END CERTIFICATE-----\n';

  it.each([pem, `${pem}${pem}`, ` ${pem.replaceAll('\n', '\r\n')}`])('may be %j', (text) =>
    expect(accepts(certificates, text)).toBe(true),
  );

  it.each(['ca.pem', `${pem}x`, pem.replaceAll('CERTIFICATE', 'PRIVATE KEY'), '-----BEGIN CERTIFICATE-----'])(
    'may not be %j',
    (text) => expect(accepts(certificates, text)).toBe(false),
  );
});
