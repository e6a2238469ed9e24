/** Sentences that only the server writes. Spec §2, §9: four greetings, each naming an AI assistant for analytics and business insights. */
export const profileServerStrings = {
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
} as const;
