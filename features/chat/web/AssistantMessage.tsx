import { ChartColumn, ReceiptText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { VerdictBadge } from '#ui/answer/VerdictBadge.tsx';
import { Button } from '#ui/Button.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import { chartOfResult } from '#ui/chart/result-chart.ts';
import { SpeechToggle } from '#ui/speech/SpeechToggle.tsx';
import type { ChatMessage } from '../contract.ts';
import { chatStrings } from '../strings.ts';
import { AnswerBody } from './AnswerBody.tsx';

interface AssistantMessageProps {
  message: ChatMessage;
  onAsk: (question: string) => void;
}

/** An answer: its sentence, what can be done with it, its chart on request, and what it rests on. */
export function AssistantMessage({ message, onAsk }: AssistantMessageProps) {
  const [isChartShown, setChartShown] = useState(false);
  const { answer, chartConfig } = message.metadata;
  const chart = useMemo(
    () => (answer && chartConfig ? chartOfResult(chartConfig, answer) : null),
    [answer, chartConfig],
  );
  return (
    <article
      aria-label={chatStrings.agent}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface px-4 py-3.5 lg:max-w-[94%]"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 whitespace-pre-line break-words text-[15px]">{message.content}</p>
        <span className="flex shrink-0 items-center gap-1">
          {answer?.verdict && <VerdictBadge verdict={answer.verdict} />}
          <SpeechToggle id={message.id} text={message.content} />
        </span>
      </div>
      <div className="-mx-1 flex flex-wrap items-center gap-1 empty:hidden print:hidden">
        {chart && (
          <Button size="small" aria-expanded={isChartShown} onClick={() => setChartShown(!isChartShown)}>
            <ChartColumn aria-hidden="true" className="size-3.5" />
            {isChartShown ? chatStrings.hideChart : chatStrings.createChart}
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
      </div>
      {chart && isChartShown && <Chart spec={chart} canSwitchKind />}
      {answer && <AnswerBody answer={answer} onAsk={onAsk} />}
    </article>
  );
}
