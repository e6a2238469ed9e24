import { Building2, type LucideIcon, UploadCloud, Warehouse } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useBeginSession } from '#features/chat/web/index.tsx';
import { UploadFlow, useUploadParameter } from '#features/sources/web/index.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { hideToast, showErrorToast, toastStore } from '#ui/toast-store.ts';
import { onboardingStrings as strings } from '../strings.ts';
import type { WizardMove } from './wizard-state.ts';

type Choice = keyof typeof strings.sources;

const cards: { choice: Choice; icon: LucideIcon; isPopular: boolean }[] = [
  { choice: 'warehouse', icon: Warehouse, isPopular: true },
  { choice: 'applications', icon: Building2, isPopular: true },
  { choice: 'upload', icon: UploadCloud, isPopular: false },
];

/**
 * Where the data comes from. The connector pages are open during the onboarding; the sources page is not, so its upload
 * dialog opens here, on the same address, and an uploaded file leads to the next step.
 */
export function SourceStep({ onMove: moveOn }: { onMove: (move: WizardMove) => void }) {
  const onMove = (move: WizardMove) => {
    hideAdvice();
    moveOn(move);
  };
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [isUploading, setUploading] = useState(false);
  useUploadParameter(() => {
    setChosen('upload');
    setUploading(true);
  });
  const begin = useBeginSession();
  /** The first conversation is about what was just brought; the sample company would blur its answers. */
  const continueWith = (dataSourceId: string) => {
    begin.mutate({ dataSourceIds: [dataSourceId] });
    onMove('next');
  };
  const next = () => {
    if (chosen === null) return showErrorToast(strings.noSourceTitle, strings.noSourceMessage);
    if (chosen !== 'upload') onMove('next');
    navigate(strings.sources[chosen].href);
  };
  return (
    <>
      <h1 className="font-semibold text-2xl tracking-tight">{strings.sourceTitle}</h1>
      <p className="mt-1 text-muted">{strings.sourceMessage}</p>
      <SourceCards chosen={chosen} onChoose={setChosen} />
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => onMove('back')}>{strings.back}</Button>
        <Button look="quiet" className="sm:ml-auto" onClick={() => onMove('skip')}>
          {strings.skip}
        </Button>
        <Button look="primary" className="max-sm:order-first max-sm:w-full" onClick={next}>
          {strings.next}
        </Button>
      </div>
      <Suspense fallback={null}>
        <UploadFlow
          isOpen={isUploading}
          canAsk={false}
          onClose={() => setUploading(false)}
          onUploaded={continueWith}
        />
      </Suspense>
    </>
  );
}

/** On a small screen the toast would cover the next step, which needs no source. */
function hideAdvice(): void {
  const { visible } = toastStore.read();
  if (visible?.title === strings.noSourceTitle) hideToast(visible.id);
}

function SourceCards({ chosen, onChoose }: { chosen: Choice | null; onChoose: (choice: Choice) => void }) {
  return (
    <fieldset className="my-6 grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">{strings.sourceTitle}</legend>
      {cards.map(({ choice, icon: Icon, isPopular }) => (
        <label
          key={choice}
          className={classNames(
            'grid cursor-pointer content-start gap-2 rounded-card border-2 p-4 transition-colors focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2',
            chosen === choice ? 'border-accent bg-accent-surface' : 'border-line hover:border-line-strong',
          )}
        >
          <input
            type="radio"
            name="source"
            value={choice}
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
            className="sr-only"
          />
          <span className="flex items-center justify-between">
            <Icon aria-hidden="true" className="size-6 text-accent" />
            {isPopular && <Badge tone="accent">{strings.popular}</Badge>}
          </span>
          <span className="font-semibold">{strings.sources[choice].title}</span>
          <span className="text-muted">{strings.sources[choice].text}</span>
        </label>
      ))}
    </fieldset>
  );
}
