/** Spec §9: ranges in days; 365 is labelled 'This year'. */
export const chartRanges = [7, 30, 90, 365] as const;
export const chartTypes = ['sales', 'revenue', 'forecast'] as const;
export const defaultChartRange = 30;
export const defaultChartType = 'sales';
