import type { Encoding } from '../algorithm.ts';

/** Parts of a moment, in UTC. Of a cycle both coordinates are told, so that its end lies beside its beginning. */
export type TimePart =
  | 'year'
  | 'month'
  | 'weekday'
  | 'hour'
  | 'daysSinceFirst'
  | 'yearCosine'
  | 'yearSine'
  | 'weekCosine'
  | 'weekSine';

/** How one column of a table becomes columns of a matrix; fitted on training rows alone. */
export type Encoder =
  | {
      kind: 'number';
      column: string;
      /** Stands for what is missing. */
      median: number;
      /** Whether a column behind tells what was missing: only where something was in training. */
      isFlagged: boolean;
    }
  | {
      kind: 'time';
      column: string;
      median: number;
      isFlagged: boolean;
      /** Milliseconds of the first moment in training. */
      first: number;
      parts: TimePart[];
    }
  | {
      kind: 'category';
      column: string;
      levels: string[];
      /** `indicators`: 1 for the own level. `means`: of the target. `shares`: of the rows. */
      form: 'indicators' | 'means' | 'shares';
      /** Columns of the matrix. */
      width: number;
      /** `width` numbers of each level, then of all other levels, then of what is missing. */
      values: number[];
    };

export interface FeaturePlan {
  encoding: Encoding;
  encoders: Encoder[];
  /** Of each column of the matrix, what is taken away and what divides the rest; empty where columns stay as they are. */
  scaling: { mean: number; deviation: number }[];
}

/** Columns of the matrix that an encoder makes. */
export function widthOf(encoder: Encoder): number {
  switch (encoder.kind) {
    case 'number':
      return encoder.isFlagged ? 2 : 1;
    case 'time':
      return encoder.parts.length + (encoder.isFlagged ? 1 : 0);
    case 'category':
      return encoder.width;
  }
}

export function matrixWidth({ encoders }: FeaturePlan): number {
  return encoders.reduce((sum, encoder) => sum + widthOf(encoder), 0);
}

/** The columns of the matrix that come from one column of the table. */
export interface FeatureGroup {
  column: string;
  from: number;
  to: number;
}

export function groupsOf({ encoders }: FeaturePlan): FeatureGroup[] {
  let from = 0;
  return encoders.map((encoder) => {
    const group = { column: encoder.column, from, to: from + widthOf(encoder) };
    from = group.to;
    return group;
  });
}
