import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ColumnRole, ResultColumn } from '#kernel/catalog.ts';
import { isNamingColumn } from '#kernel/format-number.ts';
import { expectShape } from '#ui/answer-shape.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatCell, formatNumber, sharedDecimals } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { sourcesEndpoints } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { sourcesApi } from './api.ts';
import { readShapes } from './read-shapes.generated.ts';

const strings = sourcesStrings.browser;

type Glance = z.output<(typeof sourcesEndpoints)['column']['response']>;

interface ColumnGlanceProps {
  sourceId: string;
  table: string;
  column: string;
}

/** What a column holds: how many, from where to where, how they are spread, and which are the most frequent. */
export function ColumnGlance({ sourceId, table, column }: ColumnGlanceProps) {
  const glance = useQuery({
    queryKey: ['/api/data-sources', sourceId, 'tables', table, 'columns', column],
    queryFn: async ({ signal }) =>
      expectShape(
        await sourcesApi('GET /api/data-sources/{id}/tables/{table}/columns/{column}', {
          params: { id: sourceId, table, column },
          signal,
        }),
        readShapes['GET /api/data-sources/{id}/tables/{table}/columns/{column}'],
      ),
  });
  return (
    <section
      aria-label={strings.glance(column)}
      aria-busy={glance.isFetching}
      className="grid content-start gap-4"
    >
      {glance.isPending ? (
        <SkeletonList count={6} className="h-8" />
      ) : glance.isError ? (
        <ErrorState error={glance.error} title={strings.glanceFailed} onRetry={() => void glance.refetch()} />
      ) : (
        <Loaded glance={glance.data} />
      )}
    </section>
  );
}

function Loaded({ glance }: { glance: Glance }) {
  const { rowCount, nullCount, distinctCount, min, max, mean } = glance;
  const facts: [string, string | null][] = [
    [strings.rows, formatNumber(rowCount)],
    [strings.missing, formatNumber(nullCount)],
    [strings.distinct, formatNumber(distinctCount)],
    [strings.smallest, min],
    [strings.largest, max],
    [strings.mean, mean === null ? null : formatNumber(mean)],
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt className="text-muted text-xs">{label}</dt>
                <dd className="wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {glance.histogram.length > 0 && <Histogram glance={glance} />}
      {glance.values.length > 0 && <TopValues values={glance.values} />}
    </>
  );
}

function Histogram({ glance }: { glance: Glance }) {
  const highest = Math.max(...glance.histogram.map(({ rows }) => rows));
  const role = glance.role as ColumnRole;
  const isIdentifier = isNamingColumn({ type: glance.type, role });
  const column: ResultColumn = { name: glance.name, type: glance.type, isIdentifier };
  const edges = glance.histogram.flatMap(({ from, to }) => [from, to]);
  const decimals = sharedDecimals(edges, column);
  const show = (value: Glance['histogram'][number]['from']) => formatCell(value, column, decimals);
  const width = 100 / glance.histogram.length;
  return (
    <figure>
      <figcaption className="mb-1 text-muted text-xs">{strings.histogram}</figcaption>
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        className="h-24 w-full"
        role="img"
        aria-label={strings.histogram}
      >
        {glance.histogram.map(({ from, to, rows }, index) => {
          const height = highest === 0 ? 0 : (rows / highest) * 40;
          return (
            <rect
              key={String(from)}
              x={index * width}
              y={40 - height}
              width={width * 0.9}
              height={height}
              className="fill-accent"
            >
              <title>{strings.bar(show(from), show(to), formatNumber(rows))}</title>
            </rect>
          );
        })}
      </svg>
      <p className="flex justify-between text-muted text-xs tabular-nums">
        <span>{show(glance.histogram[0]?.from ?? null)}</span>
        <span>{show(glance.histogram.at(-1)?.to ?? null)}</span>
      </p>
    </figure>
  );
}

function TopValues({ values }: { values: Glance['values'] }) {
  return (
    <div>
      <h3 className="mb-1 text-muted text-xs">{strings.topValues}</h3>
      <ol className="grid gap-1">
        {values.map(({ value, rows }) => (
          <li key={value} className="flex items-baseline justify-between gap-3">
            <span className="wrap-anywhere line-clamp-2">{value}</span>
            <span className="shrink-0 text-muted tabular-nums">{formatNumber(rows)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
