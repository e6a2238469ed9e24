import type { ReportWriter } from '../report-writer.ts';
import type { WrittenRelation } from './find-oddities.ts';

const fewRows = 20;
const mostlyEmpty = 0.95;

/** Columns that hold nothing, or next to nothing. */
export function findEmptyColumns({ name, profile }: WrittenRelation, report: ReportWriter): void {
  const { rowCount } = profile;
  for (const column of profile.columns) {
    const filled = rowCount - column.nullCount;
    const place = {
      kind: 'emptyColumn',
      table: name,
      column: column.name,
      fix: { kind: 'dropColumn' },
    } as const;
    if (filled === 0) report.add('decision', `Column "${column.name}" holds no values.`, place);
    else if (rowCount >= fewRows && column.nullCount >= mostlyEmpty * rowCount) {
      const values = filled === 1 ? '1 value' : `${filled.toLocaleString('en')} values`;
      report.add(
        'warning',
        `Column "${column.name}" is almost empty: ${values} in ${rowCount.toLocaleString('en')} rows.`,
        place,
      );
    }
  }
}
