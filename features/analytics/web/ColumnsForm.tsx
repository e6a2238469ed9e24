import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { Select } from '#ui/Select.tsx';
import { uiStrings } from '#ui/strings.ts';
import type { BusinessChoice, ShownColumns } from '../contract.ts';
import { analyticsStrings } from '../strings.ts';
import { firstChoice } from './first-choice.ts';
import { useChooseColumns } from './use-choose-columns.ts';

const strings = analyticsStrings.columns;

interface ColumnsFormProps {
  columns: ShownColumns;
  onClose: () => void;
}

const options = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

/** Table, date, revenue and units; or none of them, which leaves the choice to the product. */
export function ColumnsForm({ columns, onClose }: ColumnsFormProps) {
  const { tables, inUse, isChosen } = columns;
  const [choice, setChoice] = useState<BusinessChoice | null>(isChosen ? inUse : null);
  const save = useChooseColumns(onClose);
  const table = tables.find(({ tableId }) => tableId === choice?.tableId);
  const inferred = tables.find(({ tableId }) => !isChosen && tableId === inUse?.tableId);
  const automatic =
    inferred && inUse ? strings.automaticNow(`${inferred.table}.${inUse.revenue}`) : strings.automatic;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ choice, before: { choice: isChosen ? inUse : null } });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Select
        label={strings.table}
        options={[
          { value: '', label: automatic },
          ...tables.map(({ tableId, table: name, source }) => ({
            value: tableId,
            label: strings.tableName(name, source),
          })),
        ]}
        value={choice?.tableId ?? ''}
        onChange={(event) => setChoice(firstChoice(columns, event.target.value))}
      />
      {choice && table && (
        <>
          <Select
            label={strings.revenue}
            options={options(table.amounts)}
            value={choice.revenue}
            onChange={(event) => setChoice({ ...choice, revenue: event.target.value })}
          />
          <Select
            label={strings.date}
            options={options(table.dates)}
            value={choice.date}
            onChange={(event) => setChoice({ ...choice, date: event.target.value })}
          />
          <Select
            label={strings.units}
            hint={strings.unitsHint}
            options={[{ value: '', label: strings.noUnits }, ...options(table.amounts)]}
            value={choice.units ?? ''}
            onChange={(event) => setChoice({ ...choice, units: event.target.value || null })}
          />
        </>
      )}
      {save.isError && (
        <p role="alert" className="text-danger text-sm">
          {userMessageOf(save.error, strings.saveFailed)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button type="submit" look="primary" isPending={save.isPending}>
          {save.isPending ? strings.saving : strings.save}
        </Button>
      </DialogActions>
    </form>
  );
}
