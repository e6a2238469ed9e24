import { PageHeading } from '#ui/PageHeading.tsx';
import { chatStrings } from '../strings.ts';
import { ChatPanel } from './ChatPanel.tsx';

export function ChatScreen() {
  return (
    <div className="flex h-[calc(100dvh-7rem)] min-h-128 flex-col">
      <PageHeading title={chatStrings.title} subtitle={chatStrings.subtitle} />
      <ChatPanel className="min-h-0 flex-1" />
    </div>
  );
}
