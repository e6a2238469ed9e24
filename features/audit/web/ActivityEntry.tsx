import { CircleSlash } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { formatDateTime } from '#ui/format.ts';
import type { AuditEntry } from '../contract.ts';
import { auditStrings as strings } from '../strings.ts';

/** One line of the record: what, who, for whom, when and from where. */
export function ActivityEntry({ entry }: { entry: AuditEntry }) {
  const { kind, outcome, who, whom, detail, count, at, address, device } = entry;
  const where = [formatDateTime(at), address, device].filter((part) => part !== '').join(' · ');
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{strings.kinds[kind]}</span>
        {outcome === 'refused' && (
          <Badge tone="warning" icon={CircleSlash}>
            {strings.outcomes.refused}
          </Badge>
        )}
        {count > 1 && <Badge>{strings.times(count)}</Badge>}
        {detail !== '' && <span className="wrap-anywhere text-muted">{detail}</span>}
      </p>
      <p className="wrap-anywhere text-muted text-xs">
        <span className="text-ink">{nameOf(who)}</span>
        {whom && <span className="text-ink"> {strings.about(nameOf(whom))}</span>}
        {` · ${where}`}
      </p>
    </li>
  );
}

function nameOf(person: AuditEntry['who']): string {
  if (person === null) return strings.nobody;
  return person.name === null ? strings.deleted : `${person.name} (${person.email})`;
}
