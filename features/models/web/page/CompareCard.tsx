import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ScrollRegion } from '#ui/ScrollRegion.tsx';
import { Select } from '#ui/Select.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Model, ModelComparison } from '../../contract.ts';
import { taskOf } from '../../manifest.ts';
import { modelsStrings } from '../../strings.ts';
import { accuracyText, metricText, namedMetrics } from '../accuracy-words.ts';
import { useModelsRead } from '../api.ts';
import { pageStrings as strings } from './strings.ts';

/** This model beside another one that does the same work. */
export function CompareCard({ model }: { model: Model }) {
  const [otherId, setOther] = useState('');
  const models = useModelsRead('GET /api/ml/models');
  const task = taskOf(model.type, model.algorithm);
  const others = (models.data ?? []).filter(
    (one) => one.id !== model.id && one.version !== null && taskOf(one.type, one.algorithm) === task,
  );
  return (
    <Card title={strings.compare} subtitle={strings.compareNote}>
      {models.isError ? (
        <ErrorState error={models.error} title={modelsStrings.failed} onRetry={() => void models.refetch()} />
      ) : models.isSuccess && others.length === 0 ? (
        <p className="text-muted">{strings.noOthers}</p>
      ) : (
        <div className="max-w-sm">
          <Select
            label={strings.compareWith}
            placeholder={strings.chooseModel}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            value={otherId}
            onChange={(event) => setOther(event.target.value)}
          />
        </div>
      )}
      {otherId !== '' && <Comparison id={model.id} other={otherId} />}
    </Card>
  );
}

function Comparison({ id, other }: { id: string; other: string }) {
  const comparison = useModelsRead('GET /api/ml/models/{id}/comparison/{other}', { params: { id, other } });
  if (comparison.isPending) return <SkeletonList count={2} className="mt-4 h-12" />;
  if (comparison.isError) {
    return (
      <div className="mt-4">
        <ErrorState
          error={comparison.error}
          title={strings.compareFailed}
          onRetry={() => void comparison.refetch()}
        />
      </div>
    );
  }
  return <ComparisonTable comparison={comparison.data} />;
}

function ComparisonTable({ comparison }: { comparison: ModelComparison }) {
  const { models, better, sentence } = comparison;
  const measures = namedMetrics(Object.assign({}, ...models.map(({ metrics }) => metrics))).filter(
    ({ key }) => key !== 'accuracy',
  );
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>{sentence}</p>
      <ScrollRegion label={strings.figures} className="w-fit max-w-full border border-line">
        <table className="border-collapse text-left text-[13px] tabular-nums">
          <thead className="bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-1.5 font-medium text-muted">
                {strings.figure}
              </th>
              {models.map(({ id, name }) => (
                <th key={id} scope="col" className="px-3 py-1.5 font-medium">
                  <span className="wrap-anywhere mr-2">{name}</span>
                  {better === id && (
                    <Badge tone="success" icon={Scale}>
                      {strings.better}
                    </Badge>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <FigureRow name={modelsStrings.accuracy} texts={models.map(accuracyText)} />
            {measures.map(({ key, name }) => (
              <FigureRow
                key={key}
                name={name}
                texts={models.map(({ metrics }) => {
                  const value = metrics[key];
                  return value === undefined ? modelsStrings.notMeasured : metricText(key, value);
                })}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function FigureRow({ name, texts }: { name: string; texts: readonly string[] }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="px-3 py-1.5 font-normal text-muted">
        {name}
      </th>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one for each model, whose order is fixed
        <td key={index} className="px-3 py-1.5">
          {text}
        </td>
      ))}
    </tr>
  );
}
