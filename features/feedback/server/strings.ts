export const feedbackServerStrings = {
  unknownSession: 'There is no such conversation.',
  unknownAnswer: 'There is no such answer.',
} as const;
