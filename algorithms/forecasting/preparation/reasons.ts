import type { Grain } from './grain.ts';

/** What was done to rows until they were a series, as codes with figures; `strings.ts` says them. */
export type PreparationNote =
  | { code: 'missing_times'; rows: number }
  | { code: 'missing_values'; rows: number }
  | { code: 'aggregated'; grain: Grain; rows: number; periods: number; how: 'sum' | 'mean' }
  | { code: 'duplicates'; grain: Grain; rows: number; how: 'sum' | 'mean' }
  | { code: 'gaps_filled'; periods: number; ofPeriods: number; how: 'interpolated' | 'zero' }
  | { code: 'unfinished_last'; grain: Grain; startMs: number }
  | { code: 'unfinished_first'; grain: Grain; startMs: number }
  | { code: 'constant'; value: number }
  | { code: 'no_season'; grain: Grain; season: number }
  | { code: 'season_too_long'; grain: Grain; season: number; periods: number };

/** Why rows are no series that can be forecast. */
export type Refusal =
  | { code: 'no_rows' }
  | { code: 'no_times' }
  | { code: 'no_values' }
  | { code: 'too_short'; grain: Grain; periods: number; least: number }
  | { code: 'gaps'; grain: Grain; missing: number; ofPeriods: number };
