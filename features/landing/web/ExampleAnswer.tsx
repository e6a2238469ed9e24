import { landingStrings as strings } from '../strings.ts';

/** An answer as the product draws it, with invented figures and marked so. */
export function ExampleAnswer() {
  return (
    <figure
      aria-label={strings.exampleLabel}
      className="m-0 rounded-[14px] border border-line bg-surface p-4 shadow-overlay sm:p-5"
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-muted text-xs">
        <span className="rounded-full bg-warning-surface px-2 py-0.5 font-medium text-warning">
          {strings.exampleLabel}
        </span>
        <span className="flex items-center gap-1 rounded-full bg-success-surface px-2 py-0.5 font-medium text-success">
          <Tick />
          {strings.exampleVerdict}
        </span>
      </figcaption>
      <p className="mt-4 ml-auto w-fit rounded-card bg-accent-surface px-3.5 py-2">
        {strings.exampleQuestion}
      </p>
      <p className="mt-4 text-base">{strings.exampleAnswer}</p>
      <ExampleBars />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-sunken p-4 text-xs sm:grid-cols-[1fr_1.1fr]">
        <ExampleReceipt />
        <pre className="overflow-x-auto whitespace-pre-wrap font-mono text-[11px] text-muted leading-relaxed">
          {strings.exampleSql}
        </pre>
      </div>
    </figure>
  );
}

function ExampleBars() {
  return (
    <div
      role="img"
      aria-label={strings.exampleChart}
      className="mt-4 flex h-36 items-end gap-1 border-line sm:gap-3 border-b px-2"
    >
      {strings.exampleBars.map((bar) => (
        <div key={bar.label} className="flex h-full min-w-0 flex-1 flex-col justify-end gap-1 text-center">
          <span className="text-muted text-xs tabular-nums">{bar.value}</span>
          <div className="rounded-t bg-accent" style={{ height: `${bar.height * 0.7}%` }} />
          <span className="pb-1 text-muted text-xs">{bar.label}</span>
        </div>
      ))}
    </div>
  );
}

function ExampleReceipt() {
  return (
    <div>
      <p className="font-semibold">{strings.exampleReceiptTitle}</p>
      <ul className="mt-2 grid gap-1.5">
        {strings.exampleReceipt.map(([kind, text]) => (
          <li key={text} className="flex gap-2">
            <Tick />
            <span>
              <span className="text-muted">{kind}:</span> {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Drawn here: the icon set is not part of what a visitor loads. */
function Tick() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-px size-3.5 shrink-0 text-success">
      <path
        d="M3 8.5 6.5 12 13 4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
