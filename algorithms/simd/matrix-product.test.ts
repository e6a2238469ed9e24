import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { createProductMemory } from './matrix-product.ts';

describe('the product of matrices', () => {
  it.each([
    [4, 8, 1],
    [4, 16, 3],
    [8, 8, 20],
    [64, 72, 33],
  ])('is right for %i rows, %i columns, %i between', (rows, columns, inner) => {
    const random = createRandom(3);
    const own = createProductMemory(rows * inner + inner * columns + rows * columns);
    const a = own.allocate(rows * inner);
    const b = own.allocate(inner * columns);
    const c = own.allocate(rows * columns);
    for (let at = 0; at < a.length; at += 1) a[at] = random.normal();
    for (let at = 0; at < b.length; at += 1) b[at] = random.normal();
    own.multiply(a, b, c, rows, columns, inner);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        let sum = 0;
        for (let at = 0; at < inner; at += 1)
          sum += (a[row * inner + at] ?? 0) * (b[at * columns + column] ?? 0);
        expect(c[row * columns + column]).toBeCloseTo(sum, 4);
      }
  });

  it('refuses sizes that are not rounded up and matrices that are too small', () => {
    const memory = createProductMemory(1000);
    const [a, b, c] = [memory.allocate(16), memory.allocate(32), memory.allocate(32)];
    expect(() => memory.multiply(a, b, c, 3, 8, 4)).toThrow('rounded');
    expect(() => memory.multiply(a, b, c, 4, 8, 0)).toThrow('rounded');
    expect(() => memory.multiply(a, b, c, 8, 8, 4)).toThrow('smaller');
  });
});
