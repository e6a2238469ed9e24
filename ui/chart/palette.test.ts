import { describe, expect, it } from 'vitest';
import { colorDistance, contrastRatio, type Vision } from '../color-distance.ts';
import { chartInk, chartPalette } from './palette.ts';

const visions: Vision[] = ['normal', 'protan', 'deutan', 'tritan'];

/** The gate: far enough apart for every eye, dark enough or light enough on its surface. */
const leastDistance = 10;
const leastContrast = 3;

describe.each(['light', 'dark'] as const)('the %s chart palette', (theme) => {
  const colors = chartPalette[theme];

  it.each(visions)('keeps every pair apart for %s sight', (vision) => {
    const pairs = colors.flatMap((one, at) => colors.slice(at + 1).map((other) => ({ one, other })));
    const tooClose = pairs.filter(({ one, other }) => colorDistance(one, other, vision) < leastDistance);
    expect(tooClose).toEqual([]);
  });

  it('stands out from its surface', () => {
    expect(colors.filter((color) => contrastRatio(color, chartInk[theme].surface) < leastContrast)).toEqual(
      [],
    );
  });

  it('has readable labels', () => {
    expect(contrastRatio(chartInk[theme].text, chartInk[theme].surface)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the color arithmetic', () => {
  it('agrees with known values', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(colorDistance('#000000', '#ffffff', 'normal')).toBeCloseTo(100, 1);
    expect(colorDistance('#ff0000', '#ff0000', 'deutan')).toBe(0);
  });
});
