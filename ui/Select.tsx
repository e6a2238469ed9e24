import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[];
  /** Shown as an empty first option. */
  placeholder?: string;
}

/** The browser's own list: it is known to every keyboard, screen reader and phone. */
export function BareSelect({ options, placeholder, className, ...select }: SelectProps) {
  return (
    <span className={classNames('relative inline-flex', className)}>
      <select {...select} className={classNames(controlClass, 'h-9 appearance-none pr-8')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 right-2.5 size-4 text-muted"
      />
    </span>
  );
}

export function Select({ label, hint, error, isRequired, ...select }: FieldProps & SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
      {(attributes) => <BareSelect {...select} {...attributes} />}
    </Field>
  );
}
