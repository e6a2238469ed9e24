import { Download, X } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { formatNumber } from '#ui/format.ts';
import { Menu, MenuItem, MenuLabel } from '#ui/Menu.tsx';
import type { ExportFormat } from '../contract.ts';
import { sheetRowsMaximum } from '../limits.ts';
import { exportsStrings as strings } from '../strings.ts';
import { type ExportTarget, useExport } from './use-export.ts';

interface ExportMenuProps {
  target: ExportTarget;
  /** Of a table; an answer's are not known before they are computed. */
  rowCount?: number;
  size?: 'small' | 'medium';
}

const choices: { label: string; format: ExportFormat; bom: boolean }[] = [
  { label: strings.formats.csv, format: 'csv', bom: false },
  { label: strings.formats.excelCsv, format: 'csv', bom: true },
  { label: strings.formats.xlsx, format: 'xlsx', bom: false },
  { label: strings.formats.parquet, format: 'parquet', bom: false },
];

export function ExportMenu({ target, rowCount = 0, size = 'small' }: ExportMenuProps) {
  const { isExporting, start, cancel } = useExport(target);
  const sheets = Math.ceil(rowCount / sheetRowsMaximum);
  if (isExporting) {
    return (
      <Button look="quiet" size={size} onClick={cancel} aria-label={strings.cancel}>
        <X aria-hidden="true" className="size-3.5" />
        <span aria-live="polite">{strings.exporting}</span>
      </Button>
    );
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button look="quiet" size={size}>
          <Download aria-hidden="true" className="size-3.5" />
          {strings.export}
        </Button>
      }
    >
      {choices.map(({ label, format, bom }) => (
        <MenuItem key={label} onSelect={() => void start({ format, bom })}>
          {label}
        </MenuItem>
      ))}
      {sheets > 1 && <MenuLabel>{strings.severalSheets(formatNumber(sheets))}</MenuLabel>}
    </Menu>
  );
}
