import { BrandMark } from '#ui/Brand.tsx';
import { landingStrings as strings } from '../strings.ts';
import { ExampleAnswer } from './ExampleAnswer.tsx';

const signInAddress = '/api/login';

/** What a visitor sees who is not signed in. */
export function LandingScreen() {
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 px-5 py-4">
        <span className="flex items-center gap-2.5 font-semibold text-base">
          <BrandMark className="size-7" />
          Plumbline
        </span>
        <a
          href={signInAddress}
          className="rounded-control border border-line bg-surface px-3.5 py-1.5 font-medium hover:bg-sunken"
        >
          {strings.signIn}
        </a>
      </header>
      <main>
        <Hero />
        <Promises />
        <Steps />
      </main>
      <footer className="border-line border-t">
        <p className="mx-auto max-w-6xl px-5 py-6 text-muted text-xs">{strings.signInNote}</p>
      </footer>
    </div>
  );
}

function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-10 px-5 pt-10 pb-16 lg:grid-cols-[1fr_1.05fr] lg:gap-14 lg:pt-16 lg:pb-24">
      <div>
        <h1 className="text-balance font-semibold text-3xl tracking-tight sm:text-[2.75rem] sm:leading-[1.1]">
          {strings.title}
        </h1>
        <p className="mt-5 max-w-xl text-base text-muted leading-relaxed">{strings.description}</p>
        <div className="mt-7 flex flex-wrap items-center gap-4">
          <a
            href={signInAddress}
            className="rounded-control bg-accent px-5 py-2.5 font-medium text-base text-on-accent hover:bg-accent-hover"
          >
            {strings.start}
          </a>
        </div>
        <p className="mt-4 max-w-md text-muted">
          {strings.startNote} {strings.signInNote}
        </p>
      </div>
      <ExampleAnswer />
    </section>
  );
}

function Promises() {
  return (
    <section className="border-line border-y bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-14">
        <h2 className="font-semibold text-2xl tracking-tight">{strings.promiseTitle}</h2>
        <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {strings.promises.map((promise) => (
            <div key={promise.title} className="border-brass border-t-2 pt-4">
              <h3 className="font-semibold text-base">{promise.title}</h3>
              <p className="mt-2 text-muted leading-relaxed">{promise.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Steps() {
  return (
    <section className="mx-auto max-w-6xl px-5 py-14">
      <h2 className="font-semibold text-2xl tracking-tight">{strings.stepsTitle}</h2>
      <ol className="mt-8 grid gap-8 sm:grid-cols-3">
        {strings.steps.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-surface font-semibold text-accent tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold text-base">{step.title}</h3>
              <p className="mt-1 text-muted leading-relaxed">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
