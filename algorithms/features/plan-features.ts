import type { Encoding, Frame, FrameColumn, Target } from '../algorithm.ts';
import { type ColumnFacts, countLevels, factsOf, medianOf, presentValues } from './column-facts.ts';
import { encodeColumns } from './encode.ts';
import { frequentLevels, indicatorEncoder, meanEncoder, meanWidth, shareEncoder } from './levels.ts';
import type { FeatureNote } from './notes.ts';
import { type Encoder, type FeaturePlan, type TimePart, widthOf } from './plan.ts';
import { fitScaling, scaleInPlace } from './scaling.ts';
import { isMoment, timePartOf, timeParts } from './time-parts.ts';

/** A column with more missing than this tells more of who filled it in than of the rest. */
const missingMaximum = 0.6;
/** A column where nearly every row has its own value names rows. */
const identifierShare = 0.95;
const identifierLeastRows = 20;
const indicatorsMaximum = 12;
const levelsMaximum = 50;
/** Where the most frequent levels are in fewer rows than this, the column is nearly free text. */
const coverageMinimum = 0.1;
/** Target means of more classes would be more columns than levels. */
const meanClassesMaximum = 10;

export interface FeatureRequest {
  /** Training rows by their places in the frame. */
  rows: Int32Array;
  /** In the order of `rows`; null where nothing is predicted. */
  target: Target | null;
  encoding: Encoding;
  /** Columns to learn from, where they were chosen; otherwise all. */
  columns?: readonly string[] | undefined;
  /** Target, labels and whatever else must not be learnt from. */
  excluded: readonly string[];
  seed: number;
}

export interface PlannedFeatures {
  plan: FeaturePlan;
  notes: FeatureNote[];
  /** The training rows as the plan tells them, but for target means, which are of other rows (out of fold). */
  training: Float64Array;
}

interface Planned {
  encoder: Encoder;
  /** `width` numbers of each training row, where they differ from what the encoder gives. */
  training?: Float64Array;
}

/** Decides by the training rows alone how each column is told to an algorithm. */
export function planFeatures(frame: Frame, request: FeatureRequest): PlannedFeatures {
  const notes: FeatureNote[] = [];
  const planned: Planned[] = [];
  for (const column of frame.columns) {
    if (request.excluded.includes(column.name)) continue;
    if (request.columns && !request.columns.includes(column.name)) continue;
    const facts = factsOf(column, request.rows);
    const reason = reasonToLeave(column, facts, request.rows);
    if (reason) {
      notes.push(reason);
      continue;
    }
    const own = planColumn(column, facts, request);
    if (facts.missing > 0)
      notes.push({ kind: 'filled', column: column.name, missing: facts.missing / facts.rowCount });
    if (own.encoder.kind === 'category' && own.encoder.levels.length < facts.distinct)
      notes.push({
        kind: 'otherLevels',
        column: column.name,
        levels: facts.distinct,
        kept: own.encoder.levels.length,
      });
    planned.push(own);
  }
  const plan: FeaturePlan = {
    encoding: request.encoding,
    encoders: planned.map(({ encoder }) => encoder),
    scaling: [],
  };
  const training = encodeColumns(frame, plan, request.rows);
  replaceOutOfFold(training, planned, request.rows.length);
  if (request.encoding === 'scaled') {
    plan.scaling = fitScaling(plan, training, request.rows.length);
    scaleInPlace(training, plan);
  }
  return { plan, notes, training };
}

function reasonToLeave(column: FrameColumn, facts: ColumnFacts, rows: Int32Array): FeatureNote | null {
  const { name } = column;
  const missing = facts.rowCount === 0 ? 1 : facts.missing / facts.rowCount;
  if (facts.distinct === 0) return { kind: 'empty', column: name };
  if (missing > missingMaximum) return { kind: 'mostlyMissing', column: name, missing };
  if (facts.distinct === 1 && facts.missing === 0) return { kind: 'constant', column: name };
  if (isIdentifier(column, facts)) return { kind: 'identifier', column: name };
  if (column.kind !== 'category' || facts.distinct <= levelsMaximum) return null;
  const counts = countLevels(column.codes, column.levels.length, rows).sort().reverse();
  const covered = counts.subarray(0, levelsMaximum).reduce((sum, count) => sum + count, 0);
  if (covered >= coverageMinimum * facts.rowCount) return null;
  return { kind: 'manyLevels', column: name, levels: facts.distinct };
}

