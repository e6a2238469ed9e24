import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { uiStrings } from '#ui/strings.ts';
import type { Source, SourceMeaning, SourceReport } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { useSourcesRead } from './api.ts';
import { FixParts } from './FixParts.tsx';
import { ProposedRelations } from './ProposedRelations.tsx';
import { ReportPart, Sentences } from './ReportParts.tsx';
import { isOpenBetweenSources } from './relation-words.ts';

const strings = sourcesStrings.report;

interface ImportReportDialogProps {
  source: Pick<Source, 'id' | 'name'>;
  onClose: () => void;
}

/** What the reading of a file decided, doubted and refused, and what can be done about it: nothing is dropped in silence. */
export function ImportReportDialog({ source, onClose }: ImportReportDialogProps) {
  const read = useSourcesRead('GET /api/data-sources/{id}/report', { params: { id: source.id } });
  const meaning = useSourcesRead('GET /api/data-sources/{id}/meaning', { params: { id: source.id } });
  const needsEye =
    (read.data?.report?.warnings.length ?? 0) + (read.data?.report?.rejectedCount ?? 0) > 0 ||
    (meaning.data?.relations.some(isOpenBetweenSources) ?? false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="medium"
      title={strings.title}
      description={needsEye ? strings.description(source.name) : strings.calmDescription(source.name)}
    >
      {read.data && !meaning.isPending ? (
        <Read source={source} read={read.data} meaning={meaning.data} />
      ) : read.isError ? (
        <ErrorState error={read.error} title={strings.failed} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonList count={4} className="h-8" />
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {uiStrings.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ReadProps {
  source: Pick<Source, 'id' | 'name'>;
  read: SourceReport;
  /** Absent where it could not be loaded: what was proposed is under Meaning too. */
  meaning: SourceMeaning | undefined;
}

function Read({ source, read, meaning }: ReadProps) {
  const { report, tables, canFix } = read;
  if (!report) return <p className="text-muted">{strings.nothingRead}</p>;
  return (
    <div className="grid gap-4">
      {meaning && <ProposedRelations sourceId={source.id} meaning={meaning} />}
      <ReportPart title={strings.tables}>
        <Sentences
          items={tables.map(
            (table) => `${table.name}: ${formatNumber(table.rows)} ${sourcesStrings.records}`,
          )}
        />
      </ReportPart>
      <FixParts source={source} report={report} canFix={canFix} />
    </div>
  );
}
