import type { CatalogTable } from '#kernel/catalog.ts';
import { hasSeveralBeginnings } from '../model/dating.ts';
import { clearMoneyMeasure } from '../model/default-measure.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { panelOf } from '../model/panel-tables.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { countOf } from './draft.ts';
import type { Parts } from './parts.ts';
import type { Ranking } from './rankings.ts';

const severalNames = /^(quantity|qty|unit|piece|passenger|visitor|guest|attendee|participant)$/;

/** Of several tables, the one whose rows bring in the money is what a business is busy with. */
function eventTables(model: SemanticModel): CatalogTable[] {
  const tables = [...model.tables.values()];
  const money = tables.length > 1 ? clearMoneyMeasure(model, null) : null;
  return money && money.chosen.table.profile.key.length === 1 ? [money.chosen.table] : tables;
}

/** "busiest weekday", "quietest month": the unit with the most rows of the one table that is asked about. */
export function busyUnit(model: SemanticModel, parts: Parts): Ranking[] | null {
  const [group, ...moreGroups] = parts.groups;
  const [unit, ...moreUnits] = group?.terms ?? [];
  const isAlone =
    parts.measures.length + parts.byMeasures.length + moreGroups.length + moreUnits.length === 0;
  if (unit?.kind !== 'grain' || !isAlone) return null;
  const named = parts.nouns.filter((noun) => noun.kind === 'table');
  if (named.length !== parts.nouns.length || named.length > 1) return null;
  const [only, ...more] = named.length === 1 ? named.map(({ table }) => table) : eventTables(model);
  // Where rows are of several pieces or people, these may be what makes a day busy.
  const isOfSeveral =
    named.length === 0 &&
    model.tables.size === 1 &&
    only?.profile.columns.some(({ name }) => severalNames.test(lemmasOfName(name).join(' ')));
  // A row for each day and place says how much there was; how many such rows there are says nothing.
  const isPerPeriod = only !== undefined && panelOf(only) !== null;
  if (!only || more.length > 0 || isOfSeveral || isPerPeriod || hasSeveralBeginnings(only)) return null;
  return [
    {
      target: unit,
      metric: { kind: 'measure', measure: countOf(only.sqlName) },
      score: 0,
      assumed: null,
      shown: null,
    },
  ];
}
