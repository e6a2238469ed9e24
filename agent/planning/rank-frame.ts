import { columnsOfFormula, leadingColumn } from '../formula.ts';
import type { FormulaTerm } from '../frames/fragments.ts';
import { kindWords } from '../frames/kind-rules.ts';
import { canLookUp } from '../model/join-paths.ts';
import { lemmasOfName, lemmasWithoutUnits } from '../model/name-phrases.ts';
import { panelOf } from '../model/panel-tables.ts';
import {
  columnOf,
  type ModelColumn,
  type SemanticModel,
  sameColumn,
  tableOf,
} from '../model/semantic-model.ts';
import type { ColumnRef, Direction } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { endsWith } from './adjective-rankings.ts';
import { addGroups } from './aggregate-frame.ts';
import { formulaAssumptions, measureAssumption, nounAssumptions } from './assumptions.ts';
import { applyConditions, namingColumns } from './conditions.ts';
import {
  type Draft,
  type DraftMeasure,
  emptyDraft,
  isRefusal,
  measureOn,
  type Refusal,
  refuse,
} from './draft.ts';
import { rankedEntity } from './entity-rankings.ts';
import { eventTime, withNamedDate } from './event-times.ts';
import { isHarm, opposite } from './harmful-amounts.ts';
import { formulaWords } from './labels.ts';
import { entityDimensions, isDate, isMeasureColumn, isNumber, tableNameOf } from './nouns.ts';
import type { GroupTerm, Noun, Parts, RankPart } from './parts.ts';
import { withNamedAmount, withOneRank } from './rank-words.ts';
import { isTimeByAmount } from './ranked-amounts.ts';
import { type Ranking, rankingsOf } from './rankings.ts';
import { type WithinGroups, withinEach, withinGroupsOf } from './within-groups.ts';

const defaultCount = 10;

/** "top 5 products by revenue", "which customer bought the most", "the cheapest product", "highest price". */
export function rankFrame(model: SemanticModel, said: Parts, tokens: Token[]): Draft[] | Refusal {
  const named = withNamedDate(withNamedAmount(withOneRank(said)));
  const asked = { ...named, nouns: besideEachOther(named.nouns) };
  const added = asked.nouns.filter((noun) => noun.isAdded && noun.kind === 'column');
  const parts = { ...asked, nouns: rankedNouns(model, asked) };
  // "the highest fee and its house" shows the house beside it; it adds up nothing by house.
  const isBeside = ({ from }: Noun): boolean =>
    [from, from - 1].some(
      (at) => ['its', 'their'].includes(tokens[at]?.lower ?? '') && tokens[at - 1]?.lower === 'and',
    );
  const isUnclear = parts.nouns.some(
    (noun) => noun.kind === 'column' && (isBeside(noun) || (added.length > 0 && isDate(noun.column))),
  );
  if (isUnclear) return refuse('It is not clear what is ranked by what.');
  const drafts = plainRanking(model, parts, tokens);
  return isRefusal(drafts) || added.length === 0 ? drafts : withAdded(model, drafts, added);
}

/** "first and last name of the tenant": two columns that the same words name, asked for alike. */
function besideEachOther(nouns: Parts['nouns']): Parts['nouns'] {
  return nouns.map((noun) => {
    const first = nouns.find((other) => other.from === noun.from && other.to === noun.to);
    return noun.isAdded && first && !first.isAdded ? { ...noun, isAdded: false } : noun;
  });
}

/** What is ranked, without what is only shown beside it; "the cheapest phone and its department", "cheapest phones" rank the rows that are phones. */
function rankedNouns(
  model: SemanticModel,
  { nouns, filters, ranks, measures, groups }: Parts,
): Parts['nouns'] {
  const own = nouns.filter((noun) => !noun.isAdded);
  const [rank] = ranks;
  const isBare = nouns.length === 0 && rank?.kind !== 'adjective';
  if (own.length + measures.length + groups.length > 0 || isBare || !rank) return own;
  const kind = filters.find(({ from }) => from === rank.to);
  const [value] = kind?.kind === 'values' && !kind.negated ? kind.values : [];
  const table = value && tableOf(model, value.column.table);
  // A phone of the category Phone is a row; a canoe that is hired is not.
  const isKind = value && kindWords.has(lemmasOfName(value.column.column).at(-1) ?? '');
  if (!table || !kind || !isKind || panelOf(table) !== null) return own;
  const link = { table, score: 0.9, source: 'default' as const, phrase: value.value.toLowerCase() };
  return [{ kind: 'table', table, link, from: kind.from, to: kind.to, distinct: false, isAdded: false }];
}

