import { CornerDownLeft, History, MessageCircleQuestion } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { askInChat } from '#features/chat/web/index.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { appStrings } from '../strings.ts';
import { findRecent, keyOfEntry, rankEntries } from './rank-entries.ts';
import { readRecent, rememberRecent } from './recent-entries.ts';
import { useSearchEntries } from './use-search-entries.ts';

interface Choice {
  key: string;
  label: string;
  detail: string;
  kind: 'entry' | 'recent' | 'question';
  run: () => void;
}

/** Finds pages, sources, tables, columns, models and conversations; whatever is typed can also be asked. */
export function SearchPalette({ initialQuery, onClose }: { initialQuery: string; onClose: () => void }) {
  const id = useId();
  const [query, setQuery] = useState(initialQuery);
  const [active, setActive] = useState(0);
  // The box is there first, for what is typed next; what it finds follows in the frame after, or with the first letter.
  const isPainted = useIsPainted();
  const isListed = isPainted || query !== '';
  const choices = useChoices(query, isListed);
  const current = Math.min(active, choices.length - 1);

  const run = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    choice.run();
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(choices[current]);
    else if (step === undefined) return;
    else setActive((current + step + choices.length) % Math.max(1, choices.length));
    event.preventDefault();
  };

  return (
    <Dialog isOpen onClose={onClose} title={appStrings.searchTitle} width="medium" isTitleHidden>
      <input
        role="combobox"
        aria-label={appStrings.searchInput}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={choices[current] && `${id}-${current}`}
        placeholder={appStrings.searchInput}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={walk}
        className="w-full bg-transparent pr-10 pb-3 text-base outline-none placeholder:text-muted"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={appStrings.searchTitle}
        className="-mx-3 min-h-16 border-line border-t pt-2"
      >
        {choices.map((choice, index) => (
          <PaletteOption
            key={choice.key}
            id={`${id}-${index}`}
            choice={choice}
            isActive={index === current}
            onPoint={() => setActive(index)}
            onRun={() => run(choice)}
          />
        ))}
      </div>
      {isListed && choices.every((choice) => choice.kind === 'question') && (
        <p className="py-2 text-center text-muted">{appStrings.searchEmpty}</p>
      )}
      {query.trim() === '' && <p className="pt-3 text-muted text-xs">{appStrings.searchHint}</p>}
    </Dialog>
  );
}

/** Nothing while they are not wanted: neither read nor listed. */
function useChoices(query: string, isWanted: boolean): Choice[] {
  const [, navigate] = useLocation();
  const [recent] = useState(readRecent);
  const entries = useSearchEntries(isWanted);
  if (!isWanted) return [];
  const opened = query.trim() === '' ? findRecent(entries, recent) : [];
  const found = rankEntries(entries, query, recent).map(
    (entry): Choice => ({
      key: `${entry.kind} ${entry.href} ${entry.label}`,
      label: entry.label,
      detail: [appStrings.searchKinds[entry.kind], entry.detail].filter(Boolean).join(' · '),
      kind: opened.includes(entry) ? 'recent' : 'entry',
      run: () => {
        rememberRecent(keyOfEntry(entry));
        navigate(entry.href);
      },
    }),
  );
  const question = query.trim();
  if (question === '') return found;
  const ask = () => {
    askInChat({ content: question, isVoice: false });
    navigate('/ai-agent');
  };
  return [
    ...found,
    { key: 'question', label: question, detail: appStrings.searchAsk, kind: 'question', run: ask },
  ];
}

/** False for the first frame. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}

interface PaletteOptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}

const icons = { entry: CornerDownLeft, recent: History, question: MessageCircleQuestion } as const;

function PaletteOption({ id, choice, isActive, onPoint, onRun }: PaletteOptionProps) {
  const Icon = icons[choice.kind];
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and its keys walk the options
    // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant of the input
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onRun}
      className={classNames(
        'flex cursor-pointer items-center gap-3 rounded-control px-3 py-2',
        isActive && 'bg-sunken',
      )}
    >
      <span className="wrap-anywhere min-w-0 flex-1">{choice.label}</span>
      <span className="wrap-anywhere max-w-[45%] text-right text-muted text-xs">{choice.detail}</span>
      <Icon
        aria-hidden="true"
        className={classNames('size-3.5 text-muted', !isActive && choice.kind === 'entry' && 'invisible')}
      />
    </div>
  );
}
