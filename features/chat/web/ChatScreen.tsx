import { BadgeCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { chatStrings } from '../strings.ts';
import { ChatPanel } from './ChatPanel.tsx';

export function ChatScreen() {
  return (
    <div className="flex h-[calc(100dvh-7rem)] min-h-128 flex-col">
      <PageHeading
        title={chatStrings.title}
        subtitle={chatStrings.subtitle}
        actions={
          // A phone has no room to spare above a conversation; there the profile leads to them.
          <Button asChild className="max-sm:hidden">
            <Link href="/verified-questions">
              <BadgeCheck aria-hidden="true" className="size-4" />
              {chatStrings.verifiedQuestions}
            </Link>
          </Button>
        }
      />
      <PanelBoundary>
        <ChatPanel className="min-h-0 flex-1" />
      </PanelBoundary>
    </div>
  );
}
