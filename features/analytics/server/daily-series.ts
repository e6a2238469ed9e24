import type { BusinessColumns } from './business-columns.ts';
import type { DayValue, SeriesStore } from './series-store.ts';

export type SeriesKind = 'sales' | 'revenue';

export interface DailySeries {
  /** One value for every day of the window, oldest first; days without a row are 0. */
  points: DayValue[];
  /** Set when the data ends before the window that was asked for: the window was moved back to its end. */
  endsEarly: string | null;
}

const dayMs = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The last `days` days up to `today`, or up to the last day of the data when that lies before the window. */
export async function readDailySeries(
  store: SeriesStore,
  request: { workspaceId: string; columns: BusinessColumns; kind: SeriesKind; days: number; today: string },
): Promise<DailySeries> {
  const { columns, days, today } = request;
  const lastDay = columns.date.max?.slice(0, 10) ?? today;
  const endsBefore = lastDay < addDays(today, 1 - days);
  const end = endsBefore ? lastDay : today;
  const start = addDays(end, 1 - days);
  const found = await store.sumByDay({ ...request, start, end });
  const byDay = new Map(found.map((point) => [point.date, point.value]));
  const points = Array.from({ length: days }, (_, index) => {
    const date = addDays(start, index);
    return { date, value: byDay.get(date) ?? 0 };
  });
  return { points, endsEarly: endsBefore ? lastDay : null };
}
