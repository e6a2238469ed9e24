import { describe, expect, it } from 'vitest';
import { messageTexts } from './message-texts.ts';
import { screenTexts } from './screen-texts.ts';

/** The literal texts of the specification, one row each. That a row is also shown where it says is held in `e2e/rules`. */
const rows = [...screenTexts, ...messageTexts];

describe.each([2, 4, 5, 8] as const)('section %s of the specification', (section) => {
  it.each(rows.filter((row) => row.section === section))('$where: $text', ({ text, shown }) => {
    expect(shown).toBe(text);
  });
});

it('names each text of a place once', () => {
  const names = rows.map(({ section, where, text }) => `${section} ${where}: ${text}`);
  expect(names).toEqual([...new Set(names)]);
});
