import { useSearchParams } from 'wouter';
import { addParameter, editParameter, settingsParameter, typeParameter } from './source-address.ts';

/** Which tabs the editing dialog has. */
export const editTabs = ['general', 'authentication', 'streaming', 'meaning'] as const;
export type EditTab = (typeof editTabs)[number];

type Change = Record<string, string | null>;

/** Dialogs stand in the address: they can be linked to, survive a reload, and Back closes what was opened. */
function useAddressChange(): [URLSearchParams, (change: Change, options?: { replace: boolean }) => void] {
  const [search, setSearch] = useSearchParams();
  const apply = (change: Change, options = { replace: false }) =>
    setSearch((current) => {
      for (const [name, value] of Object.entries(change)) {
        if (value === null) current.delete(name);
        else current.set(name, value);
      }
      return current;
    }, options);
  return [search, apply];
}

export function useAddDialog() {
  const [search, change] = useAddressChange();
  return {
    isOpen: search.get(addParameter) === 'true',
    type: search.get(typeParameter) ?? '',
    open: () => change({ [addParameter]: 'true' }),
    close: () => change({ [addParameter]: null, [typeParameter]: null }, { replace: true }),
  };
}

/** The editing dialog of one source. */
export function useEditDialog(sourceId: string) {
  const [search, change] = useAddressChange();
  const wanted = search.get(settingsParameter);
  return {
    isOpen: search.get(editParameter) === sourceId,
    tab: editTabs.find((tab) => tab === wanted) ?? editTabs[0],
    open: () => change({ [editParameter]: sourceId }),
    select: (tab: EditTab) => change({ [settingsParameter]: tab }, { replace: true }),
    close: () => change({ [editParameter]: null, [settingsParameter]: null }, { replace: true }),
  };
}
