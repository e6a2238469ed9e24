import type { PointPlace } from './chart-engine.ts';
import type { ChartSpec } from './chart-spec.ts';
import { pointLines } from './chart-words.ts';

interface PointNoteProps {
  spec: ChartSpec;
  index: number;
  place: PointPlace;
  /** Of the drawing, in pixels. */
  height: number;
}

/** The values of one point, beside it and never outside the drawing. */
export function PointNote({ spec, index, place, height }: PointNoteProps) {
  // Points of standing charts have no height of their own: their note stands at the top.
  const hasHeight = place.top > 0;
  const isRightHalf = !hasHeight && index > spec.labels.length / 2;
  const isLow = place.top > height / 2;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-10 w-max max-w-60 rounded-control border border-line bg-raised px-2.5 py-1.5 text-xs shadow-overlay"
      style={{
        ...(isRightHalf
          ? { right: `clamp(0px, calc(100% - ${place.left - 12}px), calc(100% - 10rem))` }
          : { left: `clamp(0px, ${place.left + 12}px, calc(100% - 10rem))` }),
        ...(isLow ? { bottom: height - place.top + 14 } : { top: hasHeight ? place.top + 14 : 4 }),
      }}
    >
      <p className="truncate font-medium">{spec.labels[index]}</p>
      {pointLines(spec, index).map(({ name, text }) => (
        <p key={name} className="flex justify-between gap-3 text-muted">
          <span className="truncate">{name}</span>
          <span className="shrink-0 text-ink tabular-nums">{text}</span>
        </p>
      ))}
    </div>
  );
}
