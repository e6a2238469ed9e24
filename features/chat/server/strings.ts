/** Sentences that only the server writes. */
export const chatServerStrings = {
  unknownSession: 'There is no such conversation.',
  unknownSource: 'One of these data sources does not exist.',
  gone: 'The connection was lost before this question was answered. Ask it again.',
  stopped: 'You stopped this question before it was answered.',
  failed:
    'This question could not be answered because of an error on the server. Nothing was guessed. Try again.',
  unavailable: 'The agent does not answer at the moment. Try again in a minute.',
} as const;
