import { useSearchParams } from 'wouter';

const parameter = 'tab';

/** The tab that the address names, so that it can be linked to and survives a reload; the first one otherwise. */
export function useTabParameter(ids: readonly string[]): { selected: string; select: (id: string) => void } {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(parameter);
  return {
    selected: ids.find((id) => id === wanted) ?? ids[0] ?? '',
    // The other parameters belonged to the tab that is left.
    select: (id) => setSearch({ [parameter]: id }, { replace: true }),
  };
}
