/** Spec §3: shown, and marked as samples, only while the server's answer lacks the figure. */
export const sampleStats = {
  dataSources: 12,
  mlModels: 8,
  voiceInteractions: 2400,
  dataProcessed: '847GB',
} as const;
