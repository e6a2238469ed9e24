import { Badge } from '#ui/Badge.tsx';
import { sourcesStrings as strings } from '../strings.ts';

/** Beside the name of a source whose data are invented. */
export function PracticeBadge() {
  return (
    <Badge tone="warning" title={strings.practiceMeaning}>
      {strings.practice}
    </Badge>
  );
}
