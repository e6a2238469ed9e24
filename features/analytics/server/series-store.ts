import type { RunQuery } from '#kernel/catalog.ts';
import type { BusinessColumns } from './business-columns.ts';
import type { SeriesKind } from './daily-series.ts';

export interface DayValue {
  /** YYYY-MM-DD */
  date: string;
  value: number;
}

export interface SeriesStore {
  /** Sum of the kind's column (or the number of rows) by day, start and end included; only days with rows. */
  sumByDay(request: {
    workspaceId: string;
    columns: BusinessColumns;
    kind: SeriesKind;
    start: string;
    end: string;
  }): Promise<DayValue[]>;
}

const deadlineMs = 10_000;
const daysMaximum = 4000;

export function createSeriesStore(queryFor: (workspaceId: string) => RunQuery): SeriesStore {
  return {
    async sumByDay({ workspaceId, columns, kind, start, end }) {
      const { table, date, revenue, units } = columns;
      const measure = kind === 'revenue' ? revenue : units;
      const value = measure ? `sum(${quote(measure.name)})` : 'count(*)';
      const day = `CAST(${quote(date.name)} AS DATE)`;
      const { rows } = await queryFor(workspaceId)({
        sql: `SELECT ${day} AS day, CAST(${value} AS DOUBLE) AS value
FROM ${quote(table.sqlName)}
WHERE ${day} BETWEEN DATE '${start}' AND DATE '${end}'
GROUP BY 1
ORDER BY 1`,
        tables: [{ sqlName: table.sqlName, versionId: table.versionId }],
        maxRows: daysMaximum,
        deadlineMs,
      });
      return rows.map(([dayCell, valueCell]) => ({
        date: String(dayCell).slice(0, 10),
        value: Number(valueCell ?? 0),
      }));
    },
  };
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
