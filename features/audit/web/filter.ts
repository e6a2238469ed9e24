import { useSearchParams } from 'wouter';
import type { AuditKind, AuditOutcome } from '../contract.ts';
import { auditKinds, auditOutcomes } from '../limits.ts';

/** What is shown; it stands in the address, so that it survives a reload and can be sent to somebody. */
export interface ShownFilter {
  scope: 'workspace' | 'installation';
  kind: AuditKind | undefined;
  outcome: AuditOutcome | undefined;
  from: string | undefined;
  to: string | undefined;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** What an address says is checked: anything else in it counts as nothing. */
export function readFilter(search: URLSearchParams): ShownFilter {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return dayPattern.test(text) ? text : undefined;
  };
  return {
    scope: search.get('scope') === 'installation' ? 'installation' : 'workspace',
    kind: auditKinds.find((kind) => kind === search.get('kind')),
    outcome: auditOutcomes.find((outcome) => outcome === search.get('outcome')),
    from: day('from'),
    to: day('to'),
  };
}

export function useFilter(): [ShownFilter, (change: Partial<Record<keyof ShownFilter, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Partial<Record<keyof ShownFilter, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [readFilter(search), change];
}
