import { describe, expect, it } from 'vitest';
import { createHostCheck } from './known-hosts.ts';

const rules = { publicUrl: null, allowed: '', machineName: 'mill.corp.example' };
const publicUrl = 'https://plumbline.example.com';

describe('B10 the names of a server', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST.',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.20:3000',
    '[fe80::1]',
    'machine:3000',
    'machine.local',
    'plumbline.internal:80',
    'nas.home.arpa',
    'mill.corp.example:3000',
    'local',
  ])('without PUBLIC_URL %s is one: no other site can have it', (host) => {
    expect(createHostCheck(rules)(host)).toBe(true);
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '.local',
    'a b',
    'user@localhost',
    '',
    'evil.example#.local',
    'evil.example/.local',
    'mill.corp.example.evil.example',
  ])('without PUBLIC_URL %j is none', (host) => {
    expect(createHostCheck(rules)(host)).toBe(false);
  });

  it('with PUBLIC_URL are its own, those of this machine for itself, and what the operator adds', () => {
    const isKnown = createHostCheck({ ...rules, publicUrl, allowed: 'old.example.com, plumbline' });
    for (const host of [
      'plumbline.example.com',
      'Plumbline.Example.com:443',
      'old.example.com',
      'plumbline:3000',
    ])
      expect([host, isKnown(host)]).toEqual([host, true]);
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]'])
      expect([host, isKnown(host)]).toEqual([host, true]);
    for (const host of ['evil.example', 'machine', '192.168.1.20', 'mill.corp.example', 'example.com'])
      expect([host, isKnown(host)]).toEqual([host, false]);
  });

  it('are any by the operator’s choice, or the first that comes', () => {
    expect(createHostCheck({ ...rules, allowed: '*' })('evil.example')).toBe(true);
    const isKnown = createHostCheck({ ...rules, allowed: 'first' });
    expect(['machine', 'one.example', 'two.example', 'one.example', 'machine'].map(isKnown)).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(createHostCheck({ ...rules, publicUrl, allowed: 'first' })('one.example')).toBe(false);
  });
});
