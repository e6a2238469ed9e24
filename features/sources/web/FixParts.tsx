import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import type { Source, SourceReport } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { describeFix } from './fix-words.ts';
import { ReportPart, ReportParts } from './ReportParts.tsx';
import { useFixes } from './use-fixes.ts';

const strings = sourcesStrings.report;

type ShownReport = NonNullable<SourceReport['report']>;

/** A report whose findings can be set right: what is in force above, each finding with what it offers below it. */
export function FixParts({
  source,
  report,
  canFix,
}: {
  source: Pick<Source, 'id' | 'name'>;
  report: ShownReport;
  canFix: boolean;
}) {
  const { change, pendingId } = useFixes(source);
  const { fixes = [], findings = [] } = report;
  const offers = findings.filter(({ fix }) => fix !== undefined);
  return (
    <>
      {!canFix && fixes.length + offers.length > 0 && <p className="text-muted">{strings.cannotFix}</p>}
      {fixes.length > 0 && (
        <ReportPart title={strings.inForce}>
          <ul className="grid gap-2">
            {fixes.map(({ id, sentence, fix, outcome }) => (
              <FixInForce
                key={id}
                title={describeFix(fix)}
                outcome={outcome}
                sentence={sentence}
                isPending={pendingId === id}
                isDisabled={pendingId !== null}
                onUndo={canFix ? () => change(id, false) : null}
              />
            ))}
          </ul>
        </ReportPart>
      )}
      <ReportParts
        report={report}
        offersFor={(sentence, sentenceId) =>
          canFix &&
          offers.map(
            ({ id, fix, sentence: own }) =>
              own === sentence &&
              fix && (
                <Button
                  key={id}
                  canWrap
                  aria-describedby={sentenceId}
                  className="mt-1 mr-2"
                  isPending={pendingId === id}
                  disabled={pendingId !== null}
                  onClick={() => change(id, true)}
                >
                  {describeFix(fix)}
                </Button>
              ),
          )
        }
      />
    </>
  );
}

interface FixInForceProps {
  title: string;
  outcome: string;
  sentence: string;
  isPending: boolean;
  isDisabled: boolean;
  onUndo: (() => void) | null;
}

function FixInForce({ title, outcome, sentence, isPending, isDisabled, onUndo }: FixInForceProps) {
  const titleId = useId();
  return (
    <li className="flex items-start gap-3 rounded-control border border-line p-2.5">
      <div className="wrap-anywhere min-w-0 flex-1">
        <p id={titleId} className="font-medium">
          {title}
        </p>
        <p>{outcome}</p>
        <p className="text-muted text-xs">{sentence}</p>
      </div>
      {onUndo && (
        <Button
          size="small"
          aria-describedby={titleId}
          isPending={isPending}
          disabled={isDisabled}
          onClick={onUndo}
        >
          {strings.undo}
        </Button>
      )}
    </li>
  );
}
