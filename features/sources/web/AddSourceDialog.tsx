import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { isReadableSystem } from '#connectors/readable-systems.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { Select } from '#ui/Select.tsx';
import { SettingsFields } from '#ui/SettingsFields.tsx';
import type { SettingsForm } from '#ui/settings-form.ts';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { AuthConfig, Source, SourceType } from '../contract.ts';
import { sourceNameMaximumLength } from '../limits.ts';
import { authTypesOf, configurationFieldsOf } from '../manifest.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { AuthenticationFields } from './AuthenticationFields.tsx';
import { readsOfSources, sourcesApi } from './api.ts';
import {
  type AuthenticationForm,
  authConfigOf,
  chooseMethod,
  isConfigured,
  missingCredentials,
} from './authentication-form.ts';
import { configurationFormOf, configurationOf } from './configuration-form.ts';
import { sourceAddress } from './source-address.ts';
import { isSourceType, needsAuthentication, typeOptions } from './source-rules.ts';
import type { PracticeChoiceProps } from './systems/PracticeChoice.tsx';

interface AddSourceDialogProps {
  /** The page asks where a system is and how to sign in; the dashboard asks for name and type alone (spec §5). */
  variant: 'page' | 'dashboard';
  /** Chosen beforehand. */
  type?: string;
  /** Offers a system to practise with, on the page alone. */
  practiceChoice?: ComponentType<PracticeChoiceProps>;
  onClose: () => void;
}

const noSecrets: ReadonlySet<string> = new Set();

export function AddSourceDialog({
  variant,
  type: given = '',
  practiceChoice: PracticeChoice,
  onClose,
}: AddSourceDialogProps) {
  const first = isSourceType(given) ? given : '';
  const [name, setName] = useState('');
  const [type, setType] = useState<string>(first);
  const [place, setPlace] = useState(() => emptyPlace(first));
  const [practice, setPractice] = useState<SettingsForm | null>(null);
  const [authentication, setAuthentication] = useState(() => chooseMethod('none'));
  const [problem, setProblem] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const add = useAddSource((source) => {
    // The next thing to do is to choose its tables.
    if (isReadableSystem(source.type) && isConfigured(authentication)) navigate(sourceAddress(source.id));
    else onClose();
  });
  const known = variant === 'page' && isSourceType(type) ? type : null;

  const chooseType = (chosen: string) => {
    setType(chosen);
    setPlace(emptyPlace(chosen));
    setAuthentication(chooseMethod('none'));
    setProblem(null);
  };
  const fill: PracticeChoiceProps['onFill'] = (
    { type: played, configuration, authType, credentials },
    called,
  ) => {
    const filled = configurationFormOf(played, configuration);
    setPlace(filled);
    setPractice(filled);
    setAuthentication({ ...chooseMethod(authType), credentials });
    setName((before) => (before.trim() === '' ? called : before));
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || !isSourceType(type)) {
      showErrorToast(strings.validationTitle, strings.validationMessage);
    } else if (known && needsAuthentication(known) && !isConfigured(authentication)) {
      setProblem(describeLack(authentication));
      showErrorToast(strings.authenticationTitle, strings.authenticationMessage);
    } else {
      setProblem(null);
      add.mutate(bodyOf({ name: name.trim(), type, place, authentication }, variant));
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.add}
      description={strings.addNote}
      width={variant === 'page' ? 'medium' : 'small'}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextInput
          label={strings.name}
          isRequired
          maxLength={sourceNameMaximumLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={strings.type}
          isRequired
          placeholder={strings.chooseType}
          options={typeOptions}
          value={type}
          onChange={(event) => chooseType(event.target.value)}
        />
        {PracticeChoice && known && isReadableSystem(known) && (
          <PracticeChoice
            key={known}
            type={known}
            isFilled={place === practice}
            onFill={fill}
            onChooseType={chooseType}
          />
        )}
        {known && configurationFieldsOf(known).length > 0 && (
          <SettingsFields
            fields={configurationFieldsOf(known)}
            form={place}
            stored={noSecrets}
            onChange={setPlace}
          />
        )}
        {known && authTypesOf(known).length > 1 && (
          <AuthenticationFields
            key={`${known} ${practice === null ? '' : 'practice'}`}
            type={known}
            form={authentication}
            configuration={configurationOf(known, place)}
            onChange={(form) => {
              setAuthentication(form);
              setProblem(null);
            }}
          />
        )}
        {problem && (
          <p role="alert" className="rounded-control bg-danger-surface px-3 py-2 text-danger">
            {problem}
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={add.isPending}>
            {add.isPending ? strings.adding : strings.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function emptyPlace(type: string): SettingsForm {
  return isSourceType(type) ? configurationFormOf(type, {}) : {};
}

function describeLack(authentication: AuthenticationForm): string {
  const missing = missingCredentials(authentication);
  return missing.length > 0 ? strings.stillNeeded(missing) : strings.chooseMethod;
}

interface FilledForm {
  name: string;
  type: SourceType;
  place: SettingsForm;
  authentication: AuthenticationForm;
}

interface NewSourceBody {
  name: string;
  type: SourceType;
  configuration?: Record<string, unknown>;
  config?: string;
  authConfig?: AuthConfig;
}

/** Spec §7: the dashboard sends `configuration`, the page `config` and `authConfig`. */
function bodyOf(
  { name, type, place, authentication }: FilledForm,
  variant: 'page' | 'dashboard',
): NewSourceBody {
  if (variant === 'dashboard') return { name, type, configuration: {} };
  return {
    name,
    type,
    config: JSON.stringify(configurationOf(type, place)),
    authConfig: authConfigOf(authentication),
  };
}

function useAddSource(onAdded: (source: Source) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSourceBody) => sourcesApi('POST /api/data-sources', { body }),
    onSuccess: (source) => {
      showToast({ title: strings.addedTitle, message: strings.addedMessage(source.name) });
      onAdded(source);
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.addFailed)),
  });
}
