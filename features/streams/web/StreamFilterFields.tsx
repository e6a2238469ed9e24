import { Checkbox } from '#ui/Checkbox.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { streamsStrings as strings } from '../strings.ts';
import type { StreamForm } from './stream-form.ts';

interface StreamFilterFieldsProps {
  form: StreamForm;
  onChange: (part: Partial<StreamForm>) => void;
}

/** What is wanted of the source; the fields are those that mean something for the type of stream. */
export function StreamFilterFields({ form, onChange }: StreamFilterFieldsProps) {
  const textInput = (name: 'tables' | 'fields' | 'conditions' | 'eventTypes', hint: string) => (
    <TextInput
      label={strings[name]}
      hint={hint}
      value={form[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <>
      {form.streamType === 'change_tracking' && <ChangeTracking form={form} onChange={onChange} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {textInput(form.streamType === 'event_driven' ? 'eventTypes' : 'tables', strings.listHint)}
        {textInput('fields', strings.listHint)}
      </div>
      {textInput('conditions', strings.conditionsHint)}
    </>
  );
}

function ChangeTracking({ form, onChange }: StreamFilterFieldsProps) {
  const names = ['trackInserts', 'trackUpdates', 'trackDeletes'] as const;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{strings.changeTracking}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={strings[name]}
            checked={form[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
