import { type FormEvent, useState } from 'react';
import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { PracticeOffer } from '#features/sources/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { SettingsFields } from '#ui/SettingsFields.tsx';
import { filledForm, formOf, type SettingsForm, storedSecretNames } from '#ui/settings-form.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import type { OAuthConfiguration } from '../contract.ts';
import { oauthSetupStrings as setupStrings } from '../setup-strings.ts';
import { oauthStrings as strings } from '../strings.ts';
import { flatConfigOf, lacksRequired, type ProviderBody, providerBodyOf } from './provider-settings.ts';
import { RemoveConfiguration } from './RemoveConfiguration.tsx';
import { useSaveConfiguration, useTestConfiguration } from './use-configuration-actions.ts';

interface ProviderFormProps {
  id: OAuthProvider;
  configuration: OAuthConfiguration | null;
}

export function ProviderForm({ id, configuration }: ProviderFormProps) {
  const fields = oauthProviders[id].fields.map((field) =>
    field.name === 'tokenUrl' && configuration?.resolvedTokenUrl
      ? { ...field, help: setupStrings.tokenUrlUsed(configuration.resolvedTokenUrl) }
      : field,
  );
  const saved = flatConfigOf(configuration);
  const [form, setForm] = useState(() => formOf(fields, saved));
  const test = useTestConfiguration();
  const save = useSaveConfiguration((changed) => setForm(formOf(fields, flatConfigOf(changed))));
  const [practice, setPractice] = useState<SettingsForm | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = (action: { mutate: (body: ProviderBody) => void }, sentence: string) => {
    test.reset();
    save.reset();
    const body = providerBodyOf(id, fields, form, configuration?.isActive);
    setProblem(lacksRequired(body) ? sentence : null);
    if (lacksRequired(body)) showErrorToast(strings.validationTitle, sentence);
    else action.mutate(body);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(save, strings.required);
  };
  const failure = problem ?? save.failure ?? test.failure;

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {!configuration && (
        <PracticeOffer
          type={id}
          isFilled={form === practice}
          form="client"
          onFill={({ oauth }) => {
            const filled = filledForm(fields, oauth ?? {});
            setForm(filled);
            setPractice(filled);
          }}
        />
      )}
      <SettingsFields
        fields={fields}
        form={form}
        stored={storedSecretNames(fields, saved)}
        onChange={setForm}
      />
      {failure && (
        <p role="alert" className="rounded-control bg-danger-surface px-3 py-2 text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {configuration && <RemoveConfiguration id={id} onRemoved={() => setForm(formOf(fields, {}))} />}
        <Button isPending={test.isPending} onClick={() => run(test, strings.requiredForTest)}>
          {test.isPending ? setupStrings.testing : setupStrings.test}
        </Button>
        <Button type="submit" look="primary" isPending={save.isPending}>
          {save.isPending ? strings.saving : setupStrings.saveConfiguration}
        </Button>
      </div>
    </form>
  );
}
