import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import type { PracticeSettings } from '../../contract.ts';
import { sourcesApi, useSourcesRead } from '../api.ts';
import { practiceStrings as strings } from './practice-strings.ts';

export interface PracticeOfferProps {
  /** Of the data source that the form leads to. */
  type: string;
  /** The form holds the settings of one. */
  isFilled: boolean;
  /** Whose form it is. */
  form: keyof typeof strings.filled;
  /** @param name of a source or connection without one */
  onFill: (settings: PracticeSettings, name: string) => void;
}

/** The way for those who have no system at hand, above the form of one: a system that this server plays. Nothing where there is none of its kind. */
export function PracticeOffer({ type, isFilled, form, onFill }: PracticeOfferProps) {
  const { data: offered = [] } = useSourcesRead('GET /api/practice-systems');
  const own = offered.find((one) => one.type === type);
  const start = useMutation({
    mutationFn: (chosen: PracticeSettings['type']) =>
      sourcesApi('POST /api/practice-systems', { body: { type: chosen } }),
    onSuccess: (settings) => onFill(settings, strings.sourceNames[settings.type]),
  });
  if (!own) return null;
  return (
    <div className="grid gap-2 rounded-card bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-60">
          {isFilled ? strings.filled[form] : strings.offer}
        </p>
        {!isFilled && (
          <Button isPending={start.isPending} onClick={() => start.mutate(own.type)}>
            <FlaskConical aria-hidden="true" className="size-4" />
            {start.isPending ? strings.starting : strings.action}
          </Button>
        )}
      </div>
      {start.isError && (
        <p role="alert" className="text-danger">
          {userMessageOf(start.error, strings.failed)}
        </p>
      )}
    </div>
  );
}
