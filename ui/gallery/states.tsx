import { Database, Inbox } from 'lucide-react';
import { AsOf } from '../AsOf.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { HttpError } from '../http-error.ts';
import { LiveStateLine } from '../live/LiveStateLine.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { SkeletonList } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { StatCard, StatCardSkeleton } from '../StatCard.tsx';
import type { ExampleGroup } from './example.ts';

const nothing = () => undefined;
const failure = new HttpError(
  503,
  '',
  '{"message":"The system does not answer. Try again in a minute."}',
  'r-42',
);

export const stateExamples: readonly ExampleGroup[] = [
  {
    component: 'PageHeading',
    examples: [
      {
        state: 'with an action',
        isWide: true,
        shown: <PageHeading title="Orders" subtitle="What was sold." actions={<Button>Add</Button>} />,
      },
    ],
  },
  {
    component: 'Card',
    examples: [
      {
        state: 'with subtitle and actions',
        shown: (
          <Card title="Orders" subtitle="By region" actions={<Button size="small">Edit</Button>}>
            Content
          </Card>
        ),
      },
    ],
  },
  {
    component: 'StatCard',
    examples: [
      { state: 'plain', shown: <StatCard label="Sources" icon={Database} value="12" /> },
      {
        state: 'rising',
        shown: (
          <StatCard
            label="Questions"
            icon={Database}
            value="2.4k"
            fullValue="2,412"
            change={{ fraction: 0.124, against: 'the 30 days before' }}
          />
        ),
      },
      {
        state: 'falling',
        shown: (
          <StatCard
            label="Questions"
            icon={Database}
            value="96"
            change={{ fraction: -0.31, against: 'the 30 days before' }}
          />
        ),
      },
      { state: 'sample', shown: <StatCard label="Processed" icon={Database} value="847GB" isSample /> },
      { state: 'loading', shown: <StatCardSkeleton label="Processed" /> },
    ],
  },
  {
    component: 'EmptyState',
    examples: [
      {
        state: 'with its action',
        shown: (
          <EmptyState
            icon={Inbox}
            title="No sources"
            message="Upload a file to begin."
            action={<Button look="primary">Upload</Button>}
          />
        ),
      },
    ],
  },
  {
    component: 'ErrorState',
    examples: [
      { state: 'with retry and request', shown: <ErrorState error={failure} onRetry={nothing} /> },
      { state: 'without', shown: <ErrorState error={new TypeError('Failed to fetch')} /> },
    ],
  },
  {
    component: 'Skeleton',
    examples: [{ state: 'three lines', shown: <SkeletonList count={3} className="h-8" /> }],
  },
  { component: 'Spinner', examples: [{ state: 'turning', shown: <Spinner /> }] },
  {
    component: 'ProgressBar',
    examples: [0, 45, 100].map((percent) => ({
      state: `${percent} %`,
      shown: <ProgressBar label="Upload" percent={percent} />,
    })),
  },
  {
    component: 'AsOf',
    examples: [
      {
        state: 'read',
        shown: (
          <AsOf
            subject="orders"
            updatedAtMs={Date.UTC(2026, 2, 13, 9)}
            isFetching={false}
            onRefresh={nothing}
          />
        ),
      },
      {
        state: 'reading again',
        shown: (
          <AsOf subject="orders" updatedAtMs={Date.UTC(2026, 2, 13, 9)} isFetching onRefresh={nothing} />
        ),
      },
    ],
  },
  {
    component: 'Disclosure',
    examples: [
      {
        state: 'closed',
        shown: (
          <Disclosure title="SQL" note="4 lines">
            SELECT 1
          </Disclosure>
        ),
      },
      {
        state: 'open',
        shown: (
          <Disclosure title="SQL" isOpen>
            SELECT 1
          </Disclosure>
        ),
      },
    ],
  },
  { component: 'LiveStateLine', examples: [{ state: 'idle', shown: <LiveStateLine /> }] },
];
