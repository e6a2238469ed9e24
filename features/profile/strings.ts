export const profileStrings = {
  sidebar: 'Profile',
  title: 'User Profile',
  subtitle: 'Manage your account and talk to your personal AI assistant',
  accountTitle: 'Account',
  email: 'Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  notProvided: 'Not provided',
  memberSince: 'Member Since',
  unknown: 'Unknown',
  accountStatus: 'Account Status',
  active: 'Active',
  signOut: 'Sign Out',

  edit: 'Edit Profile',
  editDescription: 'Your name and picture, as they are shown in your workspace.',
  picture: 'Picture',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove picture',
  pictureHint: 'PNG, JPEG or WebP. It is cut to a square and made small in your browser.',
  pictureUnreadable: 'This file is not a picture that the browser can read. Choose a PNG, JPEG or WebP file.',
  save: 'Save',
  saving: 'Saving...',
  savedTitle: 'Profile Updated',
  savedMessage: 'Your profile has been updated.',
  errorTitle: 'Error',
  saveFailed: 'Failed to update your profile.',

  assistantTitle: 'Personal AI Assistant',
  greeting: 'Greeting',
  /** Spec §2, §9: each names an AI assistant for analytics and business insights. */
  greetings: [
    (name: string) =>
      `Hello ${name}! I am your AI assistant for analytics and business insights. What would you like to know today?`,
    (name: string) =>
      `Welcome back, ${name}! Your AI assistant for analytics and business insights is ready. Ask me anything about your data.`,
    (name: string) =>
      `Good to see you, ${name}! As your AI assistant for analytics and business insights, I answer from your own tables and show how.`,
    (name: string) =>
      `Hi ${name}! I am here as your AI assistant for analytics and business insights. Shall we look at your numbers?`,
  ],
  greetingLoading: 'Generating personalized greeting...',
  newGreeting: 'New Greeting',
  autoSpeak: 'Read greetings and answers aloud',
  inputLabel: 'Your message',
  inputPlaceholder: 'Ask me anything about your business data...',
  send: 'Send',
  thinking: 'Thinking...',
  quickQuestions: 'Quick questions',
  quick: [
    'What insights can you provide about my data?',
    'Show me my recent analytics',
    'Help me create a new ML model',
  ],
  youAsked: 'You asked',
  response: 'Response',
  fallback:
    "I appreciate your message! While I'm having trouble processing it right now, I'm here to help with your experience of the product. What would you like to explore?",
  emptyResponse: 'Thank you for your message! How else can I assist you today?',
  nextQuestions: 'You can ask',
  moreRows: (shown: string, all: string, isAll: boolean) =>
    `The first ${shown} of ${isAll ? all : `at least ${all}`} rows.`,
  openAgent: 'Open the AI Agent',
  openAgentNote: 'Answers here are not kept. Ask in the AI Agent for conversations and receipts.',

  messageMissing: 'Write a message first.',
} as const;

/** Whom a greeting names: the first name, or the part of the e-mail before the at-sign. */
export function nameInGreeting({ firstName, email }: { firstName: string; email: string }): string {
  return firstName || email.split('@')[0] || email;
}
