import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeWindow } from '../http/change-window.ts';
import { EvenPages, type EvenState } from '../http/even-pages.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { cellOf, type JsonRow, valueAt } from '../http/json-cells.ts';
import { type ReadOutcome, type ReadRequest, type RowTarget, SystemFailure } from '../system-session.ts';
import type { AribaClient, AribaFilters } from './ariba-client.ts';
import {
  ChangedMeanwhile,
  GoneColumn,
  JobFailed,
  JobGone,
  NotIncremental,
  UnsoundRows,
} from './read-failures.ts';
import { type Span, secondsText, spansOf } from './spans.ts';
import { aribaStrings as strings } from './strings.ts';
import { type AribaColumn, type AribaTable, type DayFilter, readFilters } from './templates.ts';
import { unpackRows } from './unpack.ts';

/** Pages that are asked for at once where there are no more of them: as many as half a minute's quota. Else a job brings them. */
const mostPages = 5;
/** Where no pages are told. */
const mostRowsAtOnce = 5000;
const longestPollMs = 60_000;
/** By as much its clock may be ahead. */
const clockMs = 60_000;
const jobDeadlineMs = 3 * 3_600_000;

export interface AribaReading {
  client: AribaClient;
  table: AribaTable;
  firstDay: string;
  /** Before a job is looked after for the first time. */
  firstPollMs: number;
  signal: AbortSignal;
}

/** What is behind a mark. */
interface Position {
  began: string;
  span: number;
  /** Of this span: records that came, and that are to come. Null before it has begun. */
  counted: { read: number; expected: number; at: Place } | null;
  keys: string[];
  highest: string | null;
  even: EvenState;
}

type Place =
  | { kind: 'page'; pageToken: string | null }
  | { kind: 'job'; pageToken: string | null; made: MadeJob | null };
/** A job whose first files have been read. */
interface MadeJob {
  id: string;
  file: number;
}

/** Reads a view template, a year at a time: each by pages where it is small, by jobs else. Throws what is in `read-failures.ts`. */
export async function readTable(
  reading: AribaReading,
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  const { client, table } = reading;
  const filters = readFilters(await client.template(table.product, table.template));
  const one = new TableReading(reading, request, { target, filter: chooseFilter(filters, request) });
  await (request.limit === undefined ? one.readAll() : one.readSome(request.limit));
  return { watermark: one.watermark, rowCount: one.rowCount };
}

/** The day of creation never moves a record to another span; that of the last change does. */
function chooseFilter(filters: readonly DayFilter[], { since }: ReadRequest): DayFilter | null {
  if (!since) return filters[0] ?? null;
  const filter = filters.find(({ kind, field }) => kind === 'updated' && field === since.column);
  if (!filter) throw new NotIncremental('By another column.');
  return filter;
}

class TableReading {
  rowCount = 0;
  readonly #reading: AribaReading;
  readonly #target: RowTarget;
  readonly #columns: AribaColumn[];
  readonly #key: AribaColumn[];
  readonly #filter: DayFilter | null;
  readonly #day: AribaColumn | null;
  readonly #window: ChangeWindow | null;
  readonly #began: string;
  readonly #spans: (Span | null)[];
  readonly #even: EvenPages;
  readonly #isWhole: boolean;
  readonly #first: Position | undefined;
  #keys: Set<string>;
  #left: number;

  constructor(
    reading: AribaReading,
    request: ReadRequest,
    { target, filter }: { target: RowTarget; filter: DayFilter | null },
  ) {
    const { table, firstDay } = reading;
    const position = request.position as Position | undefined;
    this.#first = position;
    this.#reading = reading;
    this.#target = target;
    this.#columns = request.columns.map((name) => columnOf(table, name));
    this.#key = table.key.map((name) => columnOf(table, name));
    this.#filter = filter;
    this.#day = table.columns.find(({ name }) => name === filter?.field) ?? null;
    this.#began = position?.began ?? secondsText(Date.now());
    this.#isWhole = !request.since;
    const { since } = request;
    this.#window = since ? new ChangeWindow(since, cellText(this.#began), position?.highest ?? null) : null;
    this.#even = new EvenPages(this.#columns, position?.even);
    this.#keys = new Set(position?.keys);
    this.#left = request.limit ?? Number.POSITIVE_INFINITY;
    this.#spans = this.#spansFrom(firstDay);
  }

