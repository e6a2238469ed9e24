import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BrandMark } from '#ui/Brand.tsx';
import type { Screen } from '#ui/screen.ts';
import { wizardPath } from '../place.ts';
import { appStrings } from '../strings.ts';
import { ThemeMenu } from './ThemeMenu.tsx';

/** The plain frame of the onboarding: a way back to the wizard, a way out, and nothing to get lost in. */
export function SetupFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex max-w-4xl flex-wrap items-center gap-3 px-5 py-4">
        <BrandMark className="size-7" />
        <span className="font-semibold text-base">{appStrings.product}</span>
        <span className="ml-auto flex items-center gap-2">
          <ThemeMenu />
          <a href="/api/logout" className="rounded-control px-2 py-1 text-muted hover:text-ink">
            {appStrings.logout}
          </a>
        </span>
      </header>
      <main id="content" className="mx-auto max-w-4xl px-5 pt-2 pb-12">
        {screen.path !== wizardPath && (
          <Link
            href={wizardPath}
            className="mb-5 inline-flex items-center gap-1.5 rounded-control text-muted hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {appStrings.setupBack}
          </Link>
        )}
        {children}
      </main>
    </div>
  );
}
