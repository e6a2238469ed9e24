import { formatNumber } from '#ui/format.ts';
import { Select, type SelectOption } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { TrainingPlan } from '../../contract.ts';
import { modelGrains } from '../../manifest.ts';
import { modelsStrings } from '../../strings.ts';
import { FeatureChoice } from './FeatureChoice.tsx';
import {
  type NumberField,
  noColumn,
  numberBounds,
  type PlanField,
  type PlanForm,
  type PlanProblems,
} from './plan-form.ts';
import { pageStrings as strings } from './strings.ts';

interface PlanFieldsProps {
  plan: TrainingPlan;
  form: PlanForm;
  fields: readonly PlanField[];
  problems: PlanProblems;
  isForecast: boolean;
  /** The target marks known cases. */
  isMarks: boolean;
  onChange: (form: PlanForm) => void;
  onTable: (table: string) => void;
}

type ListField = Exclude<PlanField, NumberField | 'features'>;

/** A control for each thing that can be chosen; left empty it is chosen from the data. */
export function PlanFields({ plan, form, fields, problems, onChange, ...props }: PlanFieldsProps) {
  const lists = optionsOf(plan, props.isForecast);
  const take = (field: PlanField, value: string) =>
    field === 'table' ? props.onTable(value) : onChange({ ...form, [field]: value });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
      {fields.map((field) => {
        if (field === 'features') return null;
        const label = field === 'target' && props.isMarks ? strings.fields.marks : strings.fields[field];
        return isNumber(field) ? (
          <TextInput
            key={field}
            label={label}
            inputMode="numeric"
            placeholder={strings.fromTheData}
            error={problems[field]}
            value={form[field]}
            onChange={(event) => take(field, event.target.value)}
          />
        ) : (
          <Select
            key={field}
            label={label}
            placeholder={strings.fromTheData}
            options={lists[field]}
            value={form[field]}
            onChange={(event) => take(field, event.target.value)}
          />
        );
      })}
      {fields.includes('features') && (
        <FeatureChoice
          plan={plan}
          chosen={form.features}
          error={problems.features}
          onChange={(features) => onChange({ ...form, features })}
        />
      )}
    </div>
  );
}

function isNumber(field: PlanField): field is NumberField {
  return field in numberBounds;
}

function optionsOf(
  { columns, tables }: TrainingPlan,
  isForecast: boolean,
): Record<ListField, SelectOption[]> {
  const columnsFor = (use: keyof TrainingPlan['columns'][number]['canBe']) =>
    columns.filter(({ canBe }) => canBe[use]).map(({ name, label }) => ({ value: name, label }));
  const none = { value: noColumn, label: strings.noColumn };
  return {
    table: tables.map(({ name, rows }) => ({
      value: name,
      label: strings.rowsOfTable(name, formatNumber(rows)),
    })),
    target: columnsFor('target'),
    // A forecast cannot do without it.
    timeColumn: isForecast ? columnsFor('time') : [...columnsFor('time'), none],
    seriesColumn: [...columnsFor('series'), none],
    grain: modelGrains.map((grain) => ({ value: grain, label: modelsStrings.grains[grain] })),
  };
}
