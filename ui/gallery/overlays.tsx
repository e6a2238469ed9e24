import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, DialogActions } from '../Dialog.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../Menu.tsx';
import { MenuChoice } from '../MenuChoice.tsx';
import { VoiceDialog } from '../speech/VoiceDialog.tsx';
import { showErrorToast, showToast } from '../toast-store.ts';
import type { ExampleGroup } from './example.ts';

const nothing = () => undefined;

function DialogExample({ isSheet = false }: { isSheet?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={close} title="Remove the source?" isSheet={isSheet}>
        <p className={isSheet ? 'p-5' : ''}>Its tables go with it. You can undo this.</p>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button look="danger" onClick={close}>
            Remove
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function VoiceExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <VoiceDialog isOpen={isOpen} onClose={() => setOpen(false)} onHeard={nothing} />
    </>
  );
}

function MenuExample() {
  const [size, setSize] = useState<'small' | 'large'>('small');
  return (
    <Menu trigger={<Button>Open</Button>}>
      <MenuLabel>Source</MenuLabel>
      <MenuItem onSelect={nothing}>Edit</MenuItem>
      <MenuItem onSelect={nothing}>Remove</MenuItem>
      <MenuSeparator />
      <MenuChoice
        value={size}
        options={[
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large' },
        ]}
        onChoose={setSize}
      />
    </Menu>
  );
}

export const overlayExamples: readonly ExampleGroup[] = [
  {
    component: 'Dialog',
    examples: [
      { state: 'window', shown: <DialogExample /> },
      { state: 'sheet', shown: <DialogExample isSheet /> },
    ],
  },
  { component: 'Menu', examples: [{ state: 'items and a choice', shown: <MenuExample /> }] },
  {
    component: 'Toaster',
    examples: [
      {
        state: 'plain',
        shown: (
          <Button onClick={() => showToast({ title: 'File Uploaded', message: 'orders.csv: 240 rows' })}>
            Show
          </Button>
        ),
      },
      {
        state: 'with an action',
        shown: (
          <Button
            onClick={() =>
              showToast({ title: 'Removed', message: 'Orders', action: { label: 'Undo', run: nothing } })
            }
          >
            Show
          </Button>
        ),
      },
      {
        state: 'destructive',
        shown: <Button onClick={() => showErrorToast('Upload Failed', 'The file is empty.')}>Show</Button>,
      },
    ],
  },
  {
    component: 'speech/VoiceDialog',
    examples: [{ state: 'as the browser allows', shown: <VoiceExample /> }],
  },
];
