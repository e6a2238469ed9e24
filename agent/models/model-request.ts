import type { CatalogTable, Cell, ColumnProfile, QueryResult } from '#kernel/catalog.ts';
import type { Plan } from '../plan.ts';
import { sqlLiteral, sqlName } from '../sql/literals.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import { type Token, tokenize } from '../text/tokens.ts';

/** What a question asks of a model that has learnt from a table. */
export type ModelRequest = {
  /** SQL name of the table. */
  table: string;
  /** The words that ask for it, without those that ask for a training. */
  question: string;
  /** A model is to be trained, where there is none. */
  isTraining: boolean;
} & ModelTaskRequest;

export type ModelTaskRequest =
  | { task: 'anomaly_detection' }
  | { task: 'clustering'; clusters: number | null }
  | {
      task: 'classification';
      /** The column that tells what has become of a row. */
      target: string;
      /** Its value in rows of which it is true. */
      positive: string;
      /** The row that is meant, by a value of a column; null for all of which it is not true yet. */
      row: { column: string; value: string } | null;
    };

/** Asked in words that only a model could answer, but not for one as it stands. */
export interface NoRequest {
  reason: string;
}

interface Asking {
  tables: readonly CatalogTable[];
  previous: Plan | null;
  /** Rows of a statement over one table. */
  look: (sql: string, table: CatalogTable) => Promise<QueryResult>;
}

const anomalyWords = new Set('unusual anomaly anomalous outlier abnormal suspicious'.split(' '));
const anomalyForm = new Set(
  'which what show me find list detect any are be is there look seem the my our all in of among to rows row please can you do see'.split(
    ' ',
  ),
);
const segmentForm = new Set('please can could you we the my our all into in to'.split(' '));
const trainForm = /^(?:please )?train (?:a |the )?model(?: (?:for|that answers))?\s*:?\s+(.+)$/i;
const consentForm =
  /^(?:yes|yes please|ok|okay|sure|please do|go ahead|do it|do so|train it|train one|train a model|yes train (?:it|one|a model))[.!]?$/i;
const rowsLooked = 2;

/**
 * "which orders look unusual", "segment my customers", "will Ada Ltd churn": what is asked of a model. Every word has its part in the form, as in every
 * other reading. "Train a model: …", and a "yes" to what was offered, ask for a training besides. Null for all other questions.
 */
export async function modelRequestOf(
  text: string,
  asking: Asking & { unanswered: string | null },
): Promise<ModelRequest | NoRequest | null> {
  const bare = text.replace(/[?.!]+$/, '').trim();
  const consents = consentForm.test(bare.replaceAll(',', '')) && asking.unanswered !== null;
  const told = consents ? (asking.unanswered ?? '') : bare;
  const [, inner] = trainForm.exec(told) ?? [];
  const question = (inner ?? told).replace(/[?.!]+$/, '').trim();
  const request = await taskOf(question, asking);
  if (!request || 'reason' in request) return request;
  return { ...request, question, isTraining: consents || inner !== undefined };
}

type Found = { table: string } & ModelTaskRequest;

async function taskOf(question: string, asking: Asking): Promise<Found | NoRequest | null> {
  const tokens = tokenize(question).filter(({ kind }) => kind !== 'symbol');
  return anomaliesOf(tokens, asking) ?? segmentsOf(tokens, asking) ?? (await outcomeOf(tokens, asking));
}

function anomaliesOf(tokens: readonly Token[], { tables }: Asking): Found | null {
  const words = tokens.filter(({ lemma }) => anomalyWords.has(lemma));
  if (words.length !== 1 || isKnown(words[0]?.lemma ?? '', tables)) return null;
  const rest = tokens.filter(({ lemma }) => !anomalyWords.has(lemma));
  const named = namedTable(rest, tables);
  const only = ownTables(tables);
  const table = named?.table ?? (only.length === 1 ? only[0] : undefined);
  const left = named ? named.left : rest;
  if (!table || !left.every(({ lower, lemma }) => anomalyForm.has(lower) || anomalyForm.has(lemma)))
    return null;
  return { task: 'anomaly_detection', table: table.sqlName };
}

