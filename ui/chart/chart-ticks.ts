import { durationUnit, formatHours } from '#kernel/duration.ts';
import { formatNumber } from '../format.ts';
import { uiStrings } from '../strings.ts';

const sizes: [number, string][] = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
];

/** Up to here numbers are written out: 1,500 reads better than 1.5k. */
const plainMaximum = 10_000;

/**
 * The text of a value on an axis: `2.4k`, `1.25M`, `12.5%`. All ticks of an axis share the unit of its largest value and
 * have as many decimals as tell neighbours apart. Fractions are written as percentages.
 */
export function tickText(
  value: number,
  axis: { step: number; largest: number; unit: string | null },
): string {
  if (!Number.isFinite(value)) return uiStrings.noValue;
  if (axis.unit === durationUnit) return formatHours(value);
  const isFraction = axis.unit === 'fraction';
  const [size, suffix] = isFraction
    ? [0.01, '%']
    : (sizes.find(([each]) => axis.largest >= Math.max(each, plainMaximum)) ?? [1, '']);
  if (value === 0) return `0${isFraction ? suffix : ''}`;
  return formatNumber(value / size, decimalsOf(axis.step / size)) + suffix;
}

/** Of a step: 0.25 has two decimals. At most six: what is smaller is not told apart on an axis. */
function decimalsOf(step: number): number {
  for (let digits = 0; digits < 6; digits += 1) {
    const shifted = step * 10 ** digits;
    if (Math.abs(shifted - Math.round(shifted)) < 1e-6 * Math.max(1, shifted)) return digits;
  }
  return 6;
}

/** A value beside its bar: three figures or four at most, `1.23M`, `4,800`, `12.3%`. */
export function shortValue(value: number, unit: string | null): string {
  const largest = Math.abs(value);
  if (unit === durationUnit) return formatHours(value);
  if (unit === 'fraction') return tickText(value, { step: 0.001, largest, unit });
  if (largest < plainMaximum) return formatNumber(value, largest >= 100 ? 0 : largest >= 10 ? 1 : 2);
  // 999,950 and more would round to 1000k: it belongs to the next unit.
  const [size] = sizes.find(([each]) => largest >= each * 0.9995) ?? [1];
  const figures = largest / size;
  const digits = figures >= 100 ? 0 : figures >= 10 ? 1 : 2;
  return tickText(value, { step: size / 10 ** digits, largest: Math.max(largest, size), unit });
}
