import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { formatNumber } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import type { UploadResponse } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';

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
        <Part title={strings.reportTables}>
          <Sentences
            items={tables.map((table) => `${table.name}: ${formatNumber(table.rows)} ${strings.records}`)}
          />
        </Part>
        {report.warnings.length > 0 && (
          <Part title={strings.reportWarnings}>
            <Sentences items={report.warnings} />
          </Part>
        )}
        {report.rejectedCount > 0 && (
          <Part title={strings.reportRejected}>
            <DataTable
              caption={strings.reportRejected}
              className="max-h-56"
              columns={[
                { name: uiStrings.table, type: 'text' },
                { name: strings.reportLine, type: 'integer' },
                { name: strings.reportReason, type: 'text' },
              ]}
              rows={report.rejected.map(({ table, line, reason }) => [table, line, reason])}
            />
            {report.rejectedCount > report.rejected.length && (
              <p className="mt-1 text-muted text-xs">
                {strings.reportMoreRejected(formatNumber(report.rejectedCount))}
              </p>
            )}
          </Part>
        )}
        {report.decisions.length > 0 && (
          <Part title={strings.reportDecisions}>
            <Sentences items={report.decisions} />
          </Part>
        )}
      </div>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {uiStrings.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-medium">{title}</h3>
      {children}
    </section>
  );
}

function Sentences({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5 text-muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
