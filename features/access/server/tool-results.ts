import type { ChatMessage } from '#features/chat/contract.ts';
import type { Catalog, CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import type { NamedFilter, NamedMetric } from '#kernel/named-terms.ts';

const valuesShown = 20;

/** A table as a program sees it in the list. `table` is the name by which it is described. */
export function listTable({ sqlName, dataSourceName, version, asOf, profile, isSample }: CatalogTable) {
  return {
    table: sqlName,
    source: dataSourceName,
    isSample: isSample === true,
    rows: profile.rowCount,
    columns: profile.columns.length,
    version,
    asOf,
  };
}

export function describeTable(table: CatalogTable, { relations }: Catalog) {
  const { sqlName, profile } = table;
  return {
    ...listTable(table),
    key: profile.key,
    mainDate: profile.mainDate,
    columns: profile.columns.map(describeColumn),
    // What people have named: it can be asked for by these words.
    metrics: (table.metrics ?? []).map(describeTerm),
    filters: (table.filters ?? []).map(describeTerm),
    relations: relations
      .filter(({ fromTable, toTable }) => fromTable === sqlName || toTable === sqlName)
      .map(
        ({ fromTable, fromColumn, toTable, toColumn }) =>
          `${fromTable}.${fromColumn} belongs to ${toTable}.${toColumn}`,
      ),
  };
}

function describeTerm({ name, synonyms, text, problem }: NamedMetric | NamedFilter) {
  return { name, synonyms: [...synonyms], text, ...(problem !== null && { problem }) };
}

function describeColumn({ name, label, type, role, unit, synonyms, min, max, values }: ColumnProfile) {
  return {
    name,
    ...(label !== undefined && { label }),
    type,
    role,
    unit,
    ...(synonyms && { synonyms: [...synonyms] }),
    min,
    max,
    values: values.slice(0, valuesShown).map(({ value }) => value),
  };
}

export type AnswerForProgram = ReturnType<typeof answerForProgram>;

/** An answer with all that it rests on: never a bare table. */
export function answerForProgram(message: ChatMessage, conversationId: string, publicUrl: string) {
  const { answer } = message.metadata;
  const receiptId = answer?.receiptId ?? null;
  return {
    status: answer?.status ?? ('declined' as const),
    verdict: answer?.verdict ?? null,
    confirmed: answer?.confirmed ?? null,
    text: message.content,
    reading: answer?.reading ?? '',
    columns: answer?.columns ?? [],
    rows: answer?.rows ?? [],
    rowCount: answer?.rowCount ?? 0,
    truncated: answer?.truncated ?? false,
    checks: answer?.checks ?? [],
    sources: (answer?.sources ?? []).map(({ dataSourceName, table, version, rows, asOf }) => ({
      source: dataSourceName,
      table,
      version,
      rows,
      asOf,
    })),
    assumptions: (answer?.assumptions ?? []).map(({ kind, chosen }) => ({ kind, chosen })),
    sql: answer?.sql ?? null,
    receiptId,
    receiptUrl: receiptId === null ? null : `${publicUrl}/receipts/${receiptId}`,
    // What only a person may decide is no choice of a program's.
    options: (answer?.options ?? []).filter(({ decides }) => decides === undefined),
    decideAt: answer?.options?.some(({ decides }) => decides)
      ? `${publicUrl}/ai-agent?chat=${conversationId}`
      : null,
    notUnderstood: answer?.notUnderstood ?? [],
    suggestions: answer?.suggestions ?? [],
    conversationId,
  };
}

/** The same in words, for programs that read no more. */
export function answerText({ content }: ChatMessage, answer: AnswerForProgram): string {
  const { confirmed } = answer;
  const confirmation = confirmed ? ` Confirmed by ${confirmed.by} on ${confirmed.at.slice(0, 10)}.` : '';
  const warnings = answer.checks.filter(({ outcome }) => outcome === 'warned' || outcome === 'failed');
  return [
    content,
    answer.status === 'answered'
      ? `Verdict: ${answer.verdict ?? 'none'}.${confirmation}`
      : `Status: ${answer.status}. No number was computed.`,
    ...warnings.map(({ detail }) => `Note: ${detail}`),
    ...answer.options.map(({ label, question }) => `Option: ${label}. Ask: ${question}`),
    ...(answer.decideAt === null
      ? []
      : [`Only the person can say so, once: in the conversation at ${answer.decideAt}. Then ask again.`]),
    ...(answer.receiptUrl === null ? [] : [`Receipt: ${answer.receiptUrl}`]),
  ].join('\n');
}
