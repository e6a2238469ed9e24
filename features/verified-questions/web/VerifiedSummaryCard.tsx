import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { verifiedQuestionsStrings as strings } from '../strings.ts';
import { summaryOf } from './summary.ts';
import { useVerifiedQuestions } from './use-verified.ts';

/** How many confirmed answers hold, and the way to them. */
export function VerifiedSummaryCard() {
  const verified = useVerifiedQuestions();
  return (
    <Card
      title={strings.title}
      actions={
        <Button asChild>
          <Link href="/verified-questions">{strings.open}</Link>
        </Button>
      }
    >
      <p className="mb-2 text-muted">{strings.cardSubtitle}</p>
      {verified.isPending ? (
        <Skeleton className="h-6 w-48" />
      ) : verified.isError ? (
        <ErrorState
          error={verified.error}
          title={strings.listFailed}
          onRetry={() => void verified.refetch()}
        />
      ) : (
        <p>{verified.data.questions.length === 0 ? strings.cardEmpty : summaryOf(verified.data.questions)}</p>
      )}
    </Card>
  );
}
