import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { downloadBlob, fileNameOf } from '../download.ts';
import { Skeleton } from '../Skeleton.tsx';
import { uiStrings } from '../strings.ts';
import type { PointPlace } from './chart-engine.ts';
import type { ChartSpec } from './chart-spec.ts';
import { describePoint, summarize } from './chart-words.ts';
import { PointNote } from './PointNote.tsx';
import { useDrawnChart } from './use-drawn-chart.ts';

interface ChartCanvasProps {
  spec: ChartSpec;
  height: number;
  /** Stands below the title of a picture: where the numbers come from, and as of when. */
  note: string;
  /** Receives the way to save the picture, once there is one. */
  onReady: (takePicture: (() => () => Promise<void>) | null) => void;
}

interface MarkedPoint {
  index: number;
  place: PointPlace | null;
}

/** The drawing: one tab stop; arrow keys, Home and End walk the points, Esc leaves them. */
export function ChartCanvas({ spec, height, note, onReady }: ChartCanvasProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<MarkedPoint | null>(null);
  const { state, chart } = useDrawnChart(element, spec, showPoint);
  const last = spec.labels.length - 1;
  const shown = point !== null && point.index <= last ? point.index : null;

  useEffect(() => {
    chart.current?.mark(shown);
  }, [chart, shown]);

  useEffect(() => {
    if (state !== 'drawn') return;
    onReady(() => async () => {
      const blob = await chart.current?.takePicture(note);
      if (blob) downloadBlob(blob, fileNameOf(spec.title, 'png'));
    });
    return () => onReady(null);
  }, [state, chart, note, spec.title, onReady]);

  function showPoint(index: number | null): void {
    setPoint(index === null ? null : { index, place: chart.current?.placeOf(index) ?? null });
  }

  const walk = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, shown, last);
    if (next === undefined) return;
    event.preventDefault();
    showPoint(next);
  };

  if (state === 'failed') return <p className="text-danger">{uiStrings.chartFailed}</p>;
  return (
    <div className="relative" style={{ height }}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element means a chart that is walked by keys */}
      <div
        ref={element}
        role="group"
        aria-roledescription={uiStrings.chartRole}
        aria-label={spec.title}
        aria-describedby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk its points
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => showPoint(null)}
        className="absolute inset-0 touch-pan-y rounded-control"
      />
      {state === 'loading' && <Skeleton className="absolute inset-0" />}
      <p id={id} className="sr-only">
        {summarize(spec)} {uiStrings.chartKeys}
      </p>
      <p aria-live="polite" className="sr-only">
        {shown === null ? '' : describePoint(spec, shown)}
      </p>
      {shown !== null && point?.place && (
        <PointNote spec={spec} index={shown} place={point.place} height={height} />
      )}
    </div>
  );
}

/** The point a key leads to; undefined for keys that are none of ours. */
export function nextPoint(key: string, current: number | null, last: number): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, current === null ? 0 : current + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
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
