import { Select } from '#ui/Select.tsx';
import { SettingsFields } from '#ui/SettingsFields.tsx';
import type { AuthType, SourceType } from '../contract.ts';
import { authTypesOf, credentialFields } from '../manifest.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { type AuthenticationForm, chooseMethod, enterCredentials } from './authentication-form.ts';
import { OAuthClientNote } from './OAuthClientNote.tsx';
import { TestConnection } from './TestConnection.tsx';

interface AuthenticationFieldsProps {
  type: SourceType;
  form: AuthenticationForm;
  onChange: (form: AuthenticationForm) => void;
  /** Where the source is, as it stands in the form. */
  configuration: Record<string, unknown>;
  /** Of the source that is edited. */
  dataSourceId?: string;
}

/** How a source is signed in to: the method, its credentials, and a test of both. */
export function AuthenticationFields({ type, form, onChange, ...tested }: AuthenticationFieldsProps) {
  const fields = credentialFields[form.authType];
  return (
    <>
      <Select
        label={strings.method}
        hint={form.stored.size > 0 ? strings.methodHint : undefined}
        options={authTypesOf(type).map((value) => ({ value, label: strings.methods[value] }))}
        value={form.authType}
        onChange={(event) => onChange(chooseMethod(event.target.value as AuthType))}
      />
      {fields.length > 0 && (
        <SettingsFields
          fields={fields}
          form={form.credentials}
          stored={form.stored}
          onChange={(entered) => onChange(enterCredentials(form, entered))}
        />
      )}
      {form.authType === 'oauth' ? (
        <OAuthClientNote type={type} />
      ) : (
        <TestConnection type={type} form={form} {...tested} />
      )}
    </>
  );
}
