import { RefreshCw, Volume2, VolumeX } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { SpeechToggle } from '#ui/speech/SpeechToggle.tsx';
import { canSpeak, stopSpeaking } from '#ui/speech/speaker.ts';
import { useStore } from '#ui/store.ts';
import { profileStrings as strings } from '../strings.ts';
import { AssistantMessages } from './AssistantMessages.tsx';
import { MessageForm } from './MessageForm.tsx';
import { autoSpeakStore } from './spoken.ts';
import { useAssistant } from './use-assistant.ts';
import { greetingSpeechId, useGreeting } from './use-greeting.ts';

/** A greeting, and a box for single messages: the same agent as in the chat, without a conversation. */
export function AssistantCard() {
  const assistant = useAssistant();
  // What is read aloud here can only be stopped here.
  useEffect(() => stopSpeaking, []);
  return (
    <Card title={strings.assistantTitle} actions={<AutoSpeakToggle />}>
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
  return (
    <section aria-label={strings.greeting} className="rounded-card bg-accent-surface px-4 py-3.5">
      <div className="flex items-start justify-between gap-3">
        <p aria-live="polite" className="min-w-0 break-words text-[15px]">
          {greeting.isMaking ? strings.greetingLoading : greeting.text}
        </p>
        {greeting.text !== null && <SpeechToggle id={greetingSpeechId} text={greeting.text} />}
      </div>
      <Button size="small" className="mt-2.5" disabled={greeting.isMaking} onClick={greeting.renew}>
        <RefreshCw aria-hidden="true" className="size-3.5" />
        {strings.newGreeting}
      </Button>
    </section>
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
      aria-label={strings.autoSpeak}
      title={strings.autoSpeak}
      onClick={toggle}
    >
      <Icon aria-hidden="true" className={classNames('size-4', isOn && 'text-accent')} />
    </Button>
  );
}
