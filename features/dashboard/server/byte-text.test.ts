import { expect, it } from 'vitest';
import { formatBytes } from './byte-text.ts';

it.each([
  [0, '0B'],
  [999, '999B'],
  [1000, '1KB'],
  [1234, '1.2KB'],
  [999_499, '999KB'],
  [999_500, '1MB'],
  [52_428_800, '52.4MB'],
  [847_000_000_000, '847GB'],
  [99_960_000, '100MB'],
])('%d bytes are written %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
