import type { Settings } from './settings.ts';

/** Systems that this server can play itself, with invented data, by the type of their sources. */
export const practiceTypes = [
  'postgresql',
  's4hana',
  'datasphere',
  'btp',
  'microsoft',
  'workday',
  'salesforce',
  'successfactors',
] as const;
export type PracticeType = (typeof practiceTypes)[number];

/** Where a person agrees that this product reads a practice system, below the product's own address. */
export const practiceSignInPath = '/api/practice-systems/authorize';

/** What the forms of a system are filled with, so that they lead to a practice system. */
export interface PracticeForms {
  /** Of a data source; null where its form cannot lead there. */
  source: {
    configuration: Settings;
    authType: 'basic' | 'oauth';
    credentials: Record<string, string>;
  } | null;
  /** Of a connection, by the manifest of its family. */
  connection: Settings | null;
  /** Of the client of OAuth Setup. */
  oauth: Settings | null;
}

/** The name of a source as answers, receipts and charts tell it: data of a practice system are invented, which nobody may overlook. */
export function labelPractice(name: string, isPractice: boolean | undefined): string {
  return isPractice ? `${name} (Practice)` : name;
}
