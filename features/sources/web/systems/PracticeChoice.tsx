import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import type { PracticeSettings, SourceType } from '../../contract.ts';
import { sourcesApi, useSourcesRead } from '../api.ts';
import { practiceStrings as strings } from './practice-strings.ts';

export interface PracticeChoiceProps {
  type: SourceType;
  /** The form holds the settings of one. */
  isFilled: boolean;
  /** @param name of a source without one */
  onFill: (settings: PracticeSettings, name: string) => void;
  onChooseType: (type: PracticeSettings['type']) => void;
}

/** The way for those who have no system at hand: one that this server plays. Nothing where none is offered. */
export function PracticeChoice({ type, isFilled, onFill, onChooseType }: PracticeChoiceProps) {
  const { data: offered = [] } = useSourcesRead('GET /api/practice-systems');
  const own = offered.find((one) => one.type === type);
  const start = useMutation({
    mutationFn: (chosen: PracticeSettings['type']) =>
      sourcesApi('POST /api/practice-systems', { body: { type: chosen } }),
    onSuccess: (settings) => onFill(settings, strings.sourceName),
  });
  const [other] = offered;
  if (!other) return null;
  return (
    <div className="grid gap-2 rounded-card bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-60">
          {isFilled ? strings.filled : own ? strings.offer : strings.none(type)}
        </p>
        {!isFilled && (
          <Button
            isPending={start.isPending}
            onClick={() => (own ? start.mutate(own.type) : onChooseType(other.type))}
          >
            <FlaskConical aria-hidden="true" className="size-4" />
            {!own ? strings.choose(other.type) : start.isPending ? strings.starting : strings.action}
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
