import { LoaderCircle } from 'lucide-react';
import { chatStrings } from '../strings.ts';
import type { Stage } from './ask-stream.ts';

/** Says that an answer is on its way, and what is really being done for it. */
export function ThinkingBubble({ stage }: { stage: Stage | null }) {
  return (
    <div
      role="status"
      className="w-fit max-w-[85%] rounded-card rounded-bl-sm border border-line bg-sunken px-3.5 py-2"
    >
      <p className="flex items-center gap-2 font-medium">
        <LoaderCircle aria-hidden="true" className="size-4 animate-spin text-accent" />
        {chatStrings.thinking}
      </p>
      <p className="min-h-4.5 text-muted text-xs">
        {stage && (stage.detail ?? chatStrings.stages[stage.stage])}
      </p>
    </div>
  );
}
