// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { nextPoint } from './ChartCanvas.tsx';

describe('walking the points of a chart', () => {
  it.each([
    ['ArrowRight', null, 0],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', null, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['Escape', 5, null],
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(nextPoint(key, from, 9)).toBe(to);
  });

  it('leaves other keys, and Escape without a point, to the page', () => {
    expect(nextPoint('a', 2, 9)).toBeUndefined();
    expect(nextPoint('Escape', null, 9)).toBeUndefined();
  });
});
