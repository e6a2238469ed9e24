import { addGrains, grains, startOfGrain } from '../dates/calendar.ts';
import { calendarPeriod, period, yearlessLike } from '../dates/period.ts';
import { clearMoneyMeasure } from '../model/default-measure.ts';
import { isPeriodColumn, periodTexts } from '../model/period-texts.ts';
import { columnKey, type ModelColumn, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { isDate, isMeasureColumn } from './nouns.ts';
import type { Parts } from './parts.ts';

/** "revenue 2024 vs 2025", "compare Germany and France by revenue": two periods or two groups side by side. */
export function compareFrame(model: SemanticModel, asked: Parts): Draft[] | Refusal {
  if (asked.asks.has('when') || asked.asks.has('where'))
    return refuse('When and where can be asked of rows, not of numbers.');
  const parts = { ...withMoney(model, withPrior(withWrittenPair(model, asked))) };
  // "A or B, which sold more": which of the two is asked, and both are told.
  parts.asks = parts.asks.difference(new Set(['which', 'who', 'what']));
  // What changed from one period to another is told with its percentage.
  if (parts.marks.has('inPercent') && parts.periods.length !== 2)
    return refuse('It is not clear which two periods are compared.');
  if (parts.ranks.length > 0 || parts.marks.has('share') || parts.marks.has('trend'))
    return refuse('A comparison with a ranking cannot be answered yet.');
  const days = compareDays(model, parts);
  if (days) return days;
  return parts.periods.length === 2 ? comparePeriods(model, parts) : compareGroups(model, parts);
}

/** "compare Ines and Bora by parcels", "Q3 against Q4 by number of orders": the amount behind "by" is what is compared. */
export function withComparedBy(parts: Parts): Parts | null {
  const isCompared = parts.marks.has('versus') || parts.marks.has('compare');
  const isNamed = parts.measures.length + parts.formulas.length + parts.quotients.length > 0;
  if (!isCompared || isNamed) return null;
  const [by, ...more] = parts.byMeasures;
  if (by && more.length === 0) return { ...parts, byMeasures: [], measures: [by] };
  const amounts = parts.groups.flatMap(({ via, terms }) =>
    via === 'by' && terms.length === 1
      ? terms.filter((term) => term.kind === 'column' && isMeasureColumn(term.column))
      : [],
  );
  const [amount, ...others] = amounts;
  if (amount?.kind !== 'column' || others.length > 0 || parts.nouns.length > 0) return null;
  return {
    ...parts,
    groups: parts.groups.filter(({ terms }) => !terms.includes(amount)),
    nouns: [{ ...amount, distinct: false, isAdded: false }],
  };
}

/** "FY23 vs FY22", "2023/24 against 2022/23": two texts of a column of periods are the periods that they name. */
function withWrittenPair(model: SemanticModel, parts: Parts): Parts {
  const pair = parts.periods.length === 0 ? comparedPair(parts) : null;
  if (!pair || isRefusal(pair)) return parts;
  const column = model.columns.get(columnKey(pair.first.column));
  const texts = column && isPeriodColumn(column.profile) ? periodTexts(column.profile) : null;
  const told = [pair.first, pair.second].flatMap(
    ({ value }) => texts?.values.find(({ text }) => text === value) ?? [],
  );
  if (!column || told.length !== 2) return parts;
  const [list] = pair.lists;
  const { from, to } = list ?? { from: 0, to: 0 };
  const periods = told.map(({ text, start, end }) => ({
    from,
    to,
    column,
    negated: false,
    reading: {
      to,
      period: { ...period(start, end, text, null), isAsWritten: true as const },
      hasPreposition: true,
    },
  }));
  return {
    ...parts,
    filters: parts.filters.filter((filter) => !pair.lists.some((own) => own === filter)),
    periods,
  };
}

/** "year over year growth in May 2026": against the same month, a year earlier. */
export function withPrior(parts: Parts): Parts {
  const [only, ...more] = parts.periods;
  const { start = null, end = null, grain = null } = only?.reading.period ?? {};
  if (!parts.prior || !only || more.length > 0 || start === null || end === null || grain === null)
    return parts;
  const isLonger = grains.indexOf(grain) > grains.indexOf(parts.prior);
  if (isLonger || only.negated) return parts;
  const told = calendarPeriod(startOfGrain(addGrains(start, parts.prior, -1), grain), grain);
  const earlier = yearlessLike(told, only.reading.period);
  const before = { ...only, reading: { ...only.reading, period: earlier } };
  return { ...parts, periods: [before, only] };
}

/** "how did we do in Q1 compared to Q2": by the money measure, where one stands out. */
function withMoney(model: SemanticModel, parts: Parts): Parts {
  const isNamed =
    parts.nouns.length + parts.measures.length + parts.quotients.length + parts.formulas.length > 0;
  const asks = parts.asks.difference(new Set(['how']));
  const [verb, ...more] = parts.nouns;
  const isSold = parts.isTraded && verb?.kind === 'table' && more.length + parts.measures.length === 0;
  // "did we sell more online or direct" is told in money, as "how much did we sell" is.
  if (isSold && ['sell', 'buy'].includes(verb.link.phrase))
    return { ...parts, asks: new Set([...asks, 'howMuch']) };
  // "which brings in more": of money that is said to move, how much.
  const isMoved = parts.moneyVerb !== null && ['which', 'who', 'what'].some((word) => asks.has(word));
  if (isMoved && !isNamed && model.tables.size === 1)
    return { ...parts, asks: new Set([...asks, 'howMuch']) };
  const isEarned = isMoved && parts.moneyVerb === 'in';
  // "compare May with April": by the money, too, where nothing else is said.
  const isOfTimes =
    (parts.periods.length === 2 || parts.prior !== null) && parts.groups.length + parts.sorts.length === 0;
  const isBare = (parts.marks.has('compare') && isOfTimes) || isOfTwo(parts);
  if (!(parts.asks.has('how') || isEarned || isBare) || isNamed) return { ...parts, asks };
  const money = clearMoneyMeasure(model, null);
  if (!money) return { ...parts, asks };
  const place = { from: 0, to: 0 };
  const link = { column: money.chosen, score: 1, source: 'default' as const, phrase: money.chosen.label };
  const noun = { ...place, kind: 'column' as const, column: money.chosen, link, isOwned: false };
  return {
    ...parts,
    asks,
    nouns: [{ ...noun, distinct: false, isAdded: false }],
  };
}

/** "online vs direct by month", "compare Berlin and Paris": two values of one column and, at most, units of time. */
function isOfTwo({ marks, filters, periods, groups, sorts }: Parts): boolean {
  const [only, ...more] = filters;
  const isSaid = marks.has('compare') || marks.has('versus');
  const isPair = more.length === 0 && only?.kind === 'values' && !only.negated && only.values.length === 2;
  const isByTime = groups.every(({ terms }) => terms.every(({ kind }) => kind === 'grain'));
  return isSaid && isPair && isByTime && periods.length < 2 && sorts.length === 0;
}

export function comparePeriods(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const [first, second] = parts.periods;
  const columns = new Set([first?.column, second?.column].filter((column) => column));
  if (!first || !second || first.negated || second.negated || columns.size > 1)
    return refuse('It is not clear which two periods are compared.');
  if ([first, second].some(({ reading: { period } }) => period.start === null || period.end === null))
    return refuse('An open period cannot be compared.');
  const [verb, ...verbs] = parts.dateVerbs;
  const isOfVerb = verb !== undefined && verbs.length === 0 && columns.size === 0;
  const date = isOfVerb ? verb.column : columns.size === 0 ? dateNamedAlone(parts) : null;
  const groups = parts.groups.flatMap((group) => {
    const terms = group.terms.filter((term) => !(term.kind === 'column' && term.column === date));
    return terms.length > 0 ? [{ ...group, terms }] : [];
  });
  const drafts = aggregateFrame(model, {
    ...parts,
    groups,
    periods: [],
    dateVerbs: isOfVerb ? [] : parts.dateVerbs,
  });
  if (isRefusal(drafts)) return drafts;
  return drafts
    .filter((draft) => draft.measures.length === 1 && draft.grain === null)
    .map((draft) => ({
      ...draft,
      comparePeriods: [first.reading.period, second.reading.period],
      periods: [],
      dimensions: draft.dimensions,
      comparisonLabels: [first.reading.period.label, second.reading.period.label],
      grain: null,
      compareColumn: (first.column ?? second.column ?? date)?.ref ?? null,
    }));
}

/** "2025 against 2024 by application date": the date says whose years they are; a group for each day is not meant. */
function dateNamedAlone({ groups }: Parts): ModelColumn | null {
  const terms = groups.flatMap((group) => group.terms);
  const [date, ...more] = terms.flatMap((term) =>
    term.kind === 'column' && isDate(term.column) ? [term.column] : [],
  );
  return date && more.length === 0 ? date : null;
}

/** "weekends against weekdays", "Saturdays versus Sundays": the days become groups. Null where no two kinds of days are named. */
function compareDays(model: SemanticModel, parts: Parts): Draft[] | Refusal | null {
  const [first, second, ...more] = parts.dayParts;
  if (!first || !second || more.length > 0) return null;
  const isPlain = [first, second].every(({ negated, reading }) => !negated && reading.part === 'weekday');
  const days = [...first.reading.values, ...second.reading.values];
  if (!isPlain || new Set(days).size < days.length) return refuse('It is not clear which days are compared.');
  const isAll = days.length === 7;
  if (!isAll && days.length > 2) return refuse('It is not clear which days are compared.');
  const { from, to } = first;
  const label = `${first.reading.label} or ${second.reading.label}`;
  const narrowed = isAll ? [] : [{ ...first, reading: { ...first.reading, values: days, label } }];
  const grain = isAll ? ('dayKind' as const) : ('weekday' as const);
  return aggregateFrame(model, {
    ...parts,
    dayParts: narrowed,
    groups: [
      ...parts.groups,
      { from, to, via: 'by', terms: [{ from, to, kind: 'grain', grain, column: null }] },
    ],
  });
}

/** The two values become groups: the rows of the answer stand side by side. */
function compareGroups(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const many = comparedMany(model, parts);
  if (many) return aggregateFrame(model, many);
  const pair = comparedPair(parts);
  const amounts = isRefusal(pair) ? comparedAmounts(parts) : null;
  if (amounts) return aggregateFrame(model, amounts);
  if (isRefusal(pair) && parts.periods.length === 1)
    return refuse('Only one of the two periods was named. Name both.');
  if (isRefusal(pair)) return pair;
  const { first, second, lists } = pair;
  const [list] = lists;
  if (!list) return refuse('It is not clear which two groups are compared.');
  const merged = { ...list, values: [first, second], link: 'or' as const };
  const filters = [...parts.filters.filter((filter) => !lists.some((own) => own === filter)), merged];
  const drafts = aggregateFrame(model, { ...parts, filters });
  if (isRefusal(drafts)) return drafts;
  return drafts
    .filter((draft) => draft.dimensions.every(({ column }) => !sameColumn(column, first.column)))
    .map((draft) => {
      const isPlain = draft.dimensions.length === 0 && draft.grain === null && draft.measures.length === 1;
      return {
        ...draft,
        dimensions: [...draft.dimensions, { column: first.column, grain: null, key: null }],
        comparisonLabels: isPlain ? [first.value, second.value] : null,
      };
    });
}

/** "actual vs budget by department", "compare revenue and cost": two amounts of the same rows stand beside each other. */
function comparedAmounts(parts: Parts): Parts | null {
  const named = parts.nouns.filter((noun) => noun.kind === 'column' && isMeasureColumn(noun.column));
  const isPair = named.length + parts.measures.length === 2 && named.length === parts.nouns.length;
  if (!isPair || parts.periods.length > 1 || parts.asks.size > 0) return null;
  const versus = parts.marks.get('versus');
  return {
    ...parts,
    marks: withoutComparing(parts),
    connectors: versus ? [...parts.connectors, versus.from] : parts.connectors,
  };
}

function withoutComparing({ marks }: Parts): Parts['marks'] {
  return new Map([...marks].filter(([mark]) => mark !== 'versus' && mark !== 'compare'));
}

/** "compare direct, online and partner": more than two of one column are told as groups. */
function comparedMany(model: SemanticModel, parts: Parts): Parts | null {
  const lists = parts.filters.flatMap((filter) =>
    filter.kind === 'values' && !filter.negated ? [filter] : [],
  );
  const [first] = lists[0]?.values ?? [];
  const told = lists.filter(({ values }) =>
    values.every(({ column }) => first && sameColumn(column, first.column)),
  );
  const values = told.flatMap((one) => one.values);
  const [begin] = told;
  const list = begin && values.length > 2 && told.length === lists.length ? { ...begin, values } : undefined;
  const column = first ? model.columns.get(columnKey(first.column)) : undefined;
  if (!list || !first || !column || parts.groups.length > 0) return null;
  const { from, to } = list;
  const link = { column, score: 1, source: 'name' as const, phrase: column.label };
  const term = { from, to, kind: 'column' as const, column, link, isOwned: false };
  return {
    ...parts,
    marks: withoutComparing(parts),
    filters: [
      ...parts.filters.filter((filter) => !told.some((own) => own === filter)),
      { ...list, link: 'or' as const },
    ],
    groups: [{ from, to, via: 'by', terms: [term] }],
  };
}

type ValueFilter = Extract<Parts['filters'][number], { kind: 'values' }>;
interface Pair {
  first: ValueFilter['values'][number];
  second: ValueFilter['values'][number];
  lists: ValueFilter[];
}

/** The two values of one column; other conditions hold for both: "Sales against Operations on travel". */
function comparedPair(parts: Parts): Pair | Refusal {
  const lists = parts.filters.filter(
    (filter): filter is ValueFilter => filter.kind === 'values' && !filter.negated,
  );
  const together = lists.flatMap((list): Pair[] => {
    const [first, second, ...more] = list.values;
    return first && second && more.length === 0 && sameColumn(first.column, second.column)
      ? [{ first, second, lists: [list] }]
      : [];
  });
  const singles = lists.filter(({ values }) => values.length === 1);
  const apart = singles.flatMap((left, index) =>
    singles.slice(index + 1).flatMap((right): Pair[] => {
      const [first] = left.values;
      const [second] = right.values;
      return first && second && sameColumn(first.column, second.column)
        ? [{ first, second, lists: [left, right] }]
        : [];
    }),
  );
  const [only, ...others] = [...together, ...apart];
  return only && others.length === 0 ? only : refuse('It is not clear which two groups are compared.');
}
