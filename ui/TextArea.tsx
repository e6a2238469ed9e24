import type { TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';

export interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {}

/** Text of several lines. */
export function TextArea({ label, hint, error, isRequired, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
      {(attributes) => (
        <textarea
          {...area}
          {...attributes}
          aria-required={isRequired || undefined}
          className={classNames(controlClass, 'min-h-20 py-2', className)}
        />
      )}
    </Field>
  );
}
