import { type FormEvent, useRef, useState } from 'react';
import type { ConnectorManifest } from '#connectors/connector.ts';
import { type ApplicationType, sourceTypeOf, type WarehouseType } from '#connectors/manifests.ts';
import { PracticeOffer } from '#features/sources/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { SettingsFields } from '#ui/SettingsFields.tsx';
import { filledForm, formOf, type SettingsForm, settingsOf, storedSecretNames } from '#ui/settings-form.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { showErrorToast } from '#ui/toast-store.ts';
import type { Connection } from '../contract.ts';
import { connectionNameMaximumLength } from '../limits.ts';
import { connectionsStrings as strings } from '../strings.ts';
import type { ConnectionInput, Family } from './families.ts';
import { useSaveConnection } from './use-save-connection.ts';
import { useTestConnection } from './use-test-connection.ts';

interface ConnectionFormProps {
  family: Family;
  type: string;
  manifest: ConnectorManifest;
  /** The connection to change; null for a new one. */
  edited: Connection | null;
  onSaved: (connection: Connection) => void;
  onCancel: () => void;
}

/** The form that a manifest describes. Only the name is demanded here (spec §5); what else is missing, the list says. */
export function ConnectionForm({ family, type, manifest, edited, onSaved, onCancel }: ConnectionFormProps) {
  const { fields } = manifest;
  const [name, setName] = useState(edited?.name ?? '');
  const [form, setForm] = useState(() => formOf(fields, edited?.config ?? {}));
  const test = useTestConnection(family, type);
  const save = useSaveConnection(family, type, (connection) => {
    // A secret does not stay in the page once it is stored.
    setForm(formOf(fields, connection.config));
    onSaved(connection);
  });
  const [practice, setPractice] = useState<SettingsForm | null>(null);
  const [isNameMissing, setNameMissing] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);

  const run = (action: { mutate: (input: ConnectionInput) => void }) => {
    test.reset();
    save.reset();
    setNameMissing(name.trim() === '');
    if (name.trim() === '') {
      showErrorToast(strings.validationTitle, strings.nameMissing);
      nameInput.current?.focus();
      return;
    }
    const input = {
      name: name.trim(),
      isActive: edited?.isActive ?? false,
      config: settingsOf(fields, form),
    };
    action.mutate(edited ? { ...input, id: edited.id } : input);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(save);
  };
  const failure = save.failure ?? test.failure;

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {!edited && (
        <PracticeOffer
          type={sourceTypeOf(type as WarehouseType | ApplicationType)}
          isFilled={form === practice}
          form="connection"
          onFill={({ connection }, called) => {
            const filled = filledForm(fields, connection ?? {});
            setForm(filled);
            setPractice(filled);
            setName((before) => (before.trim() === '' ? called : before));
          }}
        />
      )}
      <TextInput
        ref={nameInput}
        label={strings.name}
        isRequired
        maxLength={connectionNameMaximumLength}
        placeholder={strings.namePlaceholder(manifest.name)}
        value={name}
        error={isNameMissing ? strings.nameMissing : null}
        onChange={(event) => setName(event.target.value)}
      />
      <SettingsFields
        fields={fields}
        form={form}
        stored={storedSecretNames(fields, edited?.config ?? {})}
        onChange={setForm}
      />
      {failure && (
        <p role="alert" className="rounded-control bg-danger-surface px-3 py-2 text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {edited && (
          <Button look="quiet" className="mr-auto" onClick={onCancel}>
            {strings.addAnother}
          </Button>
        )}
        <Button isPending={test.isPending} onClick={() => run(test)}>
          {test.isPending ? strings.testing : strings.test}
        </Button>
        <Button type="submit" look="primary" isPending={save.isPending}>
          {save.isPending ? strings.saving : strings.save}
        </Button>
      </div>
    </form>
  );
}