/** Columns of the row that was found, or of what it belongs to. */
function withAdded(model: SemanticModel, drafts: Draft[], added: Noun[]): Draft[] | Refusal {
  const columns = added.flatMap((noun) => (noun.kind === 'column' ? [noun.column.ref] : []));
  // "which hall has most seats? List the hall and …": the group itself is shown anyway.
  const isOfGroup = drafts.every(
    ({ intent, dimensions }) =>
      intent === 'aggregate' &&
      columns.every((column) => dimensions.some((dimension) => sameColumn(dimension.column, column))),
  );
  if (isOfGroup) return drafts;
  const areOfRow = drafts.every(
    ({ intent, entity }) =>
      intent === 'records' &&
      entity !== null &&
      columns.every(({ table }) => table === entity || canLookUp(model, entity, table)),
  );
  if (!areOfRow) return withGroupColumns(model, drafts, columns);
  return drafts.map((draft) => ({
    ...draft,
    select: [
      ...draft.select,
      ...columns.filter((column) => !draft.select.some((known) => sameColumn(known, column))),
    ],
  }));
}

/** "Which tenant has the most leases? Give me the phone": of the things that were ranked by what belongs to them. */
function withGroupColumns(model: SemanticModel, drafts: Draft[], columns: ColumnRef[]): Draft[] | Refusal {
  const unclear = refuse('It is not clear of which row more should be shown.');
  const told = drafts.map(({ intent, dimensions, ...draft }): Draft | null => {
    const [first] = dimensions;
    const entity = first ? tableOf(model, first.column.table) : null;
    const isNamed =
      entity !== null &&
      namingColumns(model, entity.sqlName).some((name) => first && sameColumn(name, first.column));
    const areTheirs = columns.every(
      ({ table }) => entity !== null && (table === entity.sqlName || canLookUp(model, entity.sqlName, table)),
    );
    if (intent !== 'aggregate' || dimensions.length !== 1 || !first || !isNamed || !areTheirs) return null;
    const others = columns.filter((column) => !sameColumn(column, first.column));
    const added = others.map((column) => ({ column, grain: null, key: null }));
    return { ...draft, intent, dimensions: [first, ...added] };
  });
  return told.every((draft) => draft !== null) ? told : unclear;
}

function plainRanking(model: SemanticModel, parts: Parts, tokens: Token[]): Draft[] | Refusal {
  const [ranked, ...more] = parts.ranks;
  if (parts.asks.has('howMany')) return refuse('A ranking and a count were asked for at once.');
  if (!ranked || more.length > 0) return refuse('One ranking at a time can be answered.');
  // "the greatest and average capacity" asks for two numbers.
  if (parts.connectors.includes(ranked.to) && parts.measures.some(({ from }) => from === ranked.to + 1))
    return refuse('A ranking and another number were asked for at once.');
  const [count, ...moreCounts] = parts.counts;
  if (moreCounts.length > 0 || (count && ranked.count !== null))
    return refuse('It is not clear how many are wanted.');
  const rank = count ? { ...ranked, count: count.value } : ranked;
  if (parts.nouns.length > 0 && parts.nouns.every(({ isAdded }) => isAdded))
    return refuse('It is not clear what should be ranked.');
  if (parts.marks.has('share') || parts.marks.has('trend'))
    return refuse('A ranking and a trend cannot be combined.');
  const extreme = extremeValue(parts, rank);
  if (extreme) return extremeDraft(model, parts, extreme, isAscending(rank) ? 'min' : 'max');
  const time = eventTime(model, parts, rank);
  if (time && isRefusal(time)) return time;
  if (time) return extremeDraft(model, time.rest, time.date, isAscending(rank) ? 'min' : 'max');
  if (parts.asks.has('who') && parts.asks.has('which'))
    return refuse('Who and which were asked for at once.');
  const within = withinGroupsOf(parts, tokens);
  const chosen = within ? null : rankedEntity(model, parts, rank, tokens);
  const found = rankingsOf(model, chosen?.rest ?? within?.rest ?? parts, rank, tokens);
  if (isRefusal(found)) return found;
  const rankings = chosen ? found.map((ranking) => ({ ...ranking, shown: chosen.shown })) : found;
  const drafts = rankings.map((ranking) => draftOf(model, parts, rank, ranking, tokens, within));
  const good = drafts.filter((draft): draft is Draft => !isRefusal(draft));
  return good.length > 0 ? good : (drafts.find(isRefusal) ?? refuse('Nothing to rank was named.'));
}