/** "segment my customers", "cluster the shops into 4 groups", "group customers into segments". */
function segmentsOf(tokens: readonly Token[], { tables }: Asking): Found | null {
  const at = tokens.findIndex(({ lower }) => !segmentForm.has(lower));
  const verb = tokens[at];
  if (!verb || !['segment', 'cluster', 'group'].includes(verb.lower)) return null;
  const kind = tokens.findIndex(
    ({ lemma }, place) => place > at && ['segment', 'cluster', 'group'].includes(lemma),
  );
  const isInto = kind > 0 && tokens.slice(at, kind).some(({ lower }) => lower === 'into');
  if (verb.lower === 'group' && !isInto) return null;
  if (kind > 0 && !isInto) return null;
  const count = tokens.find(({ kind: own, value }) => own === 'number' && value !== null);
  const rest = tokens.filter((token, place) => place !== at && place !== kind && token !== count);
  const named = namedTable(rest, tables);
  if (!named?.left.every(({ lower }) => segmentForm.has(lower))) return null;
  const clusters = count?.value ?? null;
  if (clusters !== null && (!isInto || !Number.isInteger(clusters) || clusters < 2)) return null;
  return { task: 'clustering', clusters, table: named.table.sqlName };
}

const auxiliaries = new Set('will is are does do might may going likely to be about'.split(' '));
const determiners = new Set('the this that my our a an'.split(' '));
const askers = new Set('which what who list show me'.split(' '));

/** "which customers will churn", "will Ada Ltd churn", "is this customer likely to cancel". */
async function outcomeOf(tokens: readonly Token[], asking: Asking): Promise<Found | NoRequest | null> {
  const verb = tokens.at(-1);
  const ahead = tokens.some(({ lower }) => ['will', 'likely', 'going', 'might', 'may'].includes(lower));
  if (!verb || !ahead || verb.kind !== 'word' || tokens.length < 3) return null;
  const rest = tokens.slice(0, -1).filter(({ lower }) => !auxiliaries.has(lower));
  const said = rest.filter(({ lower }) => !determiners.has(lower) && !askers.has(lower));
  const isAll = rest.some(({ lower }) => askers.has(lower));
  const isThis = rest.some(({ lower }) => lower === 'this' || lower === 'that');
  const named = namedTable(said, asking.tables);
  const targets = (named ? [named.table] : ownFirst(asking.tables)).flatMap((table) =>
    table.profile.columns.flatMap((column) => {
      const positive = positiveOf(column, verb.lemma);
      return positive === null ? [] : [{ table, column, positive }];
    }),
  );
  const [target] = targets;
  if (!target)
    return verb.lemma === 'churn' && (named || said.length === 0)
      ? {
          reason: `Nothing tells who has churned${named ? ` of ${named.table.name}` : ''}, so nothing can be learnt of who will. A column that says it, such as "churned" with yes and no, makes it possible.`,
        }
      : null;
  const { table, column, positive } = target;
  const request = { task: 'classification' as const, table: table.sqlName, target: column.name, positive };
  const value = (named ? named.left : said).map(({ text }) => text).join(' ');
  if (value === '') {
    if (isAll) return { ...request, row: null };
    if (!named && !isThis) return null;
    const row = isThis ? rowBefore(asking.previous, table) : null;
    return row
      ? { ...request, row }
      : {
          reason: `Say which one is meant, by its name: "will … ${verb.text}". Or ask which of all will: "which ${table.name} will ${verb.text}".`,
        };
  }
  if (isAll) return null;
  const row = await rowCalled(value, table, asking);
  return row ? { ...request, row } : null;
}

/** The value of a column of two that says that something has become of a row: `churned` is true, "yes", 1, or "Churned". */
function positiveOf(column: ColumnProfile, lemma: string): string | null {
  const words = wordsOfName(column.label ?? column.name).map(stemOf);
  const isNamed = words.includes(stemOf(lemma));
  if (column.distinctCount !== 2) return null;
  if (column.type === 'boolean') return isNamed ? 'true' : null;
  if (column.type === 'integer') return isNamed && column.min === '0' && column.max === '1' ? '1' : null;
  if (column.type !== 'text') return null;
  const values = column.values.map(({ value }) => value);
  const own = values.find((value) => stemOf(value.toLowerCase()) === stemOf(lemma));
  return own ?? (isNamed ? (values.find((value) => /^(yes|y|true|1)$/i.test(value)) ?? null) : null);
}

