import { Badge } from '#ui/Badge.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { uiStrings } from '#ui/strings.ts';
import { callsShown } from '../limits.ts';
import { oauthStrings as strings } from '../strings.ts';
import { useOAuthRead } from './api.ts';

/** The last calls that were made for the clients of the workspace. While there is none, what the list will look like, marked as sample. */
export function ApiActivity() {
  const { data = [], error, refetch } = useOAuthRead('GET /api/oauth/activity');
  const made = data.slice(0, callsShown).map(({ call, outcome, at }) => ({
    ...{ key: `${at} ${call}`, call },
    result: strings.callOutcomes[outcome],
  }));
  if (error)
    return <ErrorState error={error} title={strings.activityFailed} onRetry={() => void refetch()} />;
  const isSample = made.length === 0;
  const shown = isSample ? strings.activitySamples.map((entry) => ({ ...entry, key: entry.call })) : made;
  return (
    <section aria-label={strings.activity} className="mt-auto">
      <h3 className="flex items-center justify-between gap-2 font-medium">
        {strings.activity}
        {isSample && <Badge tone="warning">{uiStrings.sample}</Badge>}
      </h3>
      <ul className="mt-1 text-muted text-xs">
        {shown.map((entry) => (
          <li key={entry.key} className="flex justify-between gap-2 py-0.5">
            <span className="wrap-anywhere font-mono">{entry.call}</span>
            <span className="shrink-0">{entry.result}</span>
          </li>
        ))}
      </ul>
      {isSample && <p className="mt-1 text-muted text-xs">{strings.activityNote}</p>}
    </section>
  );
}
