import { ChartLine, type LucideIcon, MessageSquareText, Mic, Workflow } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { onboardingStrings as strings } from '../strings.ts';
import type { WizardMove } from './wizard-state.ts';

const icons: readonly LucideIcon[] = [ChartLine, MessageSquareText, Workflow, Mic];

export function TourStep({ onMove }: { onMove: (move: WizardMove) => void }) {
  const [slide, setSlide] = useState(0);
  const shown = strings.tour[slide] ?? strings.tour[0];
  const Icon = icons[slide] ?? ChartLine;
  return (
    <>
      <h1 className="font-semibold text-2xl tracking-tight">{strings.tourTitle}</h1>
      <div aria-live="polite" className="grid min-h-52 place-items-center py-6 text-center">
        <div className="grid max-w-md justify-items-center gap-2">
          <span className="mb-2 grid size-14 place-items-center rounded-card bg-accent-surface text-accent">
            <Icon aria-hidden="true" className="size-7" />
          </span>
          <h2 className="font-semibold text-xl">{shown.title}</h2>
          <p className="text-base text-muted">{shown.text}</p>
        </div>
      </div>
      <SlideControls slide={slide} onShow={setSlide} />
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Button onClick={() => onMove('back')}>{strings.back}</Button>
        <Button look="quiet" className="sm:ml-auto" onClick={() => onMove('skip')}>
          {strings.skipTour}
        </Button>
        <Button look="primary" className="max-sm:order-first max-sm:w-full" onClick={() => onMove('next')}>
          {strings.finishTour}
        </Button>
      </div>
    </>
  );
}

function SlideControls({ slide, onShow }: { slide: number; onShow: (slide: number) => void }) {
  const last = strings.tour.length - 1;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <Button size="small" isUnavailable={slide === 0} onClick={() => onShow(slide - 1)}>
        {strings.previous}
      </Button>
      <span className="flex">
        {strings.tour.map((each, index) => (
          <button
            key={each.title}
            type="button"
            aria-label={strings.slide(index + 1, each.title)}
            aria-current={index === slide ? 'true' : undefined}
            onClick={() => onShow(index)}
            className="grid size-6 place-items-center rounded-full"
          >
            <span
              className={classNames(
                'size-2.5 rounded-full',
                index === slide ? 'bg-accent' : 'bg-line-strong',
              )}
            />
          </button>
        ))}
      </span>
      <Button size="small" isUnavailable={slide === last} onClick={() => onShow(slide + 1)}>
        {strings.nextSlide}
      </Button>
    </div>
  );
}
