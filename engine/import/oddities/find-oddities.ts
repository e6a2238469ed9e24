import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableProfile } from '#kernel/catalog.ts';
import type { ReportWriter } from '../report-writer.ts';
import { findDateGaps } from './date-gaps.ts';
import { findDuplicateKeys, findDuplicateRows } from './duplicates.ts';
import { findEmptyColumns } from './empty-columns.ts';
import { findGroupLabels } from './group-labels.ts';
import { findOutliers } from './outliers.ts';
import { findPlaceholderDates } from './placeholder-dates.ts';

/** A written table and what was measured of it. */
export interface WrittenRelation {
  name: string;
  /** SQL that may stand after FROM. */
  relation: string;
  profile: TableProfile;
}

/** Looks for what is no error of form but looks wrong in a table, and tells it. The profile answers most; rows are read for few. */
export async function findOddities(
  connection: DuckDBConnection,
  table: WrittenRelation,
  report: ReportWriter,
): Promise<void> {
  findEmptyColumns(table, report);
  await findGroupLabels(connection, table, report);
  await findOutliers(connection, table, report);
  await findPlaceholderDates(connection, table, report);
  await findDuplicateKeys(connection, table, report);
  await findDuplicateRows(connection, table, report);
  await findDateGaps(connection, table, report);
}
