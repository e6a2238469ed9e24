import { type ReactNode, useId } from 'react';
import { DataTable } from '#ui/DataTable.tsx';
import { formatNumber } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import type { ShownReport } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';

const strings = sourcesStrings.report;

/** What can be done about a sentence of the report, whose element has this id. */
type OffersFor = (sentence: string, sentenceId: string) => ReactNode;

/** What the reading of a file doubted, refused and decided: nothing is dropped in silence. */
export function ReportParts({ report, offersFor }: { report: ShownReport; offersFor?: OffersFor }) {
  return (
    <>
      {report.warnings.length > 0 && (
        <ReportPart title={strings.warnings}>
          <Sentences items={report.warnings} offersFor={offersFor} />
        </ReportPart>
      )}
      {report.rejectedCount > 0 && (
        <ReportPart title={strings.rejected}>
          <DataTable
            caption={strings.rejected}
            className="max-h-56"
            columns={[
              { name: uiStrings.table, type: 'text' },
              { name: strings.line, type: 'integer' },
              { name: strings.reason, type: 'text' },
            ]}
            rows={report.rejected.map(({ table, line, reason }) => [table, line, reason])}
          />
          {report.rejectedCount > report.rejected.length && (
            <p className="mt-1 text-muted text-xs">
              {strings.moreRejected(formatNumber(report.rejectedCount))}
            </p>
          )}
        </ReportPart>
      )}
      {report.decisions.length > 0 && (
        <ReportPart title={strings.decisions}>
          <Sentences items={report.decisions} offersFor={offersFor} />
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
export function Sentences({
  items,
  offersFor,
}: {
  items: readonly string[];
  offersFor?: OffersFor | undefined;
}) {
  const id = useId();
  return (
    <ul className="wrap-anywhere grid list-disc gap-1 pl-5 text-muted">
      {items.map((item, index) => (
        <li key={item}>
          <p id={`${id}${index}`}>{item}</p>
          {offersFor?.(item, `${id}${index}`)}
        </li>
      ))}
    </ul>
  );
}
