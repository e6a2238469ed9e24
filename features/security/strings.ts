const things = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const securityStrings = {
  title: 'Security',
  subtitle: 'Your password, where you are signed in, and your account.',
  cardTitle: 'Security',
  cardSubtitle: 'Password, sessions, what happened to your account, and who has one.',
  openSecurity: 'Password and sessions',
  openActivity: 'Activity',
  openPeople: 'People',
  readFailed: 'The security settings could not be loaded',
  errorTitle: 'Error',
  pages: 'Pages of the settings',

  passwordTitle: 'Password',
  passwordElsewhere: 'You sign in through your organisation, so your password is changed there.',
  passwordNote: 'All your other sessions end when you change it.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordMissing: 'Enter your password.',
  change: 'Change Password',
  changing: 'Changing...',
  changedTitle: 'Password changed',
  changedMessage: (ended: number) =>
    ended === 0
      ? 'You were signed in nowhere else.'
      : `${things(ended, 'other session was', 'other sessions were')} ended.`,
  changeFailed: 'The password could not be changed.',
  wrongPassword: 'The current password is not right.',
  noPassword: 'This account has no password here: it signs in through your organisation.',

  sessionsTitle: 'Sessions',
  sessionsNote: 'Where you are signed in. End what you do not know, then change your password.',
  thisSession: 'This session',
  signedIn: (moment: string) => `signed in ${moment}`,
  lastSeen: (moment: string) => `last seen ${moment}`,
  unknownDevice: 'Unknown program',
  unknownAddress: 'unknown address',
  endOne: (device: string, address: string) => `End the session of ${device} at ${address}`,
  endOthers: 'End All Others',
  ending: 'Ending...',
  endedTitle: 'Sessions ended',
  endedMessage: (ended: number) => `${things(ended, 'session was', 'sessions were')} ended.`,
  endFailed: 'The session could not be ended.',
  unknownSession: 'This session has ended already.',
  noOthers: 'You are signed in nowhere else.',

  deleteTitle: 'Delete account',
  deleteNote: 'Deletes your account and your data on this server, at once and for good.',
  deleteOpen: 'Delete My Account',
  deleteDialog: 'Delete this account?',
  deleteWarning: 'This cannot be undone, and there is no copy to bring it back from.',
  deleteReading: 'Looking at what would be deleted...',
  workspaceGoes: (name: string, sources: number, conversations: number, receipts: number) =>
    `${name} is deleted with ${things(sources, 'data source', 'data sources')} (removed ones that could still be restored included), ${things(conversations, 'conversation', 'conversations')} and ${things(receipts, 'receipt', 'receipts')}.`,
  workspaceStays: (name: string, conversations: number, receipts: number) =>
    `${name} stays with its data, for others are members. ${things(conversations, 'conversation', 'conversations')} and ${things(receipts, 'receipt', 'receipts')} of this account go, and pinned charts and verified questions that stand on them.`,
  heir: (name: string) => `${name} looks after it from then on.`,
  deleteRest:
    'Access tokens stop working. The record of activity keeps that something was done, without name and address.',
  typeEmail: (email: string) => `Type ${email} to confirm`,
  password: 'Your password',
  deleteConfirm: 'Delete Account',
  deleting: 'Deleting...',
  deleteFailed: 'The account could not be deleted.',
  emailMismatch: 'That is not the e-mail address of the account. Type it as it is shown.',
  lastAdministrator: 'This is the only administrator of the installation. Make somebody else one first.',

  setTitle: 'Set your password',
  setNote: 'The link that you opened serves once. All sessions of your account end.',
  setSubmit: 'Set Password',
  setting: 'Setting...',
  setDone: 'Your password is set. Sign in with it.',
  toSignIn: 'Sign in',
  linkMissing: 'This address is not complete. Open the whole link that your administrator gave you.',
  linkInvalid:
    'This link was used already, is too old, or was replaced by a newer one. Ask your administrator for another.',
} as const;
