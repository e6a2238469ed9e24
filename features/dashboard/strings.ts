export const dashboardStrings = {
  title: 'Dashboard',
  subtitle: 'Your sources, questions and models at a glance.',
  activeDataSources: 'Active Data Sources',
  mlModels: 'ML Models',
  ofThemDrafts: (count: number) => (count === 1 ? '1 draft, not trained' : `${count} drafts, not trained`),
  voiceInteractions: 'Voice Interactions',
  dataProcessed: 'Data Processed',
  changeAgainst: 'vs previous 30 days',
  statsFailed: 'The figures could not be loaded',
} as const;
