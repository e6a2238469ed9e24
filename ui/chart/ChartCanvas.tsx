import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { downloadBlob, fileNameOf } from '../download.ts';
import { Skeleton } from '../Skeleton.tsx';
import { uiStrings } from '../strings.ts';
import { useDrawnTheme } from '../theme.ts';
import { type ChartSpec, describePoint, drawnSeries, formatPoint, summarize } from './chart-spec.ts';
import { chartInk } from './palette.ts';
import { useDrawnChart } from './use-drawn-chart.ts';

interface ChartCanvasProps {
  spec: ChartSpec;
  height: number;
  /** Receives the way to save the picture, once there is one. */
  onReady: (takePicture: (() => () => Promise<void>) | null) => void;
}

/** The drawing: one tab stop; arrow keys, Home and End walk the points, Esc leaves them. */
export function ChartCanvas({ spec, height, onReady }: ChartCanvasProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const theme = useDrawnTheme();
  const [point, setPoint] = useState<number | null>(null);
  const { state, chart } = useDrawnChart(element, spec, setPoint);
  const last = spec.labels.length - 1;
  const shown = point !== null && point >= 0 && point <= last ? point : null;

  useEffect(() => {
    chart.current?.mark(shown);
  }, [chart, shown]);

  useEffect(() => {
    if (state !== 'drawn') return;
    onReady(() => async () => {
      const blob = await chart.current?.toBlob(chartInk[theme].surface);
      if (blob) downloadBlob(blob, fileNameOf(spec.title, 'png'));
    });
    return () => onReady(null);
  }, [state, chart, theme, spec.title, onReady]);

  const walk = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, shown, last);
    if (next === undefined) return;
    event.preventDefault();
    setPoint(next);
  };

  if (state === 'failed') return <p className="text-danger">{uiStrings.chartFailed}</p>;
  return (
    <div className="relative" style={{ height }}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element means a chart that is walked by keys */}
      <div
        ref={element}
        role="group"
        aria-roledescription="chart"
        aria-label={spec.title}
        aria-describedby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk its points
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => setPoint(null)}
        className="absolute inset-0 rounded-control"
      />
      {state === 'loading' && <Skeleton className="absolute inset-0" />}
      <p id={id} className="sr-only">
        {summarize(spec)} {uiStrings.chartKeys}
      </p>
      <p aria-live="polite" className="sr-only">
        {shown === null ? '' : describePoint(spec, shown)}
      </p>
      {shown !== null && <PointNote spec={spec} index={shown} left={chart.current?.leftOf(shown) ?? null} />}
    </div>
  );
}

/** The point a key leads to; undefined for keys that are none of ours. */
export function nextPoint(key: string, current: number | null, last: number): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, current === null ? 0 : current + 1);
    case 'ArrowLeft':
      return Math.max(0, current === null ? last : current - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return current === null ? undefined : null;
    default:
      return undefined;
  }
}

function PointNote({ spec, index, left }: { spec: ChartSpec; index: number; left: number | null }) {
  const isRightHalf = index > spec.labels.length / 2;
  const position =
    left === null
      ? { right: 0 }
      : isRightHalf
        ? { right: `calc(100% - ${left - 12}px)` }
        : { left: left + 12 };
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-2 z-10 max-w-60 rounded-control border border-line bg-raised px-2.5 py-1.5 text-xs shadow-overlay"
      style={position}
    >
      <p className="truncate font-medium">{spec.labels[index]}</p>
      {drawnSeries(spec).map((series) => (
        <p key={series.name} className="flex justify-between gap-3 text-muted">
          <span className="truncate">{series.name}</span>
          <span className="text-ink tabular-nums">
            {formatPoint(series.values[index] ?? null, spec.unit)}
          </span>
        </p>
      ))}
    </div>
  );
}
