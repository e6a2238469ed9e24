/** A name as SQL reads it: `Net "total"` becomes `"Net ""total"""`. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text as a SQL literal. NUL cannot stand in a literal and is dropped. */
export function quoteText(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`;
}