/** "churned", "churn" and "churns" are one. */
function stemOf(word: string): string {
  return lemmaOf(word)
    .replace(/(?:ed|er|ing)$/, '')
    .replace(/e$/, '')
    .replace(/([^aeiouls])\1$/, '$1');
}

/** The row that the answer before was about. */
function rowBefore(
  previous: Plan | null,
  { sqlName: own }: CatalogTable,
): { column: string; value: string } | null {
  const [only, ...more] = (previous?.where ?? []).flatMap((part) =>
    part.kind === 'oneOf' && part.column.table === own && !part.negated && part.values.length === 1
      ? [{ column: part.column.column, value: String(part.values[0]) }]
      : [],
  );
  return only && more.length === 0 ? only : null;
}

/** A row by its name or its key, as the data write it. */
async function rowCalled(
  value: string,
  table: CatalogTable,
  { look }: Asking,
): Promise<{ column: string; value: string } | null> {
  const { displayColumn, key } = table.profile;
  const columns = [...new Set([displayColumn, ...(key.length === 1 ? key : [])])].filter(
    (name) => name !== null,
  );
  for (const column of columns) {
    const text = `CAST(${sqlName(column)} AS VARCHAR)`;
    const { rows } = await look(
      `SELECT DISTINCT ${text} AS found FROM ${sqlName(table.sqlName)} WHERE lower(${text}) = ${sqlLiteral(value.toLowerCase())} LIMIT ${rowsLooked}`,
      table,
    );
    const [found, ...others] = rows.map(([cell]: Cell[]) => cell);
    if (typeof found === 'string' && others.length === 0) return { column, value: found };
  }
  return null;
}

/** The table that words name, and the words that are left. */
function namedTable(
  tokens: readonly Token[],
  tables: readonly CatalogTable[],
): { table: CatalogTable; left: Token[] } | null {
  const found = ownFirst(tables).flatMap((table) =>
    [table.name, ...(table.synonyms ?? [])].flatMap((name) => {
      const words = wordsOfName(name).map(lemmaOf);
      const at = tokens.findIndex((_, from) =>
        words.every((word, place) => tokens[from + place]?.lemma === word),
      );
      return words.length > 0 && at >= 0 ? [{ table, at, length: words.length }] : [];
    }),
  );
  const [best] = found.toSorted((one, other) => other.length - one.length);
  if (!best) return null;
  // Two files of the same name: which one is meant is not ours to say.
  const isOpen = found.some(
    ({ table, length }) =>
      length === best.length && table !== best.table && table.isSample === best.table.isSample,
  );
  if (isOpen) return null;
  return { table: best.table, left: tokens.filter((_, at) => at < best.at || at >= best.at + best.length) };
}

function ownTables(tables: readonly CatalogTable[]): CatalogTable[] {
  const own = tables.filter(({ isComputed }) => isComputed !== true);
  const uploaded = own.filter(({ isSample }) => isSample !== true);
  return uploaded.length > 0 ? uploaded : own;
}

/** A person's own go before the sample company; what models made is no table to learn from. */
function ownFirst(tables: readonly CatalogTable[]): CatalogTable[] {
  return tables
    .filter(({ isComputed }) => isComputed !== true)
    .toSorted((one, other) => Number(one.isSample === true) - Number(other.isSample === true));
}

/** Data that speak of it themselves are asked for what they say. */
function isKnown(lemma: string, tables: readonly CatalogTable[]): boolean {
  return tables
    .filter(({ isComputed }) => isComputed !== true)
    .some(({ profile }) =>
      profile.columns.some(
        (column) =>
          wordsOfName(column.label ?? column.name).some((word) => lemmaOf(word) === lemma) ||
          column.values.some(({ value }) => lemmaOf(value.toLowerCase()) === lemma),
      ),
    );
}
