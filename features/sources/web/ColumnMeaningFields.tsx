import { Disclosure } from '#ui/Disclosure.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { ShownTable } from '../contract.ts';
import { meaningNameMaximumLength, synonymsMaximum, unitMaximumLength } from '../limits.ts';
import { type ColumnForm, columnToldOf } from './meaning-form.ts';
import { meaningStrings } from './meaning-strings.ts';

const strings = meaningStrings;

interface ColumnMeaningFieldsProps {
  column: ShownTable['columns'][number];
  form: ColumnForm;
  /** What a pack calls it, and the pack. */
  packed: { name: string; words: readonly string[] } | null;
  onChange: (form: ColumnForm) => void;
}

/** One column: its kind beside its name, and the fields below for whoever wants to tell it otherwise. */
export function ColumnMeaningFields({ column, form, packed, onChange }: ColumnMeaningFieldsProps) {
  const isChanged = Object.keys(columnToldOf(column, form)).length > 0;
  const note = [strings.roles[form.role], form.unit, isChanged && strings.changed]
    .filter(Boolean)
    .join(' · ');
  const role = (value: string) => column.roles.find((known) => known === value) ?? form.role;
  return (
    <Disclosure title={column.name} note={note}>
      <div className="grid gap-3">
        {column.examples.length > 0 && (
          <p className="wrap-anywhere text-muted text-xs">{strings.examples(column.examples)}</p>
        )}
        {packed && packed.words.length > 0 && (
          <p className="wrap-anywhere text-muted text-xs">{strings.packWords(packed.words, packed.name)}</p>
        )}
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextInput
            label={strings.label}
            placeholder={column.name}
            maxLength={meaningNameMaximumLength}
            value={form.label}
            onChange={(event) => onChange({ ...form, label: event.target.value })}
          />
          <TextInput
            label={strings.synonyms}
            hint={strings.synonymsHint}
            maxLength={meaningNameMaximumLength * synonymsMaximum}
            value={form.synonyms}
            onChange={(event) => onChange({ ...form, synonyms: event.target.value })}
          />
          <Select
            label={strings.role}
            options={column.roles.map((value) => ({ value, label: strings.roles[value] }))}
            value={form.role}
            onChange={(event) => onChange({ ...form, role: role(event.target.value) })}
          />
          <TextInput
            label={strings.unit}
            hint={strings.unitHint}
            maxLength={unitMaximumLength}
            value={form.unit}
            onChange={(event) => onChange({ ...form, unit: event.target.value })}
          />
        </div>
      </div>
    </Disclosure>
  );
}
