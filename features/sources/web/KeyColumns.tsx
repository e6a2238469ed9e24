import { Checkbox } from '#ui/Checkbox.tsx';
import { versionsStrings } from './versions-strings.ts';

interface KeyColumnsProps {
  label?: string;
  columns: readonly string[];
  chosen: readonly string[];
  isDisabled: boolean;
  onChange: (chosen: string[]) => void;
}

/** The columns that together tell which row is which. */
export function KeyColumns({
  label = versionsStrings.key,
  columns,
  chosen,
  isDisabled,
  onChange,
}: KeyColumnsProps) {
  return (
    <fieldset disabled={isDisabled} className="grid max-h-40 gap-2 overflow-y-auto">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {columns.map((column) => (
        <Checkbox
          key={column}
          label={column}
          checked={chosen.includes(column)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, column] : chosen.filter((name) => name !== column))
          }
        />
      ))}
    </fieldset>
  );
}
