/** How a business system is read in real time: what a connector offers, and the streams feature runs. */

export interface StreamSettings {
  streamType: 'real_time' | 'change_tracking' | 'event_driven';
  /** From one reading to the next. */
  updateInterval: number;
  /** What is wanted; an empty list wants all. `conditions` is in the system's own words. */
  filters: { tables: string[]; fields: string[]; conditions: string | Record<string, unknown> };
  changeTracking: { trackInserts: boolean; trackUpdates: boolean; trackDeletes: boolean };
  eventConfig: { eventTypes: string[] };
}

export interface StreamChange {
  /** The table that holds the record; for an event, the event's type. */
  table: string;
  /** `record`: as it is now, without saying what happened to it. */
  operation: 'record' | 'insert' | 'update' | 'delete' | 'event';
  /** The fields by name, as JSON. */
  record: Record<string, unknown>;
}

export interface StreamBatch {
  changes: readonly StreamChange[];
  /** Where the next reading begins once this batch is taken: JSON that only the reader understands, never null. */
  position: unknown;
}

export interface StreamSource {
  id: string;
  name: string;
  /** With its secrets. */
  configuration: Record<string, unknown>;
}

export interface StreamReader {
  /**
   * Reads what has happened since `position` (null: from where the reader thinks right), batch by batch, and ends when it
   * has caught up; it is opened again after the stream's interval. A batch may be handed over twice after a crash.
   * Throws AppError with a sentence for people; anything else is logged and shown as a general failure.
   */
  open(
    source: StreamSource,
    settings: StreamSettings,
    position: unknown,
    signal: AbortSignal,
  ): AsyncIterable<StreamBatch>;
}
