import type { ColumnForm } from '#kernel/live.ts';
import { type Dialect, Unsayable } from './dialect.ts';

/** A column as it is computed with. */
export function computedSql(dialect: Dialect, name: string, form: ColumnForm | undefined): string {
  if (form !== undefined && dialect.forms[form] === null)
    throw new Unsayable(
      form === 'single'
        ? `${dialect.title} adds numbers of this type up by rules of its own.`
        : `${dialect.title} does not compare values of this type.`,
    );
  return heldSql(dialect, name, form);
}

/** A column as it is told: what cannot be computed with is as it is. */
export function heldSql(dialect: Dialect, name: string, form: ColumnForm | undefined): string {
  const write = form === undefined ? undefined : dialect.forms[form];
  return write ? write(name) : name;
}
