import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { peopleStrings as strings } from '../strings.ts';
import { usePeopleRead } from './api.ts';
import { PersonRow } from './PersonRow.tsx';
import { useSettledText } from './use-settled-text.ts';

export function PeopleList() {
  const [search, setSearch] = useState('');
  const settled = useSettledText(search.trim());
  return (
    <Card title={strings.title}>
      <div className="mb-2 max-w-sm">
        <TextInput
          label={strings.search}
          type="search"
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {/* Another search begins at its newest account. */}
      <FoundPeople key={settled} search={settled} />
    </Card>
  );
}

/** Pages one below the other; each begins where the one before ends. */
function FoundPeople({ search }: { search: string }) {
  const [ends, setEnds] = useState<(string | undefined)[]>([undefined]);
  return (
    <>
      {ends.map((before, at) => (
        <PeoplePage
          key={before ?? ''}
          search={search}
          before={before}
          isLast={at === ends.length - 1}
          onMore={(next) => setEnds([...ends, next])}
        />
      ))}
    </>
  );
}

interface PeoplePageProps {
  search: string;
  before: string | undefined;
  isLast: boolean;
  onMore: (next: string) => void;
}

function PeoplePage({ search, before, isLast, onMore }: PeoplePageProps) {
  const page = usePeopleRead('GET /api/people', { query: { search, before } });
  if (page.isPending) return <SkeletonList count={4} className="h-12" />;
  if (page.isError)
    return <ErrorState error={page.error} title={strings.readFailed} onRetry={() => void page.refetch()} />;
  const { people, next } = page.data;
  if (people.length === 0)
    return <EmptyState icon={SearchX} title={strings.empty} message={strings.emptyMessage} />;
  return (
    <>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {isLast && next !== null && (
        <Button className="mt-3 self-start" onClick={() => onMore(next)}>
          {strings.more}
        </Button>
      )}
    </>
  );
}
