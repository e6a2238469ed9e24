/** Reads JSON text that this program wrote. A row that does not parse is damage, not input: it throws. */
export function readJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

export function readOptionalJson<T>(text: string | null): T | null {
  return text === null ? null : readJson<T>(text);
}
