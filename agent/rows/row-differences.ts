import { sizedColumns } from './row-extremes.ts';
import { type Item, type ItemList, isBinding, isPlain } from './row-items.ts';
import { emptyQuery, type RowCondition, type RowQuery } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { sizeAdjectives } from './row-words.ts';

const asking = new Set(
  'how many much more less fewer than difference what is was between in of the number amount total did does do has have had and there'.split(
    ' ',
  ),
);

/** "the difference in points between A and B", "how many more points did A score than B": of two rows. */
export function differenceQueries(table: RowTable, { items }: ItemList): RowQuery[] {
  const named = items.filter(({ mentions }) => mentions.length > 0);
  const [left, right, ...others] = named;
  if (!left || !right || others.length > 0) return [];
  const headers = items.filter(({ header }) => header !== null);
  const measures = headers.flatMap(
    ({ header }) => header?.columns.filter(({ isNumeric }) => isNumeric) ?? [],
  );
  const sized = items.flatMap((item) => {
    const adjective = sizeAdjectives.find(
      ({ forms }) => isPlain(item) && forms.split(' ').includes(item.lower),
    );
    return adjective && !['more', 'less'].includes(item.lower)
      ? [{ item, columns: sizedColumns(table, adjective.headers) }]
      : [];
  });
  const columns = new Set<RowColumn>(
    measures.length > 0 ? measures : sized.flatMap((found) => found.columns),
  );
  if (columns.size !== 1) return [];
  const [column] = columns;
  const areAllOwned =
    column !== undefined && areOwned(items, [left, right, ...sized.map(({ item }) => item)], column, left);
  if (!column || !areAllOwned) return [];
  return left.mentions.flatMap((own): RowQuery[] => {
    const other = right.mentions.find((mention) => mention.column === own.column);
    if (!other || own.column === column || own.rows.size !== 1 || other.rows.size !== 1) return [];
    if ([...own.rows].some((row) => other.rows.has(row))) return [];
    const sides = [own, other].map(
      ({ column: named, rows, isWhole }): RowCondition => ({ kind: 'cells', column: named, rows, isWhole }),
    ) as [RowCondition, RowCondition];
    return [
      {
        ...emptyQuery({ kind: 'difference', column, sides }),
        stretch: (own.isWhole ? 0 : 0.2) + (other.isWhole ? 0 : 0.2),
      },
    ];
  });
}

function areOwned(items: Item[], used: Item[], column: RowColumn, left: Item): boolean {
  return items.every((item, index) => {
    if (used.includes(item) || (isPlain(item) && (isBinding(item) || asking.has(item.lower)))) return true;
    if (item.header)
      return (
        item.header.columns.includes(column) ||
        item.header.columns.some((named) => left.mentions.some((mention) => mention.column === named))
      );
    if (!isPlain(item) || item.number !== null) return false;
    if (item.lemma === 'medal' && items[index - 1]?.header) return true;
    const asked = items
      .slice(0, index)
      .some(({ lower }) => ['did', 'does', 'do', 'has', 'have', 'had', 'was', 'is', 'were'].includes(lower));
    return (
      asked &&
      (/(ed|ing)$/.test(item.lower) || item.lower === item.lemma) &&
      !['the', 'a', 'of', 'in', 'first', 'last'].includes(items[index - 1]?.lower ?? '')
    );
  });
}
