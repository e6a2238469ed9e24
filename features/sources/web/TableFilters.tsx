import { ListFilter, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ResultColumn } from '#kernel/catalog.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { RowFilter } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { describeFilter, type FilterEntry, type FilterKind, filterOf, kindsFor } from './row-filter-form.ts';

const strings = sourcesStrings.browser;

interface TableFiltersProps {
  columns: readonly ResultColumn[];
  filters: readonly RowFilter[];
  onChange: (filters: RowFilter[]) => void;
}

/** The conditions that the shown rows meet, and a form for one more. */
export function TableFilters({ columns, filters, onChange }: TableFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ListFilter aria-hidden="true" className="size-3.5" />
          {strings.addFilter}
        </Button>
        {filters.length > 0 && (
          <ul aria-label={strings.filters} className="contents">
            {filters.map((filter) => (
              <li key={JSON.stringify(filter)} className="max-w-full">
                <Button
                  size="small"
                  look="quiet"
                  canWrap
                  aria-label={strings.removeFilter(describeFilter(filter))}
                  onClick={() => onChange(filters.filter((other) => other !== filter))}
                >
                  {describeFilter(filter)}
                  <X aria-hidden="true" className="size-3.5 shrink-0" />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isOpen && (
        <FilterForm
          columns={columns}
          onAdd={(filter) => {
            onChange([...filters, filter]);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface FilterFormProps {
  columns: readonly ResultColumn[];
  onAdd: (filter: RowFilter) => void;
}

function FilterForm({ columns, onAdd }: FilterFormProps) {
  const first = columns[0];
  const [entry, setEntry] = useState<FilterEntry>({
    column: first?.name ?? '',
    kind: kindsFor(first?.type ?? 'text')[0] ?? 'equals',
    text: '',
    from: '',
    to: '',
  });
  const type = columns.find(({ name }) => name === entry.column)?.type ?? 'text';
  const kinds = kindsFor(type);
  const filter = filterOf(entry);
  const change = (changes: Partial<FilterEntry>) => setEntry({ ...entry, ...changes });
  const chooseColumn = (column: string) => {
    const chosen = kindsFor(columns.find(({ name }) => name === column)?.type ?? 'text');
    setEntry({ column, kind: chosen[0] ?? 'equals', text: '', from: '', to: '' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (filter) onAdd(filter);
  };
  const inputType = type === 'date' || type === 'timestamp' ? 'date' : 'text';
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2 rounded-card bg-sunken p-3">
      <Select
        label={strings.filterColumn}
        value={entry.column}
        onChange={(event) => chooseColumn(event.target.value)}
        options={columns.map(({ name }) => ({ value: name, label: name }))}
      />
      <Select
        label={strings.filterKind}
        value={entry.kind}
        onChange={(event) => change({ kind: event.target.value as FilterKind })}
        options={kinds.map((kind) => ({ value: kind, label: strings.filterKinds[kind] }))}
      />
      {(entry.kind === 'contains' || entry.kind === 'equals') && (
        <TextInput
          label={strings.filterText}
          type={entry.kind === 'equals' ? inputType : 'text'}
          value={entry.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
      {entry.kind === 'range' && (
        <>
          <TextInput
            label={strings.filterFrom}
            type={inputType}
            value={entry.from}
            onChange={(event) => change({ from: event.target.value })}
          />
          <TextInput
            label={strings.filterTo}
            type={inputType}
            value={entry.to}
            onChange={(event) => change({ to: event.target.value })}
          />
        </>
      )}
      <Button type="submit" look="primary" disabled={filter === null}>
        {strings.apply}
      </Button>
    </form>
  );
}
