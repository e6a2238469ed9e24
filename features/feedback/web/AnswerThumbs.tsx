import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { ConfirmDialog, useRemoveVerified } from '#features/verified-questions/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { feedbackStrings as strings } from '../strings.ts';
import { useJudgement, useTakeBack } from './use-feedback.ts';
import { WrongAnswer } from './WrongAnswer.tsx';

interface AnswerThumbsProps {
  sessionId: string;
  messageId: string;
  /** What was asked: the name under which the answer is confirmed at first. */
  question: string;
  onAsk: (question: string) => void;
}

/** Confirms an answer, or says what is wrong with it. Each thumb takes back what it said. */
export function AnswerThumbs({ sessionId, messageId, question, onAsk }: AnswerThumbsProps) {
  const judgement = useJudgement(sessionId, messageId);
  const [opened, setOpened] = useState<'confirm' | 'wrong' | null>(null);
  const remove = useRemoveVerified();
  const takeBack = useTakeBack(sessionId, messageId);
  const downButton = useRef<HTMLButtonElement>(null);
  const isUp = judgement?.thumb === 'up';
  const isDown = judgement?.thumb === 'down';
  const unconfirm = () => {
    if (judgement?.verifiedQuestionId) remove(judgement.verifiedQuestionId, question);
  };
  const pressUp = () => {
    if (isUp) unconfirm();
    else setOpened('confirm');
  };
  const pressDown = () => {
    if (opened === 'wrong' && !isDown) setOpened(null);
    else if (isDown && opened !== 'wrong') setOpened('wrong');
    else if (isDown) takeBack.mutate(undefined, { onSuccess: () => setOpened(null) });
    else setOpened('wrong');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: two toggles are no form */}
      <div role="group" aria-label={strings.thumbs} className="-mx-1 flex items-center gap-1">
        <Button
          look="quiet"
          size="smallIcon"
          aria-pressed={isUp}
          aria-label={strings.up}
          title={strings.up}
          onClick={pressUp}
        >
          <ThumbsUp
            aria-hidden="true"
            className={classNames('size-3.5', isUp && 'fill-current text-success')}
          />
        </Button>
        <Button
          ref={downButton}
          look="quiet"
          size="smallIcon"
          aria-pressed={isDown}
          aria-expanded={opened === 'wrong'}
          aria-label={strings.down}
          title={strings.down}
          isPending={takeBack.isPending}
          onClick={pressDown}
        >
          <ThumbsDown
            aria-hidden="true"
            className={classNames('size-3.5', isDown && 'fill-current text-danger')}
          />
        </Button>
      </div>
      {opened === 'wrong' && (
        <WrongAnswer
          sessionId={sessionId}
          messageId={messageId}
          judgement={isDown ? judgement : null}
          onGiven={unconfirm}
          onAsk={onAsk}
          onClose={() => {
            setOpened(null);
            downButton.current?.focus();
          }}
        />
      )}
      {opened === 'confirm' && (
        <Suspense>
          <ConfirmDialog
            messageId={messageId}
            question={question}
            onClose={() => setOpened(null)}
            onConfirmed={() => {
              if (isDown) takeBack.mutate();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
