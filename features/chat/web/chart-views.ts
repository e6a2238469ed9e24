import type { ChartView } from '#ui/chart/Chart.tsx';
import { chartKinds } from '#ui/chart/chart-spec.ts';
import { createStore } from '#ui/store.ts';

/** How the chart of a message is looked at. Without an entry it is not shown. */
type Views = Readonly<Record<string, ChartView>>;

const entryName = 'plumbline.chart-views';

/** The charts that were opened, by message: they stay open over changes of page and reloads, in this tab. */
export const chartViewStore = createStore<Views>(readViews());

chartViewStore.subscribe(() => {
  try {
    sessionStorage.setItem(entryName, JSON.stringify(chartViewStore.read()));
  } catch {
    // Private windows may refuse; the charts then stay open until the page is closed.
  }
});

/** Shows a message's chart in this way, or hides it. */
export function setChartView(messageId: string, view: ChartView | null): void {
  const { [messageId]: _, ...others } = chartViewStore.read();
  chartViewStore.write(view ? { ...others, [messageId]: view } : others);
}

function readViews(): Views {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(entryName) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, view]) => isView(view)));
  } catch {
    return {};
  }
}

function isView(view: unknown): view is ChartView {
  if (typeof view !== 'object' || view === null || !('kind' in view) || !('isTable' in view)) return false;
  return chartKinds.some((kind) => kind === view.kind) && typeof view.isTable === 'boolean';
}