/** "what is the highest price": a value is asked for, not the row that has it. */
function extremeValue(parts: Parts, rank: RankPart): Extract<Noun, { kind: 'column' }> | null {
  if (rank.kind === 'adjective') return extremeTime(parts, rank.phrase);
  if (rank.kind !== 'word' || !['superlative', 'most'].includes(rank.style) || rank.count !== null)
    return null;
  if (
    parts.asks.has('which') ||
    parts.asks.has('who') ||
    parts.byMeasures.length > 0 ||
    parts.measures.length > 0
  )
    return null;
  const columns = parts.nouns.filter((noun) => noun.kind === 'column');
  const [only, ...more] = columns;
  if (
    !only ||
    more.length > 0 ||
    (only.link.source === 'default' && !/ (value|amount)$/.test(only.link.phrase)) ||
    (!isMeasureColumn(only.column) && !isNumber(only.column))
  )
    return null;
  if (isTimeByAmount(only, parts.groups)) return null;
  const isAfterRank = only.from === rank.to;
  const others = parts.nouns.filter((noun) => noun.kind === 'table');
  return isAfterRank &&
    others.every((noun) => noun.table.sqlName === only.column.ref.table && noun.from > only.from)
    ? only
    : null;
}

function isAscending(rank: RankPart): boolean {
  return rank.kind === 'adjective' ? rank.phrase === 'shortest' : rank.direction === 'ascending';
}

/** "the longest delay": of a column that holds lengths of time the value is asked for. */
function extremeTime(parts: Parts, phrase: string): Extract<Noun, { kind: 'column' }> | null {
  const [only, ...more] = parts.nouns;
  const isAlone = more.length + parts.measures.length + parts.byMeasures.length === 0;
  if (!['longest', 'shortest'].includes(phrase) || !isAlone || only?.kind !== 'column') return null;
  return only.link.source === 'singular' && isMeasureColumn(only.column) ? only : null;
}

function extremeDraft(
  model: SemanticModel,
  parts: Parts,
  noun: Extract<Noun, { kind: 'column' }>,
  aggregate: 'min' | 'max',
): Draft[] | Refusal {
  if (isPlacing(noun.column)) return refuse(`Whether a high ${noun.column.label} is good is not clear.`);
  if (noun.column.profile.role === 'identifier')
    return refuse(`${noun.column.label} has no highest or lowest.`);
  const draft: Draft = { ...emptyDraft('aggregate'), measures: [measureOn(aggregate, noun.column.ref)] };
  const grouped = addGroups(
    model,
    parts.groups.flatMap((group) => group.terms),
    draft,
  );
  if (isRefusal(grouped)) return grouped;
  if (parts.sorts.length > 0) return refuse('One value cannot be sorted.');
  const done = applyConditions(model, parts, grouped, null);
  return isRefusal(done) ? done : [done];
}

