import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { modelsStrings as strings } from '../strings.ts';

const CreateModelDialog = lazyPart(() =>
  import('./CreateModelDialog.tsx').then((module) => module.CreateModelDialog),
);

export function CreateModelButton({ size = 'medium', look = 'primary' }: Pick<ButtonProps, 'size' | 'look'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look={look}
        size={size}
        onPointerEnter={CreateModelDialog.prefetch}
        onFocus={CreateModelDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden="true" className="size-4" />
        {strings.create}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CreateModelDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
