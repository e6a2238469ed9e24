/** Mean and deviation of values of any size; the deviation of equal values counts as 1. */
export function scaleOf(values: Float64Array): { center: number; scale: number } {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const center = values.reduce((sum, value) => sum + value / largest, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value / largest - center) ** 2, 0) / values.length;
  return { center: center * largest, scale: Math.sqrt(variance) * largest || 1 };
}
