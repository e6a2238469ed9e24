import { BareSelect } from '../Select.tsx';
import { useStore } from '../store.ts';
import { uiStrings } from '../strings.ts';
import { Toaster } from '../Toaster.tsx';
import { themeStore, themes } from '../theme.ts';
import { controlExamples } from './controls.tsx';
import { dataExamples } from './data.tsx';
import type { Example, ExampleGroup } from './example.ts';
import { overlayExamples } from './overlays.tsx';
import { stateExamples } from './states.tsx';

const groups: readonly ExampleGroup[] = [
  ...controlExamples,
  ...stateExamples,
  ...dataExamples,
  ...overlayExamples,
];

/** Every component in every state, for those who work on them. */
export function Gallery() {
  const theme = useStore(themeStore);
  return (
    <main className="mx-auto max-w-6xl px-5 py-5">
      <header className="sticky top-0 z-30 flex items-center justify-between gap-3 bg-background py-3">
        <h1 className="font-semibold text-2xl tracking-tight">Components</h1>
        <BareSelect
          aria-label={uiStrings.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: uiStrings.themeNames[value] }))}
          onChange={(event) => {
            const chosen = themes.find((value) => value === event.target.value);
            if (chosen) themeStore.write(chosen);
          }}
        />
      </header>
      {groups.map((group) => (
        <section key={group.component} aria-label={group.component} className="border-line border-t py-5">
          <h2 className="mb-3 font-semibold text-base">{group.component}</h2>
          <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {group.examples.map((example) => (
              <ExampleView key={example.state} example={example} isChart={group.component === 'Chart'} />
            ))}
          </div>
        </section>
      ))}
      <Toaster />
    </main>
  );
}

function ExampleView({ example, isChart }: { example: Example; isChart: boolean }) {
  return (
    <figure className={example.isWide || isChart ? 'm-0 min-w-0 sm:col-span-2' : 'm-0 min-w-0'}>
      <figcaption className="mb-1.5 text-muted text-xs">{example.state}</figcaption>
      {example.shown}
    </figure>
  );
}
