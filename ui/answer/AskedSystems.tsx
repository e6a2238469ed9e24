import { Radio } from 'lucide-react';
import type { AskedSystem } from '#kernel/answer.ts';
import { formatDateTime, formatNumber } from '../format.ts';
import { uiStrings } from '../strings.ts';
import { SqlBlock } from './SqlBlock.tsx';

const { live } = uiStrings;

/** When the systems were asked whose rows stay in them, in a line. */
export function LiveNote({ asked }: { asked: readonly AskedSystem[] }) {
  const [first] = asked.toSorted((left, right) => left.askedAt.localeCompare(right.askedAt));
  if (!first) return null;
  return (
    <p className="flex items-center gap-1.5 text-info">
      <Radio aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {live.asked}{' '}
        <time dateTime={first.askedAt} title={first.askedAt}>
          {formatDateTime(first.askedAt)}
        </time>
      </span>
    </p>
  );
}

/** What each system was asked, in its own dialect, and what that was for. */
export function AskedSystems({ asked }: { asked: readonly AskedSystem[] }) {
  return (
    <ul className="grid gap-3">
      {asked.map((one) => (
        <li key={`${one.dataSourceId} ${one.sql}`} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <p className="text-muted">
            <span className="font-medium text-ink">{one.system}</span> · {one.dataSourceName} ·{' '}
            <time dateTime={one.askedAt}>{formatDateTime(one.askedAt)}</time> ·{' '}
            {one.isWhole ? live.whole : live.part(formatNumber(one.rows))}
          </p>
          <SqlBlock sql={one.sql} />
        </li>
      ))}
    </ul>
  );
}
