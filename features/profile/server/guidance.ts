import type { Catalog } from '#kernel/catalog.ts';
import { profileServerStrings as strings } from './strings.ts';

/** Sources named in a sentence at most. */
const namedSourcesMaximum = 6;

/** What people ask about the product rather than about their data, and what is said then. */
const topics: { isAsked: RegExp; answer: (catalog: Catalog) => string }[] = [
  { isAsked: /\b(create|build|make|train|set up)\b.*\bmodels?\b/i, answer: () => strings.aboutModels },
  { isAsked: /\banalytics\b/i, answer: () => strings.aboutAnalytics },
  { isAsked: /\binsights?\b/i, answer: describeData },
];

/**
 * The sentence for a message that is about the product; null for any other. Only for messages that the agent declined:
 * where the data itself knows of models or insights, its answer goes first.
 */
export function findGuidance(message: string, catalog: Catalog): string | null {
  return topics.find(({ isAsked }) => isAsked.test(message))?.answer(catalog) ?? null;
}

/** How much there is and where it comes from: sample data is named as such by its source. */
function describeData({ tables }: Catalog): string {
  if (tables.length === 0) return strings.noData;
  const rows = tables.reduce((sum, table) => sum + table.profile.rowCount, 0);
  const sources = [...new Set(tables.map((table) => table.dataSourceName))];
  return strings.aboutData({
    tables: tables.length,
    rows: rows.toLocaleString('en-US'),
    sources: sources.slice(0, namedSourcesMaximum).join(', '),
    otherSources: Math.max(0, sources.length - namedSourcesMaximum),
  });
}
