import { classNames } from '#ui/class-names.ts';
import { formatBytes } from '#ui/format.ts';
import type { Storage } from '../contract.ts';
import { storageStrings as strings } from '../strings.ts';

type Part = keyof Storage['parts'];

const parts: readonly Part[] = ['current', 'originals', 'older', 'removed', 'models', 'answers', 'waiting'];

/** Told apart by more than their colour: each stands with its name and size below the bar. */
const tones: Record<Part, { dot: string; bar: string }> = {
  current: { dot: 'bg-accent', bar: 'fill-accent' },
  originals: { dot: 'bg-info', bar: 'fill-info' },
  older: { dot: 'bg-warning', bar: 'fill-warning' },
  removed: { dot: 'bg-danger', bar: 'fill-danger' },
  models: { dot: 'bg-success', bar: 'fill-success' },
  answers: { dot: 'bg-brass', bar: 'fill-brass' },
  waiting: { dot: 'bg-line-strong', bar: 'fill-line-strong' },
};

/** What is used of what may be used. */
export function UsageSummary({ storage }: { storage: Storage }) {
  const { quota, used } = storage;
  const left = quota.bytes === null ? null : quota.bytes - used.bytes;
  return (
    <p>
      <span className="font-semibold text-lg tabular-nums">
        {quota.bytes === null
          ? strings.used(formatBytes(used.bytes))
          : strings.usedOf(formatBytes(used.bytes), formatBytes(quota.bytes))}
      </span>{' '}
      <span className={left !== null && left <= 0 ? 'text-danger' : 'text-muted'}>
        {left === null ? strings.noLimit : left <= 0 ? strings.nothingLeft : strings.left(formatBytes(left))}
      </span>
    </p>
  );
}

/** A bar of all that is kept by its kind, against the quota where there is one. */
export function UsageBar({ storage, className }: { storage: Storage; className?: string }) {
  const { quota, used } = storage;
  const whole = Math.max(quota.bytes ?? 0, used.bytes, 1);
  return (
    <svg
      role="img"
      aria-label={`${strings.bar}: ${kindsOf(storage)}`}
      viewBox="0 0 1000 12"
      preserveAspectRatio="none"
      className={classNames('h-3 w-full rounded-full bg-sunken', className)}
    >
      {segmentsOf(storage, whole).map(({ part, start, width }) => (
        <rect key={part} x={start} width={width} height="12" className={tones[part].bar} />
      ))}
    </svg>
  );
}

/** Each kind with its size: the key of the bar, and the bar for those who do not see it. */
export function UsageKey({ storage }: { storage: Storage }) {
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 sm:grid-cols-2">
      {parts.map((part) => (
        <div key={part} className="flex items-center justify-between gap-3">
          <dt className="flex min-w-0 items-center gap-2 text-muted">
            <span
              aria-hidden="true"
              className={classNames('size-2.5 shrink-0 rounded-full', tones[part].dot)}
            />
            {strings.parts[part]}
          </dt>
          <dd className="tabular-nums">{formatBytes(storage.parts[part])}</dd>
        </div>
      ))}
    </dl>
  );
}

function kindsOf({ parts: sizes }: Storage): string {
  return parts.map((part) => `${strings.parts[part]} ${formatBytes(sizes[part])}`).join(', ');
}

/** In thousandths of the bar. What is there is seen, however little it is. */
function segmentsOf(
  { parts: sizes }: Storage,
  whole: number,
): { part: Part; start: number; width: number }[] {
  let start = 0;
  return parts.flatMap((part) => {
    if (sizes[part] === 0) return [];
    const segment = { part, start, width: Math.max(3, (sizes[part] / whole) * 1000) };
    start += segment.width;
    return [segment];
  });
}
