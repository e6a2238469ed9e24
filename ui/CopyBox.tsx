import { Copy } from 'lucide-react';
import { Button } from './Button.tsx';
import { copyText } from './copy-text.ts';

interface CopyBoxProps {
  label: string;
  copyLabel: string;
  value: string;
}

/** A value in full, with a button that copies it. */
export function CopyBox({ label, copyLabel, value }: CopyBoxProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="text-muted text-xs">{label}</p>
      <div className="flex items-start gap-2 rounded-control border border-line bg-sunken p-2">
        <pre className="wrap-anywhere min-w-0 flex-1 self-center whitespace-pre-wrap font-mono text-xs">
          {value}
        </pre>
        <Button
          size="smallIcon"
          look="quiet"
          aria-label={copyLabel}
          title={copyLabel}
          onClick={() => void copyText(value)}
        >
          <Copy aria-hidden="true" className="size-3.5" />
        </Button>
      </div>
    </div>
  );
}
