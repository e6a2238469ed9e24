import { type FormEvent, useState } from 'react';
import type { User } from '#features/identity/contract.ts';
import { nameMaximumLength } from '#features/identity/limits.ts';
import { initialOf } from '#features/identity/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { profileStrings as strings } from '../strings.ts';
import { PictureField } from './PictureField.tsx';
import { useSaveProfile } from './use-save-profile.ts';

export function EditProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [profileImageUrl, setProfileImageUrl] = useState(user.profileImageUrl);
  const save = useSaveProfile(onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ firstName: firstName.trim(), lastName: lastName.trim(), profileImageUrl });
  };

  return (
    <Dialog isOpen onClose={onClose} title={strings.edit} description={strings.editDescription}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PictureField
          imageUrl={profileImageUrl}
          initial={initialOf({ ...user, firstName: firstName.trim() })}
          onChange={setProfileImageUrl}
        />
        <TextInput
          label={strings.firstName}
          autoComplete="given-name"
          maxLength={nameMaximumLength}
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
        />
        <TextInput
          label={strings.lastName}
          autoComplete="family-name"
          maxLength={nameMaximumLength}
          value={lastName}
          onChange={(event) => setLastName(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={save.isPending}>
            {save.isPending ? strings.saving : strings.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
