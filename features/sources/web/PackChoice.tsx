import { Checkbox } from '#ui/Checkbox.tsx';
import type { ShownTable } from '../contract.ts';
import { meaningStrings } from './meaning-strings.ts';

const strings = meaningStrings;

interface PackChoiceProps {
  pack: NonNullable<ShownTable['pack']>;
  isOff: boolean;
  onChange: (isOff: boolean) => void;
}

/** Whether the pack of the system counts for a table, and the conditions that it names. */
export function PackChoice({ pack, isOff, onChange }: PackChoiceProps) {
  return (
    <div className="grid gap-1">
      <Checkbox
        label={strings.pack(pack.name)}
        checked={!isOff}
        onChange={({ target }) => onChange(!target.checked)}
      />
      <p className="text-muted text-xs">{strings.packHint}</p>
      {!isOff && pack.conditions.length > 0 && (
        <ul className="wrap-anywhere text-muted text-xs">
          {pack.conditions.map(({ name, text }) => (
            <li key={name}>{strings.packCondition(name, text)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
