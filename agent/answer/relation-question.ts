import type { RelationWord } from '#kernel/answer.ts';
import type { CatalogTable, Relation } from '#kernel/catalog.ts';
import type { AskContext } from '../ask.ts';
import { readsOfTables } from '../live/reads.ts';
import { helpfulProposal } from '../sources/proposed-relations.ts';
import { foundValuesSql } from '../sql/found-values.ts';
import { questionBack } from './question-back.ts';
import type { AgentReply } from './reply.ts';

const deadlineMs = 10_000;
/** As much must be found now as when it was proposed: data of the one end may have come since. */
const neededInclusion = 0.99;

interface Asking {
  /** As it was asked: it is asked again once there is an answer. */
  question: string;
  elapsed: () => number;
  /** Nothing but a proposal leads to a reading. */
  isOnlyWay: boolean;
}

/**
 * Asks whether two tables of different files belong together, where the question could be answered if they did. Null where no proposal
 * helps, or the values do not bear it any more.
 */
export async function relationQuestion(
  text: string,
  context: AskContext,
  { question, elapsed, isOnlyWay }: Asking,
): Promise<AgentReply | null> {
  if (!context.catalog.proposed?.length) return null;
  const relation = await helpfulProposal(text, context, { countsDoubtful: isOnlyWay });
  const [from, to] = [relation?.fromTable, relation?.toTable].map((name) =>
    context.catalog.tables.find(({ sqlName }) => sqlName === name),
  );
  if (!relation || !from || !to) return null;
  const { values, found } = await countValues(relation, [from, to], context);
  if (values === 0 || found / values < neededInclusion) return null;
  const [one, other] = [endOf(from, relation.fromColumn), endOf(to, relation.toColumn)];
  const share = `${found.toLocaleString(context.locale)} of ${values.toLocaleString(context.locale)}`;
  const sentence = `This needs both ${subjectOf(from)} and ${subjectOf(to)}, and nobody has confirmed yet how they belong together. Do the values of ${one} mean ${other}? ${share} are found there.`;
  const word = (decision: RelationWord['decision']): RelationWord => ({
    dataSourceId: from.dataSourceId,
    fromTable: from.name,
    fromColumn: relation.fromColumn,
    toTable: to.name,
    toColumn: relation.toColumn,
    toSource: to.dataSourceId,
    decision,
  });
  const options = [
    {
      label: `Yes, they mean ${other}`,
      preview: 'Answers this now, and is followed from then on. It can be taken back under Meaning.',
      question,
      decides: word('confirmed'),
    },
    {
      label: 'No, they are something else',
      preview: 'The two are not put together, and this is not asked again.',
      question,
      decides: word('rejected'),
    },
  ];
  return questionBack(sentence, options, elapsed());
}

async function countValues(
  relation: Relation,
  tables: readonly CatalogTable[],
  { run, signal }: AskContext,
): Promise<{ values: number; found: number }> {
  const sql = foundValuesSql(relation);
  const { rows } = await run({
    sql,
    ...readsOfTables(tables, sql),
    maxRows: 1,
    deadlineMs,
    ...(signal && { signal }),
  });
  const [values = 0, found = 0] = (rows[0] ?? []).map(Number);
  return { values, found };
}

/** `orders.customer_id`; with its source where that is called otherwise than its table. */
function endOf(table: CatalogTable, column: string): string {
  const label = table.profile.columns.find(({ name }) => name === column)?.label ?? column;
  return `${table.name}.${label}${ofSource(table)}`;
}

function subjectOf(table: CatalogTable): string {
  return `${table.name}${ofSource(table)}`;
}

function ofSource({ name, dataSourceName }: CatalogTable): string {
  return dataSourceName.toLowerCase() === name.toLowerCase() ? '' : ` of ${dataSourceName}`;
}
