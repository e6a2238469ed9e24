export const entryKinds = ['page', 'source', 'table', 'column', 'conversation'] as const;

export interface SearchEntry {
  kind: (typeof entryKinds)[number];
  label: string;
  /** Where it belongs, such as the source of a table. */
  detail?: string;
  href: string;
}

/** How many results are listed at most. */
export const resultsMaximum = 12;

/** The entries that hold every word of the query, those whose names begin with it first. All pages for an empty query. */
export function rankEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries.filter((entry) => entry.kind === 'page').slice(0, resultsMaximum);
  return entries
    .map((entry, index) => ({ entry, index, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, resultsMaximum)
    .map(({ entry }) => entry);
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
