import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { applyConditions } from './conditions.ts';
import { countOf, type Draft, emptyDraft, isRefusal, type Refusal, refuse } from './draft.ts';
import { isMeasureColumn } from './nouns.ts';
import type { Parts } from './parts.ts';

const marksOfBands = ['rows'];
/** About so many bands are made where nobody says how wide they are. */
const bandsWanted = 10;
/** A whole number with so few different values is told value by value. */
const valuesToldApart = 25;

/** "distribution of order values in steps of 5,000": how many rows, or how much of an amount, lies in each band of a number. */
export function bandFrame(model: SemanticModel, asked: Parts): Draft[] | Refusal {
  const said = withGroupedAmount(asked);
  const asks = said.asks.difference(new Set(['howMany', 'show', 'what', 'how']));
  const foreign = [...said.marks.keys()].some((mark) => !marksOfBands.includes(mark));
  if (foreign || asks.size > 0 || said.sorts.length + said.byMeasures.length > 0)
    return refuse('It is not clear what is told by bands.');
  const columns = new Set(said.bands.flatMap(({ column }) => column ?? []));
  const widths = new Set(said.bands.flatMap(({ width }) => width ?? []));
  const isNamed = columns.size === 1;
  const amounts = said.nouns.filter((noun) => noun.kind === 'column' && isMeasureColumn(noun.column));
  const [own] = amounts;
  const column = isNamed ? [...columns][0] : own?.kind === 'column' ? own.column : undefined;
  if (!column || columns.size > 1 || widths.size > 1 || (!isNamed && amounts.length > 1))
    return refuse('It is not clear which number is told by bands.');
  const parts: Parts = {
    ...said,
    asks: new Set(),
    marks: new Map(),
    bands: [],
    nouns: said.nouns.filter(
      (noun) =>
        !(noun.kind === 'column' && noun.column === column) &&
        !(noun.kind === 'table' && noun.table.sqlName === column.ref.table),
    ),
  };
  const [width] = widths;
  const band = width ?? niceWidth(column);
  const dimension = { column: column.ref, grain: null, key: null, ...(band === null ? {} : { band }) };
  const assumptions =
    width === undefined && band !== null ? [{ kind: 'bands', chosen: `${band} wide`, options: [] }] : [];
  const rows = said.measures.filter(({ aggregate, noun }) => aggregate === 'count' && isRowOf(column, noun));
  const measures = parts.measures.filter((term) => !rows.includes(term));
  const counted = measures.length + parts.nouns.length + parts.formulas.length + parts.quotients.length === 0;
  if (counted && parts.groups.length === 0) {
    const done = applyConditions(
      model,
      { ...parts, measures: [] },
      {
        ...emptyDraft('aggregate'),
        measures: [countOf(column.ref.table)],
        dimensions: [dimension],
        assumptions,
      },
      column,
    );
    return isRefusal(done) ? done : [ordered(done)];
  }
  if (!isNamed && measures.length === 0) return refuse('It is not clear what is told by bands.');
  const drafts = aggregateFrame(model, {
    ...parts,
    measures: counted ? said.measures : measures,
  });
  if (isRefusal(drafts)) return drafts;
  return drafts.map((draft) =>
    ordered({
      ...draft,
      dimensions: [dimension, ...draft.dimensions],
      assumptions: [...draft.assumptions, ...assumptions],
    }),
  );
}

/** "by net amount in bands of 100": the amount is what is told by bands. */
function withGroupedAmount(parts: Parts): Parts {
  const isAmount = (term: Parts['groups'][number]['terms'][number]): boolean =>
    term.kind === 'column' && isMeasureColumn(term.column);
  const groups = parts.groups.filter(({ terms }) => !(terms.length === 1 && terms.every(isAmount)));
  const [amount, ...more] = parts.groups.flatMap(({ terms }) =>
    terms.length === 1 ? terms.filter(isAmount) : [],
  );
  if (amount?.kind !== 'column' || more.length > 0 || parts.bands.some(({ column }) => column !== null))
    return parts;
  const { from, to } = amount;
  return { ...parts, groups, bands: [...parts.bands, { from, to, column: amount.column, width: null }] };
}

function isRowOf(column: ModelColumn, noun: Parts['measures'][number]['noun']): boolean {
  return noun === null || (noun.kind === 'table' && noun.table.sqlName === column.ref.table);
}

function ordered(draft: Draft): Draft {
  return { ...draft, sort: [{ by: 'dimension', direction: 'ascending' }] };
}

/** 1, 2 or 5 times a power of ten, so that about ten bands hold all values; null where each value is told by itself. */
function niceWidth({ profile }: ModelColumn): number | null {
  const [low, high] = [Number(profile.min), Number(profile.max)];
  const isStepped = profile.distinctCount <= valuesToldApart;
  if (isStepped || !(high > low)) return null;
  const rough = (high - low) / bandsWanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  const width = Number((step * power).toPrecision(3));
  return profile.type === 'integer' ? Math.max(1, Math.round(width)) : width;
}
