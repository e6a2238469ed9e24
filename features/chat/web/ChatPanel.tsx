import { CircleCheck, CircleX, Filter, Volume2, VolumeX } from 'lucide-react';
import { useSourceNames } from '#features/sources/web/index.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { canSpeak, stopSpeaking } from '#ui/speech/speaker.ts';
import { useStore } from '#ui/store.ts';
import { chatStrings } from '../strings.ts';
import { Conversation } from './Conversation.tsx';
import { autoSpeakStore } from './conversations.ts';
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
          <AgentStatus isWorking={chat.error === null} />
          <AutoSpeakToggle />
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

/** Green only while the agent's own calls answer. */
function AgentStatus({ isWorking }: { isWorking: boolean }) {
  return isWorking ? (
    <Badge tone="success" icon={CircleCheck}>
      {chatStrings.active}
    </Badge>
  ) : (
    <Badge tone="danger" icon={CircleX}>
      {chatStrings.unavailable}
    </Badge>
  );
}

function AutoSpeakToggle() {
  const isOn = useStore(autoSpeakStore) === 'on';
  if (!canSpeak()) return null;
  const Icon = isOn ? Volume2 : VolumeX;
  const toggle = () => {
    if (isOn) stopSpeaking();
    autoSpeakStore.write(isOn ? 'off' : 'on');
  };
  return (
    <Button
      look="quiet"
      size="smallIcon"
      aria-pressed={isOn}
      aria-label={chatStrings.autoSpeak}
      title={chatStrings.autoSpeak}
      onClick={toggle}
    >
      <Icon aria-hidden="true" className={classNames('size-4', isOn && 'text-accent')} />
    </Button>
  );
}
