import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAskAbout } from '#features/chat/web/index.tsx';
import { formatNumber } from '#ui/format.ts';
import { showToast } from '#ui/toast-store.ts';
import type { UploadResponse } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { ImportReportDialog } from './ImportReportDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { fullUpload, spreadsheetUpload } from './upload-variants.ts';
import { rememberReport } from './use-fixes.ts';

interface UploadFlowProps {
  isOpen: boolean;
  /** `spreadsheet` is the dashboard's: xlsx, xls and csv alone. */
  kind?: 'full' | 'spreadsheet';
  /** Whether the toast offers to ask about the new data. */
  canAsk?: boolean;
  onClose: () => void;
  /** The file has become a source; where a report is to be read, it has been read. */
  onUploaded?: (dataSourceId: string) => void;
}

/** The whole way of a file: dialog, toast, and the report where something was not kept, looks wrong or seems to belong to other data. */
export function UploadFlow({ isOpen, kind = 'full', canAsk = true, onClose, onUploaded }: UploadFlowProps) {
  const askAbout = useAskAbout();
  const client = useQueryClient();
  const [toRead, setToRead] = useState<UploadResponse | null>(null);
  const variant = kind === 'full' ? fullUpload : spreadsheetUpload;

  const finish = (response: UploadResponse) => {
    showToast({
      title: variant.uploadedTitle,
      message: summarizeUpload(response),
      ...(canAsk && { action: { label: strings.ask, run: () => askAbout(...sourcesToAsk(response)) } }),
    });
    onClose();
    if (needsReading(response)) {
      const { report, tables, canFix } = response;
      rememberReport(client, response.dataSource.id, { report, tables, canFix });
      setToRead(response);
    } else onUploaded?.(response.dataSource.id);
  };
  const endReading = () => {
    setToRead(null);
    if (toRead) onUploaded?.(toRead.dataSource.id);
  };

  return (
    <>
      {isOpen && <UploadDialog variant={variant} onClose={onClose} onUploaded={finish} />}
      {toRead && <ImportReportDialog source={toRead.dataSource} onClose={endReading} />}
    </>
  );
}

function needsReading({ report, proposed }: UploadResponse): boolean {
  return report.rejectedCount > 0 || report.warnings.length > 0 || proposed.length > 0;
}

/** The new source, and those that it seems to belong to: a question about both is asked there too. */
function sourcesToAsk({ dataSource, proposed }: UploadResponse): string[] {
  const others = proposed.flatMap(({ fromSource, toSource }) => [fromSource, toSource]);
  return [...new Set([dataSource.id, ...others.filter((id) => id !== undefined)])];
}

/** `sales.xlsx: Orders 1,204 rows, Customers 96 rows`. */
export function summarizeUpload({ file, tables }: UploadResponse): string {
  const parts = tables.map((table) => `${table.name} ${formatNumber(table.rows)} ${strings.records}`);
  return `${file.filename}: ${parts.join(', ')}`;
}
