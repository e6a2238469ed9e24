import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: string;
  /** What the field wants, under the label. */
  hint?: ReactNode;
  error?: string | null | undefined;
  isRequired?: boolean;
}

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error around one control, tied together for those who do not see them. */
export function Field({
  label,
  hint,
  error,
  isRequired = false,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && !error && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // Beside a field that tells an error it stays where it was.
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {isRequired && (
          <span className="text-danger" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && !error && (
        <p id={`${id}-hint`} className="wrap-anywhere text-muted text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-danger text-xs">
          {error}
        </p>
      )}
    </div>
  );
}

/** Looks of everything that takes text. 16 px on phones, where smaller text makes the browser zoom in. */
export const controlClass =
  'w-full rounded-control border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-danger sm:text-sm';
