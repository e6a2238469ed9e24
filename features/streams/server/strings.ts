import type { StreamSourceType } from '../manifest.ts';

const systems: Record<StreamSourceType, string> = { datasphere: 'SAP Datasphere', s4hana: 'SAP S/4HANA' };

/** Sentences that only the server writes. */
export const streamsServerStrings = {
  unknownStream: 'There is no such stream.',
  unknownSource: 'There is no such data source.',
  unknownAction: 'A stream can be told to start, pause or stop.',
  sourceUnfit:
    'Only data sources of type Data Warehouse (datasphere) and Business Applications Backend (s4hana) can be streamed. Choose one of these.',
  sourceNoLongerFit: 'The data source is no longer of a type that can be streamed. Nothing is received.',
  tooMany: 'This workspace has as many streams as it can hold. Delete one that is not needed.',
  notReadYet: (type: StreamSourceType) =>
    `Reading ${systems[type]} in real time is not part of this version yet. The stream is kept; nothing is received.`,
  sourceUnreadable:
    'The settings of the data source cannot be read. Open the data source and save its settings again.',
  sourceFailed: 'The source did not answer as expected.',
  sourceTimedOut: 'The source took too long to answer.',
  /** `reason` is a sentence. */
  retried: (reason: string) => `${reason} It is tried again by itself.`,
} as const;
