import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';

export interface TextInputProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export function TextInput({ label, hint, error, isRequired, className, ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
      {(attributes) => (
        <input
          {...input}
          {...attributes}
          aria-required={isRequired || undefined}
          className={classNames(controlClass, 'h-10 sm:h-9', className)}
        />
      )}
    </Field>
  );
}
