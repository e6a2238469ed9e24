import type { ResultColumn } from '#kernel/catalog.ts';
import { formatHours, fractionUnit, hoursUnit } from '#kernel/format-number.ts';
import { formatCell, formatNumber } from '../format.ts';
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
  if (axis.unit === hoursUnit) return formatHours(value);
  if (axis.unit === fractionUnit)
    return formatCell(value, fractions, value === 0 ? 0 : decimalsOf(axis.step * 100));
  const [size, suffix] = sizes.find(([each]) => axis.largest >= Math.max(each, plainMaximum)) ?? [1, ''];
  if (value === 0) return '0';
  return formatNumber(value / size, decimalsOf(axis.step / size)) + suffix;
}

const fractions: ResultColumn = { name: '', type: 'double', unit: fractionUnit };

/** Of a step: 0.25 has two decimals. At most six: what is smaller is not told apart on an axis. */
function decimalsOf(step: number): number {
  for (let digits = 0; digits < 6; digits += 1) {
    const shifted = step * 10 ** digits;
    if (Math.abs(shifted - Math.round(shifted)) < 1e-6 * Math.max(1, shifted)) return digits;
  }
  return 6;
}

/** The figures that tell values beside each other apart. */
const figuresShown = 3;

/**
 * The values beside the bars of a chart, all with as many decimals: as the table has them, `4,800.50`, or from ten thousand on in the unit of
 * the largest, `1.23M`.
 */
export function shortValues(values: readonly (number | null)[], column: ResultColumn): (string | null)[] {
  const sizesOfValues = values.flatMap((value) => (value === null || value === 0 ? [] : [Math.abs(value)]));
  const largest = Math.max(0, ...sizesOfValues);
  const bare = isSelfEvident(column) ? column : { ...column, unit: undefined };
  if (largest < plainMaximum || column.unit === hoursUnit)
    return values.map((value) => (value === null ? null : formatCell(value, bare)));
  // 999,950 and more would round to 1000k: it belongs to the next unit.
  const [size, suffix] = sizes.find(([each]) => largest >= each * 0.9995) ?? [1, ''];
  const decimals = Math.max(...sizesOfValues.map((value) => decimalsFor(value / size)));
  return values.map((value) => {
    if (value === null) return null;
    // What is tiny beside the largest is written out, or it would read as nothing.
    if (value !== 0 && Math.abs(value) < size / 1000) return formatCell(value, bare);
    return (
      formatCell(value / size, { name: '', type: 'double', decimals: value === 0 ? 0 : decimals }) +
      (value === 0 ? '' : suffix)
    );
  });
}

/** Percentages and times are not numbers of something else, whose unit the axis tells. */
function isSelfEvident({ unit }: ResultColumn): boolean {
  return unit === fractionUnit || unit === hoursUnit;
}

/** At most two, as many as show three figures without zeros at the end. */
function decimalsFor(value: number): number {
  const figures = Math.max(0, figuresShown - 1 - Math.max(0, Math.floor(Math.log10(value))));
  const text = value.toFixed(Math.min(2, figures)).replace(/0+$/, '');
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
}
