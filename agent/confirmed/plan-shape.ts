import type { Plan } from '../plan.ts';

const blank = '*';

/**
 * A plan without what may differ between two askings of one question: its periods, and with `isOfAnyValue` also the values that
 * columns are held to. Two plans of one shape do the same with other days or values. A text to compare.
 */
export function shapeOf(plan: Plan, { isOfAnyValue }: { isOfAnyValue: boolean }): string {
  const { trace: _trace, assumptions: _assumptions, score: _score, margin: _margin, ...rest } = plan;
  // Two periods side by side name their results.
  const numbered = new Map(
    plan.measures.flatMap(({ name, where }, at) =>
      where.some(({ kind }) => kind === 'period') ? [[name, `measure ${at}`] as const] : [],
    ),
  );
  const measures = rest.measures.map((measure) =>
    numbered.has(measure.name) ? { ...measure, name: numbered.get(measure.name), label: blank } : measure,
  );
  const sort = rest.sort.map((key) => ({ ...key, name: numbered.get(key.name) ?? key.name }));
  const comparison =
    rest.comparison?.kind === 'periods'
      ? { ...rest.comparison, labels: blank, notes: blank }
      : rest.comparison;
  return JSON.stringify({ ...rest, measures, sort, comparison }, (key, value: unknown) => {
    if (key === 'until' && typeof value === 'string') return blank;
    if (typeof value !== 'object' || value === null || !('kind' in value)) return value;
    return blanked(value as Record<string, unknown>, isOfAnyValue);
  });
}

function blanked(part: Record<string, unknown>, isOfAnyValue: boolean): Record<string, unknown> {
  const { kind, start, end, values, value, operator } = part;
  // Whether a year is taken whole or by its months is a matter of days, too.
  if (kind === 'period')
    return {
      ...part,
      part: undefined,
      start: start === null ? null : blank,
      end: end === null ? null : blank,
      label: blank,
    };
  if (!isOfAnyValue) return part;
  if (kind === 'oneOf' && Array.isArray(values)) return { ...part, values: values.map(() => blank) };
  if (kind === 'compare' && operator === '=' && typeof value === 'string') return { ...part, value: blank };
  return part;
}

/** What a question says besides periods and values, word by word: the stretches that a slot may fill are blank. */
export function wordsAround({ trace }: Pick<Plan, 'trace'>): string {
  return trace
    .map(({ node, text }) => (node === 'filter' || node === 'period' ? blank : text.toLowerCase()))
    .filter((text) => !['a', 'an', 'the'].includes(text))
    .join(' ');
}
