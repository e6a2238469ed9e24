import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { Select } from '#ui/Select.tsx';
import { uiStrings } from '#ui/strings.ts';
import type { WorkspaceSettings } from '../contract.ts';
import { workspaceStrings as strings } from '../strings.ts';
import {
  currencyName,
  deviceTimeZone,
  lastMonthOf,
  monthName,
  monthNumbers,
  timeZones,
  todayIn,
} from './describe-settings.ts';
import { useChangeSettings } from './use-change-settings.ts';

interface EditWorkspaceDialogProps {
  settings: WorkspaceSettings;
  onClose: () => void;
}

const monthOptions = [
  { value: '', label: strings.fiscalUnset },
  ...monthNumbers.map((month) => ({ value: String(month), label: monthName(month) })),
];

export function EditWorkspaceDialog({ settings, onClose }: EditWorkspaceDialogProps) {
  const [timeZone, setTimeZone] = useState(settings.timeZone);
  const [startMonth, setStartMonth] = useState(settings.fiscalYear?.startMonth ?? null);
  const [namedBy, setNamedBy] = useState(settings.fiscalYear?.namedBy ?? 'end');
  const [currency, setCurrency] = useState(settings.currency ?? '');
  const [zoneOptions] = useState(() =>
    timeZones(settings.timeZone).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  );
  const [currencyOptions] = useState(() => [
    { value: '', label: strings.currencyUnset },
    ...Intl.supportedValuesOf('currency').map((value) => ({ value, label: currencyName(value) })),
  ]);
  const change = useChangeSettings(onClose);
  const device = deviceTimeZone();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { revision } = settings;
    const fiscalYear = startMonth === null ? null : { startMonth, namedBy };
    const next = { timeZone, fiscalYear, currency: currency || null, revision };
    change.mutate({ next, before: settings });
  };

  return (
    <Dialog isOpen onClose={onClose} title={strings.edit} description={strings.subtitle}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-1.5">
          <Select
            label={strings.timeZone}
            hint={strings.timeZoneHint(todayIn(timeZone))}
            options={zoneOptions}
            value={timeZone}
            onChange={(event) => setTimeZone(event.target.value)}
          />
          {device !== timeZone && (
            <Button size="small" className="justify-self-start" onClick={() => setTimeZone(device)}>
              {strings.thisDevice(device.replaceAll('_', ' '))}
            </Button>
          )}
        </div>
        <Select
          label={strings.fiscalStart}
          hint={strings.fiscalStartHint}
          options={monthOptions}
          value={String(startMonth ?? '')}
          onChange={(event) => setStartMonth(Number(event.target.value) || null)}
        />
        {startMonth !== null && startMonth !== 1 && (
          <Select
            label={strings.fiscalName}
            options={[
              { value: 'end', label: strings.fiscalNames.end(lastMonthOf(startMonth)) },
              { value: 'start', label: strings.fiscalNames.start(monthName(startMonth)) },
            ]}
            value={namedBy}
            onChange={(event) => setNamedBy(event.target.value === 'start' ? 'start' : 'end')}
          />
        )}
        <Select
          label={strings.currency}
          hint={strings.currencyHint}
          options={currencyOptions}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        />
        {change.isError && (
          <p role="alert" className="text-danger text-sm">
            {userMessageOf(change.error, strings.saveFailed)}
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={change.isPending}>
            {change.isPending ? strings.saving : strings.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
