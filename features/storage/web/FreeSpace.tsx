import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatBytes, formatNumber } from '#ui/format.ts';
import type { Storage } from '../contract.ts';
import { storageStrings as strings } from '../strings.ts';
import { FreeSpaceDialog } from './FreeSpaceDialog.tsx';
import type { Freeable } from './use-free-space.ts';

const rowClass = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0';

/** The two kinds that can be let go of at once, each asked for before, and where the third is chosen from. */
export function FreeSpace({ storage }: { storage: Storage }) {
  const [asked, setAsked] = useState<Freeable | null>(null);
  const { removed, older, removedKeepDays } = storage;
  const hasRemoved = removed.sources > 0 || removed.versions > 0;
  return (
    <Card title={strings.free}>
      <ul className="divide-y divide-line">
        <FreeRow
          title={strings.removedTitle}
          message={
            hasRemoved
              ? strings.removedMessage(
                  formatNumber(removed.sources),
                  formatBytes(removed.bytes),
                  removedKeepDays,
                )
              : strings.removedNone
          }
          action={strings.emptyRemoved}
          isPossible={hasRemoved}
          isAsked={asked === 'removed'}
          onAsk={() => setAsked('removed')}
        />
        <FreeRow
          title={strings.olderTitle}
          message={
            older.versions > 0
              ? strings.olderMessage(formatNumber(older.versions), formatBytes(older.bytes))
              : strings.olderNone
          }
          action={strings.deleteOlder}
          isPossible={older.versions > 0}
          isAsked={asked === 'older'}
          onAsk={() => setAsked('older')}
        />
        <li className={rowClass}>
          <div className="min-w-0 flex-1 basis-64">
            <h3 className="font-medium">{strings.answersTitle}</h3>
            <p className="text-muted">
              {strings.answersMessage(formatNumber(storage.used.chats), formatBytes(storage.parts.answers))}
            </p>
          </div>
          <Button asChild>
            <Link href="/ai-agent">{strings.openConversations}</Link>
          </Button>
        </li>
      </ul>
      {asked && <FreeSpaceDialog kind={asked} held={storage[asked]} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface FreeRowProps {
  title: string;
  message: string;
  action: string;
  isPossible: boolean;
  isAsked: boolean;
  onAsk: () => void;
}

function FreeRow({ title, message, action, isPossible, isAsked, onAsk }: FreeRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(false);
  // The button that asked is gone with what it deleted: the focus stays in its row.
  useEffect(() => {
    if (isAsked) wasAsked.current = true;
    else if (wasAsked.current && !isPossible && document.activeElement === document.body)
      heading.current?.focus();
  }, [isAsked, isPossible]);
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-1 basis-64">
        <h3 ref={heading} tabIndex={-1} className="font-medium">
          {title}
        </h3>
        <p className="text-muted">{message}</p>
      </div>
      {isPossible && <Button onClick={onAsk}>{action}</Button>}
    </li>
  );
}
