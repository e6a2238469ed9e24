import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chartInk } from '#ui/chart/palette.ts';
import { contrastRatio } from '#ui/color-distance.ts';

const css = readFileSync(join(import.meta.dirname, '..', 'ui', 'theme.css'), 'utf8');

const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function colorOf(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no color ${name}.`);
  return token[theme];
}

const texts: [string, string[]][] = [
  ['ink', ['background', 'surface', 'sunken', 'raised', 'accent-surface']],
  ['muted', ['background', 'surface', 'sunken', 'raised']],
  ['accent', ['background', 'surface', 'accent-surface']],
  ['on-accent', ['accent', 'accent-hover']],
  ['success', ['surface', 'success-surface']],
  ['warning', ['surface', 'warning-surface']],
  ['danger', ['surface', 'background', 'danger-surface', 'raised']],
  ['on-danger', ['danger-solid']],
  ['info', ['surface', 'info-surface']],
];

describe.each(['light', 'dark'] as const)('the %s colors', (theme) => {
  it.each(texts)('%s is readable on everything it is written on', (text, grounds) => {
    for (const ground of grounds) {
      const ratio = contrastRatio(colorOf(text, theme), colorOf(ground, theme));
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('draws the edges of fields so that they are seen', () => {
    expect(contrastRatio(colorOf('line-strong', theme), colorOf('surface', theme))).toBeGreaterThanOrEqual(3);
  });

  it('gives charts the same ink as the page', () => {
    expect(chartInk[theme].surface).toBe(colorOf('surface', theme));
    expect(chartInk[theme].text).toBe(colorOf('muted', theme));
    expect(chartInk[theme].line).toBe(colorOf('line', theme));
  });
});
