import type { CatalogTable, QueryRequest } from '#kernel/catalog.ts';
import { bindValues, boundText, shownValues } from '../sql/dialects/bound-values.ts';
import { heldSql } from '../sql/dialects/held-columns.ts';
import { dialects } from '../sql/dialects/registry.ts';
import { selectSql } from '../sql/select.ts';
import { pathSql } from './facts.ts';

const valuesMost = 200;

/**
 * Asks the system of a live table which of the texts stand in a column, whatever their case. The system compares: where it knows no
 * accents, a value with one is not found by a text without.
 */
export function valuesStatement(
  { sqlName, dataSourceId, live }: CatalogTable,
  column: string,
  texts: readonly string[],
): Pick<QueryRequest, 'sql' | 'tables' | 'live'> {
  if (!live) throw new Error(`${sqlName} is no live table.`);
  const dialect = dialects[live.dialect];
  const form = live.columns.find(({ name }) => name === column)?.form;
  const held = heldSql(dialect, dialect.name(column), form);
  const select = selectSql(
    {
      isDistinct: true,
      outputs: [{ sql: dialect.exactText(held), name: 'found' }],
      from: `FROM ${pathSql(dialect, live.path)}`,
      where: [`${dialect.lowered(held)} IN (${texts.map(boundText).join(', ')})`],
      groupCount: 0,
      kept: [],
      order: [],
    },
    dialect,
    valuesMost,
  );
  const instead = 'SELECT found';
  const like = {
    sql: 'SELECT found FROM looked_up',
    tables: [{ sqlName: 'looked_up', columns: [{ name: 'found', type: 'text' as const }] }],
  };
  return {
    sql: instead,
    tables: [],
    live: {
      whole: {
        dataSourceId,
        ...bindValues(select, dialect),
        shown: shownValues(select),
        maxRows: valuesMost,
        like,
        instead,
      },
      parts: [],
    },
  };
}
