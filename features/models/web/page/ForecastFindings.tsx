import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatPercent } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';
import type { SeriesReport } from '../../contract.ts';
import { accuracyText, metricText, namedMetrics } from '../accuracy-words.ts';
import { Facts } from './Facts.tsx';
import type { FindingsOf } from './findings.ts';
import { forecastChart, momentLabel } from './forecast-chart.ts';
import { grainName } from './forecast-words.ts';
import { pageStrings as strings } from './strings.ts';

interface ForecastFindingsProps {
  findings: FindingsOf<'forecast'>;
  /** Null where rows are counted. */
  target: string | null;
}

/** How the forecast did on the past of a series, and what it says of the time that comes. */
export function ForecastFindings({ findings, target }: ForecastFindingsProps) {
  const [place, setPlace] = useState(0);
  const series = findings.series[place] ?? findings.series[0];
  const name = target ?? strings.rowsCounted;
  return (
    <>
      {findings.series.length > 1 && (
        <div className="max-w-sm">
          <Select
            label={findings.seriesColumn ?? strings.series}
            options={findings.series.map(({ key }, index) => ({
              value: String(index),
              label: key ?? strings.wholeSeries,
            }))}
            value={String(place)}
            onChange={(event) => setPlace(Number(event.target.value))}
          />
        </div>
      )}
      {series && (
        <>
          <BacktestCard key={series.key} series={series} findings={findings} name={name} />
          <NextCard series={series} findings={findings} name={name} />
        </>
      )}
      {findings.refused.length > 0 && (
        <Card title={strings.refused(findings.refused.length)}>
          <Facts facts={findings.refused.map(({ key, reason }) => ({ name: key, value: reason }))} />
        </Card>
      )}
    </>
  );
}

interface SeriesCardProps {
  series: SeriesReport;
  findings: FindingsOf<'forecast'>;
  name: string;
}

function BacktestCard({ series, findings, name }: SeriesCardProps) {
  const { backtest, coverage } = series;
  const [place, setPlace] = useState(backtest.length - 1);
  const part = backtest[place];
  return (
    <Card title={strings.backtest} subtitle={strings.backtestNote}>
      {part ? (
        <>
          {backtest.length > 1 && (
            <div className="mb-3 max-w-xs">
              <Select
                label={strings.triedAt}
                options={backtest.map(({ knownUntil }, index) => ({
                  value: String(index),
                  label: momentLabel(knownUntil, findings.grain),
                }))}
                value={String(place)}
                onChange={(event) => setPlace(Number(event.target.value))}
              />
            </div>
          )}
          <Chart
            spec={forecastChart({
              title: strings.backtestTitle(name),
              grain: findings.grain,
              unit: findings.unit,
              history: series.history,
              predicted: part,
              actual: part.actual,
            })}
          />
        </>
      ) : (
        <p className="text-muted">{strings.noBacktest}</p>
      )}
      <p className="mt-3">
        {coverage
          ? strings.coverage(formatPercent(coverage.within80), formatPercent(coverage.within95))
          : strings.noCoverage}
      </p>
    </Card>
  );
}

function NextCard({ series, findings, name }: SeriesCardProps) {
  const { members, notes, season } = series;
  return (
    <Card title={strings.forecast}>
      <Chart
        spec={forecastChart({
          title: strings.forecastTitle(name),
          grain: findings.grain,
          unit: findings.unit,
          history: series.history,
          predicted: series.forecast,
        })}
      />
      <p className="mt-3">{strings.season(season, grainName(findings.grain))}</p>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-muted">
          {note}
        </p>
      ))}
      <div className="mt-2">
        <Disclosure title={strings.members}>
          <Facts
            facts={[
              ...members.map(({ name: member, weight }) => ({ name: member, value: formatPercent(weight) })),
              ...(findings.series.length > 1 ? ownFigures(series, findings.unit) : []),
            ]}
          />
        </Disclosure>
      </div>
    </Card>
  );
}

/** Of one series among several: those of all stand above. */
function ownFigures(series: SeriesReport, unit: string | null) {
  return [
    { name: strings.seriesAccuracy, value: accuracyText(series) },
    ...namedMetrics(series.metrics).map(({ key, name, value }) => ({
      name,
      value: metricText(key, value, unit),
    })),
  ];
}
