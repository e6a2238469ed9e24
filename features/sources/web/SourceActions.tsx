import { Ellipsis, MessageSquareText, Pencil, Table2, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { useAskAbout } from '#features/chat/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx';
import type { Source } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { EditSourceDialog } from './EditSourceDialog.tsx';
import { sourceAddress } from './source-address.ts';
import { useRemoveSource } from './use-remove-source.ts';
import { useEditDialog } from './use-source-dialogs.ts';

interface SourceActionsProps {
  source: Source;
  /** The page of the source itself is left when it is gone. */
  onRemoved?: () => void;
}

export function SourceActions({ source, onRemoved }: SourceActionsProps) {
  const [, navigate] = useLocation();
  const editing = useEditDialog(source.id);
  const remove = useRemoveSource(onRemoved);
  const askAbout = useAskAbout();
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button look="quiet" size="icon" aria-label={strings.actions(source.name)}>
            <Ellipsis aria-hidden="true" className="size-4.5" />
          </Button>
        }
      >
        <MenuItem onSelect={() => navigate(sourceAddress(source.id))}>
          <Table2 aria-hidden="true" className="size-4" />
          {strings.details}
        </MenuItem>
        <MenuItem onSelect={() => askAbout(source.id)}>
          <MessageSquareText aria-hidden="true" className="size-4" />
          {strings.ask}
        </MenuItem>
        <MenuItem onSelect={editing.open}>
          <Pencil aria-hidden="true" className="size-4" />
          {strings.edit}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => remove(source)}>
          <Trash2 aria-hidden="true" className="size-4 text-danger" />
          <span className="text-danger">{strings.remove}</span>
        </MenuItem>
      </Menu>
      {editing.isOpen && (
        <EditSourceDialog
          source={source}
          tab={editing.tab}
          onSelectTab={editing.select}
          onClose={editing.close}
        />
      )}
    </>
  );
}
