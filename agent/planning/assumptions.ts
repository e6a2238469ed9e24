import type { RelatedWord } from '../lattice/related-words.ts';
import { allMoneyMeasures } from '../model/default-measure.ts';
import { columnOf, type ModelColumn, type SemanticModel } from '../model/semantic-model.ts';
import type { PlanAssumption } from '../plan.ts';
import type { DraftMeasure } from './draft.ts';
import { rateWords } from './labels.ts';
import type { Noun, Parts } from './parts.ts';

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
  return measures.flatMap((measure): PlanAssumption[] => {
    const { title, formula, named } = measure;
    const made = named?.definition ?? (formula ? rateWords(model, measure) : null);
    return made !== null && title ? [{ kind: 'formula', chosen: `${title} = ${made}`, options: [] }] : [];
  });
}

/** The assumptions behind nouns that were read by the rule for money words. */
export function nounAssumptions(model: SemanticModel, nouns: (Noun | null)[]): PlanAssumption[] {
  const isKnown = (noun: Noun, index: number): boolean =>
    nouns
      .slice(0, index)
      .some((other) => other?.kind === 'column' && noun.kind === 'column' && other.column === noun.column);
  return nouns.flatMap((noun, index): PlanAssumption[] => {
    if (noun?.kind !== 'column' || noun.link.source !== 'default' || isKnown(noun, index)) return [];
    const others = allMoneyMeasures(model).map(({ column }) => column);
    return [
      measureAssumption({ chosen: noun.column, others: others.filter((other) => other !== noun.column) }),
    ];
  });
}

/** Words that were read as choosing no rows. */
export function idleAssumptions({ idle }: Parts): PlanAssumption[] {
  return idle.map((chosen) => ({ kind: 'word', chosen, options: [] }));
}

/** Values that were named by a word of theirs alone: "won" for the stage Closed Won, "Leila" for a salesperson. */
export function valueAssumptions(model: SemanticModel, { filters }: Parts): PlanAssumption[] {
  return filters.flatMap((filter): PlanAssumption[] => {
    if (filter.kind !== 'values' || !filter.values.some(({ source }) => source === 'named')) return [];
    const column = filter.values[0]?.column;
    if (!column) return [];
    const values = filter.values.map(({ value }) => value).join(' or ');
    const chosen = `${columnOf(model, column).label} is ${filter.negated ? 'not ' : ''}${values}`;
    return [{ kind: 'value', chosen, options: [] }];
  });
}

/** Words that were understood by the dictionary alone: "vendors" for a table of suppliers. */
export function wordAssumptions(words: readonly RelatedWord[]): PlanAssumption[] {
  return words.map(({ typed, read }) => ({ kind: 'word', chosen: `"${typed}" means ${read}`, options: [] }));
}
