import { algorithmManifests } from '#algorithms/manifests.ts';
import type { AnswerCheck } from '#kernel/answer.ts';
import type { CatalogTable } from '#kernel/catalog.ts';
import type { StoredReport } from '../model-files.ts';
import type { ModelRow } from '../model-store.ts';
import type { VersionRow } from '../version-store.ts';
import { askedStrings as strings } from './strings.ts';

export interface Card {
  model: ModelRow;
  version: VersionRow;
  /** As it is now. */
  table: CatalogTable;
  report: Pick<StoredReport, 'findings' | 'notes' | 'verdict'>;
  /** The data source of its predictions. */
  source: string;
}

const rowsReasoned = 3;

/** What is to be known of the model behind an answer, what it is worth first. */
export function cardChecks({ model, version, table, report, source }: Card): AnswerCheck[] {
  const { summary } = version;
  const algorithm = algorithmManifests.find(({ id }) => id === summary.algorithm)?.name ?? summary.algorithm;
  const [base] = summary.tables;
  const rows = summary.rowsLearnt.toLocaleString('en-US');
  const learnt = strings.card(
    algorithm.toLowerCase(),
    version.trainedAt.slice(0, 10),
    rows,
    base?.name ?? table.name,
    base?.version ?? table.version,
  );
  const isOlder = base !== undefined && base.versionId !== table.versionId;
  const checks: AnswerCheck[] = [
    { id: 'model-worth', outcome: 'warned', detail: worthOf(version, report.verdict) },
    {
      id: 'model',
      outcome: isOlder ? 'warned' : 'passed',
      detail: [learnt, ...(isOlder ? [strings.newerRows(table.version)] : []), strings.kept(source)].join(
        ' ',
      ),
    },
  ];
  const { findings, notes } = report;
  const leaks = notes.filter(({ kind }) => kind === 'leakage').map(({ sentence }) => sentence);
  if (leaks.length > 0) checks.push({ id: 'model-leakage', outcome: 'warned', detail: leaks.join(' ') });
  if (summary.task === 'classification')
    checks.push({ id: 'model-seen-rows', outcome: 'warned', detail: strings.seenRows });
  if (findings.kind === 'clustering')
    checks.push({
      id: 'model-groups',
      outcome: 'passed',
      detail: strings.groups(findings.clusters.map(({ cluster, sentence }) => `${cluster}: ${sentence}`)),
    });
  if (findings.kind === 'anomalies') {
    const sentences = findings.top
      .slice(0, rowsReasoned)
      .flatMap(({ reasons }) => reasons.slice(0, 2).map(({ sentence }) => sentence));
    if (sentences.length > 0)
      checks.push({ id: 'model-reasons', outcome: 'passed', detail: strings.reasons(sentences) });
  }
  return model.status === 'active' || !version.isNoBetter
    ? checks
    : [{ id: 'model-no-better', outcome: 'warned', detail: strings.noBetter }, ...checks];
}

function worthOf({ accuracy, summary }: VersionRow, verdict: string): string {
  if (accuracy === null) return verdict;
  const { baseline, testRows } = summary;
  const against =
    baseline && baseline.accuracy !== null ? strings.baseline(baseline.name, percent(baseline.accuracy)) : '';
  return strings.accuracy(percent(accuracy), testRows?.toLocaleString('en-US') ?? null, against);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
