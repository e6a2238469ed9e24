import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { CopyBox } from '#ui/CopyBox.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { Select } from '#ui/Select.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { defaultTokenLifetime, tokenLifetimes, tokenNameMaximumLength } from '../limits.ts';
import { accessStrings as strings } from '../strings.ts';
import { clientConfiguration } from './own-mcp-address.ts';
import { useCreateToken } from './use-create-token.ts';

const lifetimeOptions = tokenLifetimes.map((days) => ({
  value: String(days),
  label: strings.lifetimes[days ?? 'null'],
}));

/** Asks what the token is for, then shows it, once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateToken();
  const token = create.data?.token;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={token ? 'medium' : 'small'}
      title={token ? strings.createdTitle : strings.createTitle}
      description={token ? strings.createdDescription : strings.createDescription}
    >
      {token ? (
        <div className="grid gap-4">
          <CopyBox label={strings.token} copyLabel={strings.copyToken} value={token} />
          <CopyBox
            label={strings.configuration}
            copyLabel={strings.copyConfiguration}
            value={clientConfiguration(token)}
          />
          <DialogActions>
            <Button look="primary" onClick={onClose}>
              {strings.done}
            </Button>
          </DialogActions>
        </div>
      ) : (
        <TokenForm create={create} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface TokenFormProps {
  create: ReturnType<typeof useCreateToken>;
  onClose: () => void;
}

function TokenForm({ create, onClose }: TokenFormProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<(typeof tokenLifetimes)[number]>(defaultTokenLifetime);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') create.mutate({ name: name.trim(), days });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextInput
        label={strings.name}
        placeholder={strings.namePlaceholder}
        maxLength={tokenNameMaximumLength}
        isRequired
        error={isMissing ? strings.nameMissing : null}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={strings.lifetime}
        options={lifetimeOptions}
        value={String(days)}
        onChange={(event) =>
          setDays(tokenLifetimes.find((one) => String(one) === event.target.value) ?? null)
        }
      />
      {create.isError && (
        <p role="alert" className="text-danger text-sm">
          {userMessageOf(create.error, strings.createFailed)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button type="submit" look="primary" isPending={create.isPending}>
          {create.isPending ? strings.creating : strings.create}
        </Button>
      </DialogActions>
    </form>
  );
}
