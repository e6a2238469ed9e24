import { MessageCircleQuestionMark } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatDateTime } from '#ui/format.ts';
import type { VerifiedQuestion } from '../contract.ts';
import { verifiedQuestionsStrings as strings } from '../strings.ts';
import { ConfirmAgainDialog } from './ConfirmAgainDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { StateBadge } from './StateBadge.tsx';
import { useRename } from './use-verified.ts';
import { VerifiedMenu } from './VerifiedMenu.tsx';

interface VerifiedCardProps {
  verified: VerifiedQuestion;
  onAsk: () => void;
  /** A link led to it: it is brought into view. */
  isSought?: boolean;
}

/** One verified question: whether it holds and why not, its number then and now. */
export function VerifiedCard({ verified, onAsk, isSought = false }: VerifiedCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSought) card.current?.scrollIntoView({ block: 'center' });
  }, [isSought]);
  const [opened, setOpened] = useState<'rename' | 'confirm' | null>(null);
  const rename = useRename();
  const close = () => setOpened(null);
  const { name, question, state, reason } = verified;
  const canConfirm = state !== 'broken' && (verified.currentText ?? verified.otherReading) !== null;
  return (
    <li
      ref={card}
      className={classNames(
        'rounded-card border bg-surface p-4 shadow-card',
        isSought ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="wrap-anywhere font-semibold">{name}</h2>
          {question !== name && (
            <p className="wrap-anywhere text-muted">
              <span className="sr-only">{strings.question}: </span>
              {question}
            </p>
          )}
          {verified.dataSourceIds !== null && <p className="text-muted text-xs">{strings.onlySome}</p>}
        </div>
        <div className="flex max-w-full shrink-0 flex-wrap items-center gap-1.5">
          <StateBadge state={state} />
          <Button size="small" onClick={onAsk} aria-label={strings.askAria(name)}>
            <MessageCircleQuestionMark aria-hidden="true" className="size-3.5" />
            {strings.ask}
          </Button>
          <VerifiedMenu
            verified={verified}
            onRename={() => setOpened('rename')}
            onConfirmAgain={canConfirm ? () => setOpened('confirm') : null}
          />
        </div>
      </div>
      {reason && (
        <p
          className={
            state === 'broken'
              ? 'wrap-anywhere mt-3 rounded-control bg-danger-surface px-3 py-2 text-danger'
              : 'wrap-anywhere mt-3 rounded-control bg-warning-surface px-3 py-2 text-warning'
          }
        >
          {reason}
        </p>
      )}
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 md:grid-cols-2">
        <Fact name={strings.whenConfirmed}>{verified.confirmedText}</Fact>
        <Fact name={strings.now}>{nowWords(verified)}</Fact>
      </dl>
      <Details verified={verified} />
      {opened === 'rename' && (
        <NameDialog
          title={strings.renameTitle}
          name={name}
          save={strings.save}
          saving={strings.saving}
          isPending={rename.isPending}
          onSave={(next) => rename.mutate({ id: verified.id, name: next }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {opened === 'confirm' && <ConfirmAgainDialog verified={verified} onClose={close} />}
    </li>
  );
}

function nowWords({ currentText, confirmedText, changes }: VerifiedQuestion): string {
  if (currentText === null) return strings.noneNow;
  return currentText === confirmedText && changes.length === 0 ? strings.sameNow : currentText;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Details({ verified }: { verified: VerifiedQuestion }) {
  const { changes, otherReading, replayedAt, rowsCompared } = verified;
  return (
    <>
      {changes.length > 0 && (
        <div className="mt-2">
          <Disclosure
            title={strings.changes}
            note={rowsCompared ? strings.rowsChanged(rowsCompared.different, rowsCompared.all) : ''}
            isOpen
          >
            <ul className="list-disc pl-5">
              {changes.map((change) => (
                <li key={change} className="wrap-anywhere">
                  {change}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      <p className="wrap-anywhere mt-3 text-muted text-xs">
        {strings.understoodAs}: {verified.reading}
      </p>
      {otherReading && (
        <p className="wrap-anywhere text-muted text-xs">
          {strings.readNow}: {otherReading} {verified.otherText}
        </p>
      )}
      <p className="mt-1 text-muted text-xs">
        {strings.confirmedBy(verified.confirmedBy)} ·{' '}
        <time dateTime={verified.confirmedAt}>{formatDateTime(verified.confirmedAt)}</time> ·{' '}
        {replayedAt ? (
          <>
            {strings.replayed} <time dateTime={replayedAt}>{formatDateTime(replayedAt)}</time>
          </>
        ) : (
          strings.notReplayed
        )}
      </p>
    </>
  );
}
