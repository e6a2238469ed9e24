import { CircleCheck, CircleX, Filter } from 'lucide-react';
import { useSourceNames } from '#features/sources/web/index.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { chatStrings } from '../strings.ts';
import { useChatRead } from './api.ts';
import { Conversation } from './Conversation.tsx';
import { ReadingAloudToggle } from './ReadingAloudToggle.tsx';
import { SessionMenu } from './SessionMenu.tsx';
import { useSessions } from './use-sessions.ts';

/** The agent: conversations, their messages and the box to ask in. Takes the height it is given. */
export function ChatPanel({ className }: { className?: string }) {
  const chat = useSessions();
  return (
    <Card
      title={chatStrings.panelTitle}
      className={classNames('min-h-0', className)}
      actions={
        <>
          <SessionScope dataSourceIds={chat.selected?.dataSourceIds ?? null} />
          <AgentStatus hasFailed={chat.error !== null} />
          <ReadingAloudToggle label={chatStrings.autoSpeak} />
          <SessionMenu chat={chat} />
        </>
      }
    >
      {chat.error ? (
        <ErrorState error={chat.error} title={chatStrings.sessionsFailed} onRetry={chat.retry} />
      ) : chat.selected ? (
        <Conversation key={chat.selected.id} sessionId={chat.selected.id} />
      ) : (
        <SkeletonList count={3} className="h-16" />
      )}
    </Card>
  );
}

/** Says which sources a conversation is limited to: a number from one source must not pass for one from all. */
function SessionScope({ dataSourceIds }: { dataSourceIds: string[] | null }) {
  const names = useSourceNames(dataSourceIds ?? []);
  if (dataSourceIds === null || names.length === 0) return null;
  return (
    <Badge tone="accent" icon={Filter} className="max-w-48">
      <span className="truncate">{chatStrings.onlyFrom(names.join(', '))}</span>
    </Badge>
  );
}

/** Green only while the agent says that it answers and its own calls do; not seen until that is known. */
function AgentStatus({ hasFailed }: { hasFailed: boolean }) {
  const { data, isError } = useChatRead('GET /api/chat/status');
  const isKnown = data !== undefined || isError || hasFailed;
  if (isKnown && (hasFailed || data?.state !== 'active')) {
    return (
      <Badge tone="danger" icon={CircleX} title={data?.reason ?? undefined}>
        {chatStrings.unavailable}
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={CircleCheck} className={isKnown ? undefined : 'invisible'}>
      {chatStrings.active}
    </Badge>
  );
}
