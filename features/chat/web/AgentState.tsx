import { TriangleAlert } from 'lucide-react';
import { chatStrings } from '../strings.ts';
import { useChatRead } from './api.ts';

/** A dot that says whether the agent answers, blank until that is known. Never green on a guess. */
export function AgentState() {
  const { data, isError } = useChatRead('GET /api/chat/status');
  if (!data && !isError) return null;
  if (data?.state === 'active') {
    return (
      <span
        title={chatStrings.active}
        className="size-2 shrink-0 rounded-full bg-success forced-color-adjust-none"
      >
        <span className="sr-only">{chatStrings.active}</span>
      </span>
    );
  }
  return (
    <span title={data?.reason ?? chatStrings.unavailable}>
      <TriangleAlert aria-hidden="true" className="size-3.5 text-warning" />
      <span className="sr-only">{chatStrings.unavailable}</span>
    </span>
  );
}
