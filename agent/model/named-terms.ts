import type { Catalog, CatalogTable } from '#kernel/catalog.ts';
import type { NamedFilter, NamedMetric } from '#kernel/named-terms.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { lemmasOfName } from './name-phrases.ts';

/** The words of a name as a question has them. */
type Phrase = Pick<Token, 'lower' | 'lemma'>[];

export interface ModelMetric {
  table: CatalogTable;
  metric: NamedMetric;
  phrases: Phrase[];
}

export interface ModelFilter {
  table: CatalogTable;
  filter: NamedFilter;
  phrases: {
    words: Phrase;
    /** How many of the last words only say what the rows are: "customer" of "active customer". */
    nounWords: number;
  }[];
}

/** What people have named over the tables of a catalog. */
export interface NamedTerms {
  metrics: ModelMetric[];
  filters: ModelFilter[];
  /** Names of metrics as lemmas. */
  metricKeys: ReadonlySet<string>;
  /** Those of filters as well: what people told goes before what the words commonly mean. */
  keys: ReadonlySet<string>;
}

export function namedTermsOf({ tables }: Catalog): NamedTerms {
  const metrics = tables.flatMap((table) =>
    (table.metrics ?? []).map((metric) => ({ table, metric, phrases: phrasesOf(metric) })),
  );
  const filters = tables.flatMap((table) =>
    (table.filters ?? []).map((filter) => ({
      table,
      filter,
      phrases: phrasesOf(filter).map((words) => ({ words, nounWords: nounWordsOf(table, words) })),
    })),
  );
  const keyOf = (words: Phrase): string => words.map(({ lemma }) => lemma).join(' ');
  const metricKeys = new Set(metrics.flatMap(({ phrases }) => phrases.map(keyOf)));
  const filterKeys = new Set(filters.flatMap(({ phrases }) => phrases.map(({ words }) => keyOf(words))));
  return { metrics, filters, metricKeys, keys: metricKeys.union(filterKeys) };
}

function phrasesOf({ name, synonyms }: Pick<NamedMetric, 'name' | 'synonyms'>): Phrase[] {
  return [name, ...synonyms].map((one) => tokenize(one.replaceAll('_', ' ')));
}

/** The rows may be called by the name of their table or by another name that a person gave. */
function nounWordsOf({ name, synonyms }: CatalogTable, words: Phrase): number {
  const lemmas = words.map(({ lemma }) => lemma);
  const nouns = [name, ...(synonyms ?? [])].map(lemmasOfName);
  const ends = nouns.filter(
    (noun) =>
      noun.length > 0 &&
      noun.length < lemmas.length &&
      noun.every((word, index) => lemmas[lemmas.length - noun.length + index] === word),
  );
  return Math.max(0, ...ends.map(({ length }) => length));
}

/** Where a name ends that begins at a token; null where other words stand there. */
export function phraseEnd(tokens: readonly Token[], at: number, words: Phrase): number | null {
  const isSaid = words.every(({ lower, lemma }, index) => {
    const token = tokens[at + index];
    return token !== undefined && (token.lower === lower || token.lemma === lemma);
  });
  return isSaid && words.length > 0 ? at + words.length : null;
}
