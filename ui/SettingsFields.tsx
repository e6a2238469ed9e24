import { type SettingField, shownFields } from '#kernel/settings.ts';
import { Checkbox } from './Checkbox.tsx';
import { SecretInput } from './SecretInput.tsx';
import { Select } from './Select.tsx';
import type { SettingsForm } from './settings-form.ts';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

interface SettingsFieldsProps {
  fields: readonly SettingField[];
  form: SettingsForm;
  /** Secrets that the server holds. */
  stored: ReadonlySet<string>;
  onChange: (form: SettingsForm) => void;
}

/** The inputs of a manifest's fields: those that count for what was chosen so far, in two columns where there is room. */
export function SettingsFields({ fields, form, stored, onChange }: SettingsFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 sm:[&>:has([type=checkbox])]:self-center sm:[&>:has(textarea)]:col-span-2 sm:[&>:only-child]:col-span-2">
      {shownFields(fields, form).map((field) => (
        <SettingInput
          key={field.name}
          field={field}
          value={form[field.name] ?? null}
          isStored={stored.has(field.name)}
          onChange={(value) => onChange({ ...form, [field.name]: value })}
        />
      ))}
    </div>
  );
}

interface SettingInputProps {
  field: SettingField;
  value: string | boolean | null;
  isStored: boolean;
  onChange: (value: string | boolean | null) => void;
}

function SettingInput({ field, value, isStored, onChange }: SettingInputProps) {
  if (field.kind === 'boolean') {
    return (
      <Checkbox
        label={field.label}
        hint={field.help}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  if (field.kind === 'secret') {
    return <SecretInput field={field} value={value} isStored={isStored} onChange={onChange} />;
  }
  const shared = {
    label: field.label,
    hint: field.help,
    isRequired: field.isRequired,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (field.kind === 'choice') return <Select {...shared} options={field.options ?? []} />;
  if (field.format === 'pem' || field.format === 'pem-or-file')
    return <TextArea {...shared} spellCheck={false} autoComplete="off" />;
  return (
    <TextInput
      {...shared}
      placeholder={field.placeholder}
      inputMode={inputModeOf(field)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function inputModeOf(field: SettingField): 'numeric' | 'url' | 'text' {
  if (field.kind === 'number') return 'numeric';
  return field.format === 'url' ? 'url' : 'text';
}
