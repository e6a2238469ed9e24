export const modelsStrings = {
  sidebar: 'ML Models',
  title: 'Machine Learning Models',
  subtitle:
    'Manage and deploy machine learning models for forecasting, classification, and anomaly detection',
  panelTitle: 'ML Models',
  emptyTitle: 'No ML Models',
  emptyMessage:
    'Create your first machine learning model to start generating predictions and insights from your data.',
  notYet: 'Training models is not part of this version yet.',
  failed: 'The models could not be loaded',
  accuracy: 'Accuracy',
  notMeasured: 'N/A',
  dataSource: 'Data source',
  noDataSource: 'None',
  created: 'Created',
  types: {
    forecasting: 'Forecasting',
    classification: 'Classification',
    clustering: 'Clustering',
    anomaly_detection: 'Anomaly detection',
  },
  statuses: {
    draft: 'Draft',
    training: 'Training',
    trained: 'Trained',
    active: 'Active',
    failed: 'Failed',
  },
} as const;
