import { Component, type ReactNode } from 'react';
import { appStrings } from './strings.ts';

/** Keeps one broken screen, or one that a new release has replaced, from taking the whole page with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="grid min-h-64 place-items-center px-5 py-16 text-center">
        <div className="max-w-md">
          <h1 className="font-semibold text-xl">{appStrings.screenFailedTitle}</h1>
          <p className="mt-2 text-muted">{appStrings.screenFailed}</p>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className="mt-5 rounded-control border border-line bg-surface px-3.5 py-1.5 font-medium hover:bg-sunken"
          >
            {appStrings.reload}
          </button>
        </div>
      </div>
    );
  }
}
