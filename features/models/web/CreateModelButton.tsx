import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { modelsStrings as strings } from '../strings.ts';
import { CreateModelDialog } from './CreateModelDialog.tsx';

export function CreateModelButton({ size = 'medium', look = 'primary' }: Pick<ButtonProps, 'size' | 'look'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} size={size} onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        {strings.create}
      </Button>
      {isOpen && <CreateModelDialog onClose={() => setOpen(false)} />}
    </>
  );
}