/** Whole numbers name rows where they are nearly consecutive or are called so; amounts may all differ as well. */
function isIdentifier(column: FrameColumn, facts: ColumnFacts): boolean {
  const present = facts.rowCount - facts.missing;
  if (present < identifierLeastRows || facts.distinct <= identifierShare * present) return false;
  switch (column.kind) {
    case 'category':
      return true;
    case 'time':
      return false;
    case 'number': {
      const isDense = facts.most - facts.least + 1 <= 1.2 * present;
      const isNamedSo = /(^|[^a-z])(id|key|no|nr|number|code|uuid)$/i.test(
        column.name.replace(/([a-z])([A-Z])/g, '$1_$2'),
      );
      return facts.isWhole && (isDense || isNamedSo);
    }
  }
}

function planColumn(column: FrameColumn, facts: ColumnFacts, request: FeatureRequest): Planned {
  const isFlagged = facts.missing > 0;
  switch (column.kind) {
    case 'number': {
      const median = medianOf(presentValues(column.values, request.rows));
      return { encoder: { kind: 'number', column: column.name, median, isFlagged } };
    }
    case 'time': {
      const present = presentValues(column.values, request.rows).filter(isMoment);
      const median = Math.round(medianOf(present));
      const first = present.reduce((least, moment) => Math.min(least, moment), present[0] ?? 0);
      const parts = variedParts(present, first, request);
      return { encoder: { kind: 'time', column: column.name, median, isFlagged, first, parts } };
    }
    case 'category':
      return planCategory(column, facts, request);
  }
}

/** Parts that are the same in every row are left out. */
function variedParts(moments: Float64Array, first: number, { encoding, target }: FeatureRequest): TimePart[] {
  const alone = encoding === 'scaled' ? timeParts.clusters : timeParts.anomalies;
  const wanted: readonly TimePart[] = target === null ? alone : timeParts[encoding];
  const varied = wanted.filter((part) => {
    const own = timePartOf(part, first, first);
    return moments.some((moment) => Math.abs(timePartOf(part, moment, first) - own) > 1e-9);
  });
  return varied.length > 0 ? varied : ['daysSinceFirst'];
}

function planCategory(
  column: FrameColumn & { kind: 'category' },
  facts: ColumnFacts,
  { rows, target, encoding, seed }: FeatureRequest,
): Planned {
  const isFew = facts.distinct <= indicatorsMaximum;
  const frequent = frequentLevels(column, rows, levelsMaximum);
  const canMean = target !== null && meanWidth(target) <= meanClassesMaximum;
  if (encoding === 'plain' && target === null) return { encoder: shareEncoder(column, frequent, rows) };
  // Of many classes each would be a column of means: so few levels are better told one by one.
  const isByLevel = isFew && (encoding === 'scaled' || !canMean || meanWidth(target) > 1);
  if (isByLevel || target === null)
    return { encoder: indicatorEncoder(column, frequent.slice(0, indicatorsMaximum), rows) };
  if (!canMean) return { encoder: shareEncoder(column, frequent, rows) };
  return meanEncoder(column, frequent, rows, target, seed);
}

function replaceOutOfFold(training: Float64Array, planned: readonly Planned[], rowCount: number): void {
  const rowWidth = planned.reduce((sum, { encoder }) => sum + widthOf(encoder), 0);
  let offset = 0;
  for (const { encoder, training: own } of planned) {
    const width = widthOf(encoder);
    if (own)
      for (let row = 0; row < rowCount; row += 1)
        training.set(own.subarray(row * width, (row + 1) * width), row * rowWidth + offset);
    offset += width;
  }
}
