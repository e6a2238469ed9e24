import { useSecurityState } from '#features/security/web/index.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { auditKinds, auditOutcomes } from '../limits.ts';
import { auditStrings as strings } from '../strings.ts';
import type { ShownFilter } from './filter.ts';

interface ActivityFilterProps {
  filter: ShownFilter;
  onChange: (change: Partial<Record<keyof ShownFilter, string>>) => void;
}

const kindOptions = auditKinds.map((kind) => ({ value: kind, label: strings.kinds[kind] }));
const outcomeOptions = auditOutcomes.map((outcome) => ({ value: outcome, label: strings.outcomes[outcome] }));
const scopeOptions = (['workspace', 'installation'] as const).map((scope) => ({
  value: scope,
  label: strings.scopes[scope],
}));

export function ActivityFilter({ filter, onChange }: ActivityFilterProps) {
  const { isAdministrator } = useSecurityState();
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-5">
      {isAdministrator && (
        <Select
          label={strings.scope}
          options={scopeOptions}
          value={filter.scope}
          onChange={(event) => onChange({ scope: event.target.value })}
        />
      )}
      <Select
        label={strings.kind}
        options={kindOptions}
        placeholder={strings.anyKind}
        value={filter.kind ?? ''}
        onChange={(event) => onChange({ kind: event.target.value })}
      />
      <Select
        label={strings.outcome}
        options={outcomeOptions}
        placeholder={strings.anyOutcome}
        value={filter.outcome ?? ''}
        onChange={(event) => onChange({ outcome: event.target.value })}
      />
      <TextInput
        label={strings.from}
        type="date"
        value={filter.from ?? ''}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextInput
        label={strings.to}
        type="date"
        value={filter.to ?? ''}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </div>
  );
}
