// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { remember } from '#ui/remembered.ts';
import { readRecent, recentMaximum, rememberRecent } from './recent-entries.ts';

beforeEach(() => localStorage.clear());

it('remembers what was opened last, once, and no more than a few', () => {
  for (const key of ['/a', '/b', '/a']) rememberRecent(key);
  expect(readRecent()).toEqual(['/a', '/b']);
  for (let index = 0; index < 20; index += 1) rememberRecent(`/${index}`);
  expect(readRecent()).toHaveLength(recentMaximum);
  expect(readRecent()[0]).toBe('/19');
});

it('begins anew where what is stored is not its own', () => {
  for (const text of ['{', '{"a":1}', '[1,null,"/a"]']) {
    remember('recent-searches', text);
    expect(readRecent()).toEqual(text.startsWith('[') ? ['/a'] : []);
  }
});
