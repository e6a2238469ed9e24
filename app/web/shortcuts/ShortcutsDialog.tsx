import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useStore } from '#ui/store.ts';
import { appStrings } from '../strings.ts';
import { pageKeys } from './shortcuts.ts';
import { singleKeysStore } from './use-shortcuts.ts';

const strings = appStrings.shortcuts;

/** Keys of one entry: pressed together, or one after the other. */
interface ShortcutLine {
  label: string;
  keys: readonly string[];
  isTogether?: boolean;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const groups: readonly { title: string; lines: readonly ShortcutLine[] }[] = [
  {
    title: strings.everywhere,
    lines: [
      { label: strings.search, keys: [isApple ? '⌘' : 'Ctrl', 'K'], isTogether: true },
      { label: strings.searchBySlash, keys: ['/'] },
      { label: strings.help, keys: ['?'] },
      { label: strings.close, keys: ['Esc'] },
    ],
  },
  {
    title: strings.goTo,
    lines: pageKeys.map(({ key, label }) => ({ label, keys: ['G', key.toUpperCase()] })),
  },
  {
    title: strings.asking,
    lines: [
      { label: strings.send, keys: ['Enter'] },
      { label: strings.newLine, keys: ['Shift', 'Enter'], isTogether: true },
    ],
  },
  {
    title: strings.charts,
    lines: [
      { label: strings.points, keys: ['←', '→'] },
      { label: strings.firstAndLast, keys: ['Home', 'End'] },
    ],
  },
];

/** Every shortcut, and the switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const singleKeys = useStore(singleKeysStore);
  return (
    <Dialog isOpen onClose={onClose} title={strings.title} width="medium">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="mb-1 text-muted text-xs">{group.title}</h3>
            <dl>
              {group.lines.map((line) => (
                <div
                  key={line.label}
                  className="flex items-center justify-between gap-3 border-line border-b py-1.5 last:border-b-0"
                >
                  <dt>{line.label}</dt>
                  <dd>
                    <KeyNames line={line} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-5 border-line border-t pt-4">
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

function KeyNames({ line }: { line: ShortcutLine }) {
  const between = line.isTogether ? '+' : line.keys[0] === 'G' ? strings.pressThen : strings.or;
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      {line.keys.map((name, index) => (
        <span key={name} className="flex items-center gap-1">
          {index > 0 && <span className="text-muted text-xs">{between}</span>}
          <kbd className="min-w-6 rounded border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-xs">
            {name}
          </kbd>
        </span>
      ))}
    </span>
  );
}
