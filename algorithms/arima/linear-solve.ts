/**
 * Solves a square system by elimination with the largest pivot of each column. Both arguments are used up.
 * @param matrix by rows
 * @returns null where the matrix is singular
 */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array | null {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(matrix[row * size + column] as number) > Math.abs(matrix[pivot * size + column] as number))
        pivot = row;
    }
    const head = matrix[pivot * size + column] as number;
    if (!(Math.abs(head) > 1e-300)) return null;
    if (pivot !== column) swapRows(matrix, right, pivot, column);
    for (let row = column + 1; row < size; row += 1) {
      const factor = (matrix[row * size + column] as number) / head;
      if (factor === 0) continue;
      for (let at = column; at < size; at += 1) {
        matrix[row * size + at] =
          (matrix[row * size + at] as number) - factor * (matrix[column * size + at] as number);
      }
      right[row] = (right[row] as number) - factor * (right[column] as number);
    }
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] as number;
    for (let at = row + 1; at < size; at += 1)
      sum -= (matrix[row * size + at] as number) * (right[at] as number);
    right[row] = sum / (matrix[row * size + row] as number);
  }
  return right.every(Number.isFinite) ? right : null;
}

function swapRows(matrix: Float64Array, right: Float64Array, one: number, other: number): void {
  const size = right.length;
  for (let at = 0; at < size; at += 1) {
    const kept = matrix[one * size + at] as number;
    matrix[one * size + at] = matrix[other * size + at] as number;
    matrix[other * size + at] = kept;
  }
  const kept = right[one] as number;
  right[one] = right[other] as number;
  right[other] = kept;
}
