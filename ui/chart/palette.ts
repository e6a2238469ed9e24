/**
 * Colours of chart series, used strictly in this order. Each neighbour pair of the first five stays apart for normal and
 * colour-blind sight, and each colour reaches 3:1 against its surface: `palette.test.ts` holds both.
 */
export const chartPalette = {
  light: ['#144ab2', '#f25418', '#22a092', '#b56efe', '#7c4455', '#402a00'],
  dark: ['#78abd6', '#dc8d28', '#58fdeb', '#7e48ca', '#bb2e45', '#fdde18'],
} as const;

/** What a canvas cannot take from the style sheet: the same values as in `theme.css`. */
export const chartInk = {
  light: { surface: '#ffffff', text: '#5b5e68', line: '#e3e3df', pointer: '#85878f' },
  dark: { surface: '#16171a', text: '#a2a4ae', line: '#2a2c31', pointer: '#767984' },
} as const;

export type ChartTheme = keyof typeof chartPalette;
