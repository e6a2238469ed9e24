import { columnOf } from '../model/semantic-model.ts';
import type { Guarded } from './guard.ts';

const moving = new Set('fly depart arrive travel sail'.split(' '));
const ways = new Set('from to into towards via'.split(' '));
const placed = new Set(
  'origin destination departure arrival source src dst dest from to city town country airport port station location place base home hub route region state stop terminal site address depot warehouse harbor harbour via'.split(
    ' ',
  ),
);

/** "airlines that fly from CVO": a place of the flights, and no airline whose own code is CVO. */
export function codeForPlace({ lattice: { model, tokens }, plan }: Guarded): string | null {
  const at = tokens.findIndex(
    ({ lemma }, index) => moving.has(lemma) && ways.has(tokens[index + 1]?.lower ?? ''),
  );
  const said = at < 0 ? undefined : tokens[at + 2];
  if (!said) return null;
  const own = plan.where.find(
    (predicate) =>
      predicate.kind === 'oneOf' &&
      predicate.column.table === plan.root &&
      predicate.values.some((value) => String(value).toLowerCase() === said.lower),
  );
  if (own?.kind !== 'oneOf') return null;
  const { profile, lemmas, label } = columnOf(model, own.column);
  const isPlace = profile.role === 'place' || lemmas.some((word) => placed.has(word));
  return isPlace ? null : `It is not clear whether "${said.text}" is a place or a ${label}.`;
}
