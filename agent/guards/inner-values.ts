import type { Lattice } from '../lattice/lattice.ts';
import type { TableLink } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';

/**
 * "GP appointments" of a table called so, some of which are with a GP and others with a nurse: the words may be the name of the rows, or say which
 * of them. Neither is taken without asking.
 */
export function namesSomeRows({ model, tokens, spans }: Lattice): boolean {
  return spans.some((own, from) =>
    own.some(
      (span) =>
        span.kind === 'table' &&
        span.to - from > 1 &&
        span.links.some((link) =>
          tokens.slice(from, span.to - 1).some((token) => isValue(model, link, token)),
        ),
    ),
  );
}

function isValue(model: Lattice['model'], { table, source }: TableLink, { lower }: Token): boolean {
  return (
    source === 'name' &&
    (model.values.byPhrase.get(lower) ?? []).some(
      ({ column, source: found, score }) =>
        column.table === table.sqlName &&
        found === 'value' &&
        score >= 0.9 &&
        table.profile.columns.some(({ name, distinctCount }) => name === column.column && distinctCount > 1),
    )
  );
}
