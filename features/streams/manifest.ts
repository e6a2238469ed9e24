/** What there is to stream, as data: forms, validation and messages follow from it. */

export const streamTypes = ['real_time', 'change_tracking', 'event_driven'] as const;
export type StreamType = (typeof streamTypes)[number];

/** Spec §2: only these can be streamed. */
export const streamSourceTypes = ['datasphere', 's4hana'] as const;
export type StreamSourceType = (typeof streamSourceTypes)[number];

export const streamActions = ['start', 'pause', 'stop'] as const;
export type StreamAction = (typeof streamActions)[number];

/** Spec §7: the live message of each type of stream. */
export const streamMessageTypes = {
  real_time: 'sap_real_time_data',
  change_tracking: 'sap_change_tracking_data',
  event_driven: 'sap_event_data',
} as const;

export function isStreamSourceType(type: string): type is StreamSourceType {
  return (streamSourceTypes as readonly string[]).includes(type);
}
