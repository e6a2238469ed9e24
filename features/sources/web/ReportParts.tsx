import type { ReactNode } from 'react';
import { DataTable } from '#ui/DataTable.tsx';
import { formatNumber } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import type { UploadResponse } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';

/** What the reading of a file doubted, refused and decided: nothing is dropped in silence. */
export function ReportParts({ report }: { report: UploadResponse['report'] }) {
  return (
    <>
      {report.warnings.length > 0 && (
        <ReportPart title={strings.reportWarnings}>
          <Sentences items={report.warnings} />
        </ReportPart>
      )}
      {report.rejectedCount > 0 && (
        <ReportPart title={strings.reportRejected}>
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
        </ReportPart>
      )}
      {report.decisions.length > 0 && (
        <ReportPart title={strings.reportDecisions}>
          <Sentences items={report.decisions} />
        </ReportPart>
      )}
    </>
  );
}

/** A part of a report under its title. */
export function ReportPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-medium">{title}</h3>
      {children}
    </section>
  );
}

/** Sentences of a report. */
export function Sentences({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5 text-muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
