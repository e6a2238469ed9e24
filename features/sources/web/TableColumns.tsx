import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { SourceWithTables } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { ColumnGlance } from './ColumnGlance.tsx';

interface TableColumnsProps {
  sourceId: string;
  table: SourceWithTables['tables'][number];
}

/** The columns of a table, and the chosen one at a glance beside them. */
export function TableColumns({ sourceId, table }: TableColumnsProps) {
  const [chosen, setChosen] = useState(table.columns[0]?.name ?? null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <ul
        aria-label={strings.columnsOf(table.name)}
        className="max-h-[62vh] overflow-y-auto border border-line"
      >
        {table.columns.map(({ name, type, role, unit }) => (
          <li key={name} className="border-line border-t first:border-t-0">
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => setChosen(name)}
              className={classNames(
                'flex w-full flex-wrap items-baseline justify-between gap-x-3 px-3 py-1.5 text-left',
                name === chosen ? 'bg-accent-surface text-accent' : 'hover:bg-sunken',
              )}
            >
              <span className="wrap-anywhere font-medium">{name}</span>
              <span className="text-muted text-xs">
                {[type, role, unit]
                  .filter((part, index, all) => part && all.indexOf(part) === index)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && <ColumnGlance sourceId={sourceId} table={table.name} column={chosen} />}
    </div>
  );
}
