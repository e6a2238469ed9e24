import { BadgeCheck, RotateCw } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { useAskAnew } from '#features/chat/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { verifiedQuestionsStrings as strings } from '../strings.ts';
import { summaryOf } from './summary.ts';
import { useReplayAll, useVerifiedQuestions } from './use-verified.ts';
import { VerifiedCard } from './VerifiedCard.tsx';

/** The answers that were confirmed, those that do not hold first. */
export function VerifiedQuestionsScreen() {
  const verified = useVerifiedQuestions();
  const replay = useReplayAll();
  const ask = useAskAnew();
  const [search] = useSearchParams();
  const questions = verified.data?.questions ?? [];
  const isReplaying = replay.isPending || verified.data?.isReplaying === true;
  return (
    <>
      <PageHeading
        title={strings.title}
        subtitle={strings.subtitle}
        actions={
          questions.length > 0 && (
            <Button look="primary" isPending={isReplaying} onClick={() => replay.mutate()}>
              <RotateCw aria-hidden="true" className="size-4" />
              {isReplaying ? strings.running : strings.runAll}
            </Button>
          )
        }
      />
      {verified.isPending ? (
        <SkeletonList count={4} className="h-36" />
      ) : verified.isError ? (
        <ErrorState
          error={verified.error}
          title={strings.listFailed}
          onRetry={() => void verified.refetch()}
        />
      ) : questions.length === 0 ? (
        <div className="flex rounded-card border border-line border-dashed">
          <EmptyState
            icon={BadgeCheck}
            title={strings.emptyTitle}
            message={strings.emptyMessage}
            action={
              <Button asChild>
                <Link href="/ai-agent">{strings.emptyAction}</Link>
              </Button>
            }
          />
        </div>
      ) : (
        <>
          <p role="status" className="mb-3 text-muted">
            {summaryOf(questions)}
            {isReplaying && ` · ${strings.underWay}`}
          </p>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {questions.map((question) => (
              <PanelBoundary key={question.id}>
                <VerifiedCard
                  verified={question}
                  onAsk={() => ask(question)}
                  isSought={search.get('question') === question.id}
                />
              </PanelBoundary>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
