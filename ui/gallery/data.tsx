import type { AnswerCheck, SourceReference } from '#kernel/answer.ts';
import { CheckList } from '../answer/CheckList.tsx';
import { SourceList } from '../answer/SourceList.tsx';
import { SqlBlock } from '../answer/SqlBlock.tsx';
import { VerdictBadge } from '../answer/VerdictBadge.tsx';
import { Chart } from '../chart/Chart.tsx';
import type { ChartKind, ChartSpec } from '../chart/chart-spec.ts';
import { DataTable } from '../DataTable.tsx';
import type { ExampleGroup } from './example.ts';

const verdicts = ['verified', 'checked', 'caution'] as const;
const outcomes: readonly AnswerCheck['outcome'][] = ['passed', 'warned', 'failed', 'skipped'];
const kinds: readonly ChartKind[] = ['line', 'bar', 'stacked-bar', 'pie'];

const source: SourceReference = {
  dataSourceId: 's',
  dataSourceName: 'Sample company',
  table: 'orders',
  version: 3,
  versionId: 'v',
  rows: 11977,
  asOf: '2026-03-13T09:00:00Z',
};

const sales: ChartSpec = {
  kind: 'line',
  title: 'Net amount by month',
  labelName: 'Month',
  labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  isTemporal: true,
  series: [
    { name: 'North', values: [310, 290, null, 420, 400, 180] },
    { name: 'South', values: [120, 150, 170, 160, 210, 90] },
  ],
  unit: 'EUR',
  isLastPartial: true,
};

/** A pie has one series, of parts. */
function specOf(kind: ChartKind): ChartSpec {
  const [first] = sales.series;
  return kind === 'pie' && first
    ? { ...sales, kind, series: [{ ...first, values: [5, 4, 3, 2, 1, 1] }] }
    : { ...sales, kind };
}

export const dataExamples: readonly ExampleGroup[] = [
  {
    component: 'DataTable',
    examples: [
      {
        state: 'numbers, dates and nothing',
        isWide: true,
        shown: (
          <DataTable
            caption="Orders"
            columns={[
              { name: 'customer', type: 'text' },
              { name: 'ordered_on', type: 'date' },
              { name: 'net_amount', type: 'decimal', unit: 'EUR' },
              { name: 'share', type: 'double', unit: 'fraction' },
            ]}
            rows={[
              ['Abel & Sons', '2026-03-13', '1204.50', 0.412],
              ['Berg', null, '86.00', 0.03],
              ['A customer with a rather long name', '2025-12-31', null, null],
            ]}
          />
        ),
      },
    ],
  },
  {
    component: 'Chart',
    examples: [
      ...kinds.map((kind) => ({ state: kind, shown: <Chart spec={specOf(kind)} height={220} /> })),
      { state: 'sample', shown: <Chart spec={{ ...sales, isSample: true }} height={220} /> },
      { state: 'choice of kind', shown: <Chart spec={sales} height={220} canSwitchKind /> },
    ],
  },
  {
    component: 'answer/VerdictBadge',
    examples: verdicts.map((verdict) => ({ state: verdict, shown: <VerdictBadge verdict={verdict} /> })),
  },
  {
    component: 'answer/CheckList',
    examples: [
      {
        state: 'every outcome',
        shown: (
          <CheckList
            checks={outcomes.map((outcome) => ({
              id: outcome,
              outcome,
              detail: 'The parts add up to the total.',
            }))}
          />
        ),
      },
    ],
  },
  {
    component: 'answer/SourceList',
    examples: [{ state: 'one source', shown: <SourceList sources={[source]} /> }],
  },
  {
    component: 'answer/SqlBlock',
    examples: [
      {
        state: 'short',
        shown: <SqlBlock sql={'SELECT region, sum(net_amount)\nFROM orders\nGROUP BY region'} />,
      },
    ],
  },
];
