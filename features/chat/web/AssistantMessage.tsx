import { ChartColumn, ReceiptText } from 'lucide-react';
import { memo, Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import { ExportMenu } from '#features/exports/web/index.tsx';
import { AnswerThumbs } from '#features/feedback/web/index.tsx';
import { VerdictBadge } from '#ui/answer/VerdictBadge.tsx';
import { Button } from '#ui/Button.tsx';
import { chartOfResult } from '#ui/chart/result-chart.ts';
import { SpeechToggle } from '#ui/speech/SpeechToggle.tsx';
import { spokenAnswer } from '#ui/speech/spoken-answer.ts';
import { useStore } from '#ui/store.ts';
import type { ChatMessage } from '../contract.ts';
import { chatStrings } from '../strings.ts';
import { AnswerBody } from './AnswerBody.tsx';
import { chartViewStore, setChartView } from './chart-views.ts';
import { MessageChart } from './MessageChart.tsx';
import { metadataOf } from './message-metadata.ts';

interface AssistantMessageProps {
  sessionId: string;
  message: ChatMessage;
  /** What it replies to. */
  question: string;
  onAsk: (question: string) => void;
}

/** An answer: its sentence, what can be done with it, its chart on request, and what it rests on. */
export const AssistantMessage = memo(function AssistantMessage({
  sessionId,
  message,
  question,
  onAsk,
}: AssistantMessageProps) {
  const view = useStore(chartViewStore, (views) => views[message.id]) ?? null;
  const { answer, chartConfig, drawn } = metadataOf(message);
  const chart = useMemo(
    () =>
      answer && chartConfig && (drawn || answer.rowCount <= answer.rows.length)
        ? chartOfResult(chartConfig, { columns: answer.columns, rows: answer.rows, ...drawn })
        : null,
    [answer, chartConfig, drawn],
  );
  return (
    <article
      aria-label={chatStrings.agent}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface px-4 py-3.5 lg:max-w-[94%]"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-64 whitespace-pre-line break-words text-[15px]">
          {message.content}
        </p>
        <span className="flex shrink-0 items-center gap-1">
          {answer?.verdict && (
            <VerdictBadge verdict={answer.verdict} hasChanged={answer.confirmed?.hasChanged} />
          )}
          <SpeechToggle id={message.id} text={spokenAnswer(message.content, answer)} />
        </span>
      </div>
      <div className="-mx-1 flex flex-wrap items-center gap-1 empty:hidden print:hidden">
        {chart && (
          <Button
            size="small"
            aria-expanded={view !== null}
            onClick={() => setChartView(message.id, view ? null : { kind: chart.kind, isTable: false })}
          >
            <ChartColumn aria-hidden="true" className="size-3.5" />
            {view ? chatStrings.hideChart : chatStrings.createChart}
          </Button>
        )}
        {answer?.receiptId && (
          <Button look="quiet" size="small" asChild>
            <Link href={`/receipts/${answer.receiptId}`}>
              <ReceiptText aria-hidden="true" className="size-3.5" />
              {chatStrings.receipt}
            </Link>
          </Button>
        )}
        {answer?.receiptId && answer.rows.length > 0 && (
          <Suspense>
            <ExportMenu target={{ kind: 'receipt', id: answer.receiptId }} />
          </Suspense>
        )}
      </div>
      {chart && view && answer && chartConfig && (
        <MessageChart
          messageId={message.id}
          answer={answer}
          chartConfig={chartConfig}
          spec={chart}
          view={view}
        />
      )}
      {answer && <AnswerBody answer={answer} chart={chartConfig} question={question} onAsk={onAsk} />}
      {answer?.receiptId && (
        <Suspense fallback={<div className="h-7" />}>
          <AnswerThumbs sessionId={sessionId} messageId={message.id} question={question} onAsk={onAsk} />
        </Suspense>
      )}
    </article>
  );
});
