import type { IncomingMessage } from 'node:http';
import { type QueryJob, QueryJobs } from './jobs.ts';
import { type Org, OrgError, type OrgField, type OrgObject } from './org.ts';
import { malformed, readSoql } from './soql.ts';
import { runSoql, type Selected } from './soql-run.ts';
import { csvLine, recordJson } from './write-records.ts';

export interface RestCall {
  method: string;
  /** Behind `/services/data/v57.0/`. */
  path: string;
  version: string;
  parameters: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface RestAnswer {
  status: number;
  type?: string;
  headers?: Readonly<Record<string, string>>;
  /** In pieces, made while they are sent. */
  parts: Iterable<string>;
}

interface Cursor {
  selected: Selected;
  at: number;
}

const batchMaximum = 2000;
/** Where records are wide, fewer come at once, as with Salesforce. */
const batchBytes = 3e6;
const cursorsMaximum = 50;
const subrequestsMaximum = 25;
const bulkRowsMaximum = 50_000;

/** The REST API of an org, as much of it as reading records needs, and its query jobs. */
export class RestApi {
  readonly jobs: QueryJobs;
  readonly #org: Org;
  readonly #cursors = new Map<string, Cursor>();
  #made = 0;

  constructor(org: Org) {
    this.#org = org;
    this.jobs = new QueryJobs(org);
  }

