import { Badge } from '#ui/Badge.tsx';
import { uiStrings } from '#ui/strings.ts';
import { oauthStrings as strings } from '../strings.ts';

/** What the list will look like: no connection of a workspace makes calls yet, so all of it is marked as sample. */
export function ApiActivity() {
  return (
    <section aria-label={strings.activity} className="mt-auto">
      <h3 className="flex items-center justify-between gap-2 font-medium">
        {strings.activity}
        <Badge tone="warning">{uiStrings.sample}</Badge>
      </h3>
      <ul className="mt-1 text-muted text-xs">
        {strings.activitySamples.map((entry) => (
          <li key={entry.call} className="flex justify-between gap-2 py-0.5">
            <span className="wrap-anywhere font-mono">{entry.call}</span>
            <span className="shrink-0">{entry.result}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted text-xs">{strings.activityNote}</p>
    </section>
  );
}
