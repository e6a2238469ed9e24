/** Spec §9: ranges in days; 365 is labelled 'This year'. */
export const chartRanges = [7, 30, 90, 365] as const;
export const chartTypes = ['sales', 'revenue', 'forecast'] as const;
export const defaultChartRange = 30;
export const defaultChartType = 'sales';

/** Spec §3: shown, and marked as samples, only while the server's answer is missing or empty. */
export const sampleMetrics = {
  growthRate: 15.3,
  accuracy: 94.7,
  totalRevenue: 847000,
  forecastConfidence: 92.1,
} as const;
/** Spec §2: four metric cards, and four skeletons while they load. */
export const metricCards = 4;
