/** Words of the page on which somebody signs in to a practice system. */
export const practicePageStrings = {
  title: 'Practice: sign in',
  what: 'This stands in for the sign-in page of your provider. The system behind it is played by this server, and its data are invented.',
  asked: 'Plumbline asks to read it as Alex Example.',
  agree: 'Sign in as Alex Example',
  refuse: 'Do not sign in',
} as const;
