import type { ResultColumn } from '#kernel/catalog.ts';
import { Card } from '#ui/Card.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatNumber } from '#ui/format.ts';
import type { FindingsOf } from './findings.ts';
import { pageStrings as strings } from './strings.ts';

/** The rows that are least like the others, and why. */
export function AnomalyFindings({ findings }: { findings: FindingsOf<'anomalies'> }) {
  const { top, columns, threshold, unusualRows, testedRows } = findings;
  const textColumns = columns.map((name): ResultColumn => ({ name, type: 'text' }));
  return (
    <Card
      title={strings.anomalies}
      subtitle={strings.anomaliesNote(
        formatNumber(unusualRows),
        formatNumber(testedRows),
        formatNumber(threshold, 3),
      )}
    >
      {top.length === 0 && <p className="text-muted">{strings.noAnomalies}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {top.map(({ row, score, values, reasons }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of the caller have no other identity, and the order is fixed
          <li key={index} className="py-2">
            <p className="flex flex-wrap gap-x-2">
              <span className="font-semibold">
                {row === null ? strings.aRow : strings.rowNumber(formatNumber(row))}
              </span>
              <span className="text-muted tabular-nums">{strings.score(formatNumber(score, 3))}</span>
            </p>
            <p className="wrap-anywhere">{reasons.map(({ sentence }) => sentence).join(' ')}</p>
            <div>
              <Disclosure title={strings.allValues}>
                <DataTable
                  caption={strings.allValues}
                  columns={textColumns}
                  rows={[values]}
                  hasOwnNames
                  className="w-fit max-w-full"
                />
              </Disclosure>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
