import { LockKeyhole } from 'lucide-react';
import { Card } from '#ui/Card.tsx';
import { oauthSetupStrings as setupStrings } from '../setup-strings.ts';
import { oauthStrings as strings } from '../strings.ts';
import { CopyableValue } from './CopyableValue.tsx';
import { ownRedirectUri } from './own-redirect-uri.ts';

/** Five steps from the cloud platform's cockpit to the form, and how the result is kept. */
export function CredentialsGuide() {
  return (
    <Card title={setupStrings.guideTitle} className="mb-5">
      <ol className="grid list-decimal gap-1 pl-5 marker:text-muted">
        {setupStrings.guideSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="mt-3">
        <CopyableValue label={strings.redirectUri} value={ownRedirectUri()} />
      </dl>
      <p className="mt-3 flex items-start gap-2 text-muted text-xs">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        {setupStrings.guideNote}
      </p>
    </Card>
  );
}
