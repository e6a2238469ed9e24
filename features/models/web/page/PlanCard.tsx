import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import type { Model, TrainingPlan } from '../../contract.ts';
import { modelsStrings } from '../../strings.ts';
import { useTrainModel } from '../use-train-model.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { PlanFields } from './PlanFields.tsx';
import { configOf, fieldsOf, formOfPlan, type PlanForm, problemsOf, withTable } from './plan-form.ts';
import { pageStrings as strings } from './strings.ts';
import { useChangeModel } from './use-change-model.ts';

/** What was chosen, in words; under it the same to be changed; and the training. */
export function PlanCard({ model, plan }: { model: Model; plan: TrainingPlan }) {
  const [form, setForm] = useState<PlanForm>(() => formOfPlan(plan));
  const [known, setKnown] = useState(plan);
  // What was saved comes back as another plan. The fields stay open meanwhile.
  if (known !== plan) {
    setKnown(plan);
    setForm(formOfPlan(plan));
  }
  const [isChecked, setChecked] = useState(false);
  const change = useChangeModel(model, () => strings.settingsSaved);
  const train = useTrainModel(model);
  const fields = fieldsOf(model);
  const problems = problemsOf(form, fields);
  const isWhole = Object.keys(problems).length === 0;
  const isChanged = JSON.stringify(configOf(form)) !== JSON.stringify(configOf(formOfPlan(plan)));
  const isTraining = model.progress !== null || model.status === 'training';

  const save = () => change.mutateAsync({ configuration: configOf(form) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isWhole) return;
    // What is said of a failure is said by the calls themselves.
    if (isChanged && (await save().catch(() => null)) === null) return;
    train.mutate();
  };
  // The columns of another table are known once it is saved.
  const takeTable = (table: string) => {
    const other = withTable(form, table);
    setForm(other);
    change.mutate({ configuration: configOf(other) });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      {plan.problem && (
        <p role="alert" className="flex gap-2 rounded-card bg-warning-surface p-3 text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere min-w-0">{plan.problem}</span>
        </p>
      )}
      <ChoiceList choices={plan.choices} />
      <Disclosure title={strings.change} isOpen={plan.problem !== null}>
        <PlanFields
          plan={plan}
          form={form}
          fields={fields}
          problems={isChecked ? problems : {}}
          isForecast={fields.includes('horizon')}
          isMarks={model.type === 'anomaly_detection'}
          onChange={setForm}
          onTable={takeTable}
        />
      </Disclosure>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 basis-64 text-muted text-xs">
          {model.version === null ? strings.trainNote : strings.trainAgainNote}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            isPending={change.isPending}
            isUnavailable={!isChanged}
            onClick={() => {
              setChecked(true);
              if (isWhole) void save().catch(() => null);
            }}
          >
            {change.isPending ? strings.saving : strings.save}
          </Button>
          <Button type="submit" look="primary" isPending={train.isPending || isTraining}>
            {isTraining
              ? modelsStrings.training
              : model.version === null
                ? modelsStrings.train
                : modelsStrings.trainAgain}
          </Button>
        </div>
      </div>
    </form>
  );
}
