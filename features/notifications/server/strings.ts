/** What the notifications say: what happened, and what to do where something is to be done. */
export const notificationTexts = {
  uploadFinished: {
    title: (name: string) => `${name} is ready`,
    message: (rows: number) => `${count(rows, 'row')} read. You can ask about them now.`,
    messageWithRejected: (rows: number, rejected: number) =>
      `${count(rows, 'row')} read, ${count(rejected, 'row')} not. The source says which and why.`,
  },
  uploadFailed: { title: (fileName: string) => `${fileName} could not be read` },
  sampleFailed: {
    title: 'The sample company could not be made',
    message: 'Nothing of yours is touched. Restore it under Data Sources to try again.',
  },
  trainingFinished: {
    title: (name: string) => `${name} is trained`,
    better: 'It beats its baseline. Predict with it now.',
    notBetter: 'It is no better than its baseline, so it was not activated. Look at its figures first.',
  },
  trainingFailed: { title: (name: string) => `Training ${name} failed` },
  streamFailed: { title: (name: string) => `Stream ${name} cannot be read` },
  onboardingRetried: {
    title: 'Your setup is complete now',
    message: 'Completing it had failed at first. It was tried again and is stored.',
  },
  verifiedBroken: {
    title: (name: string) => `"${name}" cannot be answered as confirmed`,
    manyTitle: (count: number) => `${count} verified questions cannot be answered as confirmed`,
    message: (name: string, reason: string) => `Among them "${name}": ${reason}`,
  },
  verifiedChanged: {
    title: (name: string) => `The answer to "${name}" has changed with the data`,
    manyTitle: (count: number) => `The answers to ${count} verified questions have changed with the data`,
    message: (name: string, change: string) => `Among them "${name}": ${change}`,
  },
  tokenExpiring: {
    title: (provider: string) => `The sign-in to ${provider} ends soon`,
    message: (day: string) => `It ends on ${day}. Sign in again to keep the connection.`,
    endedTitle: (provider: string) => `The sign-in to ${provider} has ended`,
    endedMessage: (day: string) => `It ended on ${day}. Sign in again to connect.`,
  },
  signInEnded: {
    title: (provider: string) => `Sign in to ${provider} again`,
    message: 'The provider takes the sign-in no more, so nothing is read until somebody signs in again.',
  },
  secretExpiring: {
    title: (provider: string) => `The client secret of ${provider} ends soon`,
    message: (day: string) =>
      `It is valid until ${day}. Make a new one at the provider and save it in OAuth Setup.`,
    endedTitle: (provider: string) => `The client secret of ${provider} has ended`,
    endedMessage: (day: string) =>
      `It was valid until ${day}. Make a new one at the provider and save it in OAuth Setup.`,
  },
} as const;

function count(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}
