/** One figure of a benchmark: a value and, where there is one, what it is measured against in the same run. */
export interface BenchLine {
  name: string;
  value: number;
  unit: string;
  /** What the reference took, in the same unit. */
  reference?: number;
  /** value / reference */
  ratio?: number;
  /** The most that value (or, where there is one, ratio) should be. */
  limit?: number;
  /** The least that value should be. */
  minimum?: number;
}

export function formatLine(line: BenchLine): string {
  const ratio =
    line.ratio === undefined
      ? ''
      : `  ${line.ratio.toFixed(2)} × of ${round(line.reference ?? 0)} ${line.unit}`;
  const measured = line.ratio ?? line.value;
  const verdict = line.limit === undefined ? '' : `  (${verdictOf(measured, line.limit, line.minimum)})`;
  return `${line.name.padEnd(58)} ${round(line.value).padStart(9)} ${line.unit}${ratio}${verdict}`;
}

function verdictOf(measured: number, limit: number, minimum = Number.NEGATIVE_INFINITY): string {
  const range = Number.isFinite(minimum) ? `${minimum} to ${limit}` : `${limit}`;
  if (measured < minimum) return `UNDER ${range}`;
  return `${measured <= limit ? 'within' : 'OVER'} ${range}`;
}

function round(value: number): string {
  if (Math.abs(value) < 1) return value.toFixed(3);
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The value that a share (0 to 1) of all does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
