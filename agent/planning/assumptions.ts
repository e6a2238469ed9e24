import { moneyMeasures } from '../model/default-measure.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import type { PlanAssumption } from '../plan.ts';
import type { DraftMeasure } from './draft.ts';
import { rateWords } from './labels.ts';
import type { Noun } from './parts.ts';

/** A measure that the words did not name, with the others they might have meant, each as a question of its own. */
export function measureAssumption({
  chosen,
  others,
}: {
  chosen: ModelColumn;
  others: ModelColumn[];
}): PlanAssumption {
  return {
    kind: 'measure',
    chosen: `${chosen.label} of ${chosen.table.name}`,
    options: others.map((other) => ({
      label: `${other.label} of ${other.table.name}`,
      question: `total ${other.table.name} ${other.label}`,
    })),
  };
}

/** "profit = sale price − purchase price": how a number was worked out that the words only name. */
export function formulaAssumptions(
  model: SemanticModel,
  measures: readonly DraftMeasure[],
): PlanAssumption[] {
  return measures.flatMap((measure): PlanAssumption[] =>
    measure.formula && measure.title
      ? [{ kind: 'formula', chosen: `${measure.title} = ${rateWords(model, measure)}`, options: [] }]
      : [],
  );
}

/** The assumptions behind nouns that were read by the rule for money words. */
export function nounAssumptions(model: SemanticModel, nouns: (Noun | null)[]): PlanAssumption[] {
  return nouns.flatMap((noun): PlanAssumption[] => {
    if (noun?.kind !== 'column' || noun.link.source !== 'default') return [];
    const others = moneyMeasures(model, [...model.tables.values()]).map(({ column }) => column);
    return [
      measureAssumption({ chosen: noun.column, others: others.filter((other) => other !== noun.column) }),
    ];
  });
}
