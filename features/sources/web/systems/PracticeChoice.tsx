import { FlaskConical } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import type { PracticeSettings, SourceType } from '../../contract.ts';
import { useSourcesRead } from '../api.ts';
import { PracticeOffer } from './PracticeOffer.tsx';
import { practiceStrings as strings } from './practice-strings.ts';

type SourceSettings = NonNullable<PracticeSettings['source']>;

export interface PracticeChoiceProps {
  type: SourceType;
  /** The form holds the settings of one. */
  isFilled: boolean;
  /** @param name of a source without one */
  onFill: (settings: SourceSettings & { type: PracticeSettings['type'] }, name: string) => void;
  onChooseType: (type: PracticeSettings['type']) => void;
}

/** In the dialog of a new source: a practice system of its type, or the way to one of another. Nothing where none is offered. */
export function PracticeChoice({ type, isFilled, onFill, onChooseType }: PracticeChoiceProps) {
  const { data: offered = [] } = useSourcesRead('GET /api/practice-systems');
  const [other] = offered;
  if (!other) return null;
  if (offered.some((one) => one.type === type))
    return (
      <>
        <PracticeOffer
          type={type}
          isFilled={isFilled}
          form="source"
          onFill={({ source, type: played }, name) => source && onFill({ ...source, type: played }, name)}
        />
        {isFilled && type === 'datasphere' && (
          <p className="text-muted">
            {strings.clientFirst}{' '}
            <Link href="/oauth-setup?tab=datasphere" className="rounded-control font-medium underline">
              {strings.openOAuthSetup}
            </Link>
          </p>
        )}
      </>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-60">{strings.none(type)}</p>
      <Button onClick={() => onChooseType(other.type)}>
        <FlaskConical aria-hidden="true" className="size-4" />
        {strings.choose(other.type)}
      </Button>
    </div>
  );
}
