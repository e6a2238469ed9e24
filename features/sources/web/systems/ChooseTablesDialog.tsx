import { useDeferredValue, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { AvailableTable, SelectedTable, Selection } from '../../contract.ts';
import { selectedTablesMaximum } from '../../limits.ts';
import { useSourcesRead } from '../api.ts';
import { AccountRights } from './AccountRights.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { SchemaTables } from './SchemaTables.tsx';
import { systemsStrings as strings } from './strings.ts';
import { useChooseTables } from './use-syncs.ts';

interface ChooseTablesDialogProps {
  sourceId: string;
  selection: Selection;
  canBeLive: boolean;
  onClose: () => void;
}

/** Which tables of a system are copied or asked where they are, how each is refreshed, and when. */
export function ChooseTablesDialog({ sourceId, selection, canBeLive, onClose }: ChooseTablesDialogProps) {
  const available = useSourcesRead('GET /api/data-sources/{id}/available', { params: { id: sourceId } });
  const [chosen, setChosen] = useState(() => new Map(selection.tables.map((table) => [table.name, table])));
  const [schedule, setSchedule] = useState(selection.schedule);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const save = useChooseTables(sourceId, onClose);
  const choose = (tables: readonly SelectedTable[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const table of tables) {
        if (isChosen) after.set(table.name, table);
        else after.delete(table.name);
      }
      return after;
    });
  const isTooMany = chosen.size > selectedTablesMaximum;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="large"
      title={strings.dialogTitle}
      description={strings.dialogDescription}
    >
      {available.isPending ? (
        <div aria-busy="true">
          <p className="mb-3 text-muted">{strings.loading}</p>
          <SkeletonList count={5} className="h-9" />
        </div>
      ) : available.isError ? (
        <ErrorState
          error={available.error}
          title={strings.availableFailed}
          onRetry={() => void available.refetch()}
        />
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate({ tables: [...chosen.values()], schedule });
          }}
        >
          <TextInput
            label={strings.searching}
            placeholder={strings.searchPlaceholder}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            type="search"
          />
          <TableGroups
            sourceId={sourceId}
            tables={available.data.tables}
            wanted={wanted}
            chosen={chosen}
            canBeLive={canBeLive}
            onChoose={choose}
          />
          {[...chosen.values()].some(({ mode }) => mode === 'live') && <AccountRights sourceId={sourceId} />}
          <ScheduleFields schedule={schedule} onChange={setSchedule} />
          {isTooMany && <p className="text-danger">{strings.tooMany(selectedTablesMaximum)}</p>}
          {save.isError && (
            <p role="alert" className="text-danger">
              {userMessageOf(save.error, strings.saveFailed)}
            </p>
          )}
          <DialogActions>
            <Button onClick={onClose}>{uiStrings.cancel}</Button>
            <Button type="submit" look="primary" isPending={save.isPending} disabled={isTooMany}>
              {save.isPending ? strings.saving : strings.save}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

interface TableGroupsProps {
  sourceId: string;
  tables: readonly AvailableTable[];
  wanted: string;
  chosen: ReadonlyMap<string, SelectedTable>;
  canBeLive: boolean;
  onChoose: (tables: readonly SelectedTable[], isChosen: boolean) => void;
}

function TableGroups({ sourceId, tables, wanted, chosen, canBeLive, onChoose }: TableGroupsProps) {
  const found = tables.filter(({ name, label }) => `${name} ${label ?? ''}`.toLowerCase().includes(wanted));
  if (found.length === 0)
    return <p className="text-muted">{tables.length === 0 ? strings.empty : strings.noMatch}</p>;
  const groups = Map.groupBy(found, ({ schema }) => schema ?? '');
  return (
    <div className="grid max-h-[38vh] gap-4 overflow-y-auto">
      {[...groups].map(([schema, own]) => (
        <SchemaTables
          key={schema}
          sourceId={sourceId}
          schema={schema}
          tables={own}
          chosen={chosen}
          canBeLive={canBeLive}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
