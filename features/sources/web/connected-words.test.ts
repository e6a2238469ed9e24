import { expect, it } from 'vitest';
import { connectedWords } from './connected-words.ts';

const sample = { type: 'excel', isSample: true } as const;
const file = { type: 'csv', isSample: false } as const;

it.each([
  [[sample], 'sample company only'],
  [[file], '1 file'],
  [[file, { type: 'excel', isSample: false }, { type: 'json', isSample: false }], '3 files'],
  [[sample, file, file], '2 files, sample company'],
  [[{ type: 's4hana', isSample: false }, file, file], 'S/4HANA, 2 files'],
  [[{ type: 'postgresql', isSample: false, isPractice: true }, file], 'PostgreSQL (Practice), 1 file'],
  [
    [{ type: 'postgresql', isSample: false }, { type: 'postgresql', isSample: false }, sample],
    'PostgreSQL, sample company',
  ],
] as const)('%j is told as %s', (active, words) => {
  expect(connectedWords(active)).toBe(words);
});
