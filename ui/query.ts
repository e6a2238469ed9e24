import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EndpointNamed, EndpointTable, ResponseOf } from '#kernel/endpoint.ts';
import { expectShape, fitsShape, type Shape } from './answer-shape.ts';
import { addressOf, type CallOptions, type LooseOptions, type NameIn, request } from './api.ts';
import { HttpError } from './http-error.ts';

/** The path of a query: its key parts joined with slashes. */
export function pathOfKey(key: QueryKey): string {
  return key.map(String).join('/');
}

interface ReadContext {
  queryKey: QueryKey;
  signal: AbortSignal;
}

async function readByKey({ queryKey, signal }: ReadContext): Promise<unknown> {
  const response = await request('GET', pathOfKey(queryKey), { signal });
  return response.json();
}

/** Caching as the specification has it (§9): data never becomes stale, nothing is fetched again or retried by itself. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof HttpError && error.status === 401) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: readByKey,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

/** The key of a read: one part, its whole address. */
export function readKey(path: string, options: LooseOptions = {}): [string] {
  return [addressOf(path, options)];
}

/** Fetches again every shown read whose address begins so; the others when they are next shown. */
export function refreshReads(client: QueryClient, ...prefixes: string[]): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) => prefixes.some((prefix) => pathOfKey(query.queryKey).startsWith(prefix)),
  });
}

type ReadName<T extends EndpointTable> = Extract<NameIn<T>, `GET ${string}`>;
interface ReadExtras<Answer> {
  isEnabled?: boolean;
  /** Reads again after so many milliseconds while the function gives a number: for what changes by itself. */
  pollMs?: (data: Answer | undefined) => number | false;
}
type ReadOptions<T extends EndpointTable, Name extends string> = Omit<
  CallOptions<EndpointNamed<T, Name>>,
  'signal'
> &
  ReadExtras<ResponseOf<EndpointNamed<T, Name>>>;

/** Of each read, what its answer must be. */
export type ReadShapes<T extends EndpointTable> = {
  readonly [Name in ReadName<T> as undefined extends ResponseOf<EndpointNamed<T, Name>>
    ? never
    : Name]: Shape;
};

/**
 * The typed reading hook of one contract: `useRead('GET /api/data-sources/{id}', { params: { id } })`.
 * An answer of another shape is an error like any other.
 */
export function createReader<T extends EndpointTable>(shapes: ReadShapes<T>) {
  return function useRead<Name extends ReadName<T>>(
    name: Name,
    ...[options]: Record<never, never> extends ReadOptions<T, Name>
      ? [options?: ReadOptions<T, Name>]
      : [options: ReadOptions<T, Name>]
  ): UseQueryResult<ResponseOf<EndpointNamed<T, Name>>> {
    const shape: Shape | undefined = (shapes as Record<string, Shape>)[name];
    return useQuery<ResponseOf<EndpointNamed<T, Name>>>(readingOf(name, options ?? {}, shape));
  };
}

/** How one read is fetched, kept and looked at. */
export function readingOf<Answer>(
  name: string,
  options: LooseOptions & ReadExtras<Answer>,
  shape: Shape | undefined,
) {
  const { isEnabled = true, pollMs, ...loose } = options;
  return {
    queryKey: readKey(name.slice('GET '.length), loose) as QueryKey,
    // Looked at before it is kept, too: an answer of another shape would go on to be told in place of the next failure.
    queryFn: async (context: ReadContext) => expectShape(await readByKey(context), shape) as Answer,
    enabled: isEnabled,
    // What others put there is looked at here.
    select: (answer: Answer) => expectShape(answer, shape),
    ...(pollMs && {
      refetchInterval: ({ state }: { state: { data: Answer | undefined } }) =>
        pollMs(fitsShape(state.data, shape) ? state.data : undefined),
    }),
  };
}

/** For lists that others change, too: what a page has read is read anew when it is opened the next time. */
export function useFreshReads(prefix: string): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      // Only what nobody shows any more, which is known once this page is gone.
      setTimeout(() =>
        client.removeQueries({
          type: 'inactive',
          predicate: (query) => pathOfKey(query.queryKey).startsWith(prefix),
        }),
      );
    },
    [client, prefix],
  );
}
