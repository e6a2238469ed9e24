/** What was done with a column and why, as data; `strings.ts` says it. Shares are 0 to 1. */
export type FeatureNote =
  | { kind: 'empty'; column: string }
  | { kind: 'mostlyMissing'; column: string; missing: number }
  | { kind: 'constant'; column: string }
  | { kind: 'identifier'; column: string }
  | { kind: 'manyLevels'; column: string; levels: number }
  | { kind: 'filled'; column: string; missing: number }
  | { kind: 'otherLevels'; column: string; levels: number; kept: number }
  | { kind: 'tellsTarget'; column: string; target: string; score: number };

/** Whether the column is not learnt from. */
export function isLeftOut({ kind }: FeatureNote): boolean {
  switch (kind) {
    case 'empty':
    case 'mostlyMissing':
    case 'constant':
    case 'identifier':
    case 'manyLevels':
      return true;
    case 'filled':
    case 'otherLevels':
    case 'tellsTarget':
      return false;
  }
}
