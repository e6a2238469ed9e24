import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { ShownTable } from '../contract.ts';
import { meaningNameMaximumLength, synonymsMaximum } from '../limits.ts';
import { ColumnMeaningFields } from './ColumnMeaningFields.tsx';
import { KeyColumns } from './KeyColumns.tsx';
import { foundFormOf, halfWritten, meaningFormOf, toldOf } from './meaning-form.ts';
import { meaningStrings } from './meaning-strings.ts';
import { NamedTerms } from './NamedTerms.tsx';
import { PackChoice } from './PackChoice.tsx';
import { SourceForm } from './SourceForm.tsx';
import { useTellMeaning } from './use-meaning.ts';

const strings = meaningStrings;
const namesMaximumLength = meaningNameMaximumLength * synonymsMaximum;

interface TableMeaningFormProps {
  sourceId: string;
  table: ShownTable;
  /** Told whether the fields hold something that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
  onClose: () => void;
}

/** The meaning of one table and of each of its columns. */
export function TableMeaningForm({ sourceId, table, onUnsaved, onClose }: TableMeaningFormProps) {
  const [form, setForm] = useState(() => meaningFormOf(table));
  const tell = useTellMeaning(sourceId, onClose);
  const isUnsaved = JSON.stringify(form) !== JSON.stringify(meaningFormOf(table));
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  const found = foundFormOf(table);
  const isAsFound = JSON.stringify(form) === JSON.stringify(found);
  const dates = table.columns.filter(({ type }) => type === 'date' || type === 'timestamp');
  const optionsOf = (columns: ShownTable['columns']) => [
    { value: '', label: strings.none },
    ...columns.map(({ name }) => ({ value: name, label: name })),
  ];
  const [incomplete, setIncomplete] = useState<string | null>(null);
  const save = () => {
    const half = halfWritten(form);
    setIncomplete(half ? strings.halfWritten(half.name.trim()) : null);
    if (half) return;
    const { name, revision, told } = table;
    tell.save({ table: name, revision, told: toldOf(table, form), before: told });
  };
  return (
    <SourceForm
      onSave={save}
      onClose={onClose}
      isPending={tell.isPending}
      failure={incomplete ?? tell.failure}
    >
      {table.changedBy && table.changedAt && (
        <p className="text-muted text-xs">
          {strings.lastChange(table.changedBy, formatDateTime(table.changedAt))}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={strings.mainDate}
          hint={strings.mainDateHint}
          options={optionsOf(dates)}
          value={form.mainDate}
          onChange={(event) => setForm({ ...form, mainDate: event.target.value })}
        />
        <Select
          label={strings.displayColumn}
          options={optionsOf(table.columns)}
          value={form.displayColumn}
          onChange={(event) => setForm({ ...form, displayColumn: event.target.value })}
        />
      </div>
      <TextInput
        label={strings.tableSynonyms}
        hint={strings.synonymsHint}
        maxLength={namesMaximumLength}
        value={form.synonyms}
        onChange={(event) => setForm({ ...form, synonyms: event.target.value })}
      />
      <div className="rounded-control border border-line px-3">
        <Disclosure title={strings.key} note={form.key.join(', ') || strings.keyNone}>
          <KeyColumns
            label={strings.keyLegend}
            columns={table.columns.map(({ name }) => name)}
            chosen={form.key}
            isDisabled={tell.isPending}
            onChange={(key) => setForm({ ...form, key })}
          />
          <p className="mt-2 text-muted text-xs">{strings.keyHint}</p>
        </Disclosure>
        {table.keyProblem !== null && <p className="pb-2 text-danger text-xs">{table.keyProblem}</p>}
      </div>
      {table.pack && (
        <PackChoice
          pack={table.pack}
          isOff={form.withoutPack}
          onChange={(withoutPack) => setForm({ ...form, withoutPack })}
        />
      )}
      <section aria-label={strings.columns}>
        <h3 className="mb-1 font-medium">{strings.columns}</h3>
        <div className="rounded-control border border-line px-3">
          {table.columns.map((column) => {
            const fields = form.columns[column.name];
            return (
              fields && (
                <ColumnMeaningFields
                  key={column.name}
                  column={column}
                  form={fields}
                  packed={
                    table.pack && !form.withoutPack
                      ? { name: table.pack.name, words: table.pack.words[column.name] ?? [] }
                      : null
                  }
                  onChange={(changed) =>
                    setForm({ ...form, columns: { ...form.columns, [column.name]: changed } })
                  }
                />
              )
            );
          })}
        </div>
      </section>
      <NamedTerms
        kind="metrics"
        terms={form.metrics}
        problems={table.problems}
        onChange={(metrics) => setForm({ ...form, metrics })}
      />
      <NamedTerms
        kind="filters"
        terms={form.filters}
        problems={table.problems}
        onChange={(filters) => setForm({ ...form, filters })}
      />
      {!isAsFound && (
        <div>
          <Button size="small" look="quiet" onClick={() => setForm(found)}>
            {strings.reset}
          </Button>
        </div>
      )}
    </SourceForm>
  );
}
