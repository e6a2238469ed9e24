import { type ReactNode, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { uiStrings } from '../strings.ts';
import { ChartActions } from './ChartActions.tsx';
import { ChartCanvas } from './ChartCanvas.tsx';
import { ChartLegend, PartsList } from './ChartLegend.tsx';
import { ChartTable } from './ChartTable.tsx';
import { heightOf } from './chart-layout.ts';
import { beginsAtZero, type ChartKind, type ChartSpec, drawnValues, kindsFor } from './chart-spec.ts';

/** How a chart is looked at. */
export interface ChartView {
  kind: ChartKind;
  isTable: boolean;
}

interface ChartProps {
  spec: ChartSpec;
  /** In pixels; the table takes the same, so that nothing jumps. Lying bars may need more. */
  height?: number;
  /** Lets the person choose another kind. */
  canSwitchKind?: boolean;
  /** The view, where somebody else remembers it. */
  view?: ChartView;
  onViewChange?: (view: ChartView) => void;
  /** Where the numbers come from, and as of when: written on pictures. */
  note?: string;
  /** What needs more height is scrolled, so that the chart keeps its place among others. */
  isFixed?: boolean;
  /** Further buttons, before those that every chart has. */
  actions?: ReactNode;
}

/** A chart with its values as a table, for reading, keyboards and downloads. */
export function Chart({ spec, height = 260, canSwitchKind = false, note = '', ...props }: ChartProps) {
  const [ownView, setOwnView] = useState<ChartView>({ kind: spec.kind, isTable: false });
  const [takePicture, setTakePicture] = useState<(() => Promise<void>) | null>(null);
  const view = props.view ?? ownView;
  const setView = props.onViewChange ?? setOwnView;
  const kinds = useMemo(() => kindsFor(spec), [spec]);
  const drawn = useMemo(
    () => ({ ...spec, kind: canSwitchKind && kinds.includes(view.kind) ? view.kind : spec.kind }),
    [spec, view.kind, kinds, canSwitchKind],
  );
  const drawnHeight = heightOf(drawn, height);
  const isEmpty = drawnValues(drawn).length === 0;
  return (
    <figure className="@container m-0 min-w-0">
      {view.isTable ? (
        <ChartTable spec={spec} height={props.isFixed ? height : drawnHeight} />
      ) : isEmpty ? (
        <p className="grid place-items-center text-muted" style={{ height: drawnHeight }}>
          {uiStrings.chartEmpty}
        </p>
      ) : (
        <div
          className={classNames(
            drawn.kind === 'pie' && 'grid gap-4 @md:grid-cols-2',
            props.isFixed && 'overflow-y-auto overflow-x-hidden',
          )}
          style={props.isFixed ? { height } : undefined}
        >
          <ChartCanvas
            spec={drawn}
            height={drawnHeight}
            note={noteOf(drawn, note)}
            onReady={setTakePicture}
          />
          {drawn.kind === 'pie' && <PartsList spec={drawn} />}
        </div>
      )}
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-2 text-xs">
        <ChartLegend spec={drawn} />
        <ChartActions
          spec={spec}
          kinds={canSwitchKind ? kinds : []}
          view={{ ...view, kind: drawn.kind }}
          onViewChange={setView}
          takePicture={isEmpty ? null : takePicture}
        >
          {props.actions}
        </ChartActions>
      </figcaption>
    </figure>
  );
}

/** A picture leaves the page behind: what the legend says goes along. */
function noteOf(spec: ChartSpec, note: string): string {
  const parts = [
    note,
    beginsAtZero(spec) ? '' : uiStrings.axisNotAtZero,
    spec.isLastPartial ? uiStrings.partialPeriod : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
