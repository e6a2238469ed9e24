import { Menu as MenuIcon, Mic } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { askInChat } from '#features/chat/web/index.tsx';
import { NotificationsMenu } from '#features/notifications/web/index.tsx';
import { connectedWords, useActiveSources } from '#features/sources/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DialogStandIn } from '#ui/Dialog.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { VoiceDialog } from '#ui/speech/voice-part.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { appStrings } from '../strings.ts';
import { ThemeMenu } from './ThemeMenu.tsx';

export function Header({ title, onOpenMenu }: { title: string; onOpenMenu: () => void }) {
  return (
    <header className="sticky top-0 z-30 flex min-h-16 flex-wrap items-center gap-1.5 border-line border-b bg-background/95 px-3 py-1.5 backdrop-blur sm:gap-3 sm:px-6 print:hidden">
      <Button
        look="quiet"
        size="icon"
        aria-label={appStrings.openMenu}
        onClick={onOpenMenu}
        className="-ml-1.5 lg:hidden"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
      </Button>
      <div className="min-w-24 flex-1 leading-tight">
        <p className="truncate font-semibold">{title}</p>
        <PanelBoundary fallback={null}>
          <ConnectionStatus />
        </PanelBoundary>
      </div>
      <PanelBoundary fallback={null}>
        <SearchBox />
      </PanelBoundary>
      <div className="flex shrink-0 items-center">
        <PanelBoundary fallback={null}>
          <VoiceButton />
        </PanelBoundary>
        <PanelBoundary fallback={null}>
          <NotificationsMenu />
        </PanelBoundary>
        {/* On a phone the account menu has it: the room is the title's. */}
        <span className="hidden sm:block">
          <ThemeMenu />
        </span>
      </div>
    </header>
  );
}

/** Whether a source answers, and which; not seen until that is known, but of the same size, for it may take two lines. */
function ConnectionStatus() {
  const active = useActiveSources();
  const isConnected = active === undefined || active.length > 0;
  return (
    <p
      title={active === undefined || active.length === 0 ? undefined : connectedWords(active)}
      className={classNames('text-muted text-xs leading-4', active === undefined && 'invisible')}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'mr-1.5 inline-block size-1.5 -translate-y-px rounded-full forced-color-adjust-none',
          isConnected ? 'bg-success' : 'bg-line-strong',
        )}
      />
      {isConnected ? appStrings.connected : appStrings.notConnected}
      {active !== undefined && active.length > 0 && (
        <>
          {' '}
          <Link
            href="/data-sources"
            className="rounded-control underline-offset-2 hover:text-ink hover:underline"
          >
            · {connectedWords(active)}
          </Link>
        </>
      )}
    </p>
  );
}

/** Takes a spoken question to the agent. */
function VoiceButton() {
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const ask = (text: string) => {
    askInChat({ content: text, isVoice: true });
    navigate('/ai-agent');
  };
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={appStrings.voiceInput}
        onPointerEnter={VoiceDialog.prefetch}
        onFocus={VoiceDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        <Mic aria-hidden="true" className="size-4.5" />
      </Button>
      {isOpen && (
        <Suspense fallback={<DialogStandIn title={appStrings.voiceInput} onClose={() => setOpen(false)} />}>
          <VoiceDialog isOpen onClose={() => setOpen(false)} onHeard={ask} />
        </Suspense>
      )}
    </>
  );
}
