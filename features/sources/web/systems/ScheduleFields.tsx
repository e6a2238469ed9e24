import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { Schedule } from '../../contract.ts';
import { systemsStrings as strings } from './strings.ts';

const intervals = ['15', '60', '360'] as const;
const morning = '06:00';

interface ScheduleFieldsProps {
  schedule: Schedule | null;
  onChange: (schedule: Schedule | null) => void;
}

/** By hand, every so often, or at a time of day. */
export function ScheduleFields({ schedule, onChange }: ScheduleFieldsProps) {
  const kind = kindOf(schedule);
  // One that was set by a call of another program is shown as it is.
  const own = schedule && 'everyMinutes' in schedule ? String(schedule.everyMinutes) : null;
  const isOther = own !== null && !(intervals as readonly string[]).includes(own);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={strings.schedule}
        value={kind}
        onChange={({ target }) => onChange(scheduleOf(target.value))}
        options={[
          { value: 'none', label: strings.schedules.none },
          ...intervals.map((value) => ({ value, label: strings.schedules[value] })),
          ...(isOther ? [{ value: own, label: strings.everyMinutes(own) }] : []),
          { value: 'daily', label: strings.schedules.daily },
        ]}
      />
      {schedule && 'dailyAt' in schedule && (
        <TextInput
          label={strings.dailyAt}
          type="time"
          required
          value={schedule.dailyAt}
          onChange={({ target }) => onChange({ dailyAt: target.value || morning })}
        />
      )}
    </div>
  );
}

function kindOf(schedule: Schedule | null): string {
  if (schedule === null) return 'none';
  return 'dailyAt' in schedule ? 'daily' : String(schedule.everyMinutes);
}

function scheduleOf(kind: string): Schedule | null {
  if (kind === 'none') return null;
  return kind === 'daily' ? { dailyAt: morning } : { everyMinutes: Number(kind) };
}
