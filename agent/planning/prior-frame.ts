import { type Grain, grains } from '../dates/calendar.ts';
import { clearMoneyMeasure } from '../model/default-measure.ts';
import { grainOfTexts, isPeriodColumn, periodTexts } from '../model/period-texts.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { isMeasureColumn } from './nouns.ts';
import type { GroupTerm, Noun, Parts } from './parts.ts';

/** How many of the shorter unit make one of the longer. */
const unitsIn: Partial<Record<Grain, Partial<Record<Grain, number>>>> = {
  week: { day: 7 },
  quarter: { month: 3 },
  year: { month: 12, quarter: 4 },
};
const marksOfChange = new Set(['compare', 'inPercent', 'trend', 'rows']);

/**
 * "month over month growth of revenue in 2025", "year over year change in orders by quarter": what each period came to, and how much that is
 * more or less than so much earlier. Null where a single period is set against the one before it, or two are named.
 */
export function priorFrame(model: SemanticModel, said: Parts): Draft[] | Refusal | null {
  const { prior } = said;
  if (!prior || said.growths.length > 0) return null;
  const [period, ...morePeriods] = said.periods;
  const [term, ...moreTerms] = said.groups.flatMap(({ terms }) => terms);
  if (morePeriods.length + moreTerms.length > 0) return null;
  const named = term ? unitOf(term) : null;
  if (term && !named) return null;
  const length = period?.reading.period.grain ?? null;
  const isWithin = length !== null && grains.indexOf(length) <= grains.indexOf(prior);
  // "year over year growth in May 2026" sets the one month against another.
  if (!named && isWithin) return null;
  const grain = named?.grain ?? prior;
  const steps = grain === prior ? 1 : (unitsIn[prior]?.[grain as Grain] ?? null);
  if (steps === null) return refuse('It is not clear against which period each one is set.');
  const others = [said.ranks, said.sorts, said.tails, said.rates, said.quotients, said.counts, said.nexts];
  const isForeign = [...said.marks.keys()].some((mark) => !marksOfChange.has(mark));
  if (others.some((list) => list.length > 0) || isForeign)
    return refuse('It is not clear what should be told of the change.');
  const place = named ?? { from: 0, to: 0 };
  const unit = {
    from: place.from,
    to: place.to,
    via: 'adverb' as const,
    terms: [{ from: place.from, to: place.to, kind: 'grain' as const, grain, column: named?.column ?? null }],
  };
  const parts = withMoney(model, said);
  const drafts = aggregateFrame(model, {
    ...parts,
    prior: null,
    asks: parts.asks.difference(new Set(['how', 'howMuch', 'what', 'show'])),
    marks: new Map([...parts.marks].filter(([mark]) => mark === 'rows')),
    groups: [unit],
  });
  if (isRefusal(drafts)) return drafts;
  const told = drafts.filter(
    ({ measures, dimensions, grain: own }) =>
      measures.length === 1 && dimensions.length === 0 && own !== null,
  );
  return told.length > 0
    ? told.map((draft) => ({ ...draft, overPrior: { steps } }))
    : refuse('Only one number by a unit of time has a change from each to the next.');
}

/** A unit of time, also by the column whose texts name it: "by budget year". */
function unitOf(term: GroupTerm): Extract<GroupTerm, { kind: 'grain' }> | null {
  if (term.kind === 'grain') return term;
  const texts =
    term.kind === 'column' && isPeriodColumn(term.column.profile) ? periodTexts(term.column.profile) : null;
  const grain = texts ? grainOfTexts(texts) : null;
  return grain && term.kind === 'column'
    ? { from: term.from, to: term.to, kind: 'grain', grain, column: term.column }
    : null;
}

/** The one number of all tables that adds up. */
function onlyAmount(model: SemanticModel): ModelColumn | null {
  const [only, ...more] = [...model.columns.values()].filter(
    (column) => isMeasureColumn(column) && column.profile.role === 'additive',
  );
  return only && more.length === 0 ? only : null;
}

/** "month over month growth in 2025": of the money measure, where one stands out. */
function withMoney(model: SemanticModel, parts: Parts): Parts {
  const isNamed =
    parts.nouns.length + parts.measures.length + parts.formulas.length > 0 || parts.asks.has('howMany');
  const column = isNamed ? null : (clearMoneyMeasure(model, null)?.chosen ?? onlyAmount(model));
  if (!column) return parts;
  const link = { column, score: 1, source: 'default' as const, phrase: column.label };
  const noun: Noun = { from: 0, to: 0, kind: 'column', column, link, isOwned: false };
  return { ...parts, nouns: [{ ...noun, distinct: false, isAdded: false }] };
}
