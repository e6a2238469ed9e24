import { useEffect } from 'react';
import { appStrings } from './strings.ts';

/** The title of the browser's tab. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? appStrings.product : `${title} · ${appStrings.product}`;
  }, [title]);
}
