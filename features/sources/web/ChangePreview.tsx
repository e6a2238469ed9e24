import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { formatNumber } from '#ui/format.ts';
import type { SourceChange, TableChange } from '../contract.ts';
import { ReportParts } from './ReportParts.tsx';
import { describeCounts, describeSchema } from './version-words.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

interface ChangePreviewProps {
  change: SourceChange;
  isApplying: boolean;
  onApply: () => void;
  onBack: () => void;
}

/** What a file would change, table by table, and what could not be taken from it. */
export function ChangePreview({ change, isApplying, onApply, onBack }: ChangePreviewProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {change.tables.map((table) => (
          <TablePreview key={table.table} change={table} />
        ))}
        <ReportParts report={change.report} />
      </div>
      <DialogActions>
        <Button onClick={onBack} disabled={isApplying}>
          {strings.back}
        </Button>
        <Button look="primary" isPending={isApplying} onClick={onApply}>
          {strings.apply}
        </Button>
      </DialogActions>
    </>
  );
}

function TablePreview({ change }: { change: TableChange }) {
  return (
    <section>
      <h3 className="wrap-anywhere font-medium">{change.table}</h3>
      <p>
        {describeCounts(change)} ·{' '}
        <span className="text-muted">
          {strings.rowsFromTo(formatNumber(change.rowsBefore), formatNumber(change.rowsAfter))}
        </span>
      </p>
      {change.key.length > 0 && <p className="text-muted text-xs">{strings.byKey(change.key)}</p>}
      {change.schemaChanges.length > 0 && (
        <ul className="list-disc pl-5 text-muted">
          {describeSchema(change.schemaChanges).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
