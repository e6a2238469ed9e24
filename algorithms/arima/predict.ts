import type { FittedModel, Forecast } from '../algorithm.ts';
import { arima } from '../forecasting/members/arima.ts';
import type { MemberFit } from '../forecasting/members/member.ts';
import { withinNumbers } from '../forecasting/series-checks.ts';
import { isFiniteNumber, isRecord } from '../header-checks.ts';
import { modelFileStrings } from '../strings.ts';

export interface ArimaHeader {
  scale: number;
  numbers: Readonly<Record<string, number>>;
}

/** Deviations on either side that hold a coverage of a normal distribution. */
const reaches = [
  { coverage: 80, reach: 1.2816 },
  { coverage: 95, reach: 1.96 },
] as const;

export function forecastArima({ header, arrays }: FittedModel<ArimaHeader>, horizon: number): Forecast {
  const own = Object.entries(arrays).flatMap(([name, values]) =>
    values instanceof Float64Array ? [[name, values] as const] : [],
  );
  const fit: MemberFit = { numbers: header.numbers, arrays: Object.fromEntries(own) };
  const { mean, deviation } = arima.project(fit, horizon);
  const scaled = mean.map((value) => withinNumbers(value * header.scale));
  const at = (reach: number) =>
    scaled.map((value, step) => withinNumbers(value + reach * header.scale * (deviation[step] as number)));
  return {
    mean: scaled,
    intervals: reaches.map(({ coverage, reach }) => ({ coverage, low: at(-reach), high: at(reach) })),
  };
}

/** A file may be anyone's: its numbers are tried by a forecast. */
export function checkArima(model: FittedModel): string | null {
  const { header } = model;
  if (!isRecord(header) || !isFiniteNumber(header.scale) || !isNumbers(header.numbers))
    return modelFileStrings.badHeader;
  try {
    const own = { ...model, header: { scale: header.scale, numbers: header.numbers } };
    return forecastArima(own, 24).mean.every(Number.isFinite) ? null : modelFileStrings.badArrays;
  } catch {
    return modelFileStrings.badArrays;
  }
}

function isNumbers(numbers: unknown): numbers is Readonly<Record<string, number>> {
  return isRecord(numbers) && Object.values(numbers).every(isFiniteNumber);
}
