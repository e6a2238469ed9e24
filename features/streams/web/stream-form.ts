import type { BodyInputOf } from '#kernel/endpoint.ts';
import type { streamsEndpoints } from '../contract.ts';
import { updateIntervalDefaultMs, updateIntervalMaximumMs, updateIntervalMinimumMs } from '../limits.ts';
import type { StreamType } from '../manifest.ts';
import { streamsStrings as strings } from '../strings.ts';

/** The create form as it is typed. */
export interface StreamForm {
  dataSourceId: string;
  streamType: StreamType;
  /** Seconds. */
  interval: string;
  tables: string;
  fields: string;
  conditions: string;
  eventTypes: string;
  trackInserts: boolean;
  trackUpdates: boolean;
  trackDeletes: boolean;
}

export type NewStream = BodyInputOf<typeof streamsEndpoints.create>;

export type CheckedForm =
  | { ok: true; stream: NewStream }
  | { ok: false; field: 'dataSourceId' | 'interval'; message: string };

/** The defaults of spec §3. */
export function newStreamForm(dataSourceId = ''): StreamForm {
  return {
    dataSourceId,
    streamType: 'real_time',
    interval: String(updateIntervalDefaultMs / 1000),
    tables: '',
    fields: '',
    conditions: '',
    eventTypes: '',
    trackInserts: true,
    trackUpdates: true,
    trackDeletes: false,
  };
}

/** What is sent, or the first thing that is wrong. */
export function checkStreamForm(form: StreamForm): CheckedForm {
  if (form.dataSourceId === '') return { ok: false, field: 'dataSourceId', message: strings.sourceMissing };
  const updateInterval = Number(form.interval) * 1000;
  const isWithin = updateInterval >= updateIntervalMinimumMs && updateInterval <= updateIntervalMaximumMs;
  if (form.interval.trim() === '' || !Number.isInteger(updateInterval) || !isWithin) {
    return { ok: false, field: 'interval', message: strings.intervalInvalid };
  }
  const { trackInserts, trackUpdates, trackDeletes } = form;
  return {
    ok: true,
    stream: {
      dataSourceId: form.dataSourceId,
      streamType: form.streamType,
      updateInterval,
      filters: {
        tables: splitNames(form.tables),
        fields: splitNames(form.fields),
        conditions: form.conditions.trim(),
      },
      changeTracking: { trackInserts, trackUpdates, trackDeletes },
      eventConfig: { eventTypes: splitNames(form.eventTypes) },
    },
  };
}

/** `Orders, , Items ` is `Orders` and `Items` (spec §5). */
export function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
