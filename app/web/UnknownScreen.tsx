import { appStrings } from './strings.ts';

/** What an address shows that leads nowhere. */
export function UnknownScreen() {
  return (
    <div className="grid min-h-[60dvh] place-items-center px-5 text-center">
      <div className="max-w-md">
        <h1 className="font-semibold text-2xl tracking-tight">{appStrings.unknownTitle}</h1>
        <p className="mt-2 text-muted">{appStrings.unknownHint}</p>
        <a
          href="/"
          className="mt-6 inline-block rounded-control border border-line bg-surface px-3.5 py-1.5 font-medium hover:bg-sunken"
        >
          {appStrings.unknownAction}
        </a>
      </div>
    </div>
  );
}
