import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names with their values, one a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-muted max-sm:mt-1">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
