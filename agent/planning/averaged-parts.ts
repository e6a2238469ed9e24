import { isMeasureColumn } from './nouns.ts';
import type { Parts } from './parts.ts';

/** "price on average" is the average price. Of totals for each group it may be another thing, so there it stays unread. */
export function averagedParts(parts: Parts): Parts | null {
  if (!parts.marks.has('onAverage')) return null;
  const asked = averageOfCounted(parts);
  if (asked) return asked;
  const [noun, ...more] = parts.nouns.filter((candidate) => candidate.kind === 'column');
  if (!noun || more.length > 0 || parts.measures.length > 0) return null;
  const isPerThing = parts.groups.some(
    ({ via, terms }) =>
      via === 'per' &&
      terms.some(
        (term) =>
          term.kind === 'table' || (term.kind === 'column' && term.column.profile.role === 'identifier'),
      ),
  );
  if (isPerThing) return null;
  if (!isMeasureColumn(noun.column) || (parts.groups.length > 0 && noun.column.profile.role !== 'ratio'))
    return null;
  const { from, to } = noun;
  const marks = new Map([...parts.marks].filter(([mark]) => mark !== 'onAverage'));
  const asks = parts.asks.difference(new Set(['howMuch']));
  return {
    ...parts,
    marks,
    asks,
    nouns: parts.nouns.filter((other) => other !== noun),
    measures: [{ from, to, aggregate: 'avg', noun, isHowMany: false }],
  };
}

/** "how many hours does a clutch job take on average": of the amount that the rows tell, not of their number. */
function averageOfCounted(parts: Parts): Parts | null {
  const [term, ...more] = parts.measures;
  const { noun } = term ?? {};
  const isAmount =
    noun?.kind === 'column' && noun.column.profile.role === 'additive' && isMeasureColumn(noun.column);
  const isOther = more.length + parts.groups.length + parts.formulas.length + parts.quotients.length > 0;
  const hasColumns = parts.nouns.some(({ kind }) => kind === 'column');
  if (!term?.isHowMany || term.aggregate !== 'count' || !isAmount || isOther || hasColumns) return null;
  const marks = new Map([...parts.marks].filter(([mark]) => mark !== 'onAverage'));
  return { ...parts, marks, measures: [{ ...term, aggregate: 'avg', isHowMany: false }] };
}
