import { uiStrings } from '../strings.ts';
import { useDrawnTheme } from '../theme.ts';
import { beginsAtZero, type ChartSpec, drawnSeries } from './chart-spec.ts';
import { chartInk, chartPalette } from './palette.ts';

/** Names the series, and says what the picture leaves out. */
export function ChartLegend({ spec }: { spec: ChartSpec }) {
  const theme = useDrawnTheme();
  const series = drawnSeries(spec);
  const leftOut = spec.series.length - series.length;
  const isNamed = spec.kind !== 'pie' && (series.length > 1 || spec.unit !== null);
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      {isNamed &&
        series.map((each, index) => (
          <li key={each.name} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-sm"
              style={{ background: spec.isSample ? chartInk[theme].pointer : chartPalette[theme][index] }}
            />
            {each.name}
            {index === 0 && spec.unit && ` (${spec.unit})`}
          </li>
        ))}
      {leftOut > 0 && <li>{`+ ${leftOut} in the table`}</li>}
      {!beginsAtZero(spec) && <li>{uiStrings.axisNotAtZero}</li>}
      {spec.isLastPartial && <li>{uiStrings.partialPeriod}</li>}
    </ul>
  );
}
