import type { AskContext } from '../ask.ts';
import { groundOf } from '../confirmed/plan-ground.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { emptyParts } from '../planning/empty-parts.ts';
import type { Candidate } from '../planning/search.ts';
import { modelFor } from '../read-question.ts';
import { areasOf } from '../sources/areas.ts';
import { compileWith } from '../sql/compile.ts';

/** A reading that was offered and chosen, over the tables of now; null where they do not bear its plan any more. */
export function chosenReading(
  plan: Plan,
  context: AskContext,
): { candidate: Candidate; model: SemanticModel } | null {
  const area = areasOf(context.catalog).find(({ catalog }) =>
    catalog.tables.some(({ sqlName }) => sqlName === plan.root),
  );
  if (!area) return null;
  const model = modelFor(context, area.catalog);
  try {
    groundOf(model, plan);
    return {
      candidate: { plan, sql: compileWith(plan, model), score: plan.score, parts: emptyParts() },
      model,
    };
  } catch {
    // A table, a column or a way between tables is gone: the words are read anew.
    return null;
  }
}
