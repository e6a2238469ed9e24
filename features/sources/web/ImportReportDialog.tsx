import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { formatNumber } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import type { UploadResponse } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { ReportPart, ReportParts, Sentences } from './ReportParts.tsx';

/** What the reading of a file decided, doubted and refused: nothing is dropped in silence. */
export function ImportReportDialog({ response, onClose }: { response: UploadResponse; onClose: () => void }) {
  const { report, tables } = response;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="medium"
      title={strings.reportTitle}
      description={strings.reportDescription(response.dataSource.name)}
    >
      <div className="grid gap-4">
        <ReportPart title={strings.reportTables}>
          <Sentences
            items={tables.map((table) => `${table.name}: ${formatNumber(table.rows)} ${strings.records}`)}
          />
        </ReportPart>
        <ReportParts report={report} />
      </div>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {uiStrings.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
