export const liveStrings = {
  connection: 'Connection',
  states: {
    idle: 'Not connected',
    connecting: 'Connecting',
    live: 'Live',
    reconnecting: 'Reconnecting',
    ended: 'Not connected',
  },
  notes: {
    idle: '',
    connecting: '',
    live: '',
    reconnecting: 'The connection was lost. It is tried again by itself.',
    ended: 'Another page took its place, or the session has ended. Reload the page to connect again.',
  },
} as const;
