/** Spec §9: ranges in days; 365 is labelled 'This year'. */
export const chartRanges = [7, 30, 90, 365] as const;
export const chartTypes = ['sales', 'revenue', 'forecast'] as const;
export const defaultChartRange = 30;
export const defaultChartType = 'sales';

/** Spec §3 (15.3, 94.7, 847000, 92.1): shown, and marked as samples, only while the server's answer is missing or empty. */
export const sampleMetrics = {
  growthRate: 0.153,
  accuracy: 0.947,
  totalRevenue: 847000,
  forecastConfidence: 0.921,
} as const;
/** Spec §3: drawn, in grey and marked as samples, only while the server's answer is empty. */
export const samplePoints = [42, 48, 45, 56, 61, 58, 66, 72, 69, 78] as const;
/** Metrics that are fractions in the API and percentages on screen. */
export const fractionMetrics: ReadonlySet<string> = new Set(['growthRate', 'accuracy', 'forecastConfidence']);
/** Spec §2: four metric cards, and four skeletons while they load. */
export const metricCards = 4;

export const columnNameMaximumLength = 300;
export const idMaximumLength = 64;
