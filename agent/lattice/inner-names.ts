import { type ColumnLink, columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Span } from './lattice.ts';

/** A year, in full or at the end of a word: "2026", "25/26", "Q1-26". */
const yearLike = /(19|20)\d\d|\d\d$/;

/** Whether all values of its column name stretches of time by their year: a text that happens to read "last week" is no term. */
function isOfTerms(model: SemanticModel, { column, score }: ValueLink): boolean {
  const profile = model.columns.get(columnKey(column))?.profile;
  return (
    score >= 0.97 &&
    profile?.hasAllValues === true &&
    profile.values.every(({ value }) => yearLike.test(value.trim()))
  );
}

/** "Spring 2026" of a column of terms is that term, whatever days the season has. */
export function withoutNamedSeasons(model: SemanticModel, spans: Span[][]): Span[][] {
  const terms = spans.flatMap((own, from) =>
    own.flatMap((span) =>
      span.kind === 'value' && span.to > from + 1 && span.links.some((link) => isOfTerms(model, link))
        ? [{ from, to: span.to }]
        : [],
    ),
  );
  return spans.map((own, at) =>
    own.filter(
      (span) =>
        !(
          span.kind === 'period' &&
          terms.some(
            ({ from, to }) => span.to > from && at < to && (at >= from || span.reading.period.isLoose),
          )
        ),
    ),
  );
}

/** Inside a longer exact name, shorter names that are only a part or a synonym were not meant: "attribute definitions" is one thing. */
export function dropInnerNames(spans: Span[][]): void {
  spans.forEach((own, from) => {
    for (const outer of own) {
      if (outer.to - from < 2 || !isExact(outer)) continue;
      for (let at = from; at < outer.to; at += 1) {
        const inner = spans[at] ?? [];
        spans[at] = inner.flatMap((span): Span[] => {
          const isInside = span.to <= outer.to && span.to - at < outer.to - from;
          // The "gas" of "gas stations" is no industry that is called by it.
          if (isInside && outer.kind === 'table' && (span.kind === 'value' || span.kind === 'valueSet')) {
            const values = span.links.filter(({ source }) => source === 'value' || source === 'inflected');
            return values.length > 0 ? [{ ...span, links: values }] : [];
          }
          // The "passes" of "season passes" are said with their whole name.
          if (isInside && outer.kind === 'value' && span.kind === 'value') {
            const values = span.links.filter(
              (link) => link.source !== 'named' || !outer.links.some(({ value }) => value === link.value),
            );
            return values.length > 0 ? [{ ...span, links: values }] : [];
          }
          if (!isInside || (span.kind !== 'column' && span.kind !== 'table')) return [span];
          if (span.kind === 'column') {
            const links = span.links.filter(
              (link) =>
                (link.source === 'name' || link.source === 'default') && !endsOther(span, link, outer),
            );
            return links.length > 0 ? [{ ...span, links }] : [];
          }
          const links = span.links.filter((link) => link.source === 'name');
          return links.length > 0 ? [{ ...span, links }] : [];
        });
      }
    }
  });
}

/** The "name" of "account name" is no name of another table's rows. */
function endsOther(inner: Span, { column }: ColumnLink, outer: Span): boolean {
  const isHeader =
    outer.kind === 'column' && outer.links.every(({ source, score }) => source === 'name' && score === 1);
  return (
    isHeader &&
    inner.to === outer.to &&
    !outer.links.some((link) => link.column.ref.table === column.ref.table)
  );
}

function isExact(span: Span): boolean {
  if (span.kind === 'value') return span.links.some((link) => link.score >= 0.9);
  if (span.kind !== 'column' && span.kind !== 'table') return false;
  return span.links.some((link) => link.source === 'name' && link.score >= 0.95);
}
