import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../after-paint.ts';
import { useDrawnTheme } from '../theme.ts';
import type { DrawnChart } from './chart-engine.ts';
import type { ChartSpec } from './chart-spec.ts';

/** Fetches what draws charts: also called beforehand, where a chart is likely to be asked for. */
export const loadChartEngine = () => import('./chart-engine.ts');

type State = 'loading' | 'drawn' | 'failed';

/** Loads the chart engine, draws the spec into the element and follows its size, the theme and the pointer. */
export function useDrawnChart(
  element: RefObject<HTMLDivElement | null>,
  spec: ChartSpec,
  onPoint: (index: number | null) => void,
): { state: State; chart: RefObject<DrawnChart | null> } {
  const chart = useRef<DrawnChart | null>(null);
  const [state, setState] = useState<State>('loading');
  const theme = useDrawnTheme();
  const pointListener = useRef(onPoint);
  useEffect(() => {
    pointListener.current = onPoint;
  });

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isGone = false;
    let cancel = () => {};
    loadChartEngine()
      .then(({ openChart }) => {
        if (isGone) return;
        // Its frame is seen first: drawing takes longer than a frame.
        cancel = afterPaint(() => {
          chart.current = openChart(target);
          chart.current.onPoint((index) => pointListener.current(index));
          setState('drawn');
        });
      })
      .catch(() => setState('failed'));
    return () => {
      isGone = true;
      cancel();
      chart.current?.close();
      chart.current = null;
    };
  }, [element]);

  useEffect(() => {
    if (state === 'drawn') chart.current?.draw(spec, theme);
  }, [state, spec, theme]);

  return { state, chart };
}
