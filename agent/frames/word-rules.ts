import type { ChartConfig } from '#kernel/answer.ts';
import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import type { Fragment, Piece } from './fragments.ts';
import { isRowsOfTable } from './rows-of-table.ts';
import { shownSentence } from './second-sentences.ts';
import { shownTermsAt } from './terms.ts';

const askWords: Operator[] = ['show', 'which', 'what', 'who', 'when', 'where', 'how'];
const charts: Partial<Record<Operator, ChartConfig['type'] | null>> = {
  barChart: 'bar',
  lineChart: 'line',
  pieChart: 'pie',
  tableChart: 'table',
  scatterChart: 'scatter',
  chart: null,
};
const marks: Partial<Record<Operator, Fragment>> = {
  share: { kind: 'share' },
  onAverage: { kind: 'onAverage' },
  trend: { kind: 'trend' },
  running: { kind: 'running' },
  versus: { kind: 'versus' },
  compare: { kind: 'compare' },
  rows: { kind: 'rows' },
  details: { kind: 'details' },
  distinct: { kind: 'distinct' },
  and: { kind: 'and' },
};

/** Question words, list verbs, chart words and the marks of whole frames. */
export function wordRule(lattice: Lattice, at: number): Piece[] {
  const pieces: Piece[] = [];
  for (const span of lattice.spans[at] ?? []) {
    if (span.kind === 'filler')
      pieces.push({ from: at, to: span.to, score: 0.4, fragment: { kind: 'filler' } });
    if (span.kind === 'predicateVerb')
      pieces.push({ from: at, to: span.to, score: 0.38, fragment: { kind: 'verb' } });
    if (span.kind !== 'operator') continue;
    const mark = span.operator === 'rows' && isRowsOfTable(lattice, at) ? undefined : marks[span.operator];
    if (mark) pieces.push({ from: at, to: span.to, score: 0.9, fragment: mark });
    if (span.operator === 'or' && lattice.tokens[at]?.lower === 'or')
      pieces.push({ from: at, to: span.to, score: 0.5, fragment: { kind: 'or' } });
    const isRelative =
      (span.operator === 'where' || span.operator === 'when' || span.operator === 'who') && at > 0;
    // "the biggest deal and who owns it" asks for more than the deal.
    if (span.operator === 'who' && isSecondQuestion(lattice, at)) continue;
    if (isRelative) pieces.push({ from: at, to: span.to, score: 0.4, fragment: { kind: 'filler' } });
    else if (askWords.includes(span.operator) && (span.operator !== 'show' || isRequest(lattice, at)))
      pieces.push({
        from: at,
        to: span.to,
        score: 0.8,
        fragment: {
          kind: 'ask',
          word: isWhich(lattice, at) || isNaming(lattice, at) ? 'which' : (span.operator as 'show'),
        },
      });
    const chart = charts[span.operator];
    if (chart !== undefined && isChart(lattice, at, span.to))
      pieces.push({ from: at, to: span.to, score: 0.95, fragment: { kind: 'chart', type: chart } });
  }
  return pieces;
}

/**
 * "Draw the sales" asks for a chart, "how many matches were a draw" does not; nor do "orders with pie" where the data know a pie, which
 * would lose a condition.
 */
function isChart({ model, tokens, spans }: Lattice, at: number, to: number): boolean {
  const isLone = to === at + 1;
  if (at === 0 || !isLone) return true;
  const word = tokens[at]?.lower ?? '';
  if (word === 'draw' && articles.has(tokens[at - 1]?.lower ?? '')) return false;
  if (model.values.byPhrase.has(word)) return false;
  return !(spans[at] ?? []).some(({ kind }) => ['value', 'column', 'table'].includes(kind));
}

const articles = new Set(['a', 'an', 'the', 'in', 'no', 'any', 'each', 'every']);

/** "Name the climbers" asks which ones they are. */
function isNaming({ tokens }: Lattice, at: number): boolean {
  const isOpening = at === 0 || tokens[at]?.opensSentence === true || tokens[at - 1]?.lower === 'please';
  return tokens[at]?.lower === 'name' && isOpening;
}

/** "what towns do members live in" asks which ones, as "which towns" does. */
function isWhich({ tokens, spans }: Lattice, at: number): boolean {
  const next = tokens[at + 1];
  const isPlural = next?.kind === 'word' && next.lower !== next.lemma && /s$/.test(next.lower);
  return (
    tokens[at]?.lower === 'what' &&
    isPlural &&
    (spans[at + 1] ?? []).some(
      (span) =>
        span.kind === 'column' &&
        span.links.every(({ column }) => ['category', 'place'].includes(column.profile.role)),
    )
  );
}

/** "and who", ": who" without a relative clause before it that this could go on. */
function isSecondQuestion({ tokens }: Lattice, at: number): boolean {
  const before = tokens.slice(0, at).map(({ lower }) => lower);
  const isApart = ['and', ':', ';'].includes(before.at(-1) ?? '');
  return isApart && at > 1 && !before.some((word) => ['who', 'which', 'that', 'whose'].includes(word));
}

/** "name the shops" asks, "the name of the shop" does not: list verbs stand at the beginning. */
function isRequest(lattice: Lattice, at: number): boolean {
  const before = lattice.tokens[at - 1]?.lower;
  // "the id, name and port of" lists a name; it asks for none.
  const isInList =
    lattice.tokens[at]?.lower === 'name' && ['and', ',', 'of'].includes(lattice.tokens[at + 1]?.lower ?? '');
  if (isInList) return false;
  return (
    before === undefined ||
    (['please', 'you', 'me', 'us', 'to', 'can', 'just', 'and', 'i', ',', 'want', 'so'].includes(before) &&
      at < 9)
  );
}

/** A noun by itself; what it does in the question follows from the others. */
export function termRule(lattice: Lattice, at: number): Piece[] {
  const isShown = shownSentence(lattice, at) !== null;
  const plain = shownTermsAt(lattice, at).map(
    (reading): Piece => ({
      from: at,
      to: reading.to,
      score: reading.score,
      fragment: {
        kind: 'term',
        term: reading.term,
        distinct: false,
        ...(isShown && reading.term.kind === 'column' ? { isAdded: true } : {}),
      },
    }),
  );
  // "number of different hosts" counts; it lists nothing.
  const distinct = operatorEnds(lattice, at, 'distinct').flatMap(({ to }) =>
    lattice.tokens[at]?.lower === 'number'
      ? []
      : shownTermsAt(lattice, to).map(
          (reading): Piece => ({
            from: at,
            to: reading.to,
            score: reading.score,
            fragment: { kind: 'term', term: reading.term, distinct: true },
          }),
        ),
  );
  return [...plain, ...distinct, ...addedTerms(lattice, at)];
}

/** "customers in Japan with their segment": a column to be shown as well. */
function addedTerms(lattice: Lattice, at: number): Piece[] {
  const [first, second] = [lattice.tokens[at]?.lower ?? '', lattice.tokens[at + 1]?.lower ?? ''];
  if (!['with', 'and', 'including'].includes(first) || !['their', 'its', 'his', 'her'].includes(second))
    return [];
  return shownTermsAt(lattice, at + 2).flatMap((reading): Piece[] =>
    reading.term.kind === 'column'
      ? [
          {
            from: at,
            to: reading.to,
            score: reading.score * 0.95,
            fragment: { kind: 'term', term: reading.term, distinct: false, isAdded: true },
          },
        ]
      : [],
  );
}
