import { ChartColumn } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import { chartOfResult } from '#ui/chart/result-chart.ts';
import { SpeechToggle } from '#ui/speech/SpeechToggle.tsx';
import type { ChatMessage } from '../contract.ts';
import { chatStrings } from '../strings.ts';
import { AnswerCard } from './AnswerCard.tsx';

interface AssistantMessageProps {
  message: ChatMessage;
  onAsk: (question: string) => void;
}

/** An answer: its sentence, its evidence, its chart on request, and its voice. */
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
      className="max-w-full rounded-card border border-line bg-surface lg:max-w-[94%]"
    >
      {answer ? (
        <AnswerCard content={message.content} answer={answer} onAsk={onAsk} />
      ) : (
        <p className="whitespace-pre-line px-4 pt-3.5">{message.content}</p>
      )}
      {chart && isChartShown && (
        <div className="px-4 pt-2">
          <Chart spec={chart} canSwitchKind />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1 px-3 py-2 print:hidden">
        {chart && (
          <Button
            look={isChartShown ? 'quiet' : 'secondary'}
            size="small"
            onClick={() => setChartShown(!isChartShown)}
          >
            <ChartColumn aria-hidden="true" className="size-3.5" />
            {isChartShown ? chatStrings.hideChart : chatStrings.createChart}
          </Button>
        )}
        <SpeechToggle id={message.id} text={message.content} />
      </div>
    </article>
  );
}
