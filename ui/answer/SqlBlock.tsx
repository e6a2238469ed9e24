import { Copy } from 'lucide-react';
import { Button } from '../Button.tsx';
import { copyText } from '../copy-text.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { uiStrings } from '../strings.ts';

/** The statement that made the number, to read and to copy. */
export function SqlBlock({ sql }: { sql: string }) {
  return (
    <div className="relative">
      <ScrollRegion label={uiStrings.sql} className="bg-sunken">
        <pre className="w-fit p-3 pr-12 font-mono text-xs leading-relaxed">
          <code>{sql}</code>
        </pre>
      </ScrollRegion>
      <Button
        look="secondary"
        size="smallIcon"
        aria-label={uiStrings.copySql}
        title={uiStrings.copySql}
        className="absolute top-2 right-2 print:hidden"
        onClick={() => void copyText(sql)}
      >
        <Copy aria-hidden="true" className="size-3.5" />
      </Button>
    </div>
  );
}
