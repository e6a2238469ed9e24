import { expect, it } from 'vitest';
import type { ShownFix } from '../contract.ts';
import { describeFix } from './fix-words.ts';

it.each<[ShownFix, string]>([
  [{ kind: 'setHeader', lines: [] }, 'Read without a header'],
  [{ kind: 'setHeader', lines: [2] }, 'Use line 2 as the header'],
  [{ kind: 'setHeader', lines: [1, 2] }, 'Join lines 1, 2 to the header'],
  [{ kind: 'keepRows', lines: [9] }, 'Keep it as a row'],
  [{ kind: 'keepRows', lines: [9, 10] }, 'Keep them as rows'],
])('names what %j does', (fix, words) => {
  expect(describeFix(fix)).toBe(words);
});
