import { Checkbox } from '#ui/Checkbox.tsx';
import type { TrainingPlan } from '../../contract.ts';
import { pageStrings as strings } from './strings.ts';

interface FeatureChoiceProps {
  plan: TrainingPlan;
  /** Null while they are chosen from the data. */
  chosen: readonly string[] | null;
  error: string | undefined;
  onChange: (chosen: readonly string[] | null) => void;
}

/** The columns to learn from: left to the data, or ticked one by one, beginning with what the data suggest. */
export function FeatureChoice({ plan, chosen, error, onChange }: FeatureChoiceProps) {
  const offered = plan.columns.filter(({ canBe }) => canBe.feature);
  const toggle = (name: string, isOn: boolean) => {
    const names = new Set(chosen ?? []);
    if (isOn) names.add(name);
    else names.delete(name);
    // In the order of the table, whatever was ticked first.
    onChange(offered.filter((column) => names.has(column.name)).map((column) => column.name));
  };
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-1.5 font-medium">{strings.fields.features}</legend>
      <Checkbox
        label={strings.chooseFeatures}
        checked={chosen !== null}
        onChange={(event) => onChange(event.target.checked ? (plan.config.features ?? []) : null)}
      />
      {chosen && (
        <div className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto rounded-control border border-line p-3 sm:grid-cols-2">
          {offered.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              checked={chosen.includes(name)}
              onChange={(event) => toggle(name, event.target.checked)}
            />
          ))}
        </div>
      )}
      {error && (
        <p role="alert" className="text-danger text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