function draftOf(
  model: SemanticModel,
  parts: Parts,
  rank: RankPart,
  ranking: Ranking,
  tokens: Token[],
  within: WithinGroups | null,
): Draft | Refusal {
  const direction = directionOf(rank, ranking);
  const limit = limitOf(rank, ranking, tokens, parts);
  if (ranking.metric.kind === 'column' && isPlacing(ranking.metric.column))
    return refuse(`Whether a high ${ranking.metric.column.label} is good is not clear.`);
  const assumptions = [
    ...(limit.isDefault ? [{ kind: 'limit', chosen: `the first ${limit.count}`, options: [] }] : []),
    ...(ranking.metric.kind === 'measure' ? formulaAssumptions(model, [ranking.metric.measure]) : []),
    ...(ranking.assumed ? [measureAssumption(ranking.assumed)] : nounAssumptions(model, parts.nouns)),
    ...(ranking.isDateAssumed && ranking.metric.kind === 'column'
      ? [{ kind: 'date', chosen: `by ${ranking.metric.column.label}`, options: [] }]
      : []),
  ];
  const shared = { limit: { count: limit.count, keepsTies: true }, assumptions, score: ranking.score };
  const draft =
    ranking.metric.kind === 'formula'
      ? workedDraft(model, ranking.target, ranking.metric.term, direction)
      : ranking.metric.kind === 'column'
        ? recordDraft(model, ranking.target, ranking.metric.column.ref, direction, ranking.shown)
        : groupDraft(model, ranking.target, ranking.metric.measure, direction, ranking.shown);
  if (isRefusal(draft)) return draft;
  if (parts.sorts.length > 0) return refuse('A ranking has its own order.');
  const rankedTables = [...parts.nouns, ...parts.groups.flatMap((group) => group.terms)].flatMap((noun) =>
    noun.kind === 'table' ? [noun.table.sqlName] : [],
  );
  const withAll = { ...draft, ...shared, mentions: [...draft.mentions, ...rankedTables] };
  const subject = ranking.metric.kind === 'column' ? ranking.metric.column : null;
  const named = namedOnly(withAll, ranking.target);
  const grouped = within ? withinEach(model, named, within.terms) : named;
  return isRefusal(grouped) ? grouped : applyConditions(model, parts, grouped, subject);
}

/** Rows that name no salesperson have none that could be the best. */
function namedOnly(draft: Draft, target: GroupTerm): Draft {
  if (draft.intent !== 'aggregate' || target.kind !== 'column' || target.column.profile.nullCount === 0)
    return draft;
  return { ...draft, where: [...draft.where, { kind: 'missing', column: target.column.ref, negated: true }] };
}

/** First place is the best one, though its number is the lowest. */
function isPlacing(column: ModelColumn): boolean {
  return /\b(rank|ranking|position|place|standing)\b/.test(column.label);
}

function directionOf(rank: RankPart, ranking: Ranking): Direction {
  const { metric } = ranking;
  if (rank.kind !== 'adjective')
    return rank.kind === 'word' && rank.style === 'best' && isHarm(metric)
      ? opposite(rank.direction)
      : rank.direction;
  if (metric.kind === 'formula') return rank.phrase === 'shortest' ? 'ascending' : 'descending';
  const column = metric.kind === 'column' ? metric.column.ref : metric.measure.column;
  if (!column) return 'descending';
  // What came up first is the oldest.
  const isDated = metric.kind === 'column' && isDate(metric.column);
  if (isDated && rank.phrase === 'oldest') return 'ascending';
  const name = lemmasWithoutUnits(column.column).join(' ');
  // "the cheapest orders" by what each came to: no column of the word's own, and its direction all the same.
  const [direction, ...others] = new Set(rank.meanings.map((meaning) => meaning.direction));
  return (
    rank.meanings.find((meaning) => meaning.columns.some((column) => endsWith(name, column)))?.direction ??
    (direction !== undefined && others.length === 0 ? direction : 'descending')
  );
}

