/** The name of a file without folders, ending and control characters: what its table is called. */
export function tableNameOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\s.]+$/, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 120);
  return name === '' ? 'Table' : name;
}
