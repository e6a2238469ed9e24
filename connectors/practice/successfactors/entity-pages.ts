import { BadQuery, filterOf, orderOf } from '../odata/served-filter.ts';
import { propertyOf, type ServedRow } from '../odata/served-model.ts';
import { jsonOf } from '../odata/served-values.ts';
import { type Company, type Entity, hasHistory, keyOf, Refusal } from './company.ts';

/** Newest first away: a snapshot that nobody has gone on with for long is gone. */
const mostSnapshots = 200;

/** Answers what is asked of an entity: `$filter` of comparisons, `$orderby`, `$top`, `$skip`, `$select`, counts, spans of days, and pages with or without a snapshot. */
export class EntityPages {
  readonly #company: Company;
  /** Which rows there were, in their order, by the number of the snapshot. */
  readonly #snapshots = new Map<number, string[]>();
  #lastSnapshot = 0;

  constructor(company: Company) {
    this.#company = company;
  }

  /** As `/$count` answers it. */
  count(entity: Entity, query: URLSearchParams): number {
    return this.#matching(entity, query).length;
  }

  page(entity: Entity, url: URL, origin: string): object {
    const query = url.searchParams;
    const chosen = selectedOf(entity, query.get('$select'));
    const token = query.get('$skiptoken');
    const { rows, next, count } =
      token === null ? this.#first(entity, query) : this.#next(entity, query, token);
    return {
      d: {
        results: rows.map((row) => rowOf(row, entity, chosen, origin)),
        ...(count !== null && query.get('$inlinecount') === 'allpages' ? { __count: String(count) } : {}),
        ...(next === null ? {} : { __next: linkOf(url, next, origin) }),
      },
    };
  }

  #first(entity: Entity, query: URLSearchParams): Answered {
    const { pageRows } = this.#company;
    const matching = this.#matching(entity, query);
    const count = matching.length;
    // What a snapshot is asked for is the whole of it.
    if (query.get('paging') === 'snapshot') {
      const next = count > pageRows ? `s${this.#keep(entity, matching)}-${pageRows}` : null;
      return { rows: matching.slice(0, pageRows), next, count };
    }
    const [top, skip] = [wholeOf(query, '$top') ?? Number.POSITIVE_INFINITY, wholeOf(query, '$skip') ?? 0];
    const until = Math.min(skip + top, skip + pageRows);
    const next = until < Math.min(count, skip + top) ? `o0-${until}` : null;
    return { rows: matching.slice(skip, until), next, count };
  }

  #next(entity: Entity, query: URLSearchParams, token: string): Answered {
    const { pageRows } = this.#company;
    const [, kind, number = '', offset = ''] = /^([os])(\d{1,9})-(\d{1,9})$/.exec(token) ?? [];
    if (kind === undefined) throw new Refusal(400, 'COE_INVALID_SKIPTOKEN', 'The token is none.');
    const begin = Number(offset);
    if (kind === 'o') {
      const matching = this.#matching(entity, query);
      const next = begin + pageRows < matching.length ? `o0-${begin + pageRows}` : null;
      return { rows: matching.slice(begin, begin + pageRows), next, count: matching.length };
    }
    const keys = this.#snapshots.get(Number(number));
    if (!keys) throw new Refusal(400, 'COE_INVALID_SKIPTOKEN', 'The snapshot is gone.');
    // Which rows there are is as it was; what stands in them is as it is, and what was deleted does not come.
    const rows = new Map(entity.rows.map((row) => [keyOf(entity, row), row]));
    return {
      rows: keys
        .slice(begin, begin + pageRows)
        .map((key) => rows.get(key))
        .filter((row) => row !== undefined),
      next: begin + pageRows < keys.length ? `s${number}-${begin + pageRows}` : null,
      count: keys.length,
    };
  }

  #keep(entity: Entity, rows: readonly ServedRow[]): number {
    this.#lastSnapshot += 1;
    this.#snapshots.set(
      this.#lastSnapshot,
      rows.map((row) => keyOf(entity, row)),
    );
    this.#snapshots.delete(this.#lastSnapshot - mostSnapshots);
    return this.#lastSnapshot;
  }

  #matching(entity: Entity, query: URLSearchParams): ServedRow[] {
    const filter = query.get('$filter');
    const order = query.get('$orderby');
    for (const { name, isUnfilterable, isHidden } of entity.properties)
      if ((isUnfilterable || isHidden) && new RegExp(`\\b${name}\\b`).test(`${filter ?? ''} ${order ?? ''}`))
        throw new Refusal(400, 'COE_PROPERTY_NOT_FILTERABLE', 'The property cannot be asked by.');
    const inSpan = entity.rows.filter(this.#spanOf(entity, query));
    const matching = filter === null ? inSpan : inSpan.filter(filterOf(filter, entity));
    return order === null ? matching : matching.toSorted(orderOf(order, entity));
  }

  /** Of an entity with a history the slices that hold in the span asked for, or today. */
  #spanOf(entity: Entity, query: URLSearchParams): (row: ServedRow) => boolean {
    if (!hasHistory(entity)) return () => true;
    const { today } = this.#company;
    const day = query.get('asOfDate') ?? today;
    const [from, to] = [query.get('fromDate') ?? day, query.get('toDate') ?? day];
    const start = entity.key.find((name) => /startDate$/i.test(name)) ?? '';
    const end = start.replace('Start', 'End').replace('start', 'end');
    return (row) => (row[start] ?? '') <= to && (row[end] ?? '9999-12-31') >= from;
  }
}

interface Answered {
  rows: ServedRow[];
  next: string | null;
  count: number | null;
}

function rowOf(row: ServedRow, entity: Entity, chosen: readonly string[], origin: string): object {
  const key = entity.key.map((name) => `${name}='${encodeURIComponent(row[name] ?? '')}'`).join(',');
  const cells = chosen.flatMap((name) => {
    const property = propertyOf(entity, name);
    return property ? [[name, jsonOf(row[name] ?? null, property, 'v2')]] : [];
  });
  return {
    __metadata: { uri: `${origin}/odata/v2/${entity.name}(${key})`, type: `SFOData.${entity.name}` },
    ...Object.fromEntries(cells),
  };
}

function selectedOf(entity: Entity, select: string | null): string[] {
  const shown = entity.properties.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  const names = select === null ? shown : select.split(',');
  if (names.some((name) => !shown.includes(name)))
    throw new Refusal(404, 'COE_PROPERTY_NOT_FOUND', '[COE0021]A property is not there.');
  return names;
}

function wholeOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,12}$/.test(text)) throw new BadQuery(`${name} is no whole number.`);
  return Number(text);
}

function linkOf(url: URL, token: string, origin: string): string {
  const search = url.search.replace(/[?&]\$skiptoken=[\w-]+/, '').replace(/^&/, '?');
  return `${origin}${url.pathname}${search === '' ? '?' : `${search}&`}$skiptoken=${token}`;
}
