import { Card } from '#ui/Card.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import type { FindingsOf } from './findings.ts';
import { pageStrings as strings } from './strings.ts';

/** More bars than this are a table. */
const shownMaximum = 20;

interface ImportanceCardProps {
  importance: FindingsOf<'regression'>['importance'];
  /** `fraction` where the accuracy is a share of rows. */
  unit: 'fraction' | null;
}

/** Which columns the model goes by. */
export function ImportanceCard({ importance, unit }: ImportanceCardProps) {
  const shown = importance.toSorted((left, right) => right.drop - left.drop).slice(0, shownMaximum);
  const isTelling = shown.some(({ drop }) => drop > 0);
  return (
    <Card title={strings.importance} subtitle={strings.importanceNote}>
      {!isTelling ? (
        <p className="text-muted">{shown.length === 0 ? strings.noImportance : strings.noneImportant}</p>
      ) : (
        <Chart
          spec={{
            kind: 'bar',
            title: strings.importanceOf,
            labelName: strings.column,
            labels: shown.map(({ column }) => column),
            series: [{ name: strings.lost, values: shown.map(({ drop }) => drop) }],
            unit,
            // R² moves in thousandths at least; what is less is chance.
            ...(unit === null && { decimals: 3 }),
            isLastPartial: false,
          }}
        />
      )}
      {isTelling && shown.length < importance.length && (
        <p className="mt-2 text-muted text-xs">{strings.mostImportant(shown.length, importance.length)}</p>
      )}
    </Card>
  );
}
