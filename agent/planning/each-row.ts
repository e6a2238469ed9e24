import { canLookUp } from '../model/join-paths.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { isNumber } from './nouns.ts';
import type { Noun, Parts } from './parts.ts';

const grouping = new Set('for per by in'.split(' '));
const joints = new Set('with and , along together'.split(' '));

/**
 * "the name and owner of each boat": each row is one, so that its columns are listed and nothing is grouped. Null where an amount or
 * anything but columns of those rows is asked for.
 */
export function rowsOfEach(model: SemanticModel, parts: Parts, tokens: readonly Token[]): Parts | null {
  const [group, ...more] = parts.groups;
  const [term, ...terms] = group?.terms ?? [];
  if (!group || !term || more.length + terms.length > 0) return null;
  if (term.kind !== 'table' || group.via !== 'each') return null;
  const shaped = [
    parts.byMeasures,
    parts.looseAggregates,
    parts.ranks,
    parts.rates,
    parts.quotients,
    parts.formulas,
    parts.tails,
    parts.counts,
    parts.valueCounts,
    parts.countFilters,
  ];
  const isAsked = [...parts.asks].every((ask) => ['show', 'what', 'which'].includes(ask));
  const isMarked = [...parts.marks.keys()].some((mark) => mark !== 'details');
  if (shaped.some((list) => list.length > 0) || isMarked || !isAsked) return null;
  // "for each channel owner" is no channel; "show each course name" lists the names of courses.
  const isGrouped = grouping.has(tokens[group.from]?.lower ?? '');
  const isJoined = joints.has(tokens[group.to]?.lower ?? '');
  if (isGrouped && !isJoined && parts.nouns.some(({ from }) => from === group.to)) return null;
  const { sqlName } = term.table;
  const isTheirs = parts.nouns.every(
    (noun) =>
      noun.kind === 'column' &&
      (noun.column.ref.table === sqlName || canLookUp(model, sqlName, noun.column.ref.table)),
  );
  // The total of one row is the amount of that row.
  const amounts = parts.measures.flatMap(({ aggregate, noun }) =>
    (aggregate === 'sum' || (aggregate === 'count' && noun?.kind === 'column' && isNumber(noun.column))) &&
    noun?.kind === 'column' &&
    noun.column.ref.table === sqlName
      ? [noun]
      : [],
  );
  const isPlain = amounts.length === parts.measures.length;
  const isNamed = parts.nouns.length + amounts.length > 0 || parts.marks.has('details');
  if (!isNamed || !isTheirs || !isPlain) return null;
  const row: Noun = { ...term, from: group.to - 1, to: group.to };
  const told = amounts.map((noun) => ({ ...noun, distinct: false, isAdded: true }));
  const nouns = [...parts.nouns, ...told, { ...row, distinct: false, isAdded: false }].sort(
    (left, right) => left.from - right.from,
  );
  return { ...parts, measures: [], groups: [], nouns };
}

/** "the average money requested by the entrepreneurs": each of them is one row of that amount, so that nobody means groups. Null of everything else. */
export function doneByRows({ groups, measures, ...parts }: Parts, tokens: readonly Token[]): Parts | null {
  const [group, ...more] = groups;
  const [term, ...terms] = group?.terms ?? [];
  const [measure, ...others] = measures;
  if (!group || term?.kind !== 'table' || !measure || more.length + terms.length + others.length > 0)
    return null;
  const isMany = tokens[group.from]?.lower === 'by' && tokens[group.from + 1]?.lower === 'the';
  const last = tokens[group.to - 1];
  const isPlural = last !== undefined && last.lower !== last.lemma && last.lower.endsWith('s');
  const isTheirs = measure.noun?.kind === 'column' && measure.noun.column.ref.table === term.table.sqlName;
  const isOneOfAll = ['avg', 'median', 'min', 'max'].includes(measure.aggregate);
  return isMany && isPlural && isTheirs && isOneOfAll ? { ...parts, measures, groups: [] } : null;
}
