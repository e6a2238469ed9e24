import { sourcesStrings } from '../../strings.ts';

const { types } = sourcesStrings;
type Type = keyof typeof types;

/** Words on systems that are there to be tried. */
export const practiceStrings = {
  /** Of a source that has no name yet. */
  sourceNames: {
    postgresql: 'Practice shipping',
    s4hana: 'Practice S/4HANA',
    datasphere: 'Practice DataSphere',
    btp: 'Practice BTP',
    microsoft: 'Practice Dynamics 365',
    workday: 'Practice Workday',
    salesforce: 'Practice Salesforce',
    successfactors: 'Practice SuccessFactors',
  },
  offer: 'Nothing to connect to yet? This server can play one, with invented data.',
  none: (type: Type) => `There is no practice system of ${types[type]}.`,
  choose: (type: Type) => `Use ${types[type]} instead`,
  action: 'Try with a practice system',
  starting: 'Starting...',
  filled: {
    source:
      'Filled in with a practice system: invented data, on this server alone. Test the connection, then add it.',
    connection:
      'Filled in with a practice system: invented data, on this server alone. Test the connection, then save it.',
    client:
      'Filled in with the client of a practice system: invented data, on this server alone. Save it, then sign in.',
  },
  clientFirst: 'Its client comes from OAuth Setup, where a practice system fills it in and you sign in.',
  openOAuthSetup: 'Open OAuth Setup',
  failed: 'The practice system could not be started.',
} as const;
