import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useStore } from '#ui/store.ts';
import { appStrings } from '../strings.ts';
import { pageKeys } from './shortcuts.ts';
import { singleKeysStore } from './use-shortcuts.ts';

const strings = appStrings.shortcuts;

interface ShortcutLine {
  label: string;
  /** `|` stands between keys that do the same, `+` between those pressed together, a blank between one and the next. */
  keys: string;
}

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const groups: readonly { title: string; lines: readonly ShortcutLine[] }[] = [
  {
    title: strings.goTo,
    lines: pageKeys.map(({ key, label }) => ({ label, keys: `G ${key.toUpperCase()}` })),
  },
  {
    title: strings.everywhere,
    lines: [
      { label: strings.search, keys: `${command}+K|/` },
      { label: strings.help, keys: '?' },
      { label: strings.close, keys: 'Esc' },
    ],
  },
  {
    title: strings.asking,
    lines: [
      { label: strings.send, keys: 'Enter' },
      { label: strings.newLine, keys: 'Shift+Enter' },
    ],
  },
  {
    title: strings.charts,
    lines: [
      { label: strings.points, keys: '←|→' },
      { label: strings.firstAndLast, keys: 'Home|End' },
    ],
  },
];

/** Every shortcut, and the switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const singleKeys = useStore(singleKeysStore);
  return (
    <Dialog isOpen onClose={onClose} title={strings.title} width="medium">
      <div className="gap-x-8 sm:columns-2">
        {groups.map((group) => (
          <section key={group.title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-muted text-xs">{group.title}</h3>
            <dl>
              {group.lines.map((line) => (
                <div
                  key={line.label}
                  className="flex items-center justify-between gap-3 border-line border-b py-1.5 last:border-b-0"
                >
                  <dt>{line.label}</dt>
                  <dd>
                    <KeyNames keys={line.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-line border-t pt-4">
        <Checkbox
          label={strings.singleKeys}
          checked={singleKeys === 'on'}
          hint={strings.singleKeysNote}
          onChange={(event) => singleKeysStore.write(event.target.checked ? 'on' : 'off')}
        />
      </div>
    </Dialog>
  );
}

const separators: Readonly<Record<string, string>> = { '|': strings.or, '+': '+', ' ': strings.pressThen };

function KeyNames({ keys }: { keys: string }) {
  // The separators are kept, so that names and separators alternate.
  const parts = keys.split(/([|+ ])/);
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      {parts.map((part) =>
        separators[part] ? (
          <span key={part} className="text-muted text-xs">
            {separators[part]}
          </span>
        ) : (
          <kbd
            key={part}
            className="min-w-6 rounded border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-xs"
          >
            {part}
          </kbd>
        ),
      )}
    </span>
  );
}
