import type { LanguageModelUse as Use } from '#kernel/answer.ts';
import { formatNumber } from '../format.ts';
import { uiStrings } from '../strings.ts';

const strings = uiStrings.languageModel;

/** What a language model had to do with an answer, and what left for it. */
export function LanguageModelUse({ use }: { use: Use }) {
  const { left, inputTokens, outputTokens, calls, cost } = use;
  const parts = [
    strings.tables(left.tables.join(', '), formatNumber(left.columns)),
    ...(left.values > 0 ? [strings.values(formatNumber(left.values))] : []),
    ...(left.rows > 0 ? [strings.rows(formatNumber(left.rows))] : []),
  ];
  const spent = strings.spent(formatNumber(calls), formatNumber(inputTokens + outputTokens));
  return (
    <div className="grid gap-1 text-sm">
      <p>{strings.outcomes[use.outcome](use.model, use.host)}</p>
      {use.note !== '' && <p>{use.note}</p>}
      {calls > 0 && (
        <p className="wrap-anywhere text-muted">
          {strings.left}: {parts.join('; ')}. {spent}
          {cost !== null && strings.cost(formatNumber(cost))}.
        </p>
      )}
    </div>
  );
}
