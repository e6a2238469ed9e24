import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { uploadParameter } from './source-address.ts';

/** Spec §2: `upload=true` opens the upload dialog and is then removed from the address. */
export function useUploadParameter(onOpen: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isWanted = search.get(uploadParameter) === 'true';
  useEffect(() => {
    if (!isWanted) return;
    onOpen();
    setSearch(
      (current) => {
        current.delete(uploadParameter);
        return current;
      },
      { replace: true },
    );
  }, [isWanted, onOpen, setSearch]);
}
