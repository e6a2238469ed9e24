import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { formatCompact } from '#ui/format.ts';
import { BareSelect } from '#ui/Select.tsx';
import type { AvailableTable, SelectedTable } from '../../contract.ts';
import { AvailablePreview } from './AvailablePreview.tsx';
import { systemsStrings as strings } from './strings.ts';

interface SchemaTablesProps {
  sourceId: string;
  schema: string;
  tables: readonly AvailableTable[];
  chosen: ReadonlyMap<string, SelectedTable>;
  canBeLive: boolean;
  onChoose: (tables: readonly SelectedTable[], isChosen: boolean) => void;
}

/** The tables of one schema, each with a box; one box for all of them. */
export function SchemaTables({ sourceId, schema, tables, chosen, canBeLive, onChoose }: SchemaTablesProps) {
  const isAll = tables.every(({ name }) => chosen.has(name));
  return (
    <fieldset>
      <legend className="sr-only">{schema || strings.otherSchema}</legend>
      <Checkbox
        label={strings.allOf(schema || strings.otherSchema)}
        checked={isAll}
        onChange={() =>
          onChoose(
            tables.map((table) => chosen.get(table.name) ?? whole(table)),
            !isAll,
          )
        }
      />
      <ul className="mt-2 grid gap-1 border-line border-l pl-3">
        {tables.map((table) => (
          <TableChoice
            key={table.name}
            sourceId={sourceId}
            table={table}
            chosen={chosen.get(table.name) ?? null}
            canBeLive={canBeLive}
            onChoose={(next) => onChoose([next ?? whole(table)], next !== null)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface TableChoiceProps {
  sourceId: string;
  table: AvailableTable;
  chosen: SelectedTable | null;
  canBeLive: boolean;
  onChoose: (next: SelectedTable | null) => void;
}

type ChosenTable = Pick<TableChoiceProps, 'table' | 'onChoose'> & { chosen: SelectedTable };

function TableChoice({ sourceId, table, chosen, canBeLive, onChoose }: TableChoiceProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const bare = table.schema === null ? table.name : table.name.slice(table.schema.length + 1);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 py-1">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <Checkbox
          label={bare}
          hint={hintOf(table)}
          checked={chosen !== null}
          onChange={() => onChoose(chosen === null ? whole(table) : null)}
        />
        <span className="flex flex-wrap items-center gap-2">
          {table.kind === 'view' && <Badge>{strings.view}</Badge>}
          {chosen && canBeLive && <ModeChoice table={table} chosen={chosen} onChoose={onChoose} />}
          {chosen?.mode === 'synced' && <RefreshChoice table={table} chosen={chosen} onChoose={onChoose} />}
          <Button
            look="quiet"
            aria-expanded={isPreviewed}
            aria-label={`${isPreviewed ? strings.hidePreview : strings.preview}: ${bare}`}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {isPreviewed ? strings.hidePreview : strings.preview}
          </Button>
        </span>
      </div>
      {chosen?.refresh === 'incremental' && <p className="text-muted text-xs">{strings.deletedRows}</p>}
      {chosen?.mode === 'live' && <p className="text-muted text-xs">{strings.liveHint}</p>}
      {isPreviewed && <AvailablePreview sourceId={sourceId} table={table.name} />}
    </li>
  );
}

/** Copied, or left where it is and asked there. */
function ModeChoice({ table, chosen, onChoose }: ChosenTable) {
  return (
    <BareSelect
      aria-label={strings.mode(table.name)}
      value={chosen.mode}
      onChange={({ target }) =>
        onChoose({ ...whole(table), mode: target.value === 'live' ? 'live' : 'synced' })
      }
      options={[
        { value: 'synced', label: strings.synced },
        { value: 'live', label: strings.live },
      ]}
    />
  );
}

/** Whole each time, or what has changed by one of its columns; the second only where a key tells the rows apart. */
function RefreshChoice({ table, chosen, onChoose }: ChosenTable) {
  const columns =
    table.key.length === 0 ? [] : table.columns.filter(({ canOrderChanges }) => canOrderChanges);
  if (columns.length === 0) return null;
  return (
    <BareSelect
      aria-label={strings.refresh(table.name)}
      className="max-w-56"
      value={chosen.refresh === 'incremental' ? (chosen.changedAt ?? '') : ''}
      onChange={({ target }) =>
        onChoose(
          target.value === ''
            ? whole(table)
            : { ...whole(table), refresh: 'incremental', changedAt: target.value },
        )
      }
      options={[
        { value: '', label: strings.full },
        ...columns.map(({ name }) => ({ value: name, label: strings.incremental(name) })),
      ]}
    />
  );
}

function whole({ name }: AvailableTable): SelectedTable {
  return { name, mode: 'synced', refresh: 'full' };
}

function hintOf({ label, rowEstimate }: AvailableTable): string | undefined {
  const parts = [label, rowEstimate === null ? null : strings.estimate(formatCompact(rowEstimate))];
  return parts.filter((part) => part !== null && part !== '').join(' · ') || undefined;
}
