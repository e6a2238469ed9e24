import { z } from 'zod';
import { parseExactJson } from '../http/exact-json.ts';
import { HttpClient } from '../http/http-client.ts';
import type { JsonRow } from '../http/json-cells.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import type { SystemTools } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { baseOf, type ConcurSettings } from './settings.ts';
import { concurStrings as strings } from './strings.ts';
import type { ConcurPaging, ConcurTable } from './tables.ts';

/** What answers is no page of Concur's. */
export class NoConcur extends Error {
  override name = 'NoConcur';
}

export interface ConcurPage {
  rows: JsonRow[];
  /** Null behind the last. */
  next: URL | null;
  /** Of all pages, where the face tells it. */
  total: number | null;
}

const row = z.record(z.string(), z.unknown());
const count = z.number().int().nonnegative();
const linkPage = {
  NextPage: z.object({ Items: z.array(row).nullable(), NextPage: z.string().max(4000).nullish() }),
  operations: z.object({
    data: z.array(row),
    operations: z.array(z.object({ rel: z.string(), href: z.string().max(4000) })).nullish(),
  }),
};
const indexPage = z.object({ totalResults: count, startIndex: count, Resources: z.array(row).default([]) });
const numberedPage = z.object({
  content: z.array(row),
  page: z.object({ number: count, totalElements: count, totalPages: count }),
});

/** Calls one company's data where they are. */
export class ConcurClient {
  readonly #http: HttpClient;

  private constructor(http: HttpClient) {
    this.#http = http;
  }

  /** Asks for the token first: it tells where the company is. */
  static async open(settings: ConcurSettings, tools: SystemTools): Promise<ConcurClient> {
    const { accessToken } = tools;
    if (!accessToken) throw new SystemFailure('login', strings.noClient);
    const base = baseOf(settings, await accessToken());
    const authorizer = bearerAuthorizer(async (stale) => {
      const token = await accessToken(stale);
      // The next reading begins there: pages of two places are not one table.
      if (baseOf(settings, token).origin !== base.origin) throw new SystemFailure('login', strings.movedAway);
      return token;
    });
    return new ConcurClient(new HttpClient({ base, tools, ca: settings.ca, atOnce: 3, authorizer }));
  }

  get base(): URL {
    return this.#http.base;
  }

  /** Where the first page of so many rows is, or what is behind a position. */
  urlOf({ path, query, paging }: ConcurTable, { limit, more = {} }: { limit: number; more?: object }): URL {
    const size =
      paging.kind === 'link'
        ? { [paging.limit]: String(limit) }
        : paging.kind === 'index'
          ? { startIndex: '1', count: String(limit) }
          : { page: '1' };
    const parameters = Object.entries({ ...query, ...more, ...size } as Record<string, string>);
    const text = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    return this.#http.resolve(`${path}?${text}`);
  }

  /** A position of an earlier reading: its path and what was asked. Throws `LedElsewhere` for another server. */
  resolve(link: string): URL {
    return this.#http.resolve(link);
  }

  /** Throws `NoConcur` for what is no page, `LedElsewhere` where the next is on another server. */
  async page({ paging }: ConcurTable, url: URL): Promise<ConcurPage> {
    const answer = await this.#http.json(url, { parse: parseExactJson });
    const page = readPage(paging, answer, url);
    return { ...page, next: page.next === null ? null : this.#http.resolve(page.next, url) };
  }
}

function readPage(
  paging: ConcurPaging,
  answer: unknown,
  url: URL,
): Omit<ConcurPage, 'next'> & { next: string | null } {
  if (paging.kind === 'link') {
    if (paging.next === 'NextPage') {
      const { Items, NextPage } = parse(linkPage.NextPage, answer);
      return { rows: Items ?? [], next: NextPage || null, total: null };
    }
    const { data, operations } = parse(linkPage.operations, answer);
    const next = operations?.find(({ rel }) => rel === 'next')?.href;
    return { rows: data, next: next || null, total: null };
  }
  const { searchParams } = url;
  if (paging.kind === 'index') {
    const asked = Number(searchParams.get('startIndex'));
    const { Resources: rows, totalResults: total, startIndex } = parse(indexPage, answer);
    if (rows.length > 0 && startIndex !== asked) throw new NoConcur('Other rows came than were asked for.');
    const behind = asked + rows.length;
    return {
      rows,
      total,
      next: rows.length === 0 || behind > total ? null : changed(url, 'startIndex', behind),
    };
  }
  const asked = Number(searchParams.get('page'));
  const { content: rows, page } = parse(numberedPage, answer);
  if (rows.length > 0 && page.number !== asked) throw new NoConcur('Another page came.');
  const isLast = asked >= page.totalPages;
  return { rows, total: page.totalElements, next: isLast ? null : changed(url, 'page', asked + 1) };
}

function parse<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new NoConcur('The answer is no page.');
  return parsed.data;
}

/** The same address with another number in it. */
export function changed(url: URL, parameter: string, value: number): string {
  const next = new URL(url);
  next.searchParams.set(parameter, String(value));
  return next.href;
}
