import type { SettingField } from '#kernel/settings.ts';
import { Button } from './Button.tsx';
import { settingsStrings as strings } from './settings-strings.ts';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

interface SecretInputProps {
  field: SettingField;
  /** What was typed; null when the stored secret is to be removed. */
  value: string | boolean | null;
  isStored: boolean;
  onChange: (value: string | null) => void;
}

/** A secret is written, never read: an empty input keeps what is stored, and only a button removes it. */
export function SecretInput({ field, value, isStored, onChange }: SecretInputProps) {
  const isRemoved = isStored && value === null;
  const shared = {
    label: field.label,
    hint: hintOf(field, isStored, isRemoved),
    isRequired: field.isRequired,
    value: typeof value === 'string' ? value : '',
    placeholder: isStored && !isRemoved ? strings.storedPlaceholder : '',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="grid justify-items-start gap-1 [&>:first-child]:w-full">
      {/* A line break in PEM text must survive, and a password input drops it. */}
      {field.format === 'pem-or-file' ? (
        <TextArea {...shared} autoComplete="off" />
      ) : (
        <TextInput {...shared} type="password" autoComplete="new-password" />
      )}
      {isStored && (
        <Button look="quiet" size="small" onClick={() => onChange(isRemoved ? '' : null)}>
          {isRemoved ? strings.keep : strings.remove}
        </Button>
      )}
    </div>
  );
}

function hintOf(field: SettingField, isStored: boolean, isRemoved: boolean): string | undefined {
  if (isRemoved) return strings.removed;
  const parts = [isStored && strings.stored, field.help].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