  answer(call: RestCall): RestAnswer {
    const [first = '', second = '', third = '', fourth] = call.path.split('/').map(decodeURIComponent);
    if (first === 'jobs' && second === 'query') return this.#answerJobs(call, third, fourth);
    if (call.method === 'POST' && call.path === 'composite/batch') return json(this.#batch(call));
    if (call.method !== 'GET') throw notAllowed(call.method);
    if (first === 'query') return this.#query(call, second);
    return json(this.#read(call));
  }

  /** What is read at one address, and by a part of a batch. */
  #read({ path }: Pick<RestCall, 'path'>): object {
    const [first = '', second = '', third = ''] = path.split('/').map(decodeURIComponent);
    if (path === 'limits')
      return {
        DailyApiRequests: {
          Max: this.#org.callsMaximum,
          Remaining: this.#org.callsMaximum - this.#org.calls,
        },
      };
    if (path === 'limits/recordCount')
      return {
        sObjects: this.#org
          .visibleObjects()
          .map(({ name, records, estimate = records.length }) => ({ name, count: estimate })),
      };
    if (path === 'sobjects')
      return { encoding: 'UTF-8', maxBatchSize: 200, sobjects: this.#org.visibleObjects().map(summaryOf) };
    if (first === 'sobjects' && second !== '' && third === '')
      return { objectDescribe: summaryOf(this.#object(second)), recentItems: [] };
    if (first === 'sobjects' && third === 'describe') return describe(this.#object(second));
    throw new OrgError(404, 'NOT_FOUND', 'The requested resource does not exist');
  }

  #object(name: string): OrgObject {
    try {
      return this.#org.object(name);
    } catch {
      throw new OrgError(404, 'NOT_FOUND', 'The requested resource does not exist');
    }
  }

  #batch({ body, version }: RestCall): object {
    const given = parsed(body).batchRequests;
    if (!Array.isArray(given) || given.length > subrequestsMaximum)
      throw new OrgError(400, 'BATCH_PROCESSING_LIMIT', 'A batch has 25 requests at most.');
    const results = given.map((one: unknown) => {
      const { method, url } = (one ?? {}) as Record<string, unknown>;
      try {
        const [, path] = new RegExp(`^v${version.replace('.', '\\.')}/(.+)$`).exec(String(url)) ?? [];
        if (method !== 'GET' || path === undefined) throw notAllowed(String(method));
        return { statusCode: 200, result: this.#read({ path }) };
      } catch (error) {
        if (!(error instanceof OrgError)) throw error;
        return { statusCode: error.status, result: [{ errorCode: error.code, message: error.message }] };
      }
    });
    return { hasErrors: results.some(({ statusCode }) => statusCode !== 200), results };
  }

  #query({ parameters, headers, version }: RestCall, locator: string): RestAnswer {
    const cursor = locator === '' ? this.#select(parameters.get('q') ?? '') : this.#cursorAt(locator);
    const { selected } = cursor;
    const [, asked] = /batchSize=(\d{1,6})/i.exec(String(headers['sforce-query-options'] ?? '')) ?? [];
    const most = Math.min(batchMaximum, Math.max(200, Number(asked ?? batchMaximum)));
    const told = { object: selected.object.name, fields: selected.fields, version };
    const records: string[] = [];
    for (let bytes = 0; records.length < most && bytes < batchBytes; ) {
      const record = selected.records[cursor.at + records.length];
      if (!record) break;
      const text = recordJson(record, told);
      bytes += text.length;
      records.push(text);
    }
    const at = cursor.at + records.length;
    const isDone = at >= selected.records.length;
    const next = isDone
      ? ''
      : `,"nextRecordsUrl":"/services/data/v${version}/query/${this.#keep({ selected, at })}"`;
    const parts = records.map((record, index) => (index === 0 ? record : `,${record}`));
    return {
      status: 200,
      parts: [`{"totalSize":${selected.records.length},"done":${isDone}${next},"records":[`, ...parts, ']}'],
    };
  }

  #select(statement: string): Cursor {
    if (statement === '') throw malformed('A query string has to be specified');
    return { selected: runSoql(this.#org, readSoql(statement)), at: 0 };
  }

  #cursorAt(locator: string): Cursor {
    const cursor = this.#cursors.get(locator);
    if (!cursor) throw new OrgError(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator');
    return cursor;
  }

  #keep(cursor: Cursor): string {
    this.#made += 1;
    const locator = `01gPR${String(this.#made).padStart(10, '0')}AAA-${cursor.at}`;
    const [oldest] = this.#cursors.keys();
    if (this.#cursors.size >= cursorsMaximum && oldest !== undefined) this.#cursors.delete(oldest);
    this.#cursors.set(locator, cursor);
    return locator;
  }

  #answerJobs(
    { method, body, parameters, version }: RestCall,
    id: string,
    results: string | undefined,
  ): RestAnswer {
    if (id === '') {
      if (method !== 'POST') throw notAllowed(method);
      const { operation, query } = parsed(body);
      if (operation !== 'query' || typeof query !== 'string')
        throw new OrgError(400, 'INVALIDJOB', 'Operation and query are required.');
      return json(jobOf(this.jobs.make({ operation, query }), version));
    }
    if (results === 'results' && method === 'GET') return this.#results(id, parameters);
    if (results !== undefined) throw notAllowed(method);
    if (method === 'GET') return json(jobOf(this.jobs.look(id), version));
    if (method === 'PATCH' && parsed(body).state === 'Aborted')
      return json(jobOf(this.jobs.abort(id), version));
    if (method !== 'DELETE') throw notAllowed(method);
    this.jobs.remove(id);
    return { status: 204, parts: [] };
  }

  #results(id: string, parameters: URLSearchParams): RestAnswer {
    const asked = Number(parameters.get('maxRecords') ?? bulkRowsMaximum);
    const maxRecords =
      Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, bulkRowsMaximum) : bulkRowsMaximum;
    const { from, to, next } = this.jobs.part(id, { locator: parameters.get('locator') ?? '', maxRecords });
    const { selected } = this.jobs.find(id);
    return {
      status: 200,
      type: 'text/csv; charset=UTF-8',
      headers: { 'sforce-locator': next, 'sforce-numberofrecords': String(to - from) },
      parts: csvOf(selected, from, to),
    };
  }
}

function* csvOf({ fields, records }: Selected, from: number, to: number): Iterable<string> {
  yield csvLine(fields.map(({ name }) => name));
  for (const record of records.slice(from, to)) yield csvLine(fields.map(({ name }) => record[name]));
}

function jobOf({ id, operation, query, state, selected }: QueryJob, version: string): object {
  return {
    id,
    operation,
    query,
    object: selected.object.name,
    state,
    contentType: 'CSV',
    columnDelimiter: 'COMMA',
    lineEnding: 'LF',
    apiVersion: Number(version),
    ...(state === 'JobComplete' ? { numberRecordsProcessed: selected.records.length } : {}),
  };
}

function summaryOf({ name, label, isCustom }: OrgObject): object {
  return {
    name,
    label,
    custom: isCustom,
    queryable: true,
    layoutable: true,
    deprecatedAndHidden: false,
    associateEntityType: null,
  };
}

function describe(object: OrgObject): object {
  return { ...summaryOf(object), fields: object.fields.map(describeField) };
}

function describeField({
  name,
  label,
  type,
  length = 0,
  precision = 0,
  scale = 0,
  referenceTo = [],
}: OrgField): object {
  return { name, label, type, length, precision, scale, referenceTo, deprecatedAndHidden: false };
}

function parsed(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    throw new OrgError(400, 'JSON_PARSER_ERROR', 'The body is no JSON.');
  }
}

function notAllowed(method: string): OrgError {
  return new OrgError(405, 'METHOD_NOT_ALLOWED', `HTTP Method '${method}' not allowed.`);
}

function json(value: object): RestAnswer {
  return { status: 200, parts: [JSON.stringify(value)] };
}
