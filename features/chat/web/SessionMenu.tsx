import { ChevronDown, MessageSquarePlus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Menu, MenuItem } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { ChatSession } from '../contract.ts';
import { chatStrings } from '../strings.ts';

const DeleteConversationDialog = lazyPart(() =>
  import('./DeleteConversationDialog.tsx').then((module) => module.DeleteConversationDialog),
);

interface SessionMenuProps {
  chat: {
    sessions: ChatSession[];
    selected: ChatSession | null;
    isCreating: boolean;
    error: Error | null;
    select: (id: string) => void;
    createAndSelect: () => void;
  };
}

/** Chooses a conversation, begins one, or deletes the one that is open. */
export function SessionMenu({ chat }: SessionMenuProps) {
  const [deleted, setDeleted] = useState<ChatSession | null>(null);
  const titleOf = (session: ChatSession) => session.title || chatStrings.untitled;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      {chat.selected === null ? (
        // A list that failed is told of below: nothing is on its way any more.
        chat.error === null && <Skeleton className="h-7 w-40 sm:w-56" />
      ) : (
        <Menu
          align="end"
          trigger={
            <Button
              size="small"
              className="w-40 max-w-[50vw] sm:w-56"
              aria-label={`${chatStrings.conversations}: ${titleOf(chat.selected)}`}
            >
              <span className="min-w-0 flex-1 truncate text-left">{titleOf(chat.selected)}</span>
              <ChevronDown aria-hidden="true" className="size-3.5" />
            </Button>
          }
        >
          <MenuItem onSelect={chat.createAndSelect}>
            <MessageSquarePlus aria-hidden="true" className="size-4" />
            {chatStrings.newConversation}
          </MenuItem>
          <MenuItem onSelect={() => setDeleted(chat.selected)}>
            <Trash2 aria-hidden="true" className="size-4" />
            {chatStrings.deleteConversation}
          </MenuItem>
          <MenuChoice
            value={chat.selected.id}
            options={chat.sessions.map((session) => ({ value: session.id, label: titleOf(session) }))}
            onChoose={chat.select}
          />
        </Menu>
      )}
      <Button
        size="smallIcon"
        aria-label={chatStrings.newConversation}
        title={chatStrings.newConversation}
        isPending={chat.isCreating}
        onClick={chat.createAndSelect}
      >
        <MessageSquarePlus aria-hidden="true" className="size-4" />
      </Button>
      {deleted && (
        <Suspense fallback={null}>
          <DeleteConversationDialog session={deleted} onClose={() => setDeleted(null)} />
        </Suspense>
      )}
    </span>
  );
}
