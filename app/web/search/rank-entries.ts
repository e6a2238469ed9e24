export const entryKinds = ['page', 'source', 'table', 'column', 'model', 'conversation'] as const;

export interface SearchEntry {
  kind: (typeof entryKinds)[number];
  label: string;
  /** Where it belongs, such as the source of a table. */
  detail?: string;
  href: string;
}

/** How many results are listed at most. */
export const resultsMaximum = 12;

/**
 * The entries that hold every word of the query, those whose names begin with it first. For an empty query what was opened
 * last, newest first, then the pages. `recent` holds addresses.
 */
export function rankEntries(
  entries: readonly SearchEntry[],
  query: string,
  recent: readonly string[] = [],
): SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    const opened = findRecent(entries, recent);
    const pages = entries.filter((entry) => entry.kind === 'page' && !opened.includes(entry));
    return [...opened, ...pages].slice(0, resultsMaximum);
  }
  return entries
    .map((entry, index) => ({ entry, index, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, resultsMaximum)
    .map(({ entry }) => entry);
}

/** What was opened last and still exists. */
export function findRecent(entries: readonly SearchEntry[], recent: readonly string[]): SearchEntry[] {
  return recent.flatMap((key) => entries.find((entry) => keyOfEntry(entry) === key) ?? []);
}

/** Several columns share their table's address. */
export function keyOfEntry({ kind, href, label }: SearchEntry): string {
  return kind === 'column' ? `${href}#${label}` : href;
}

function scoreOf(entry: SearchEntry, words: string[]): number {
  const label = entry.label.toLowerCase();
  const text = `${label} ${entry.detail?.toLowerCase() ?? ''}`;
  if (!words.every((word) => text.includes(word))) return 0;
  const phrase = words.join(' ');
  const first = words[0] ?? '';
  const kindScore = entryKinds.length - entryKinds.indexOf(entry.kind);
  const matchScore =
    label === phrase ? 40 : label.startsWith(first) ? 30 : label.includes(` ${first}`) ? 20 : 10;
  return matchScore + kindScore;
}
