import { Copy } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { uiStrings } from '#ui/strings.ts';
import { oauthStrings as strings } from '../strings.ts';

/** One line of a description list with a button that copies its value. Never used for a secret. */
export function CopyableValue({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate" title={value}>
          {value || uiStrings.noValue}
        </span>
        {value && (
          <Button
            look="quiet"
            size="smallIcon"
            aria-label={strings.copy(label)}
            onClick={() => void copyText(value)}
          >
            <Copy aria-hidden="true" className="size-3.5" />
          </Button>
        )}
      </dd>
    </div>
  );
}
