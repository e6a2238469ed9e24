import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSourcesRead } from '#features/sources/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { showErrorToast } from '#ui/toast-store.ts';
import { updateIntervalMaximumMs, updateIntervalMinimumMs } from '../limits.ts';
import { isStreamSourceType, streamTypes } from '../manifest.ts';
import { streamsStrings as strings } from '../strings.ts';
import { StreamFilterFields } from './StreamFilterFields.tsx';
import { checkStreamForm, newStreamForm, type StreamForm } from './stream-form.ts';
import { useCreateStream } from './use-stream-actions.ts';

interface CreateStreamFormProps {
  dataSourceId: string | undefined;
  onClose: () => void;
}

const typeOptions = streamTypes.map((value) => ({ value, label: strings.types[value] }));

export function CreateStreamForm({ dataSourceId, onClose }: CreateStreamFormProps) {
  const [form, setForm] = useState(() => newStreamForm(dataSourceId));
  const [isChecked, setChecked] = useState(false);
  const create = useCreateStream(onClose);
  const checked = checkStreamForm(form);
  const errorOf = (field: string) =>
    isChecked && !checked.ok && checked.field === field ? checked.message : null;
  const change = (part: Partial<StreamForm>) => setForm({ ...form, ...part });
  const top = useRef<HTMLFormElement>(null);
  useEffect(() => top.current?.querySelector('select')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (checked.ok) create.mutate(checked.stream);
    else showErrorToast(strings.validationTitle, checked.message);
  };

  return (
    <form
      ref={top}
      noValidate
      aria-label={strings.create}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
    >
      <SourceSelect
        value={form.dataSourceId}
        error={errorOf('dataSourceId')}
        onChange={(id) => change({ dataSourceId: id })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={strings.streamType}
          hint={strings.typeHints[form.streamType]}
          options={typeOptions}
          value={form.streamType}
          onChange={({ target }) =>
            change({ streamType: streamTypes.find((type) => type === target.value) ?? form.streamType })
          }
        />
        <TextInput
          label={strings.interval}
          hint={strings.intervalHint}
          error={errorOf('interval')}
          type="number"
          min={updateIntervalMinimumMs / 1000}
          max={updateIntervalMaximumMs / 1000}
          value={form.interval}
          onChange={({ target }) => change({ interval: target.value })}
        />
      </div>
      <StreamFilterFields form={form} onChange={change} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{strings.closeForm}</Button>
        <Button type="submit" look="primary" isPending={create.isPending}>
          {create.isPending ? strings.creating : strings.create}
        </Button>
      </div>
    </form>
  );
}

interface SourceSelectProps {
  value: string;
  error: string | null;
  onChange: (id: string) => void;
}

/** Only sources that can be streamed (spec §2). */
function SourceSelect({ value, error, onChange }: SourceSelectProps) {
  const sources = useSourcesRead('GET /api/data-sources');
  const fitting = (sources.data ?? []).filter(({ type }) => isStreamSourceType(type));
  const hint = sources.isError
    ? strings.sourcesFailed
    : sources.data && fitting.length === 0 && strings.noSources;
  return (
    <Select
      label={strings.dataSource}
      isRequired
      hint={hint}
      error={error}
      placeholder={strings.chooseDataSource}
      options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
