import { LineChart as ChartIcon, Download, Image as ImageIcon, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { toCsv } from '../csv.ts';
import { DataTable } from '../DataTable.tsx';
import { downloadBlob, fileNameOf } from '../download.ts';
import { BareSelect } from '../Select.tsx';
import { uiStrings } from '../strings.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { type ChartKind, type ChartSpec, kindsFor } from './chart-spec.ts';

interface ChartProps {
  spec: ChartSpec;
  /** In pixels; the table takes the same, so that nothing jumps. */
  height?: number;
  /** Lets the person choose another kind. */
  canSwitchKind?: boolean;
}

/** A chart with its values as a table, for reading, keyboards and downloads. */
export function Chart({ spec, height = 260, canSwitchKind = false }: ChartProps) {
  const [isTable, setTable] = useState(false);
  const [kind, setKind] = useState<ChartKind>(spec.kind);
  const [takePicture, setTakePicture] = useState<(() => Promise<void>) | null>(null);
  const kinds = useMemo(() => kindsFor(spec), [spec]);
  const drawn = useMemo(
    () => ({ ...spec, kind: canSwitchKind && kinds.includes(kind) ? kind : spec.kind }),
    [spec, kind, kinds, canSwitchKind],
  );
  return (
    <figure className="m-0 min-w-0">
      {isTable ? (
        <SpecTable spec={spec} height={height} />
      ) : (
        <ChartCanvas spec={drawn} height={height} onReady={setTakePicture} />
      )}
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-2 text-xs">
        <ChartLegend spec={drawn} />
        <span className="ml-auto flex flex-wrap items-center gap-1 print:hidden">
          {canSwitchKind && kinds.length > 1 && !isTable && (
            <KindSelect kinds={kinds} kind={drawn.kind} onChoose={setKind} />
          )}
          <Button look="quiet" size="small" onClick={() => setTable(!isTable)}>
            {isTable ? (
              <ChartIcon aria-hidden="true" className="size-3.5" />
            ) : (
              <Table2 aria-hidden="true" className="size-3.5" />
            )}
            <span className="max-sm:sr-only">
              {isTable ? uiStrings.chartAsChart : uiStrings.chartAsTable}
            </span>
          </Button>
          {takePicture && !isTable && (
            <Button
              look="quiet"
              size="smallIcon"
              aria-label={uiStrings.downloadPng}
              title={uiStrings.downloadPng}
              onClick={() => void takePicture()}
            >
              <ImageIcon aria-hidden="true" className="size-3.5" />
            </Button>
          )}
          <Button
            look="quiet"
            size="smallIcon"
            aria-label={uiStrings.downloadCsv}
            title={uiStrings.downloadCsv}
            onClick={() => downloadSpec(spec)}
          >
            <Download aria-hidden="true" className="size-3.5" />
          </Button>
        </span>
      </figcaption>
    </figure>
  );
}

function KindSelect({
  kinds,
  kind,
  onChoose,
}: {
  kinds: ChartKind[];
  kind: ChartKind;
  onChoose: (kind: ChartKind) => void;
}) {
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

function columnsOf(spec: ChartSpec) {
  return [
    { name: spec.labelName, type: 'text' as const },
    ...spec.series.map((series) => ({
      name: series.name,
      type: 'double' as const,
      ...(spec.unit && { unit: spec.unit }),
    })),
  ];
}

function rowsOf(spec: ChartSpec) {
  return spec.labels.map((label, index) => [
    label,
    ...spec.series.map((series) => series.values[index] ?? null),
  ]);
}

function SpecTable({ spec, height }: { spec: ChartSpec; height: number }) {
  return (
    <div className={classNames('grid')} style={{ height }}>
      <DataTable caption={spec.title} columns={columnsOf(spec)} rows={rowsOf(spec)} />
    </div>
  );
}

function downloadSpec(spec: ChartSpec): void {
  const text = toCsv(
    columnsOf(spec).map((column) => column.name),
    rowsOf(spec),
  );
  downloadBlob(new Blob([text], { type: 'text/csv' }), fileNameOf(spec.title, 'csv'));
}
