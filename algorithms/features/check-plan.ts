import { isFiniteNumber, isRecord, isWhole } from '../header-checks.ts';
import { columnsMaximum } from '../trees/limits.ts';
import { type Encoder, type FeaturePlan, matrixWidth, type TimePart } from './plan.ts';
import { timeParts } from './time-parts.ts';

const levelsMaximum = 1000;
const parts: ReadonlySet<unknown> = new Set<TimePart>([...timeParts.plain, ...timeParts.scaled]);

/** Whether what came out of a file is a plan that rows can be encoded by. */
export function isFeaturePlan(value: unknown): value is FeaturePlan {
  if (!isRecord(value)) return false;
  const { encoding, encoders, scaling } = value;
  if (encoding !== 'plain' && encoding !== 'scaled') return false;
  if (!Array.isArray(encoders) || encoders.length > columnsMaximum || !encoders.every(isEncoder))
    return false;
  if (new Set(encoders.map(({ column }) => column)).size !== encoders.length) return false;
  if (!Array.isArray(scaling) || !scaling.every(isScale)) return false;
  const width = matrixWidth({ encoding, encoders, scaling });
  return width <= columnsMaximum && scaling.length === (encoding === 'scaled' ? width : 0);
}

function isEncoder(value: unknown): value is Encoder {
  if (!isRecord(value) || typeof value.column !== 'string') return false;
  switch (value.kind) {
    case 'number':
      return isFiniteNumber(value.median) && typeof value.isFlagged === 'boolean';
    case 'time':
      return (
        isFiniteNumber(value.median) &&
        isFiniteNumber(value.first) &&
        typeof value.isFlagged === 'boolean' &&
        Array.isArray(value.parts) &&
        value.parts.length <= parts.size &&
        value.parts.every((part) => parts.has(part))
      );
    case 'category':
      return isCategoryEncoder(value);
    default:
      return false;
  }
}

function isCategoryEncoder({ levels, form, width, values }: Record<string, unknown>): boolean {
  return (
    Array.isArray(levels) &&
    levels.length <= levelsMaximum &&
    levels.every((level) => typeof level === 'string') &&
    (form === 'indicators' || form === 'means' || form === 'shares') &&
    isWhole(width, 0, levelsMaximum) &&
    Array.isArray(values) &&
    values.length === (levels.length + 2) * width &&
    values.every(isFiniteNumber)
  );
}

function isScale(value: unknown): boolean {
  return (
    isRecord(value) && isFiniteNumber(value.mean) && isFiniteNumber(value.deviation) && value.deviation > 0
  );
}
