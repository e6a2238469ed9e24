import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { type Token, tokenize } from '../text/tokens.ts';

const leading = new Set('in for of on at by with the number and no'.split(' '));

/**
 * "and in 102?" behind what is in classroom 109: the number stands for one of the same kind, which is said before it. Null where the change is more than a number,
 * or the answer before has no such condition.
 */
export function numberNamed(model: SemanticModel, tokens: readonly Token[], previous: Plan): Token[] | null {
  const said = tokens.filter(({ lower }) => /[\p{L}\p{N}]/u.test(lower) && !leading.has(lower));
  const [only, ...more] = said;
  if (!only || more.length > 0 || only.kind !== 'number' || only.isPercent || only.isMoney) return null;
  const isTimed = previous.where.some(({ kind }) => kind === 'period' || kind === 'datePart');
  const columns = previous.where.flatMap((predicate) => {
    const isOne =
      (predicate.kind === 'oneOf' &&
        !predicate.negated &&
        predicate.values.every((value) => !Number.isNaN(Number(value)))) ||
      (predicate.kind === 'compare' && predicate.operator === '=' && !Number.isNaN(Number(predicate.value)));
    return isOne && 'column' in predicate ? [predicate.column] : [];
  });
  const [column, ...others] = columns;
  const found = column && others.length === 0 && !isTimed ? model.columns.get(columnKey(column)) : undefined;
  return found ? [...tokenize(found.label), only] : null;
}
