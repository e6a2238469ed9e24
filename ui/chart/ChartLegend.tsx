import type { ReactNode } from 'react';
import { formatCell, formatNumber, formatPercent } from '../format.ts';
import { uiStrings } from '../strings.ts';
import { useDrawnTheme } from '../theme.ts';
import { bandColor, colorOf } from './chart-datasets.ts';
import { beginsAtZero, type ChartSpec, drawnSeries } from './chart-spec.ts';
import { valueColumn } from './chart-words.ts';
import { seriesMarkers } from './palette.ts';

/** Names the series, and says what the picture leaves out. */
export function ChartLegend({ spec }: { spec: ChartSpec }) {
  const theme = useDrawnTheme();
  const series = drawnSeries(spec);
  const leftOut = spec.series.length - series.length;
  const unit = spec.unit === 'fraction' ? null : spec.unit;
  const bands = spec.kind === 'line' ? (spec.bands ?? []) : [];
  const isNamed = spec.kind !== 'pie' && (series.length > 1 || unit !== null || bands.length > 0);
  return (
    <ul className="flex min-w-0 max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      {isNamed &&
        series.map((each, index) => (
          <Entry
            key={each.name}
            swatch={<Swatch spec={spec} index={index} color={colorOf(spec, index, theme)} />}
          >
            {each.name}
            {index === 0 && unit && ` (${unit})`}
          </Entry>
        ))}
      {bands.map(({ name }, index) => (
        <Entry key={name} swatch={<BandSwatch color={bandColor(spec, theme)} depth={index + 1} />}>
          {name}
        </Entry>
      ))}
      {leftOut > 0 && <li>{uiStrings.moreInTable(leftOut)}</li>}
      {spec.whole && spec.whole.series > spec.series.length && (
        <li>{uiStrings.seriesOf(spec.series.length, spec.whole.series)}</li>
      )}
      {spec.whole && <li>{uiStrings.drawnOf(formatNumber(spec.whole.points))}</li>}
      {!beginsAtZero(spec) && <li>{uiStrings.axisNotAtZero}</li>}
      {spec.forecastFrom !== undefined && (
        <li>{uiStrings.forecastFrom(spec.labels[spec.forecastFrom] ?? '')}</li>
      )}
      {spec.isFirstPartial && <li>{uiStrings.partialFirstPeriod}</li>}
      {spec.isLastPartial && <li>{uiStrings.partialPeriod}</li>}
    </ul>
  );
}

function Entry({ swatch, children }: { swatch: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 max-w-full items-center gap-1.5">
      {swatch}
      <span className="wrap-anywhere min-w-0 max-w-52">{children}</span>
    </li>
  );
}

/** A line with its mark, or a bar's color. */
function Swatch({ spec, index, color }: { spec: ChartSpec; index: number; color: string }) {
  if (spec.kind !== 'line' && spec.kind !== 'scatter') {
    return <span aria-hidden="true" className="size-2.5 shrink-0 rounded-sm" style={{ background: color }} />;
  }
  const isDashed = spec.isSample || spec.series[index]?.isForecast;
  const hasMarks = drawnSeries(spec).length > 1 && !spec.series.some((series) => series.isForecast);
  return (
    <svg aria-hidden="true" viewBox="0 0 20 12" className="h-3 w-5 shrink-0" fill={color} stroke={color}>
      {spec.kind === 'line' && (
        <path d="M0 6h20" strokeWidth="2" strokeDasharray={isDashed ? '4 3' : undefined} />
      )}
      {hasMarks && <path d={seriesMarkers[index]?.path} stroke="none" transform="translate(4 0)" />}
    </svg>
  );
}

/** A band within others is drawn over them. */
function BandSwatch({ color, depth }: { color: string; depth: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 12" className="h-3 w-5 shrink-0">
      <path d="M0 1h20v10H0Z" fill={color} opacity={1 - 0.85 ** depth} />
    </svg>
  );
}

/** The parts of a ring with their values and shares: a ring itself has no room for them. */
export function PartsList({ spec }: { spec: ChartSpec }) {
  const theme = useDrawnTheme();
  const values = spec.series[0]?.values ?? [];
  const column = valueColumn(spec);
  const whole = values.reduce((sum: number, value) => sum + (value ?? 0), 0);
  return (
    <ul className="grid min-w-0 content-center gap-1.5 text-[13px]">
      {spec.labels.map((label, index) => (
        <li key={label} className="grid grid-cols-[auto_minmax(0,1fr)_auto_3.5rem] items-center gap-2">
          <span
            aria-hidden="true"
            className="size-2.5 rounded-sm"
            style={{ background: colorOf(spec, index, theme) }}
          />
          <span className="truncate" title={label}>
            {label}
          </span>
          <span className="text-right text-muted tabular-nums">
            {formatCell(values[index] ?? null, column)}
          </span>
          <span className="text-right font-medium tabular-nums">
            {formatPercent(whole > 0 ? (values[index] ?? 0) / whole : Number.NaN)}
          </span>
        </li>
      ))}
    </ul>
  );
}
