import { Suspense, useId, useState } from 'react';
import { StreamingManager } from '#features/streams/web/index.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SettingsFields } from '#ui/SettingsFields.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { showErrorToast } from '#ui/toast-store.ts';
import type { Source } from '../contract.ts';
import { sourceNameMaximumLength } from '../limits.ts';
import { authTypesOf, configurationFieldsOf } from '../manifest.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { AuthenticationFields } from './AuthenticationFields.tsx';
import { authenticationFormOf } from './authentication-form.ts';
import { configurationFormOf, configurationOf } from './configuration-form.ts';
import { meaningStrings } from './meaning-strings.ts';
import { SourceForm } from './SourceForm.tsx';
import { hasSapTabs } from './source-rules.ts';
import { TabsReason } from './TabsReason.tsx';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { type EditTab, editTabs } from './use-source-dialogs.ts';
import { useUnsaved } from './use-unsaved.ts';
import { useUpdateSource } from './use-update-source.ts';

interface EditSourceDialogProps {
  source: Source;
  tab: EditTab;
  onSelectTab: (tab: EditTab) => void;
  onClose: () => void;
}

const MeaningTab = lazyPart(() => import('./MeaningTab.tsx').then((module) => module.MeaningTab));
const noSecrets: ReadonlySet<string> = new Set();

/** Name, place and sign-in of a source. Both forms are saved together: a new address wants its secret again. */
export function EditSourceDialog({ source, tab, onSelectTab, onClose }: EditSourceDialogProps) {
  const { type } = source;
  const [name, setName] = useState(source.name);
  const [place, setPlace] = useState(() => configurationFormOf(type, source.configuration));
  const [authentication, setAuthentication] = useState(() => authenticationFormOf(source));
  const update = useUpdateSource(source, onClose);
  const unsaved = useUnsaved();
  const hasTabs = hasSapTabs(type);
  const reasonId = useId();
  const signsIn = authTypesOf(type).length > 1;
  const configuration = configurationOf(type, place, source.configuration);

  const save = () => {
    if (name.trim() === '') {
      onSelectTab('general');
      showErrorToast(strings.validationTitle, strings.validationMessage);
    } else update.save({ name: name.trim(), configuration, ...(signsIn && { authentication }) });
  };
  const form = { onSave: save, onClose, isPending: update.isPending, failure: update.failure };
  const authenticationFields = (
    <AuthenticationFields
      type={type}
      form={authentication}
      configuration={configuration}
      dataSourceId={source.id}
      onChange={setAuthentication}
    />
  );

  return (
    <Dialog
      isOpen
      onClose={() => unsaved.leave(onClose)}
      title={strings.editTitle}
      description={source.name}
      width="medium"
    >
      <Tabs
        label={strings.tabsLabel}
        isManual
        selected={hasTabs || tab === 'meaning' ? tab : 'general'}
        onSelect={(id) =>
          unsaved.leave(() => onSelectTab(editTabs.find((known) => known === id) ?? 'general'))
        }
        tabs={[
          {
            id: 'general',
            label: strings.tabs.general,
            content: (
              <SourceForm {...form}>
                {!hasTabs && <TabsReason id={reasonId} type={type} />}
                <TextInput
                  label={strings.name}
                  isRequired
                  maxLength={sourceNameMaximumLength}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
                <p className="text-muted">
                  {strings.type}: {strings.types[type]}
                </p>
                {configurationFieldsOf(type).length > 0 && (
                  <SettingsFields
                    fields={configurationFieldsOf(type)}
                    form={place}
                    stored={noSecrets}
                    onChange={setPlace}
                  />
                )}
                {!hasTabs && signsIn && authenticationFields}
              </SourceForm>
            ),
          },
          {
            id: 'authentication',
            label: strings.tabs.authentication,
            isDisabled: !hasTabs,
            describedBy: reasonId,
            content: <SourceForm {...form}>{authenticationFields}</SourceForm>,
          },
          {
            id: 'streaming',
            label: strings.tabs.streaming,
            isDisabled: !hasTabs,
            describedBy: reasonId,
            content: (
              <Suspense fallback={<SkeletonList count={2} className="h-28" />}>
                <StreamingManager dataSourceId={source.id} />
              </Suspense>
            ),
          },
          {
            id: 'meaning',
            label: meaningStrings.tab,
            content: (
              <Suspense fallback={<SkeletonList count={4} className="h-9" />}>
                <MeaningTab sourceId={source.id} unsaved={unsaved} onClose={onClose} />
              </Suspense>
            ),
          },
        ]}
      />
      <UnsavedQuestion asking={unsaved.asking} />
    </Dialog>
  );
}
