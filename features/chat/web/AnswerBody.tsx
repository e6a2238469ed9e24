import { BadgeCheck, BrainCircuit, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { Answer, ChartConfig } from '#kernel/answer.ts';
import { labelPractice } from '#kernel/practice.ts';
import { AskedSystems, LiveNote } from '#ui/answer/AskedSystems.tsx';
import { CheckList } from '#ui/answer/CheckList.tsx';
import { LanguageModelUse } from '#ui/answer/LanguageModelUse.tsx';
import { SourceList } from '#ui/answer/SourceList.tsx';
import { SqlBlock } from '#ui/answer/SqlBlock.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { columnLabel, formatCell, formatDate, formatDuration, isNumericColumn } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import { chatStrings } from '../strings.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { AssumptionChips } from './AssumptionChips.tsx';
import { CheckFixes } from './CheckFixes.tsx';
import { Clarification } from './Clarification.tsx';
import { Declined } from './Declined.tsx';
import { Suggestions } from './Suggestions.tsx';

interface AnswerBodyProps {
  answer: Answer;
  /** How it is drawn; absent where it is not. */
  chart?: ChartConfig | undefined;
  /** What it replies to. */
  question: string;
  onAsk: (question: string) => void;
}

/** What follows the sentence: what it rests on, or what to ask in its place. */
export function AnswerBody({ answer, chart, question, onAsk }: AnswerBodyProps) {
  switch (answer.status) {
    case 'answered':
      // What is said of the agent itself rests on nothing.
      if (answer.verdict === null)
        return (
          <>
            <ModelLink answer={answer} />
            <Suggestions questions={answer.suggestions} onAsk={onAsk} />
          </>
        );
      return <Evidence answer={answer} chart={chart} question={question} onAsk={onAsk} />;
    case 'clarify':
      return (
        <>
          <Clarification options={answer.options ?? []} onAsk={onAsk} />
          {answer.languageModel && <LanguageModelUse use={answer.languageModel} />}
        </>
      );
    case 'declined':
      return <Declined answer={answer} question={question} onAsk={onAsk} />;
  }
}

function Evidence({ answer, chart, question, onAsk }: AnswerBodyProps) {
  return (
    <>
      {answer.asked && <LiveNote asked={answer.asked} />}
      {answer.confirmed && <ConfirmedBy confirmed={answer.confirmed} />}
      <ModelLink answer={answer} />
      <Figure answer={answer} />
      {!isSingleCell(answer) && answer.rows.length > 0 && (
        <AnswerRows answer={answer} chart={chart} question={question} />
      )}
      {answer.reading && (
        <p className="text-muted">
          <span className="font-medium text-ink">{chatStrings.reading}:</span> {answer.reading}
        </p>
      )}
      <AssumptionChips assumptions={answer.assumptions} question={question} onAsk={onAsk} />
      <div className="-mb-2 min-w-0 border-line border-t">
        {answer.checks.length > 0 && (
          <Disclosure
            title={uiStrings.checks}
            note={countOutcomes(answer)}
            isOpen={answer.verdict === 'caution'}
          >
            <CheckList
              checks={answer.checks}
              actionsOf={(check) => <CheckFixes check={check} onAskAgain={() => onAsk(question)} />}
            />
          </Disclosure>
        )}
        {answer.sources.length > 0 && (
          <Disclosure
            title={uiStrings.sources}
            note={answer.sources.map(({ table, isPractice }) => labelPractice(table, isPractice)).join(', ')}
          >
            <SourceList sources={answer.sources} />
          </Disclosure>
        )}
        {answer.languageModel && (
          <Disclosure title={uiStrings.languageModel.title} note={answer.languageModel.model}>
            <LanguageModelUse use={answer.languageModel} />
          </Disclosure>
        )}
        {answer.asked && (
          <Disclosure
            title={uiStrings.live.title}
            note={answer.asked.map(({ dataSourceName }) => dataSourceName).join(', ')}
          >
            <AskedSystems asked={answer.asked} />
          </Disclosure>
        )}
        {answer.sql && !answer.asked?.some(({ isWhole }) => isWhole) && (
          <Disclosure title={uiStrings.sql} note={formatDuration(answer.elapsedMs)}>
            <SqlBlock sql={answer.sql} />
          </Disclosure>
        )}
      </div>
    </>
  );
}

/** The model that the answer comes from, or that is being trained for it: its page says what it is worth. */
function ModelLink({ answer: { model } }: { answer: Answer }) {
  if (!model) return null;
  return (
    <p>
      <Link
        href={`/ml-models/${model.id}`}
        className="inline-flex min-w-0 items-center gap-1.5 rounded-control underline-offset-2 hover:underline"
      >
        <BrainCircuit aria-hidden="true" className="size-4 shrink-0 text-muted" />
        {chatStrings.openModel(model.name)}
      </Link>
    </p>
  );
}

/** Whose word the answer rests on. */
function ConfirmedBy({ confirmed }: { confirmed: NonNullable<Answer['confirmed']> }) {
  const { id, by, at, hasChanged = false } = confirmed;
  const Icon = hasChanged ? TriangleAlert : BadgeCheck;
  return (
    <p className={classNames('flex items-start gap-1.5', hasChanged ? 'text-warning' : 'text-success')}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <Link
        href={`/verified-questions?question=${id}`}
        className="min-w-0 rounded-control underline-offset-2 hover:underline"
      >
        {chatStrings.confirmedBy(by, formatDate(at))}
        {hasChanged && chatStrings.changedSince}
      </Link>
    </p>
  );
}

function isSingleCell(answer: Answer): boolean {
  return answer.rows.length === 1 && answer.columns.length === 1;
}

/** A result of one number is drawn as that number. */
function Figure({ answer }: { answer: Answer }) {
  const column = answer.columns[0];
  const cell = answer.rows[0]?.[0];
  if (!isSingleCell(answer) || !column || cell === undefined || !isNumericColumn(column)) return null;
  return (
    <p>
      <span className="block text-muted text-xs">{columnLabel(column.name)}</span>
      <span className="font-semibold text-3xl tracking-tight tabular-nums">{formatCell(cell, column)}</span>
    </p>
  );
}

function countOutcomes(answer: Answer): string {
  const outcomes = ['passed', 'warned', 'failed', 'skipped'] as const;
  return outcomes
    .map((outcome) => ({ outcome, count: answer.checks.filter((check) => check.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${uiStrings.checkOutcomes[outcome].toLowerCase()}`)
    .join(', ');
}
