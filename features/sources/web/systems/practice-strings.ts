import { sourcesStrings } from '../../strings.ts';

const { types } = sourcesStrings;
type Type = keyof typeof types;

/** Words on systems that are there to be tried. */
export const practiceStrings = {
  sourceName: 'Practice shipping',
  offer: 'Nothing to connect to yet? This server can play one, with invented data.',
  none: (type: Type) => `There is no practice system of ${types[type]}.`,
  choose: (type: Type) => `Use ${types[type]} instead`,
  action: 'Try with a practice system',
  starting: 'Starting...',
  filled:
    'Filled in with a practice system: invented data, on this server alone. Test the connection, then add it.',
  failed: 'The practice system could not be started.',
} as const;
