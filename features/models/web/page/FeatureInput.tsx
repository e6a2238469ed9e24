import { useId } from 'react';
import { TextInput } from '#ui/TextInput.tsx';
import type { FeatureField } from '../../contract.ts';
import { pageStrings as strings } from './strings.ts';

interface FeatureInputProps {
  field: FeatureField;
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

/** The value of one column. The frequent values of a category are offered; others are allowed. */
export function FeatureInput({ field, text, isWrong, onChange }: FeatureInputProps) {
  const { label, kind, levels, unit } = field;
  const listId = useId();
  return (
    <div>
      <TextInput
        label={unit ? `${label} (${unit})` : label}
        hint={kind === 'time' && strings.timeHint}
        error={isWrong ? strings.notNumber : null}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        list={levels.length > 0 ? listId : undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {levels.length > 0 && (
        <datalist id={listId}>
          {levels.map((level) => (
            <option key={level} value={level} />
          ))}
        </datalist>
      )}
    </div>
  );
}