function limitOf(
  rank: RankPart,
  { target, shown }: Ranking,
  tokens: Token[],
  parts: Parts,
): { count: number; isDefault: boolean } {
  if (rank.count !== null) return { count: rank.count, isDefault: false };
  // "what is the party of the youngest people": one thing is asked for.
  if (shown !== null && ['is', 'was'].includes(tokens[1]?.lower ?? '')) return { count: 1, isDefault: false };
  const noun =
    target.kind === 'grain'
      ? ''
      : tokens
          .slice(target.from, target.to)
          .map((token) => token.lower)
          .join(' ')
          .replace(/ (of|for) .*/, '');
  const isPlural =
    /(?:[^s]s|ies|people|men|women|children)\s*$/i.test(noun.trim()) &&
    !/(status|address|business|series)\s*$/i.test(noun.trim());
  const isList =
    (rank.kind === 'word' && !['superlative', 'most'].includes(rank.style)) ||
    isDescribedUntil(parts.filters, rank.to, target.from);
  return isPlural && isList && !parts.asks.has('which')
    ? { count: defaultCount, isDefault: true }
    : { count: 1, isDefault: false };
}

/** "biggest open deals": nothing but conditions stands between the word and what it ranks. */
function isDescribedUntil(filters: Parts['filters'], from: number, to: number): boolean {
  const next = filters.find((filter) => filter.from === from && filter.to <= to);
  return from === to || (next !== undefined && isDescribedUntil(filters, next.to, to));
}

/** What tells one row from the others: its id and name, else the columns that name it together, as month and place do. */
function rowNames(model: SemanticModel, table: string): ColumnRef[] {
  const named = namingColumns(model, table);
  const { key = [] } = model.tables.get(table)?.profile ?? {};
  return named.length > 0 ? named : key.map((column) => ({ table, column }));
}

function recordDraft(
  model: SemanticModel,
  target: GroupTerm,
  by: ColumnRef,
  direction: Direction,
  shown: ColumnRef[] | null,
): Draft | Refusal {
  if (target.kind === 'grain') return refuse('A period is no row.');
  const entity = tableNameOf(target);
  const named =
    shown !== null && shown.length > 0
      ? shown
      : target.kind === 'column'
        ? [target.column.ref]
        : rowNames(model, entity);
  const select = [...named, by].filter(
    (column, index, all) =>
      all.findIndex((other) => other.column === column.column && other.table === column.table) === index,
  );
  return {
    ...emptyDraft('records'),
    entity: canLookUp(model, entity, by.table) ? entity : by.table,
    mentions: entity === by.table ? [] : [entity],
    select,
    sort: [{ by, direction }],
  };
}

/** "cars with the highest profit": rows by a number that is worked out for each. */
function workedDraft(
  model: SemanticModel,
  target: GroupTerm,
  { formula, title }: FormulaTerm,
  direction: Direction,
): Draft | Refusal {
  const by = leadingColumn(formula);
  const records = recordDraft(model, target, by, direction, null);
  if (isRefusal(records)) return records;
  const columns = columnsOfFormula(formula).filter(
    (column, index, all) =>
      all.findIndex((other) => other.column === column.column && other.table === column.table) === index,
  );
  return {
    ...records,
    select: [...records.select.filter((column) => column !== by), ...columns],
    worked: { title: title ?? formulaWords(model, formula), formula },
    sort: [{ by: 'worked', direction }],
    where: [
      ...records.where,
      ...columns.flatMap((column): Draft['where'] =>
        columnOf(model, column).profile.nullCount > 0 ? [{ kind: 'missing', column, negated: true }] : [],
      ),
    ],
  };
}

function groupDraft(
  model: SemanticModel,
  target: GroupTerm,
  measure: DraftMeasure,
  direction: Direction,
  shown: ColumnRef[] | null,
): Draft | Refusal {
  const draft: Draft = {
    ...emptyDraft('aggregate'),
    measures: [measure],
    sort: [{ by: 'measure', direction }],
  };
  if (shown && shown.length > 0 && target.kind === 'table')
    return { ...draft, dimensions: entityDimensions(target.table, shown) };
  const grouped = addGroups(model, [target], draft);
  if (isRefusal(grouped) || target.kind !== 'column') return grouped;
  return measure.entity === null && measure.column === null
    ? { ...grouped, entity: target.column.ref.table }
    : grouped;
}
