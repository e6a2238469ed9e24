import { LineChart as ChartIcon, Download, Image as ImageIcon, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { BareSelect } from '../Select.tsx';
import { uiStrings } from '../strings.ts';
import type { ChartView } from './Chart.tsx';
import { downloadTable } from './ChartTable.tsx';
import type { ChartKind, ChartSpec } from './chart-spec.ts';

interface ChartActionsProps {
  spec: ChartSpec;
  /** To choose from; with fewer than two there is no choice. */
  kinds: ChartKind[];
  view: ChartView;
  onViewChange: (view: ChartView) => void;
  takePicture: (() => Promise<void>) | null;
  children: ReactNode;
}

export function ChartActions({ spec, kinds, view, onViewChange, takePicture, children }: ChartActionsProps) {
  const { isTable } = view;
  const ViewIcon = isTable ? ChartIcon : Table2;
  return (
    <span className="ml-auto flex flex-wrap items-center gap-1 print:hidden">
      {children}
      {kinds.length > 1 && !isTable && (
        <KindSelect kinds={kinds} kind={view.kind} onChoose={(kind) => onViewChange({ ...view, kind })} />
      )}
      <Button look="quiet" size="small" onClick={() => onViewChange({ ...view, isTable: !isTable })}>
        <ViewIcon aria-hidden="true" className="size-3.5" />
        <span className="@max-md:sr-only">{isTable ? uiStrings.chartAsChart : uiStrings.chartAsTable}</span>
      </Button>
      <Button
        look="quiet"
        size="smallIcon"
        aria-label={uiStrings.downloadPng}
        title={uiStrings.downloadPng}
        disabled={takePicture === null || isTable}
        onClick={() => void takePicture?.()}
      >
        <ImageIcon aria-hidden="true" className="size-3.5" />
      </Button>
      <Button
        look="quiet"
        size="smallIcon"
        aria-label={uiStrings.downloadCsv}
        title={uiStrings.downloadCsv}
        onClick={() => downloadTable(spec)}
      >
        <Download aria-hidden="true" className="size-3.5" />
      </Button>
    </span>
  );
}

interface KindSelectProps {
  kinds: ChartKind[];
  kind: ChartKind;
  onChoose: (kind: ChartKind) => void;
}

function KindSelect({ kinds, kind, onChoose }: KindSelectProps) {
  return (
    <BareSelect
      aria-label={uiStrings.chartType}
      className="w-28 [&_select]:h-7 [&_select]:text-xs [&_svg]:top-1.5"
      value={kind}
      options={kinds.map((value) => ({ value, label: uiStrings.chartTypeNames[value] }))}
      onChange={(event) => {
        const chosen = kinds.find((value) => value === event.target.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