  get watermark(): string | null {
    return this.#window?.highest ?? null;
  }

  async readAll(): Promise<void> {
    const { client, table } = this.#reading;
    for (let at = this.#first?.span ?? 0; at < this.#spans.length; at += 1) {
      const span = this.#spans[at] ?? null;
      const before = at === this.#first?.span ? this.#first.counted : null;
      const counted = before ?? (await this.#begin(span));
      if (counted.expected > 0) await this.#readSpan(at, { ...counted });
    }
    this.#even.requireEven();
    if (!this.#isWhole || this.#filter?.kind !== 'updated') return;
    // A record that was changed meanwhile may have left a span before that was read.
    const now = secondsText(Date.now() + clockMs);
    const { count } = await client.count(
      table.product,
      table.template,
      this.#filtersOf({ from: this.#began, to: now }),
    );
    if (count > 0) throw new ChangedMeanwhile('Records were changed.');
  }

  /** The newest first, by a page of each span, until there are as many. */
  async readSome(limit: number): Promise<void> {
    const { client, table } = this.#reading;
    for (const span of this.#spans.toReversed()) {
      const asked = { filters: this.#filtersOf(span), pageToken: null };
      const { rows } = await client.page(table.product, table.template, asked);
      await this.#hand(rows, span);
      if (this.rowCount >= limit) return;
    }
  }

  #spansFrom(firstDay: string): (Span | null)[] {
    if (this.#filter === null) return [null];
    const from = this.#window?.from;
    if (!from && !/^\d{4}-\d\d-\d\d$/.test(firstDay))
      throw new SystemFailure('database', strings.firstDayWanted);
    const spans = spansOf(
      from ? `${from.slice(0, 19).replace(' ', 'T')}Z` : `${firstDay}T00:00:00Z`,
      this.#began,
    );
    if (spans.length > 1 && !this.#day)
      throw new SystemFailure('database', strings.dayWanted(this.#reading.table.name, this.#filter.field));
    return spans;
  }

  async #begin(span: Span | null): Promise<NonNullable<Position['counted']>> {
    const { client, table } = this.#reading;
    const { count, pages } = await client.count(table.product, table.template, this.#filtersOf(span));
    const isSmall = pages === null ? count <= mostRowsAtOnce : pages <= mostPages;
    const at: Place = isSmall
      ? { kind: 'page', pageToken: null }
      : { kind: 'job', pageToken: null, made: null };
    return { read: 0, expected: count, at };
  }

  async #readSpan(index: number, counted: NonNullable<Position['counted']>): Promise<void> {
    const span = this.#spans[index] ?? null;
    const seen = new Set<string>();
    let { read, at } = counted;
    for (;;) {
      const { rows, next } =
        at.kind === 'page' ? await this.#nextPage(span, at) : await this.#nextFile(span, at);
      this.#check(rows);
      read += rows.length;
      await this.#hand(rows, span);
      const isLast = next === null;
      if (isLast || read > counted.expected) break;
      const { pageToken } = next;
      if (next.kind === 'page' && pageToken !== null) {
        // A token that comes again leads round in a circle.
        if (seen.has(pageToken)) throw new UnsoundRows('doubled');
        seen.add(pageToken);
      }
      at = next;
      await this.#mark(index, { read, expected: counted.expected, at });
    }
    if (read !== counted.expected) throw new UnsoundRows(read < counted.expected ? 'missing' : 'doubled');
    if (index + 1 < this.#spans.length) await this.#mark(index + 1, null);
  }

  async #nextPage(span: Span | null, at: Place): Promise<{ rows: JsonRow[]; next: Place | null }> {
    const { client, table } = this.#reading;
    const asked = { filters: this.#filtersOf(span), pageToken: at.pageToken };
    const { rows, pageToken } = await client.page(table.product, table.template, asked);
    return { rows, next: pageToken === null ? null : { kind: 'page', pageToken } };
  }

  /** The next file of a job, which is begun where there is none yet. */
  async #nextFile(
    span: Span | null,
    at: Extract<Place, { kind: 'job' }>,
  ): Promise<{ rows: JsonRow[]; next: Place | null }> {
    const { client, table } = this.#reading;
    const { product } = table;
    const { pageToken } = at;
    const asked = { filters: this.#filtersOf(span), pageToken };
    const made = at.made ?? { id: await client.begin(product, table.template, asked), file: 0 };
    try {
      const job = await this.#finished(made.id);
      const file = job.files[made.file];
      // A job may come to nothing though there are records.
      const rows = file === undefined ? [] : await unpackRows(await client.file(product, made.id, file));
      if (made.file + 1 < job.files.length)
        return { rows, next: { kind: 'job', pageToken, made: { ...made, file: made.file + 1 } } };
      if (job.pageToken !== null && job.pageToken === pageToken) throw new UnsoundRows('doubled');
      return {
        rows,
        next: job.pageToken === null ? null : { kind: 'job', pageToken: job.pageToken, made: null },
      };
    } catch (error) {
      // Ariba keeps files for two days.
      if (error instanceof HttpFailure && [404, 410].includes(error.status))
        throw new JobGone('A file is gone.');
      throw error;
    }
  }

  async #finished(id: string) {
    const { client, table, firstPollMs, signal } = this.#reading;
    const until = performance.now() + jobDeadlineMs;
    for (let pause = firstPollMs; performance.now() < until; pause = Math.min(longestPollMs, pause * 2)) {
      const job = await client.job(table.product, id);
      if (/^completed(ZeroRecords)?$/i.test(job.status)) return job;
      if (/^(error|fail|expired|cancel)/i.test(job.status)) throw new JobFailed(job.status);
      await sleep(pause, undefined, { signal });
    }
    throw new JobFailed('late');
  }

  #filtersOf(span: Pick<Span, 'from' | 'to'> | null): AribaFilters {
    const kind = this.#filter?.kind;
    return span && kind ? { [`${kind}DateFrom`]: span.from, [`${kind}DateTo`]: span.to } : {};
  }

  #check(rows: readonly JsonRow[]): void {
    this.#even.look(rows);
    if (this.#key.length === 0) return;
    const keys = new Set<string>();
    for (const row of rows) {
      const key = this.#key.map((column) => cellOf(valueAt(row, column.path), column) ?? '').join('\n');
      if (this.#keys.has(key) || keys.has(key)) throw new UnsoundRows('doubled');
      keys.add(key);
    }
    this.#keys = keys;
  }

  async #hand(rows: readonly JsonRow[], span: Span | null): Promise<void> {
    const day = this.#day;
    const wanted = rows.filter((row) => {
      if (!day) return true;
      const cell = cellOf(valueAt(row, day.path), day);
      // Both ends of a span are in it; what lies on the end is the next one's.
      if (span && !span.isLast && cell !== null && cell >= cellText(span.to)) return false;
      return this.#window?.takes(cell) ?? true;
    });
    const taken = wanted.slice(0, this.#left);
    this.rowCount += taken.length;
    this.#left -= taken.length;
    if (taken.length > 0)
      await this.#target.addRows(
        taken.map((row) => this.#columns.map((column) => cellOf(valueAt(row, column.path), column))),
      );
  }

  async #mark(span: number, counted: Position['counted']): Promise<void> {
    // The next span has other records; one of its first day stands at the end of this one, too.
    if (counted === null) this.#keys = new Set();
    const position: Position = {
      began: this.#began,
      span,
      counted,
      keys: [...this.#keys],
      highest: this.watermark,
      even: this.#even.state,
    };
    await this.#target.mark(position);
  }
}

/** `2024-01-01T00:00:00Z` as a cell has it. */
function cellText(moment: string): string {
  return `${moment.slice(0, 19).replace('T', ' ')}+00`;
}

function columnOf({ columns }: AribaTable, name: string): AribaColumn {
  const column = columns.find((one) => one.name === name);
  if (!column) throw new GoneColumn('A column is not there.');
  return column;
}
