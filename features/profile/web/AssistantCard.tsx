import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { ReadingAloudToggle } from '#features/chat/web/index.tsx';
import { useCurrentUser } from '#features/identity/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SpeechToggle } from '#ui/speech/SpeechToggle.tsx';
import { stopSpeaking } from '#ui/speech/speaker.ts';
import { nameInGreeting, profileStrings as strings } from '../strings.ts';
import { AssistantMessages } from './AssistantMessages.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useAssistant } from './use-assistant.ts';
import { greetingSpeechId, useGreeting } from './use-greeting.ts';

/** A greeting, and a box for single messages: the same agent as in the chat, without a conversation. */
export function AssistantCard() {
  const assistant = useAssistant();
  // What is read aloud here can only be stopped here.
  useEffect(() => stopSpeaking, []);
  return (
    <Card title={strings.assistantTitle} actions={<ReadingAloudToggle label={strings.autoSpeak} />}>
      <Greeting />
      <AssistantMessages
        exchanges={assistant.exchanges}
        pendingMessage={assistant.pendingMessage}
        onAsk={assistant.send}
      />
      <MessageForm
        draft={assistant.draft}
        isPending={assistant.pendingMessage !== null}
        onChange={assistant.setDraft}
        onSend={assistant.send}
      />
      <p className="mt-3 text-muted text-xs">
        {strings.openAgentNote}{' '}
        <Link href="/ai-agent" className="rounded-control font-medium text-accent hover:underline">
          {strings.openAgent}
        </Link>
      </p>
    </Card>
  );
}

function Greeting() {
  const greeting = useGreeting();
  const longest = useLongestGreeting();
  return (
    <section aria-label={strings.greeting} className="rounded-card bg-accent-surface px-4 py-3.5">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 break-words text-[15px] *:col-start-1 *:row-start-1">
          <p aria-live="polite">{greeting.isMaking ? strings.greetingLoading : greeting.text}</p>
          {/* Keeps the room of the longest one, so that nothing below moves when it has come. */}
          <p aria-hidden="true" className="invisible">
            {longest}
          </p>
        </div>
        <span className={greeting.text === null ? 'invisible' : undefined}>
          <SpeechToggle id={greetingSpeechId} text={greeting.text ?? ''} />
        </span>
      </div>
      <Button size="small" className="mt-2.5" isUnavailable={greeting.isMaking} onClick={greeting.renew}>
        <RefreshCw aria-hidden="true" className="size-3.5" />
        {strings.newGreeting}
      </Button>
    </section>
  );
}

function useLongestGreeting(): string {
  const { data: user } = useCurrentUser();
  const texts = user ? strings.greetings.map((greet) => greet(nameInGreeting(user))) : [];
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
