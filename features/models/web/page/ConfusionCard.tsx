import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatNumber } from '#ui/format.ts';
import { ScrollRegion } from '#ui/ScrollRegion.tsx';
import type { FindingsOf } from './findings.ts';
import { pageStrings as strings } from './strings.ts';

/** How many rows of each class were told to be of which. What was told right lies on the diagonal. */
export function ConfusionCard({ findings }: { findings: FindingsOf<'classification'> }) {
  const { levels, confusion } = findings;
  return (
    <Card title={strings.confusion} subtitle={strings.confusionNote}>
      <ScrollRegion label={strings.confusionCaption} className="max-h-112 border border-line">
        <table className="w-full border-collapse text-[13px] tabular-nums">
          <caption className="sr-only">{strings.confusionCaption}</caption>
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-1.5 text-left font-medium text-muted">
                {strings.isRow}
              </th>
              {levels.map((level) => (
                <th key={level} scope="col" className="px-3 py-1.5 text-right font-medium text-muted">
                  <span className="sr-only">{strings.toldColumn} </span>
                  {level}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map((level, row) => (
              <tr key={level} className="border-line border-t">
                <th scope="row" className="px-3 py-1.5 text-left font-medium">
                  {level}
                </th>
                {levels.map((told, column) => (
                  <td
                    key={told}
                    className={classNames(
                      'px-3 py-1.5 text-right',
                      row === column && 'bg-success-surface font-semibold text-success',
                    )}
                  >
                    {formatNumber(confusion[row]?.[column] ?? Number.NaN)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}
