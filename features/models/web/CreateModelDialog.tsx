import { type FormEvent, useState } from 'react';
import { useSourcesRead } from '#features/sources/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Select } from '#ui/Select.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { showErrorToast } from '#ui/toast-store.ts';
import { modelNameMaximumLength } from '../limits.ts';
import { algorithmsOfType, modelTypes } from '../manifest.ts';
import { modelsStrings as strings } from '../strings.ts';
import { useCreateModel } from './use-create-model.ts';

const typeOptions = modelTypes.map((value) => ({ value, label: strings.types[value] }));

/** Name, type and an algorithm that fits it are required; the data source is not (spec §5). */
export function CreateModelDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [typeText, setType] = useState('');
  const [algorithmText, setAlgorithm] = useState('');
  const [dataSourceId, setDataSourceId] = useState('');
  const { data: sources = [] } = useSourcesRead('GET /api/data-sources');
  const create = useCreateModel(onClose);
  const type = modelTypes.find((value) => value === typeText);
  const fitting = type ? algorithmsOfType[type] : [];
  // An algorithm that was chosen for another type is no longer a choice.
  const algorithm = fitting.find((value) => value === algorithmText);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || !type || !algorithm) {
      showErrorToast(strings.validationTitle, strings.validationMessage);
    } else create.mutate({ name: name.trim(), type, algorithm, dataSourceId: dataSourceId || null });
  };

  return (
    <Dialog isOpen onClose={onClose} title={strings.createTitle} description={strings.createNote}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextInput
          label={strings.name}
          isRequired
          maxLength={modelNameMaximumLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={strings.type}
          isRequired
          placeholder={strings.chooseType}
          options={typeOptions}
          value={typeText}
          onChange={(event) => setType(event.target.value)}
        />
        <Select
          label={strings.algorithm}
          isRequired
          placeholder={type ? strings.chooseAlgorithm : strings.chooseTypeFirst}
          options={fitting.map((value) => ({ value, label: strings.algorithms[value] }))}
          value={algorithm ?? ''}
          disabled={!type}
          onChange={(event) => setAlgorithm(event.target.value)}
        />
        <Select
          label={strings.dataSource}
          placeholder={strings.chooseDataSource}
          options={sources.map((source) => ({ value: source.id, label: source.name }))}
          value={dataSourceId}
          onChange={(event) => setDataSourceId(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={create.isPending}>
            {create.isPending ? strings.creating : strings.createTitle}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
