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
  light: { surface: '#ffffff', ink: '#191b20', text: '#5b5e68', line: '#e3e3df', pointer: '#85878f' },
  dark: { surface: '#16171a', ink: '#ededf0', text: '#a2a4ae', line: '#2a2c31', pointer: '#767984' },
} as const;

/** The second way to tell lines apart: the library's name of each mark, and its outline in a box of 12 by 12. */
export const seriesMarkers = [
  { style: 'circle', path: 'M6 2.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z' },
  { style: 'rect', path: 'M3 3h6v6h-6Z' },
  { style: 'triangle', path: 'M6 2L10 9.5H2Z' },
  { style: 'rectRot', path: 'M6 1.5L10.5 6L6 10.5L1.5 6Z' },
  {
    style: 'rectRounded',
    path: 'M4.5 2.5h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2Z',
  },
  { style: 'circle', path: 'M6 2.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z' },
] as const;

/** A canvas cannot inherit the page's font. */
export const chartFont =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif';

export type ChartTheme = keyof typeof chartPalette;
