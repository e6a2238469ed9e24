/** A name as standard SQL reads it. NUL ends names in some drivers, so none may hold one. */
export function quoteName(name: string): string {
  if (name.includes('\0')) throw new Error('A name holds a NUL character.');
  return `"${name.replaceAll('"', '""')}"`;
}
